/**
 * Closes small gaps in lines, so that areas are closed and can be filled.
 *
 * A closing of the ink by a disc fills gaps, and also corners, narrow slots and the space between
 * lines that run close by each other. A filled patch is a bridge over a gap, and stays, when it is
 * small and the paper around it falls into two sides or more: a corner has one, a slot is long. Only
 * the middle between its sides becomes ink: a whole patch would swallow what is narrow beside a gap.
 */
import { connectedComponents } from "../quality/components.ts";
import { distanceInside } from "../quality/distance.ts";
import { opposite } from "./opposite.ts";

/**
 * @param ink changed in place
 * @param widest gap in pixels
 * @returns how many gaps were closed
 */
export function closeGaps(ink: Uint8Array, width: number, widest: number): number {
  const thickness = Math.max(1, Math.round(widest / 6));
  const distanceToInk = () => distanceInside(opposite(ink), width);
  const toInk = distanceToInk();
  // Narrow ones first: the disc for wide ones swallows a whole slot, and with it the gap at its mouth.
  const narrow = closeUpTo(widest / 2, ink, width, { toInk, thickness });
  const toInkNow = narrow === 0 ? toInk : distanceToInk();
  return narrow + closeUpTo(widest, ink, width, { toInk: toInkNow, thickness });
}

/**
 * @param toInk 3 × the distance of each pixel to the nearest ink
 * @param thickness pixels that a bridge has on each side of its middle
 */
function closeUpTo(
  widest: number,
  ink: Uint8Array,
  width: number,
  { toInk, thickness }: { toInk: Uint16Array; thickness: number },
): number {
  // A gap between round line ends needs a disc that reaches well over its half. Distances are times 3.
  const reach = Math.round(2.5 * widest);
  const near = new Uint8Array(ink.length);
  for (let at = 0; at < ink.length; at++) if (toInk[at]! <= reach) near[at] = 1;
  const toFar = distanceInside(near, width);
  const patches = new Uint8Array(ink.length);
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 0 && toFar[at]! > reach) patches[at] = 1;
  }
  const { labels, areas } = connectedComponents(patches, width, 8);
  const bridges = findBridges(labels, areas, ink, width, widest);
  if (bridges.size === 0) return 0;
  const paper = opposite(ink);
  for (let at = 0; at < paper.length; at++) {
    if (labels[at] !== 0 && bridges.has(labels[at]!)) paper[at] = 0;
  }
  const mergeSides = mergeByArea(connectedComponents(paper, width, 4).labels);
  for (const [label, sides] of bridges) {
    for (const at of middleOf(mergeSides(sides), label, labels, width)) {
      thicken(ink, at, width, thickness);
    }
  }
  return bridges.size;
}

/** The patches that are bridges, each with the pixels of paper along each of its sides. */
function findBridges(
  labels: Int32Array,
  areas: readonly number[],
  ink: Uint8Array,
  width: number,
  widest: number,
): Map<number, number[][]> {
  const mostPixels = 6 * widest * widest;
  const shores = new Map<number, number[]>();
  const touch = (at: number, label: number) => {
    if (label === 0 || areas[label]! > mostPixels) return;
    const shore = shores.get(label);
    if (!shore) shores.set(label, [at]);
    else if (shore.at(-1) !== at) shore.push(at);
  };
  for (let at = width; at < ink.length - width; at++) {
    if (ink[at] !== 0 || labels[at] !== 0) continue;
    const [left, right] = [labels[at - 1]!, labels[at + 1]!];
    const [above, below] = [labels[at - width]!, labels[at + width]!];
    // Nearly all pixels are far from any patch.
    if ((left | right | above | below) === 0) continue;
    touch(at, left);
    touch(at, right);
    touch(at, above);
    touch(at, below);
  }
  const bridges = new Map<number, number[][]>();
  for (const [label, shore] of shores) {
    const sides = piecesOf(shore, width);
    if (sides.length >= 2) bridges.set(label, sides);
  }
  return bridges;
}

/** The pieces that some pixels fall into; pixels that touch at a corner are in one piece. */
function piecesOf(pixels: readonly number[], width: number): number[][] {
  const left = new Set(pixels);
  const pieces: number[][] = [];
  for (const start of pixels) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (let next = 0; next < piece.length; next++) {
      const at = piece[next]!;
      for (const row of [at - width, at, at + width]) {
        for (const beside of [row - 1, row, row + 1]) if (left.delete(beside)) piece.push(beside);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}

/** Sides of one area are one side, else a line would go between them; if all are, it is a line that ends. */
function mergeByArea(labels: Int32Array): (sides: number[][]) => number[][] {
  return (sides) => {
    const areas = Object.values(Object.groupBy(sides, ([at]) => labels[at!]!));
    return areas.length < 2 ? sides : areas.map((side) => side!.flat());
  };
}

/** The pixels of a patch where the nearest of its sides changes. */
function middleOf(
  sides: readonly number[][],
  label: number,
  labels: Int32Array,
  width: number,
): number[] {
  const nearest = new Map<number, number>();
  for (const [side, pixels] of sides.entries()) for (const at of pixels) nearest.set(at, side);
  // A map is walked in the order of its entries, those that come meanwhile last: nearest first.
  for (const [at, side] of nearest) {
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (labels[next] === label && !nearest.has(next)) nearest.set(next, side);
    }
  }
  const isMiddle = (at: number) =>
    [at - 1, at + 1, at - width, at + width].some(
      (next) => nearest.has(next) && nearest.get(next) !== nearest.get(at),
    );
  return [...nearest.keys()].filter((at) => labels[at] === label && isMiddle(at));
}

/** A line of one pixel would be broken by the next smoothing. */
function thicken(ink: Uint8Array, at: number, width: number, by: number): void {
  for (let y = -by; y <= by; y++) {
    for (let x = -by; x <= by; x++) {
      const next = at + y * width + x;
      if (next >= 0 && next < ink.length) ink[next] = 1;
    }
  }
}
