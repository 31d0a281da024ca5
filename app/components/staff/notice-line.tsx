import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import css from "./notice-line.module.css";

export interface Notice {
  text: string;
  isFault?: boolean;
  /** Numbers of the changes that can be taken back. */
  undo?: number[];
}

/** What has just been done, and the way back. */
export function NoticeLine({
  notice,
  onUndo,
}: {
  notice: Notice | undefined;
  onUndo?: (changes: number[]) => void;
}) {
  const { text, undo = [] } = notice ?? {};
  return (
    <div role="status" className={css.notice} data-fault={notice?.isFault} hidden={!text}>
      <span>{text}</span>
      {onUndo && undo.length > 0 && <Button onClick={() => onUndo(undo)}>{m.staff_undo()}</Button>}
    </div>
  );
}
