import { Link } from "react-router";
import { m } from "../paraglide/messages.js";
import css from "./breadcrumbs.module.css";

/** The way from home to here; the last step is where one is. */
export function Breadcrumbs({ steps }: { steps: readonly { name: string; to?: string }[] }) {
  return (
    <nav aria-label={m.breadcrumbs_label()}>
      <ol className={css.steps}>
        {steps.map(({ name, to }) => (
          <li key={name}>
            {to ? <Link to={to}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
