/** Soup in a pot is seen in the pot, which is drawn full. */
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, Relation } from "../types.ts";

export function inThePot(brief: Brief): Brief {
  const pots = brief.mentions.filter(({ subject }) => /^(pot-of-food|hot-pot)$/.test(subject));
  const isFood = (id: string) =>
    brief.mentions.some((one) => one.id === id && subjectById(one.subject).kind === "food");
  const isIn = ({ kind, from, to }: Relation) =>
    kind === "in" && isFood(from) && pots.some(({ id }) => id === to[0]);
  const within = brief.relations.filter(isIn);
  if (within.length === 0) return brief;
  const potOf = (id: string) => within.find(({ from }) => from === id)?.to[0] ?? id;
  return {
    ...brief,
    ...(brief.hero !== undefined && { hero: potOf(brief.hero) }),
    mentions: brief.mentions.filter(({ id }) => potOf(id) === id),
    // Who cooks the soup is at the pot.
    relations: brief.relations
      .filter((one) => !within.includes(one))
      .map((one) => ({ ...one, from: potOf(one.from), to: one.to.map(potOf) })),
  };
}
