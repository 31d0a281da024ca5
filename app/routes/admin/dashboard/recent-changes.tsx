import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import type { StaffChange } from "../../../staff-area.ts";
import { changeSentence } from "./change-sentence.ts";
import css from "./recent-changes.module.css";

/** Who did what to what, the newest first. */
export function RecentChanges({ changes }: { changes: readonly StaffChange[] }) {
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
      <ol className={css.list}>
        {changes.map((change) => (
          <li key={change.number}>
            <time dateTime={new Date(change.at).toISOString()}>
              {m.staff_time_utc({ time: time.format(change.at) })}
            </time>
            <span>{changeSentence(change)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
