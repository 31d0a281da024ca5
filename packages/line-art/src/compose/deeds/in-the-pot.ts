/** Soup in a pot is seen in the pot, which is drawn full; who stirs it stands over it. */
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { type Cluster, clusterOf } from "../groups/cluster.ts";
import { oneAtOne, onTheFloor } from "../groups/one-at-one.ts";
import { turnedTo } from "../groups/turned-to.ts";

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

const isPot = (subject: string) =>
  /^(cauldron|pot-of-food|pot-of-porridge|cooking-pot|round-bowl)$/.test(subject);

/** Who cooks with a pot in hand stirs what is in it. */
export function stirred(brief: Brief): Brief {
  const isStirred = ({ kind, from, to }: Relation) =>
    /^(holding|beside)$/.test(kind) &&
    brief.mentions.some(
      ({ id, subject, count }) => id === to[0] && count === 1 && isPot(subject),
    ) &&
    brief.mentions.some((one) => one.id === from && isCook(one));
  return turnedTo(brief, brief.relations.filter(isStirred), "stirring", "beside");
}

const isCook = (one: Mention) => one.action === "cooking" && one.count === 1;

/** How high a pot's rim is, as a share of who stirs, and where the spoon goes in, across the pot. */
const rim = 0.42;
const spoonAt = 0.42;

/** One who stirs one pot; undefined where there are others. */
export function atThePot(cook: Cluster, pot: Cluster): Cluster | undefined {
  const found = oneAtOne(cook, pot, "stirring", isPot);
  if (!found) return undefined;
  const { who, hand } = found;
  const end = hand.x + 0.08 * who.box.height;
  const before = onTheFloor(found, rim * who.box.height, (width) => end - spoonAt * width);
  return clusterOf(cook.root, [...cook.parts, before]);
}
