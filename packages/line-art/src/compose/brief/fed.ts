/** Who is fed what, and how: babies with a spoon in a high chair, others out of the hand. */
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { unasked } from "./unasked.ts";

export function fed(brief: Brief): Brief {
  return spoonFed(handFed(brief));
}

/** A carrot that a rabbit is fed is in the hand, in place of a bowl; of leaves and hay a handful, of three carrots one. */
function handFed(brief: Brief): Brief {
  const find = (id: string) => brief.mentions.find((one) => one.id === id)!;
  const isGiven = ({ kind, from, to }: Relation) => {
    const feeder = find(from);
    const food = find(to[0]!);
    const isFodder = isUsedAs("fodder", food.subject);
    const isBite = subjectById(food.subject).kind === "food";
    const isAtHand = /^(beside|holding)$/.test(kind);
    return isAtHand && feeder.action === "feeding" && feeder.count === 1 && (isFodder || isBite);
  };
  const given = brief.relations.filter(isGiven);
  const things = new Set(given.map(({ to }) => to[0]));
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (things.has(one.id) ? { ...one, count: 1 } : one)),
    relations: brief.relations.map((one) =>
      given.includes(one) ? { ...one, kind: "holding" } : one,
    ),
  };
}

/** Spoon and bowl are part of the pose then. */
function spoonFed(brief: Brief): Brief {
  const { mentions, relations } = brief;
  const find = (id: string) => mentions.find((one) => one.id === id)!;
  const isBaby = ({ id, subject, count }: Mention) =>
    subject === "baby" && count === 1 && !relations.some(({ from }) => from === id);
  const feeding = relations.find(
    ({ kind, from, to }) =>
      kind === "beside" && find(from).action === "feeding" && isBaby(find(to[0]!)),
  );
  if (!feeding) return brief;
  const held = relations.filter(({ kind, from }) => kind === "holding" && from === feeding.from);
  const gear = held.filter(({ to }) => isUsedAs("baby-food-gear", find(to[0]!).subject));
  if (gear.length < held.length) return brief;
  const things = new Set(gear.map(({ to }) => to[0]));
  const chair = unasked("high-chair", "high-chair");
  const inIt: Relation = { kind: "on", from: feeding.to[0]!, to: [chair.id] };
  return {
    ...brief,
    mentions: [
      ...mentions
        .filter(({ id }) => !things.has(id))
        .map((one) => (one.id === feeding.from ? { ...one, action: "spooning" } : one)),
      chair,
    ],
    relations: [...relations.filter((one) => !gear.includes(one)), inIt],
  };
}
