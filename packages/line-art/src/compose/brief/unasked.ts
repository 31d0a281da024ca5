/** Things that nobody named and that belong to what was: the table of a meal, the cake of a birthday. */
import { subjectById } from "../../lexicon/subjects.ts";
import type { Box, Mention, SubjectId } from "../../types.ts";
import type { Part } from "../groups/cluster.ts";

export function unasked(id: string, subject: SubjectId, count = 1): Mention {
  return { id, subject, count, size: "normal", phrase: "" };
}

/** The same where it is known how large it is and where it stands. */
export function unaskedPart(id: string, subject: SubjectId, box: Box): Part {
  const { artwork } = subjectById(subject);
  return { mention: unasked(id, subject), artwork, box, mirrored: false, rotation: 0 };
}
