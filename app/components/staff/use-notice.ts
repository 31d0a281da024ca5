import type { BulkOutcome } from "@colorleaf/domain";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../paraglide/messages.js";
import { callStaff } from "./call-staff.ts";
import type { Notice } from "./notice-line.tsx";

/** What came of the last thing that was done, and taking changes back: the screen then shows what is. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const { revalidate } = useRevalidator();

  async function undo(changes: readonly number[]) {
    const answer = await callStaff<BulkOutcome>("POST", "/changes/undo", { changes });
    setNotice(
      answer.ok
        ? {
            text:
              m.staff_undone({ count: answer.value.done }) + conflictText(answer.value.conflicts),
          }
        : { text: answer.message, isFault: true },
    );
    await revalidate();
  }

  return { notice, setNotice, undo };
}

/** What was left because somebody else has changed it since. */
export function conflictText(conflicts: BulkOutcome["conflicts"]): string {
  return conflicts.length > 0 ? m.staff_conflicts({ count: conflicts.length }) : "";
}
