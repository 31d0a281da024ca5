/** Who cooks in the kitchen stands at the stove, the pan just above it. */
import { isAlive } from "../../lexicon/living.ts";
import type { Brief, Mention, Relation } from "../../types.ts";
import { unasked } from "../brief/unasked.ts";
import { type Cluster, clusterOf } from "../groups/cluster.ts";
import { oneAtOne, onTheFloor } from "../groups/one-at-one.ts";
import { isFigure } from "../groups/upright-animals.ts";

const stove = "kitchen-oven";
/** Where the top of the drawing is, as a share of its height. */
const top = 18 / 122;
/** The pan ends so far beyond the hand, and is so deep, in units of the figure. */
const pan = { end: 44, depth: 19 };

/** Of two who cook one has the pan, and the other stirs in a bowl. */
export function sharingWork(brief: Brief): Brief {
  const [cook, mate, ...rest] = brief.mentions;
  const isCook = (one: Mention | undefined) => one?.action === "cooking" && one.count === 1;
  const pans = rest.filter(({ subject }) => subject === "cooking");
  if (!isCook(cook) || !isCook(mate) || pans.length !== 2 || rest.length !== 2) return brief;
  const spare = brief.relations.find(({ from }) => from === mate?.id)?.to[0];
  const mentions = brief.mentions.map(
    (one): Mention => (one.id === spare ? { ...one, subject: "round-bowl" } : one),
  );
  return { ...brief, mentions };
}

/** A cook has a stove, unless others are around, the place is another, or there is a table or a fire. */
export function withStove(brief: Brief): Brief {
  const { mentions, relations, setting = "kitchen" } = brief;
  const [cook, ...others] = mentions;
  if (cook?.action !== "cooking" || cook.count > 1 || !isFigure(cook)) return brief;
  const isOfCook = (kinds: RegExp, id: string) =>
    relations.some(({ kind, from, to }) => kinds.test(kind) && from === cook.id && to[0] === id);
  // "On the stove" is the pan, 灶台前 who cooks.
  const asked = others.find(
    ({ id, subject }) => subject === stove && isOfCook(/^(on|in-front-of)$/, id),
  );
  if (asked) {
    const atIt: Relation[] = relations.map((one) =>
      one.from === cook.id && one.to[0] === asked.id ? { ...one, kind: "beside" } : one,
    );
    return { ...brief, relations: atIt };
  }
  // Who waits for breakfast stands by.
  const isWaiting = ({ id, subject }: Mention) =>
    brief.setting === "kitchen" &&
    isAlive(subject) &&
    relations.every(({ kind, from }) => from !== id || kind === "beside");
  const mate = others.find(({ action }) => action === "stirring");
  const isOfMate = ({ id }: Mention) =>
    id === mate?.id || relations.some(({ from, to }) => from === mate?.id && to[0] === id);
  const isIdle = (one: Mention) => isOfCook(/^holding$/, one.id) || isOfMate(one) || isWaiting(one);
  if (setting !== "kitchen" || !others.every(isIdle)) return brief;
  return {
    ...brief,
    mentions: [...mentions, unasked("stove", stove)],
    relations: [...relations, { kind: "beside", from: cook.id, to: ["stove"] }],
  };
}

/** One cook at one stove; undefined where there are others. */
export function atTheStove(cook: Cluster, cooker: Cluster): Cluster | undefined {
  const found = oneAtOne(cook, cooker, "cooking", (subject) => subject === stove);
  if (!found) return undefined;
  const { who, hand, floor } = found;
  const unit = (who.box.x + who.box.width - hand.x) / pan.end;
  const height = (floor - hand.y - pan.depth * unit) / (1 - top);
  const reach = pan.end * unit;
  const { box, ...stoveOf } = onTheFloor(found, height, () => hand.x + 0.1 * reach);
  // A low one is wide enough for its pan all the same.
  const width = Math.max(box.width, 0.96 * reach);
  const behind = { ...stoveOf, box: { ...box, width } };
  return clusterOf(cook.root, [{ ...behind, mirrored: false }, ...cook.parts]);
}
