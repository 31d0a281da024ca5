import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import css from "./area-steps.module.css";

/**
 * What the arrow keys and Enter do, as buttons: for switches, and for screen readers on glass. They
 * are seen when they are reached.
 */
export function AreaSteps({ onWalk, onWork }: { onWalk(step: 1 | -1): void; onWork(): void }) {
  return (
    <div className={css.steps} role="toolbar" aria-label={m.studio_steps()}>
      <Button onClick={() => onWalk(-1)}>{m.studio_step_back()}</Button>
      <Button kind="strong" onClick={onWork}>
        {m.studio_key_fill()}
      </Button>
      <Button onClick={() => onWalk(1)}>{m.studio_step_on()}</Button>
    </div>
  );
}
