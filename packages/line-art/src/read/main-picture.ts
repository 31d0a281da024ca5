/** A long story is boiled down to its main picture: whoever it is about, with what they have and do. */
import { isAlive } from "../lexicon/living.ts";
import type { Relation } from "../types.ts";
import type { Parsed } from "./parse/parse.ts";
import type { ReadMention } from "./parse/state.ts";

/** @param hero the one that is never left out */
export function mainPicture(most: number, parsed: Parsed, hero: string | undefined): Parsed {
  const { mentions, relations } = parsed;
  if (mentions.length <= most) return parsed;
  const ranked = mentions
    .map((mention, place) => ({ mention, rank: place - weightOf(mention, relations, hero) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ mention }) => mention.id);
  const kept = new Set(ranked.slice(0, most));
  const left = mentions.filter(({ id }) => !kept.has(id)).map(({ phrase }) => phrase);
  return {
    ...parsed,
    mentions: mentions.filter(({ id }) => kept.has(id)),
    relations: relations.filter(({ from, to }) => [from, ...to].every((id) => kept.has(id))),
    dropped: [...parsed.dropped, ...left.filter(Boolean)],
  };
}

/** By how many places of the story it comes earlier than it is told. */
function weightOf(
  { id, subject, action }: ReadMention,
  relations: readonly Relation[],
  hero: string | undefined,
): number {
  if (id === hero) return Number.POSITIVE_INFINITY;
  const isWithHero = relations.some(
    ({ from, to }) =>
      (from === hero && to.includes(id)) || (from === id && to.includes(hero ?? "")),
  );
  return (isWithHero ? 6 : 0) + (isAlive(subject) ? 3 : 0) + (action ? 2 : 0);
}
