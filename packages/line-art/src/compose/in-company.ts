/**
 * Several who each do something share one ground: a row behind, smaller and higher up, and a row before
 * it, in the order in which everybody is seen and drawn largest.
 */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Box, Mention } from "../types.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  inProportion,
  moved,
  noHigherThan,
  type Part,
  scaled,
  sizeOn,
} from "./cluster.ts";

/** So many make a company: fewer stand side by side, or one behind the other. */
const fewest = 4;
/** Beyond that there are more orders than can be tried, and three rows are needed. */
const most = 6;
/** What is further back is so much smaller. */
const farther = 0.86;
/** Between neighbours, in relative lengths. */
const gap = 0.07;
/** How far up the second row begins at least, as a share of the first one's height. */
const leastRaise = 0.3;

/** Undefined where they are too few or too many, or not all of them on the ground. */
export function inCompany(
  clusters: readonly Cluster[],
  root: Mention,
  pageRatio: number,
): Cluster | undefined {
  const living = clusters.flatMap(({ parts }) => parts.filter(isLiving));
  const isTooFew = living.length < fewest || clusters.length < 3;
  if (isTooFew || clusters.length > most || clusters.some(isAfloat)) return undefined;
  const pieces = inScale(clusters);
  let best: { order: Order; size: number } | undefined;
  for (const order of ordersOf(pieces)) {
    const size = sizeOn({ ...pieces[0]!, box: boxOf(order) }, pageRatio) * merit(order, root);
    if (!best || size > best.size) best = { order, size };
  }
  return best && assembled(best.order, root);
}

const isLiving = ({ mention }: Part) => isAlive(mention.subject);
const isAfloat = ({ root }: Cluster) => subjectById(root.subject).habitat === "water";

/** A dog reaches to the hips of people, and a thing is not much larger than they are. */
function inScale(clusters: readonly Cluster[]): Cluster[] {
  const people = clusters.flatMap(({ parts }) =>
    parts.filter(({ mention }) => subjectById(mention.subject).kind === "person"),
  );
  const tallest = Math.max(0, ...people.map(({ box }) => box.height));
  const all = clusterOf(
    clusters[0]!.root,
    clusters.flatMap(({ parts }) => parts),
  );
  return clusters.map((cluster) => {
    if (tallest === 0) return cluster;
    const living = cluster.parts.filter(isLiving);
    if (living.length === 0) return noHigherThan(1.25 * tallest, inProportion(cluster, all));
    const [animal] = living as [Part];
    const isPet =
      living.every(
        ({ mention, artwork }) => mention === animal.mention && artwork.set !== "figure",
      ) && subjectById(animal.mention.subject).height < 0.8;
    const natural = tallest * (subjectById(animal.mention.subject).height / 1.75) ** 0.6;
    const wished = Math.max(0.34 * tallest, natural);
    return isPet && wished < animal.box.height
      ? scaled(cluster, wished / animal.box.height)
      : cluster;
  });
}

/** Who is where: how far to the right, and how far up those behind stand. */
interface Order {
  behind: Placed[];
  before: Placed[];
  raise: number;
}
interface Placed {
  piece: Cluster;
  x: number;
}

function* ordersOf(pieces: readonly Cluster[]): Generator<Order> {
  for (let chosen = 1; chosen < 2 ** pieces.length - 1; chosen++) {
    const isBehind = (_: Cluster, place: number) => (chosen >> place) % 2 === 1;
    const far = pieces.filter(isBehind).map((piece) => scaled(piece, farther));
    const near = pieces.filter((piece, place) => !isBehind(piece, place));
    const width = Math.max(widthOf(far), widthOf(near));
    for (const behind of permutations(far))
      for (const before of permutations(near)) {
        const those = { behind: spread(behind, width), before: spread(before, width) };
        yield { ...those, raise: raiseOf(those) };
      }
  }
}

const widthOf = (row: readonly Cluster[]) =>
  row.reduce((sum, { box }) => sum + box.width, (row.length - 1) * gap);

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, place) =>
    permutations(list.toSpliced(place, 1)).map((others) => [one, ...others]),
  );
}

