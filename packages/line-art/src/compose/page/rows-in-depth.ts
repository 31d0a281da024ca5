/** Rows one behind the other: how far to the right and how far up each is, so that all of them are seen. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Box } from "../../types.ts";
import { type Cluster, type Part, scaled } from "../groups/cluster.ts";
import { isLiving } from "./evened-out.ts";

/** What is further back is so much smaller, row by row. */
export const sizes = [1, 0.9, 0.82];
/** Between neighbours, in relative lengths. */
export const gap = 0.05;
/** How far up a row begins at least above the one before it, as a share of the first one's height. */
const leastRaise = 0.26;

/** The rows, the nearest first. */
export type Order = Placed[][];
/** Who is where: how far to the right, and how far up. */
export interface Placed {
  piece: Cluster;
  x: number;
  raise: number;
}

/** One way to set some in rows, the nearest first. */
export interface Way {
  rows: readonly (readonly Cluster[])[];
  /** For each of them the row: the same for all ways that differ only in who is left of whom. */
  inRows: string;
}

/** All ways to set them in two or more rows. */
export function* waysOf(pieces: readonly Cluster[], fewestForThree: number): Generator<Way> {
  const counts = pieces.length > fewestForThree ? [2, 3] : [2];
  const sized = sizes.map((size) => pieces.map((piece) => scaled(piece, size)));
  for (const order of permutations([...pieces.keys()]))
    for (const count of counts)
      for (const cut of cuts(pieces.length, count)) {
        const rowOf = pieces.map(() => 0);
        const rows = cut.map(([from, to], row) =>
          order.slice(from, to).map((at) => {
            rowOf[at] = row;
            return sized[row]![at]!;
          }),
        );
        yield { rows, inRows: rowOf.join("") };
      }
}

/** Close together. */
export const inDepth = (rows: Way["rows"]) => standing(rows, Math.max(...rows.map(widthOf)));

/** How wide and how high they are at least, whoever is before whom. */
export function leastExtent(rows: Way["rows"]): { width: number; height: number } {
  const step = stepBehind(rows[0]!);
  const heights = rows.flatMap((row, place) => row.map(({ box }) => place * step - box.y));
  return { width: Math.max(...rows.map(widthOf)), height: Math.max(...heights) };
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

export const widthOf = (row: readonly Cluster[]) =>
  row.reduce((sum, { box }) => sum + box.width, (row.length - 1) * gap);

/** Who of a row is where, before whom those stand who are nearer. */
type Arrange = (
  row: readonly Placed[],
  nearer: readonly Placed[],
  least: number,
  width: number,
) => Placed[];

const whereTheyAre: Arrange = (row, nearer, least) =>
  row.map((one) => raisedOver(one, nearer, least));

/** Each as far up as has all that matters of them seen over who is nearer. */
export function standing(
  rows: readonly (readonly Cluster[])[],
  width: number,
  arrange = whereTheyAre,
): Order {
  const order: Order = [];
  const step = stepBehind(rows[0]!);
  for (const [place, row] of rows.entries())
    order.push(arrange(spread(row, width), order.flat(), place * step, width));
  return order;
}

/** How far up a row begins at least above the one before it. */
const stepBehind = (first: readonly Cluster[]) =>
  leastRaise * Math.max(...first.map(({ box }) => -box.y));

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

export function raisedOver(one: Placed, nearer: readonly Placed[], least: number): Placed {
  let raise = least;
  const shares = seenSharesOf(one.piece);
  for (const [at, { box }] of one.piece.parts.entries()) {
    const left = box.x + one.x;
    const lowest = box.y + shares[at]! * box.height;
    for (const { piece, x, raise: up } of nearer)
      for (const { box: other } of piece.parts)
        if (areInLine(left, box.width, other.x + x, other.width))
          raise = Math.max(raise, lowest - other.y + up);
  }
  return { ...one, raise };
}

const known = new WeakMap<Cluster, readonly number[]>();

/** Of all its parts; asked for in every order that it stands in. */
function seenSharesOf(piece: Cluster): readonly number[] {
  const before = known.get(piece);
  if (before) return before;
  const shares = piece.parts.map((part) => seenShare(part, piece));
  known.set(piece, shares);
  return shares;
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
function areInLine(left: number, width: number, otherLeft: number, otherWidth: number): boolean {
  const shared = Math.min(left + width, otherLeft + otherWidth) - Math.max(left, otherLeft);
  return shared > 0.12 * Math.min(width, otherWidth);
}

export function boxOf(order: Order): Box {
  const those = order.flat();
  const left = Math.min(...those.map(({ piece: { box }, x }) => box.x + x));
  const right = Math.max(...those.map(({ piece: { box }, x }) => box.x + x + box.width));
  const top = Math.min(...those.map(({ piece: { box }, raise }) => box.y - raise));
  return { x: left, y: top, width: right - left, height: -top };
}
