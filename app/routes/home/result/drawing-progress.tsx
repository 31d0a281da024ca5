import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import type { Progress } from "../generator/generator-machine.ts";
import css from "./drawing-progress.module.css";

/**
 * How far a page is that takes longer than a moment, by how long the last ones took. It is there from
 * the first estimate on; whoever cannot wait stops it.
 */
export function DrawingProgress({
  progress,
  remainingSeconds,
  onCancel,
}: Progress & { onCancel: () => void }) {
  if (progress === 0 && remainingSeconds === undefined) return null;
  return (
    <div className={css.progress}>
      <progress value={progress} max={1} aria-label={m.result_progress()} />
      <p>
        {remainingSeconds === undefined
          ? ""
          : remainingSeconds > 0
            ? m.result_remaining({ seconds: remainingSeconds })
            : m.result_overdue()}
      </p>
      <Button kind="chip" onClick={onCancel}>
        {m.result_stop()}
      </Button>
    </div>
  );
}
