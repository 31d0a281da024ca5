/** A long story is boiled down to its main picture: whoever it is about, with what they have and do. */
import { isAlive } from "../lexicon/living.ts";
import { isOfThing } from "../lexicon/places-on-things.ts";
import type { Relation } from "../types.ts";
import type { Parsed } from "./parse/parse.ts";
import type { ReadMention } from "./parse/state.ts";

/**
 * What somebody wears or holds takes no place of its own: it stays as long as its bearer does. Nor does
 * the mast of a ship.
 *
 * @param hero the one that is never left out
 */
export function mainPicture(most: number, parsed: Parsed, hero: string | undefined): Parsed {
  const { mentions, relations } = parsed;
  const belongings = belongingsIn(relations);
  const things = mentions.map(({ subject }) => subject);
  const isPart = ({ subject }: ReadMention) => isOfThing(subject, things);
  const standing = mentions.filter(
    (one) => one.id === hero || !(belongings.has(one.id) || isPart(one)),
  );
  const places = Math.max(most, sizeOfCompany(standing) + 1);
  if (standing.length <= places) return parsed;
  const ranked = standing
    .map((mention, place) => ({ mention, rank: place - weightOf(mention, relations, hero) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ mention }) => mention.id);
  const kept = new Set(ranked.slice(0, places));
  for (const one of mentions) if (isPart(one)) kept.add(one.id);
  for (const [id, bearers] of belongings) if (bearers.some((one) => kept.has(one))) kept.add(id);
  const left = mentions.filter(({ id }) => !kept.has(id)).map(({ phrase }) => phrase);
  return {
    ...parsed,
    mentions: mentions.filter(({ id }) => kept.has(id)),
    relations: relations.filter(({ from, to }) => [from, ...to].every((id) => kept.has(id))),
    dropped: [...parsed.dropped, ...left.filter(Boolean)],
  };
}

/** 十二生肖: all whom one word names stay together, and what they are about. */
function sizeOfCompany(mentions: readonly ReadMention[]): number {
  const phrases = mentions.map(({ phrase }) => phrase).filter(Boolean);
  return Math.max(0, ...phrases.map((one) => phrases.filter((other) => other === one).length));
}

/** Each thing with those who wear it or have it in hand: of what one eats and drinks the first. */
function belongingsIn(relations: readonly Relation[]): Map<string, string[]> {
  const bearers = new Map<string, string[]>();
  const hasHandsFull = new Set<string>();
  for (const { kind, from, to } of relations) {
    if (kind !== "wearing" && (kind !== "holding" || hasHandsFull.has(from))) continue;
    if (kind === "holding") hasHandsFull.add(from);
    for (const id of to) bearers.set(id, [...(bearers.get(id) ?? []), from]);
  }
  // Seven who eat the same cake are seven cakes.
  return new Map([...bearers].filter(([, those]) => those.length <= 2));
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
