/**
 * Several who each do something share one ground: rows in depth, those behind smaller and higher up,
 * in the order in which everybody is seen and drawn largest, and spread over all of the room there is.
 */
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Box, Mention } from "../types.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  type Part,
  scaled,
} from "./cluster.ts";
import { evenedOut, isLiving } from "./evened-out.ts";

/** So many make a company, alive or not: fewer stand side by side, or one behind the other. */
const fewestAlive = 4;
const fewest = 4;
/** Of more there are more orders than can be tried: what is narrow shares a place. */
const most = 6;
/** What is further back is so much smaller, row by row. */
const sizes = [1, 0.9, 0.82];
/** Between neighbours, in relative lengths. */
const gap = 0.05;
/** How far up a row begins at least above the one before it, as a share of the first one's height. */
const leastRaise = 0.26;
/** So much smaller everybody may be for each whose face would be just over a head. */
const inLineCosts = 0.12;
/** What a company may take of the page: of its height, and of its width. */
const room = { height: 0.76, width: 0.92 };
/** Rows are no wider than so many times what they need. */
const loosest = 1.5;

/**
 * Undefined where they are too few, or some of them on the water.
 *
 * @param isDeep under water one swims as high up as one likes
 */
export function inCompany(
  clusters: readonly Cluster[],
  root: Mention,
  pageRatio: number,
  isDeep: boolean,
): Cluster | undefined {
  const living = clusters.flatMap(({ parts }) => parts.filter(isLiving));
  const isTooFew = clusters.length < 3 || (living.length < fewestAlive && clusters.length < fewest);
  if (isTooFew || (!isDeep && clusters.some(isAfloat))) return undefined;
  const pieces = sharingPlaces(evenedOut(clusters));
  let best: { order: Order; size: number } | undefined;
  for (const order of ordersOf(pieces, pageRatio < 1 ? 3 : 2)) {
    const size = sizeOf(order, pageRatio) * merit(order, root);
    if (!best || size > best.size) best = { order, size };
  }
  return best && assembled(spreadOut(best.order, pageRatio), root);
}

const isAfloat = ({ root }: Cluster) => subjectById(root.subject).habitat === "water";

function sharingPlaces(pieces: readonly Cluster[]): Cluster[] {
  if (pieces.length <= most) return [...pieces];
  const [first, second, ...others] = pieces.toSorted((a, b) => a.box.width - b.box.width) as [
    Cluster,
    Cluster,
    ...Cluster[],
  ];
  return sharingPlaces([...others, beside(first, second)]);
}

/** How large it is drawn on a page 1 high. */
function sizeOf(order: Order, pageRatio: number): number {
  const { width, height } = boxOf(order);
  return Math.min(room.height / height, (room.width * pageRatio) / width);
}

/** The rows, the nearest first. */
type Order = Placed[][];
/** Who is where: how far to the right, and how far up. */
interface Placed {
  piece: Cluster;
  x: number;
  raise: number;
}

function* ordersOf(pieces: readonly Cluster[], fewestForThree: number): Generator<Order> {
  const rows = pieces.length > fewestForThree ? [2, 3] : [2];
  for (const order of permutations(pieces))
    for (const count of rows)
      for (const cut of cuts(pieces.length, count)) {
        const some = cut.map(([from, to], row) =>
          order.slice(from, to).map((piece) => scaled(piece, sizes[row]!)),
        );
        yield standing(some, Math.max(...some.map(widthOf)));
      }
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((one, place) =>
    permutations(list.toSpliced(place, 1)).map((others) => [one, ...others]),
  );
}

/** All ways to cut so many into rows, none of them empty. */
function cuts(length: number, rows: number, from = 0): [number, number][][] {
  if (rows === 1) return [[[from, length]]];
  return Array.from({ length: length - from - rows + 1 }, (_, more) => from + more + 1).flatMap(
    (to) => cuts(length, rows - 1, to).map((others): [number, number][] => [[from, to], ...others]),
  );
}

const widthOf = (row: readonly Cluster[]) =>
  row.reduce((sum, { box }) => sum + box.width, (row.length - 1) * gap);

/** Each as far up as has all that matters of them seen over who is nearer. */
function standing(rows: readonly (readonly Cluster[])[], width: number): Order {
  const order: Order = [];
  const [first] = rows as [readonly Cluster[]];
  const step = leastRaise * Math.max(...first.map(({ box }) => -box.y));
  for (const [place, row] of rows.entries()) {
    const nearer = order.flat();
    order.push(spread(row, width).map((one) => raisedOver(one, nearer, place * step)));
  }
  return order;
}

/** With the same room to both sides of everybody. */
function spread(row: readonly Cluster[], width: number): Placed[] {
  const free = (width - widthOf(row)) / row.length;
  let x = free / 2;
  return row.map((piece) => {
    const placed = { piece, x: x - piece.box.x, raise: 0 };
    x += piece.box.width + gap + free;
    return placed;
  });
}

function raisedOver(one: Placed, nearer: readonly Placed[], least: number): Placed {
  let raise = least;
  for (const part of one.piece.parts) {
    const box = { ...part.box, x: part.box.x + one.x };
    const lowest = box.y + seenShare(part, one.piece) * box.height;
    for (const { piece, x, raise: up } of nearer)
      for (const other of piece.parts)
        if (areInLine(box, { ...other.box, x: other.box.x + x }))
          raise = Math.max(raise, lowest - other.box.y + up);
  }
  return { ...one, raise };
}

/**
 * Of who stands the legs may be hidden, of who sits or kneels no more than the feet: the hands are low;
 * of plants, houses and whatever is larger than people the foot; nothing of what is in use.
 */