/** With the same room to both sides of everybody. */
function spread(row: readonly Cluster[], width: number): Placed[] {
  const room = (width - widthOf(row)) / row.length;
  let x = room / 2;
  return row.map((piece) => {
    const placed = { piece, x: x - piece.box.x };
    x += piece.box.width + gap + room;
    return placed;
  });
}

const partsOf = (row: readonly Placed[]) =>
  row.flatMap(({ piece, x }) =>
    piece.parts.map((part) => ({ part, box: { ...part.box, x: part.box.x + x } })),
  );

/** As far up as has all that matters of those behind seen over who is before it. */
function raiseOf({ behind, before }: Omit<Order, "raise">): number {
  const those = partsOf(before);
  const height = Math.max(...those.map(({ box }) => -box.y));
  let raise = leastRaise * height;
  for (const { part, box } of partsOf(behind)) {
    const lowest = box.y + seenShare(part) * box.height;
    for (const { box: other } of those)
      if (areInLine(box, other)) raise = Math.max(raise, lowest - other.y);
  }
  return raise;
}

/**
 * Of who stands the legs may be hidden, of who sits or kneels no more than the feet: the hands are low;
 * of plants and houses the foot; nothing of what is in use.
 */
function seenShare({ mention: { subject }, box }: Part): number {
  if (isAlive(subject)) return box.height > 1.7 * box.width ? 0.68 : 0.85;
  return /plant|building/.test(subjectById(subject).kind) ? 0.6 : 0.95;
}

/** One of them is before the other by more than an elbow. */
function areInLine(one: Box, other: Box): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > 0.12 * Math.min(one.width, other.width);
}

function boxOf({ behind, before, raise }: Order): Box {
  const edges = [...behind, ...before].map(({ piece: { box }, x }) => [
    box.x + x,
    box.x + x + box.width,
  ]);
  const left = Math.min(...edges.map(([from]) => from!));
  const right = Math.max(...edges.map(([, to]) => to!));
  const top = Math.min(
    ...before.map(({ piece }) => piece.box.y),
    ...behind.map(({ piece }) => piece.box.y - raise),
  );
  return { x: left, y: top, width: right - left, height: -top };
}

/**
 * Whom the page is about stands in front where that costs little, and so does what is low; a blackboard
 * or a tent is behind everybody.
 */
function merit({ behind, before }: Order, root: Mention): number {
  const isHero = ({ piece }: Placed) => piece.parts.some(({ mention }) => mention.id === root.id);
  const heightOf = (row: readonly Placed[]) =>
    row.reduce((sum, { piece }) => sum + piece.box.height, 0) / row.length;
  const isLowBehind = heightOf(behind) < 0.8 * heightOf(before);
  const standsTall = before.some(({ piece: { parts } }) => parts.some(isTallThing));
  return (before.some(isHero) ? 1.05 : 1) * (isLowBehind ? 0.9 : 1) * (standsTall ? 0.8 : 1);
}

const isTallThing = (part: Part, _: number, others: readonly Part[]) =>
  !isLiving(part) &&
  part.box.height > 0.7 * Math.max(0.8, ...others.filter(isLiving).map(({ box }) => box.height));

function assembled({ behind, before, raise }: Order, root: Mention): Cluster {
  const { x, width } = boxOf({ behind, before, raise });
  const centre = x + width / 2;
  const place = (placed: Placed, up: number) =>
    moved(lookingIn(placed, centre, width), placed.x, -up).parts;
  const [far, near] = [
    behind.flatMap((one) => place(one, raise)),
    before.flatMap((one) => place(one, 0)),
  ];
  return {
    ...clusterOf(root, [...far, ...near]),
    rear: { feet: -raise, count: far.length, isCompany: true },
  };
}

/** At the sides of the page one looks to the others. */
function lookingIn({ piece, x }: Placed, centre: number, width: number): Cluster {
  const doer = piece.parts.find(isLiving);
  const aside = (piece.box.x + piece.box.width / 2 + x - centre) / width;
  const outwards = aside > 0.12 ? "right" : aside < -0.12 ? "left" : undefined;
  return doer && facingOf(doer) === outwards ? allTurnedRound(piece) : piece;
}
