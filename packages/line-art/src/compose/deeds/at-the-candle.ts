/** Who lights a candle has the hand at it; a menorah stands on a table for that. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { unaskedPart } from "../brief/unasked.ts";
import { type Cluster, clusterOf, moved, type Part, pointOn, scaled } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** How high candles are, and a cake with candles on it, as shares of the height of who lights them. */
const [candles, cake] = [0.34, 0.6];

/** Undefined for more than two, and where nobody has hands. */
export function atTheCandle(people: Cluster, thing: Cluster): Cluster | undefined {
  const [first, second, ...more] = people.parts;
  const haveHands = people.parts.every(({ artwork }) => artwork.set === "figure");
  if (!first || !haveHands || more.length > 0) return undefined;
  const one = { ...reposed(first, "reaching"), mirrored: false };
  const foot = one.box.y + one.box.height;
  const hand = handOf(one);
  const high = (thing.parts.length > 1 ? cake : candles) * one.box.height;
  const sized = scaled(thing, high / thing.box.height);
  const lit = moved(
    sized,
    hand.x - sized.box.x,
    Math.min(hand.y - 0.12 * high, foot - high) - sized.box.y,
  );
  const parts = [...tableUnder(lit, foot), ...lit.parts, one];
  return clusterOf(people.root, second ? [...parts, fromTheRight(second, lit, foot)] : parts);
}

const table = "treatment-table";

const handOf = (part: Part) => pointOn(part, figureAnchors(part.artwork).hand);

/** From its foot down to the floor; nothing under what stands there. */
function tableUnder({ root, box }: Cluster, foot: number): Part[] {
  const [top, rest] = [box.y + 0.97 * box.height, foot - box.y - box.height];
  if (rest < 0.06 * box.height) return [];
  const { box: source } = loadArtwork(subjectById(table).artwork);
  const wide = ((foot - top) * source.width) / source.height;
  const at = { x: box.x + box.width / 2 - wide / 2, y: top, width: wide, height: foot - top };
  return [unaskedPart(`${root.id}-table`, table, at)];
}

/** Opposite, the hand at its other end. */
function fromTheRight(part: Part, { box }: Cluster, foot: number): Part {
  const other = { ...reposed(part, "reaching"), mirrored: true };
  const dx = box.x + box.width - handOf(other).x;
  const y = foot - other.box.height;
  return { ...other, box: { ...other.box, x: other.box.x + dx, y } };
}
