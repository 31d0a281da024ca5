import type { StaffChange } from "@colorleaf/domain";
import { type ReactNode, useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { timeText } from "../time.ts";
import css from "./change-list.module.css";
import { changeSentence } from "./change-sentence.ts";

/** Who did what to what, the newest first. */
export function ChangeList<Change extends StaffChange>({
  changes,
  canEdit,
  onUndo,
  details,
}: {
  changes: readonly Change[];
  canEdit: boolean;
  onUndo: (numbers: number[]) => void;
  /** What stands below the sentence. */
  details?: (change: Change) => ReactNode;
}) {
  const id = useId();
  return (
    <ol className={css.list}>
      {changes.map((change) => (
        <li key={change.number}>
          <time dateTime={new Date(change.at).toISOString()}>{timeText(change.at)}</time>
          <span id={`${id}-${change.number}`}>{changeSentence(change)}</span>
          {canEdit && change.canUndo && (
            <Button
              onClick={() => onUndo([change.number])}
              aria-describedby={`${id}-${change.number}`}
            >
              {m.staff_undo()}
            </Button>
          )}
          {details?.(change)}
        </li>
      ))}
    </ol>
  );
}
