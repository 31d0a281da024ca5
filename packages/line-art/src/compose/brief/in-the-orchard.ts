/** Under fruit trees and blossoms. */
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { isFigure } from "../groups/upright-animals.ts";
import { unasked } from "./unasked.ts";

/** Who picks apples stands under their tree, a basket of them beside; whatever else is picked is in the hand. */
export function inTheOrchard(brief: Brief): Brief {
  const pickers = new Set(
    brief.mentions.filter(({ action }) => action === "picking").map(({ id }) => id),
  );
  const picked = brief.relations.filter(
    ({ kind, from }) => kind === "holding" && pickers.has(from),
  );
  const fruit = brief.mentions.find(
    ({ id, subject }) => isUsedAs("tree-fruit", subject) && picked.some(({ to }) => to[0] === id),
  );
  // 放进篮子里: the fruit is in the basket, not who picks it.
  const baskets = brief.mentions.filter(({ subject }) => subject === "wicker-basket");
  const isIntoBasket = ({ kind, to }: Relation) =>
    /^(in|holding|beside)$/.test(kind) && baskets.some(({ id }) => id === to[0]);
  const isOnALadder = ({ to }: Relation) =>
    brief.mentions.some(({ id, subject }) => id === to[0] && subject === "ladder");
  const isElsewhere = brief.relations.some((one) => {
    const isTheirs = pickers.has(one.from) && one.to[0] !== fruit?.id && !isOnALadder(one);
    return (isTheirs || one.from === fruit?.id) && !isIntoBasket(one);
  });
  const mentions = brief.mentions.map((one) => {
    const stays = fruit && !isElsewhere && isFigure(one);
    return one.action === "picking" && !stays ? { ...one, action: "holding" } : one;
  });
  if (!fruit || isElsewhere) return { ...brief, mentions };
  const known = mentions.find(({ subject }) => /^(deciduous|apple)-tree$/.test(subject));
  const tree = { ...(known ?? unasked("orchard", "apple-tree")), subject: "apple-tree", count: 1 };
  const basket = unasked("harvest", "wicker-basket");
  const isPicked = ({ from, to }: Relation) => pickers.has(from) && to[0] === fruit.id;
  return {
    ...brief,
    mentions: [
      ...mentions
        .filter((one) => one.id !== tree.id && !baskets.includes(one))
        .map((one) => (one.id === fruit.id ? { ...one, count: Math.max(3, one.count) } : one)),
      basket,
      tree,
    ],
    relations: [
      ...brief.relations
        .filter((one) => !isIntoBasket(one))
        .map(
          (one): Relation =>
            isPicked(one) ? { kind: "under", from: one.from, to: [tree.id] } : one,
        ),
      { kind: "holding", from: picked[0]!.from, to: [basket.id] },
      { kind: "in", from: fruit.id, to: [basket.id] },
    ],
  };
}

/** Under cherry blossoms one is under their tree. */
export function underBlossoms(brief: Brief): Brief {
  const over = brief.relations.filter(({ kind }) => kind === "under").flatMap(({ to }) => to);
  const isOver = ({ id, subject }: Mention) =>
    over.includes(id) && /^(cherry|plum)-blossom$/.test(subject);
  const trees = brief.mentions.map((one) =>
    isOver(one) ? { ...one, subject: "blossoming-tree", count: 1 } : one,
  );
  return { ...brief, mentions: trees };
}
