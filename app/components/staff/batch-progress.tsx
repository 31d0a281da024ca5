import type { Batch } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";
import css from "./batch-progress.module.css";

const stateNames = {
  running: m.batch_state_running,
  paused: m.batch_state_paused,
  cancelled: m.batch_state_cancelled,
};

/** How far a batch is, as a bar and in words. */
export function BatchProgress({ batch: { name, state, counts } }: { batch: Batch }) {
  const done = counts.drawn + counts.failed;
  const words =
    counts.waiting === 0 && state !== "cancelled" ? m.batch_state_done() : stateNames[state]();
  return (
    <div className={css.progress}>
      <progress aria-label={name} max={counts.total} value={done} />
      <span>
        {m.batch_progress_text({ state: words, done, total: counts.total })}
        {counts.failed > 0 && ` ${m.batch_failed_count({ count: counts.failed })}`}
      </span>
    </div>
  );
}
