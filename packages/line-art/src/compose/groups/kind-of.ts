import { subjectById } from "../../lexicon/subjects.ts";
import type { SubjectId } from "../../types.ts";

/** What a thing is in one word: a red heart is a heart, a birthday cake a cake. */
export function kindOf(id: SubjectId): string {
  const name = subjectById(id).name.en;
  return name.slice(name.lastIndexOf(" ") + 1);
}
