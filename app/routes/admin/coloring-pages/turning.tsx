import { Link, useSearchParams } from "react-router";
import form from "../../../components/staff/form/form.module.css";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";

/** To the next part of the list and back. */
export function Turning({
  after,
  before,
}: {
  after: string | undefined;
  before: string | undefined;
}) {
  const [params] = useSearchParams();
  if (!after && !before) return null;
  const to = (name: "after" | "before", cursor: string) => {
    const next = new URLSearchParams(params);
    next.delete("after");
    next.delete("before");
    next.set(name, cursor);
    return `?${next}`;
  };
  return (
    <nav aria-label={m.staff_turning()} className={form.actions}>
      {before && (
        <Link to={to("before", before)} className={buttonClass()}>
          {m.staff_turn_back()}
        </Link>
      )}
      {after && (
        <Link to={to("after", after)} className={buttonClass()}>
          {m.staff_turn_on()}
        </Link>
      )}
    </nav>
  );
}
