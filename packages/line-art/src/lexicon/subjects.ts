import type { ArtworkRef, Subject, SubjectId } from "../types.ts";
import { emojiSubjects, type WordedSubject } from "./emoji-subjects.ts";
import { figureSubjects } from "./figure-subjects.ts";
import { ownSubjects } from "./own-subjects.ts";

const ours = [...ownSubjects, ...figureSubjects];

/** Who has a word among our own drawings: "fire engine" is the fire truck's. */
const oursByWord = new Map(
  ours.flatMap(({ id, words }) =>
    [...words.en, ...words.zh].map((word) => [word.toLowerCase(), id] as const),
  ),
);

const byId = new Map<SubjectId, WordedSubject>();
/**
 * Emoji that gave way to a drawing of our own, by their own ids. It must have their English name: that
 * of a dragon's head (龙头) is a tap's in Chinese.
 */
const replacedBy = new Map<SubjectId, SubjectId>();

for (const emoji of emojiSubjects()) {
  const replacement = oursByWord.get(emoji.name.en);
  if (!replacement) byId.set(emoji.id, emoji);
  else {
    replacedBy.set(emoji.id, replacement);
    // Ours has a body; who asks for the face has that.
    if (emoji.headOnly && emoji.kind === "animal" && !emoji.id.endsWith("-face"))
      byId.set(`${emoji.id}-face`, faceOf(emoji));
  }
}
for (const subject of ours) byId.set(subject.id, subject);

function faceOf({ emoji: _, ...animal }: WordedSubject): WordedSubject {
  const { en, zh } = animal.name;
  const name = { en: `${en} face`, zh: `${zh}脸` };
  const words = { en: [name.en, `${en} head`], zh: [name.zh, `${zh}的脸`] };
  return { ...animal, id: `${animal.id}-face`, name, words };
}

/** Everything the engine can draw. */
export const subjects: readonly WordedSubject[] = [...byId.values()];

/** The subject that an id stands for now, or undefined where there is none. */
export function currentId(id: SubjectId): SubjectId | undefined {
  return byId.has(id) ? id : replacedBy.get(id);
}

export function isSubject(id: SubjectId): boolean {
  return currentId(id) !== undefined;
}

/** @throws if there is no such subject */
export function subjectById(id: SubjectId): Subject {
  const subject = byId.get(currentId(id) ?? id);
  if (!subject) throw new Error(`There is no subject ${id}`);
  return subject;
}

/** Plain pages take the drawing of fewer areas, where there is one. */
export function drawingOf({ artwork, simple }: Subject, isPlain: boolean): ArtworkRef {
  return isPlain && simple ? simple : artwork;
}

/** Tall enough to climb, to hang from and to hide behind. */
export function isTree(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return kind === "plant" && height > 1.5;
}
