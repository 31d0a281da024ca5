import type { RefusedLine } from "@colorleaf/domain";
import { Link } from "react-router";
import { Table } from "../../../components/staff/table.tsx";
import { m } from "../../../paraglide/messages.js";
import { buttonClass } from "../../../ui/button.tsx";
import css from "./new-batch-form.module.css";

const reasons: Record<RefusedLine["reason"], () => string> = {
  "too-long": m.batch_reason_too_long,
  unsafe: m.batch_reason_unsafe,
  "nothing-to-draw": m.batch_reason_nothing,
  repeated: m.batch_reason_repeated,
  "bad-option": m.batch_reason_option,
};

/** The lines that make no page, and why. */
export function RefusedLines({
  refused,
  created,
}: {
  refused: RefusedLine[];
  created: string | null;
}) {
  return (
    <div className={css.refused} role="status">
      <p>{created ? m.batch_some_refused() : m.batch_all_refused()}</p>
      <Table
        label={m.batch_refused()}
        rows={refused}
        keyOf={({ line }) => `${line}`}
        columns={[
          { heading: m.batch_line(), cell: ({ line }) => line, isNumber: true },
          { heading: m.batch_line_text(), cell: ({ text }) => text },
          { heading: m.dash_reason(), cell: ({ reason }) => reasons[reason]() },
        ]}
      />
      {created && (
        <p>
          <Link to={`/admin/batch-generator/${created}`} className={buttonClass("strong")}>
            {m.batch_open()}
          </Link>
        </p>
      )}
    </div>
  );
}
