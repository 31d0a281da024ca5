/** Animals that drink have the mouth at the water: one before it, two on either side. */
import {
  type Cluster,
  clusterOf,
  facingOf,
  type Part,
  pointOn,
  scaled,
} from "../groups/cluster.ts";
import { mouthOf } from "./in-the-mouth.ts";

/** How wide the water is, as a share of the height of who drinks, and where on it the mouth is. */
const wide = { one: 1.15, two: 1.6 };
const edge = { one: 0.66, two: 0.82 };
/** How far down the drawing the water begins that a mouth is at. */
const level = 0.72;

/** Undefined for people, for whoever is seen from the front, and for whatever is no water. */
export function atTheWater(drinkers: Cluster, water: Cluster): Cluster | undefined {
  const [pool, ...more] = water.parts;
  const [first, second, ...others] = drinkers.parts;
  if (!first || !pool || more.length > 0 || others.length > 0) return undefined;
  if (pool.mention.subject !== "watering-hole") return undefined;
  if (drinkers.parts.some((part) => part.artwork.set === "figure" || facingOf(part) === "front"))
    return undefined;
  const right = turned(first, "left");
  const size = second ? wide.two : wide.one;
  const { box } = scaled(water, (size * first.box.height) / pool.box.width);
  const mouth = pointOn(right, mouthOf(right.artwork));
  const share = second ? edge.two : edge.one;
  const foot = right.box.y + right.box.height;
  // Who does not bend down stands at it.
  const y = Math.max(mouth.y - level * box.height, foot - 1.1 * box.height);
  const at = { ...box, x: mouth.x - share * box.width, y };
  const across = (part: Part): Part => {
    const left = turned(part, "right");
    const dx = at.x + (1 - share) * at.width - pointOn(left, mouthOf(left.artwork)).x;
    return { ...left, box: { ...left.box, x: left.box.x + dx } };
  };
  const animals = second ? [across(second), right] : [right];
  return clusterOf(drinkers.root, [{ ...pool, box: at, mirrored: false }, ...animals]);
}

const turned = (part: Part, side: "left" | "right"): Part =>
  facingOf(part) === side ? part : { ...part, mirrored: !part.mirrored };
