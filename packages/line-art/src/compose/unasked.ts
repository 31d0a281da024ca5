/** Things that nobody named and that belong to what was: the table of a meal, the cake of a birthday. */
import type { Mention, SubjectId } from "../types.ts";

export function unasked(id: string, subject: SubjectId, count = 1): Mention {
  return { id, subject, count, size: "normal", phrase: "" };
}
