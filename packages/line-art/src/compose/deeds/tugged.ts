/** Two who want one thing: each has both hands at an end of it, or the mouth, and leans back. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { type Cluster, clusterOf, drawnFacing, type Part, pointOn } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";
import { mouthOf } from "./in-the-mouth.ts";

/** How long the thing is at the least and at the most, as shares of who has it. */
const [least, most] = [0.36, 0.6];
/** How far from its ends it is held, as a share of its length. */
const hold = 0.14;

/** Undefined where they are more or fewer than two, or look at us and have no hands. */
export function tuggedAt(pair: Cluster, whole: Cluster): Cluster | undefined {
  const living = pair.parts.filter(({ mention }) => isAlive(mention.subject));
  const [thing, ...more] = whole.parts;
  if (living.length !== 2 || more.length > 0 || !thing || thing.artwork.set === "figure")
    return undefined;
  const [one, other] = living.toSorted((a, b) => a.box.x - b.box.x) as [Part, Part];
  const [left, right] = [turned(one, "right"), turned(other, "left")];
  if (!left || !right) return undefined;
  const height = Math.min(left.box.height, right.box.height);
  const { box: source } = loadArtwork(thing.artwork);
  const long = Math.max(source.width, source.height);
  const scale = (Math.min(most, Math.max(least, thing.box.width / height)) * height) / long;
  const [width, high] = [scale * source.width, scale * source.height];
  const [from, to] = [endOf(left), endOf(right)];
  // Where they were: on a branch they stay over its middle.
  const middle = (left.box.x + right.box.x + right.box.width) / 2;
  const reach = width * (0.5 - hold);
  const at = (part: Part, end: number, x: number): Part => ({
    ...part,
    box: { ...part.box, x: part.box.x + x - end },
  });
  const [y, x] = [(from.y + to.y - high) / 2, middle - width / 2];
  const others = pair.parts.filter((part) => !living.includes(part));
  return clusterOf(pair.root, [
    ...others,
    at(left, from.x, middle - reach),
    at(right, to.x, middle + reach),
    { ...thing, box: { x, y, width, height: high }, mirrored: false, rotation: 0 },
  ]);
}

function turned(part: Part, side: "left" | "right"): Part | undefined {
  if (part.artwork.set === "figure")
    return { ...reposed(part, "tug-of-war"), mirrored: side === "left" };
  const drawn = drawnFacing(part.mention.subject, part.artwork);
  return drawn === "front" ? undefined : { ...part, mirrored: drawn !== side };
}

const endOf = (part: Part) =>
  pointOn(
    part,
    part.artwork.set === "figure" ? figureAnchors(part.artwork).hand : mouthOf(part.artwork),
  );
