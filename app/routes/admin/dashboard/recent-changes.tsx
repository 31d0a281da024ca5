import { useId } from "react";
import { NoticeLine } from "../../../components/staff/notice-line.tsx";
import { useNotice } from "../../../components/staff/use-notice.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { StaffChange } from "../../../staff-area.ts";
import { Button } from "../../../ui/button.tsx";
import { changeSentence } from "./change-sentence.ts";
import css from "./recent-changes.module.css";

/** Who did what to what, the newest first. */
export function RecentChanges({
  changes,
  canEdit,
}: {
  changes: readonly StaffChange[];
  canEdit: boolean;
}) {
  const id = useId();
  const { notice, undo } = useNotice();
  const time = new Intl.DateTimeFormat(getLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
    // The server's clock and the browser's may be in different zones; one of them has to be said.
    timeZone: "UTC",
  });
  return (
    <section className={css.changes}>
      <h2>{m.staff_changes_title()}</h2>
      {changes.length === 0 && <p>{m.staff_changes_none()}</p>}
      <NoticeLine notice={notice} />
      <ol className={css.list}>
        {changes.map((change) => (
          <li key={change.number}>
            <time dateTime={new Date(change.at).toISOString()}>
              {m.staff_time_utc({ time: time.format(change.at) })}
            </time>
            <span id={`${id}-${change.number}`}>{changeSentence(change)}</span>
            {canEdit && change.canUndo && (
              <Button
                onClick={() => undo([change.number])}
                aria-describedby={`${id}-${change.number}`}
              >
                {m.staff_undo()}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
