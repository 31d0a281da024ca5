import type { Subject, SubjectId } from "../types.ts";
import { emojiSubjects, type WordedSubject } from "./emoji-subjects.ts";
import { figureSubjects } from "./figure-subjects.ts";
import { ownSubjects } from "./own-subjects.ts";

// Later rows replace earlier ones of the same id: what is ours wins over an emoji.
const byId = new Map<SubjectId, WordedSubject>(
  [...emojiSubjects(), ...ownSubjects, ...figureSubjects].map((subject) => [subject.id, subject]),
);

/** Everything the engine can draw. */
export const subjects: readonly WordedSubject[] = [...byId.values()];

export function isSubject(id: SubjectId): boolean {
  return byId.has(id);
}

/** @throws if there is no such subject */
export function subjectById(id: SubjectId): Subject {
  const subject = byId.get(id);
  if (!subject) throw new Error(`There is no subject ${id}`);
  return subject;
}
