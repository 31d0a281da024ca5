/**
 * Closes small gaps in lines, so that areas are closed and can be filled.
 *
 * A closing of the ink by a disc fills gaps, and also corners, narrow slots and the space between
 * lines that run close by each other. A filled patch is a bridge over a gap, and stays, when it is
 * small and the paper around it falls into two sides or more: a corner has one, a slot is long.
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
  // A gap between round line ends needs a disc that reaches well over its half.
  const reach = Math.round(3 * (0.5 * widest + 2));
  const toInk = distanceInside(opposite(ink), width);
  const near = new Uint8Array(ink.length);
  for (let at = 0; at < ink.length; at++) if (toInk[at]! <= reach) near[at] = 1;
  const toFar = distanceInside(near, width);
  const patches = new Uint8Array(ink.length);
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 0 && toFar[at]! > reach) patches[at] = 1;
  }
  const { labels, areas } = connectedComponents(patches, width, 8);
  const bridges = findBridges(labels, areas, ink, width, widest);
  for (let at = 0; at < ink.length; at++) {
    if (bridges.has(labels[at]!)) thicken(ink, at, width, Math.max(1, Math.round(widest / 6)));
  }
  return bridges.size;
}

function findBridges(
  labels: Int32Array,
  areas: readonly number[],
  ink: Uint8Array,
  width: number,
  widest: number,
): Set<number> {
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
    touch(at, labels[at - 1]!);
    touch(at, labels[at + 1]!);
    touch(at, labels[at - width]!);
    touch(at, labels[at + width]!);
  }
  return new Set(
    [...shores].filter(([, shore]) => piecesOf(shore, width) >= 2).map(([label]) => label),
  );
}

/** Into how many pieces some pixels fall; pixels that touch at a corner are one piece. */
function piecesOf(pixels: readonly number[], width: number): number {
  const left = new Set(pixels);
  let pieces = 0;
  for (const start of pixels) {
    if (!left.delete(start)) continue;
    pieces++;
    const edge = [start];
    for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
      for (const row of [at - width, at, at + width]) {
        for (const next of [row - 1, row, row + 1]) if (left.delete(next)) edge.push(next);
      }
    }
  }
  return pieces;
}

/** A bridge is thinnest in its middle. */
function thicken(ink: Uint8Array, at: number, width: number, by: number): void {
  for (let y = -by; y <= by; y++) {
    for (let x = -by; x <= by; x++) {
      const next = at + y * width + x;
      if (next >= 0 && next < ink.length) ink[next] = 1;
    }
  }
}