function seenShare({ mention: { subject }, box }: Part, { parts }: Cluster): number {
  if (isAlive(subject)) return box.height > 1.7 * box.width ? 0.68 : 0.8;
  if (/plant|building/.test(subjectById(subject).kind)) return 0.6;
  const tallest = Math.max(0.8, ...parts.filter(isLiving).map((one) => one.box.height));
  return box.height > 1.2 * tallest ? 0.8 : 1.04;
}

/** One of them is before the other by more than an elbow. */
function areInLine(one: Box, other: Box): boolean {
  const shared = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  return shared > 0.12 * Math.min(one.width, other.width);
}

function boxOf(order: Order): Box {
  const those = order.flat();
  const left = Math.min(...those.map(({ piece: { box }, x }) => box.x + x));
  const right = Math.max(...those.map(({ piece: { box }, x }) => box.x + x + box.width));
  const top = Math.min(...those.map(({ piece: { box }, raise }) => box.y - raise));
  return { x: left, y: top, width: right - left, height: -top };
}

/**
 * Whom the page is about stands in front where that costs little, and so does what is low; a blackboard
 * or a tent is behind everybody.
 */
function merit(order: Order, root: Mention): number {
  const [before, ...behind] = order as [Placed[], ...Placed[][]];
  const isHero = ({ piece }: Placed) => piece.parts.some(({ mention }) => mention.id === root.id);
  const heightOf = (row: readonly Placed[]) =>
    row.reduce((sum, { piece }) => sum + piece.box.height, 0) / row.length;
  const isLowBehind = heightOf(behind.flat()) < 0.8 * heightOf(before);
  const standsTall = before.some(({ piece: { parts } }) => parts.some(isTallThing));
  const all = order.flat().length;
  const inLine = behind.flat().filter((one) => isInLine(one, before)).length;
  const size = order.reduce((sum, row, place) => sum + row.length * sizes[place]!, 0) / all;
  return (
    size *
    (1 - inLineCosts) ** inLine *
    (before.some(isHero) ? 1.05 : 1) *
    (isLowBehind ? 0.9 : 1) *
    (standsTall ? 0.8 : 1)
  );
}

/** Is the face over somebody's head? One looks out between those before one. */
function isInLine({ piece, x }: Placed, before: readonly Placed[]): boolean {
  const { box } = piece.parts.find(isLiving) ?? piece;
  const centre = box.x + x + box.width / 2;
  const near = 0.2 * box.width;
  return before.some(({ piece: { parts }, x: at }) =>
    parts.some(
      (one) => one.box.x + at < centre - near && one.box.x + one.box.width + at > centre + near,
    ),
  );
}

const isTallThing = (part: Part, _: number, others: readonly Part[]) =>
  !isLiving(part) &&
  part.box.height > 0.7 * Math.max(0.8, ...others.filter(isLiving).map(({ box }) => box.height));

/** As far to the sides and up the page as there is room: nobody stands in a heap in the middle of it. */
function spreadOut(order: Order, pageRatio: number): Order {
  const { width, height } = boxOf(order);
  const size = sizeOf(order, pageRatio);
  const wide = Math.min((room.width * pageRatio) / size, loosest * width);
  const wider = standing(
    order.map((row) => row.map(({ piece }) => piece)),
    wide,
  );
  return lookingOut(boxOf(wider).height > 1.001 * height ? order : wider);
}

/** Whose face is over a head steps aside, where there is room between the neighbours. */
function lookingOut(order: Order): Order {
  const { x, width } = boxOf(order);
  const done: Order = [];
  for (const row of order) {
    const nearer = done.flat();
    done.push(
      row.map((one, place) => {
        if (!isInLine(one, nearer)) return one;
        const [left, right] = [row[place - 1], row[place + 1]].map(
          (other) => other && across(other),
        );
        const { box } = one.piece;
        const from = (left ? left.to + gap : x) - box.x;
        const to = (right ? right.from - gap : x + width) - box.width - box.x;
        return (
          [from, to]
            .toSorted((a, b) => Math.abs(a - one.x) - Math.abs(b - one.x))
            .map((at) => raisedOver({ ...one, x: at }, nearer, 0.8 * one.raise))
            .find((at) => !isInLine(at, nearer) && at.raise <= 1.001 * one.raise) ?? one
        );
      }),
    );
  }
  return done;
}

const across = ({ piece: { box }, x }: Placed) => ({ from: box.x + x, to: box.x + box.width + x });

function assembled(order: Order, root: Mention): Cluster {
  const { x, width } = boxOf(order);
  const centre = x + width / 2;
  const place = (placed: Placed) =>
    moved(lookingIn(placed, centre, width), placed.x, -placed.raise).parts;
  const [before, ...rows] = order as [Placed[], ...Placed[][]];
  // What stands further up the page is further away.
  const behind = rows.flat().toSorted((a, b) => b.raise - a.raise);
  const far = behind.flatMap(place);
  return {
    ...clusterOf(root, [...far, ...before.flatMap(place)]),
    rear: { feet: -behind[0]!.raise, count: far.length, isCompany: true },
  };
}

/** At the sides of the page one looks to the others. */
function lookingIn({ piece, x }: Placed, centre: number, width: number): Cluster {
  const doer = piece.parts.find(isLiving);
  const aside = (middle(piece) + x - centre) / width;
  const outwards = aside > 0.12 ? "right" : aside < -0.12 ? "left" : undefined;
  return doer && facingOf(doer) === outwards ? allTurnedRound(piece) : piece;
}
