/** Whether the picture will show what somebody is said to do. */
import { eyesOf } from "../artwork/close-eyes.ts";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { isPose } from "../figure/poses.ts";
import { signs } from "../lexicon/signs.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Verb } from "../lexicon/verbs.ts";
import type { Mention, Relation } from "../types.ts";

export interface Doing {
  /** In the visitor's words. */
  phrase: string;
  verb: Verb;
  by: readonly Mention[];
}

/** Nothing about a drawing would be otherwise. */
const still = /^(standing|sitting|walking|pointing|playing|riding|holding)$/;

export function isSeen({ verb, by }: Doing, relations: readonly Relation[]): boolean {
  if (verb.unseen) return false;
  return by.every((one) => !verb.action || shows(one, verb, relations));
}

function shows(
  { id, subject }: Mention,
  { action = "", object }: Verb,
  relations: readonly Relation[],
): boolean {
  const { artwork } = subjectById(subject);
  if (artwork.set === "figure") return isPose(action);
  if (still.test(action) || signs[action]) return true;
  // With the thing it is done with, or on the one it is done on.
  if (relations.some(({ kind, from }) => from === id && kind === object && kind !== "beside"))
    return true;
  return action === "crying" && eyesOf(loadArtwork(artwork).shapes).length > 0;
}
