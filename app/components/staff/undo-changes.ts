import type { BulkOutcome } from "@colorleaf/domain";
import { m } from "../../paraglide/messages.js";
import { callStaff } from "./call-staff.ts";
import type { Notice } from "./notice-line.tsx";

/** Takes changes back, and says what came of it. */
export async function undoChanges(changes: readonly number[]): Promise<Notice> {
  const answer = await callStaff<BulkOutcome>("POST", "/changes/undo", { changes });
  if (!answer.ok) return { text: answer.message, isFault: true };
  const { done, conflicts } = answer.value;
  const left = conflicts.length > 0 ? m.staff_conflicts({ count: conflicts.length }) : "";
  return { text: m.staff_undone({ count: done }) + left };
}
