import { isAlwaysWith } from "../lexicon/attire.ts";
import { canWear, wornOn } from "../lexicon/clothes.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Relation, SubjectId } from "../types.ts";
import type { ReadMention } from "./parse/state.ts";

/**
 * The picture without the clothes that nobody in it can be seen to wear, each garment once on each, and
 * each ball once in a hand: "plays basketball, she shoots the ball".
 *
 * @returns and `unworn`, the words for what is not there
 */
export function wornOnly(mentions: readonly ReadMention[], relations: readonly Relation[]) {
  const subjects = new Map(mentions.map(({ id, subject }) => [id, subject]));
  const subjectOf = (id: string): SubjectId => subjects.get(id)!;
  const isBall = ({ kind, to }: Relation) => kind === "holding" && /ball$/.test(subjectOf(to[0]!));
  const isSame = (one: Relation, other: Relation) =>
    one.from === other.from && subjectOf(one.to[0]!) === subjectOf(other.to[0]!);
  const phraseOf = (id: string) => mentions.find((one) => one.id === id)!.phrase;
  const isOwn = ({ kind, from, to }: Relation) =>
    kind === "wearing" &&
    subjectById(subjectOf(from)).kind === "person" &&
    wornOn(subjectOf(to[0]!)) === undefined &&
    isAlwaysWith(subjectOf(from), phraseOf(to[0]!));
  const own = new Set(relations.filter(isOwn).flatMap(({ to }) => to));
  const worn = relations.filter(
    (relation, index) =>
      !(relation.kind === "wearing" || isBall(relation)) ||
      (!isOwn(relation) &&
        (isBall(relation) || canWear(subjectOf(relation.from), subjectOf(relation.to[0]!))) &&
        relations.findIndex((one) => isSame(one, relation)) === index),
  );
  const kept = new Set(worn.flatMap(({ to }) => to));
  const gone = new Set(relations.flatMap(({ to }) => to).filter((id) => !kept.has(id)));
  const left = mentions.filter(({ id }) => !gone.has(id));
  const unworn = mentions.filter(
    ({ id, subject }) =>
      gone.has(id) && !own.has(id) && left.every((one) => one.subject !== subject),
  );
  return {
    mentions: left,
    relations: worn.filter(({ from, to }) => [from, ...to].every((id) => !gone.has(id))),
    unworn: unworn.map(({ phrase }) => phrase),
  };
}
