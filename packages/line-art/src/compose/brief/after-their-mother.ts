/** Several young ones go after their mother, one behind the other. */
import { brood, grownUp } from "../../lexicon/young.ts";
import type { Brief, Mention, Relation } from "../../types.ts";

export function afterTheirMother(brief: Brief): Brief {
  const pairs = brief.mentions.flatMap((young) => {
    const mother = brief.mentions.find(({ subject }) => subject === grownUp[young.subject]);
    const isFree = mother && areFree(brief, mother, young);
    return isFree && numberOf(young) > 1 ? [{ mother, young }] : [];
  });
  if (pairs.length !== 1) return brief;
  const [{ mother, young }] = pairs as [{ mother: Mention; young: Mention }];
  const line: Relation = { kind: "beside", from: young.id, to: [mother.id] };
  return {
    ...brief,
    // The line is put together from those who follow.
    ...(brief.hero === mother.id && { hero: young.id }),
    mentions: brief.mentions.map((one) => {
      if (one.id === young.id) return { ...one, count: numberOf(one), action: "following" };
      return one.id === mother.id ? { ...one, action: "walking" } : one;
    }),
    relations: [...brief.relations.filter((one) => !isBetween(one, mother, young)), line],
  };
}

/** 小鸭子 does not say how many they are. */
function numberOf({ subject, count, isOne, phrase }: Mention): number {
  const isOpen = count === 1 && !isOne && /\p{Script=Han}/u.test(phrase);
  return isOpen && brood.has(subject) ? 3 : count;
}

function areFree({ relations }: Brief, mother: Mention, young: Mention): boolean {
  const isOnTheWay = ({ action = "walking", count }: Mention, most: number) =>
    /^(walking|holding|leading|standing|following)$/.test(action) && count <= most;
  return (
    isOnTheWay(mother, 1) &&
    isOnTheWay(young, 3) &&
    relations.every(
      (one) =>
        isBetween(one, mother, young) ||
        (one.kind === "beside" && one.from === mother.id) ||
        ![one.from, ...one.to].some((id) => id === mother.id || id === young.id),
    )
  );
}

function isBetween({ kind, from, to }: Relation, mother: Mention, young: Mention): boolean {
  const both = [mother.id, young.id];
  return /^(beside|holding|behind)$/.test(kind) && both.includes(from) && both.includes(to[0]!);
}
