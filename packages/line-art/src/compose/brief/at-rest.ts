/** Who sits, lies and dozes because of what they do and where they are. */
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { isBitten } from "../deeds/at-the-lips.ts";
import { isFigure } from "../groups/upright-animals.ts";

/** 躺在草地上看云: nobody does so asleep. */
export function awake(brief: Brief): Brief {
  const isAwake = ({ action, looks }: Mention) => action === "sleeping" && looks;
  const mentions = brief.mentions.map((one) => (isAwake(one) ? { ...one, action: "lying" } : one));
  return { ...brief, mentions };
}

/** Who watches or plays something on a sofa sits there; who is in bed lies there, and so does who is ill. */
export function seated(brief: Brief): Brief {
  const beds = brief.mentions.filter(({ subject }) => subject === "bed").map(({ id }) => id);
  const isAbed = ({ id, mood }: Mention) =>
    brief.relations.some(
      ({ from, kind, to }) =>
        from === id &&
        beds.includes(to[0]!) &&
        (kind === "in" || (kind === "on" && mood === "sick")),
    );
  const isSeat = (id: string | undefined) =>
    brief.mentions.some(
      (one) => one.id === id && (isUsedAs("seat", one.subject) || isUsedAs("cover", one.subject)),
    );
  const sitters = new Set(
    brief.relations
      .filter(({ kind, to }) => (kind === "on" || kind === "in") && isSeat(to[0]))
      .map(({ from }) => from),
  );
  // Two who hug each other sit close; who hugs a teddy bear has it in the arms.
  const hugsAnother = (id: string) =>
    brief.relations.some(({ from, kind }) => from === id && /^(beside|holding)$/.test(kind));
  // Who eats something there has it at the mouth.
  const hasABite = ({ id, action }: Mention) =>
    action === "eating" &&
    brief.relations.some(
      ({ from, kind, to }) =>
        from === id &&
        kind === "holding" &&
        brief.mentions.some((what) => what.id === to[0] && isBitten(what.subject)),
    );
  const isOnACover = ({ id }: Mention) =>
    brief.relations.some(
      ({ from, to }) =>
        from === id &&
        brief.mentions.some((what) => what.id === to[0] && isUsedAs("cover", what.subject)),
    );
  const sits = ({ id, action = "standing" }: Mention) =>
    sitters.has(id) && (atRest.test(action) || (action === "hugging" && !hugsAnother(id)));
  const isInAWheelchair = ({ kind, from, to }: Relation) =>
    kind === "riding" &&
    brief.mentions.some(({ id, subject }) => id === to[0] && isUsedAs("wheelchair", subject)) &&
    brief.mentions.some(({ id, action }) => id === from && doneSitting.test(action ?? ""));
  return {
    ...brief,
    relations: brief.relations.map((one) => (isInAWheelchair(one) ? { ...one, kind: "in" } : one)),
    mentions: brief.mentions.map((one) => {
      if (!sits(one)) return one;
      if (isFigure(one) && hasABite(one))
        return isOnACover(one) ? { ...one, action: "cross-legged-eating" } : one;
      return { ...one, action: isAbed(one) ? "sleeping" : "sitting" };
    }),
  };
}

/** Whoever sleeps in an armchair sits in it. */
export function dozing(brief: Brief): Brief {
  const chairs = brief.mentions.filter(({ subject }) => /chair$|^throne$|bench$/.test(subject));
  const sitters = brief.relations
    .filter(({ kind, to }) => /^(?:in|on)$/.test(kind) && chairs.some(({ id }) => id === to[0]))
    .map(({ from }) => from);
  const mentions = brief.mentions.map((one): Mention => {
    const isDozing = one.action === "sleeping" && isFigure(one) && sitters.includes(one.id);
    return isDozing ? { ...one, action: "sitting", mood: "sleepy" } : one;
  });
  return { ...brief, mentions };
}

/** In a wheelchair as on any other seat. */
const doneSitting = /^(reading|fishing|knitting|cradling)$/;

/** What nobody gets up for. */
const atRest = /^(standing|pointing|watching|playing|feeding|petting|eating)$/;
