/** The cake of a birthday, and what stands on one. */
import { isAlive } from "../../lexicon/living.ts";
import type { Brief, Relation } from "../../types.ts";
import { unasked } from "./unasked.ts";

/** No birthday without a cake, where there is room for one beside the guests. */
export function withBirthdayCake(brief: Brief): Brief {
  const { festival, mentions, relations } = brief;
  const count = mentions.reduce((sum, one) => sum + one.count, 0);
  const areGuests = mentions.every(({ subject }) => isAlive(subject)) && count > 0 && count < 5;
  const areTogether = relations.every(({ kind }) => kind === "beside");
  if (festival !== "birthday" || !areGuests || !areTogether) return brief;
  return {
    ...brief,
    mentions: [...mentions, { ...unasked("cake", "birthday-cake"), size: "huge" }],
  };
}

/** A cake on which candles are to stand brings none of its own. */
export function onBareCake(brief: Brief): Brief {
  const candles = brief.mentions.find(
    ({ subject }) => subject === "candle" || subject === "cake-candle",
  );
  const cake = brief.mentions.find(({ subject }) => /cake$/.test(subject) && subject !== "cupcake");
  if (!candles || !cake) return brief;
  const isLighting = (id: string) =>
    brief.mentions.some((one) => one.id === id && one.action === "lighting");
  const onTop: Relation = { kind: "on", from: candles.id, to: [cake.id] };
  return {
    ...brief,
    ...(brief.hero === cake.id && { hero: candles.id }),
    mentions: brief.mentions.map((mention) => {
      if (mention.id === candles.id) return { ...mention, subject: "cake-candle" };
      return mention.id === cake.id ? { ...mention, subject: "layer-cake" } : mention;
    }),
    relations: [
      ...brief.relations.filter(
        ({ from, to }) => from !== candles.id && (!to.includes(candles.id) || isLighting(from)),
      ),
      onTop,
    ],
  };
}
