/**
 * Letters as outlines, traced from the picture of them that a browser's font gives (marching squares,
 * with the edge placed between pixels by their coverage, then Douglas and Peucker's thinning).
 * Kept as: number of corners, x, y, x, y, …, number of corners, …, in thousandths of the letters'
 * height from the middle of the words. Holes run the other way round, so that they stay open.
 */
import type { Polygon } from "./passes.ts";

const perEm = 1000;
/** An edge runs where half a pixel is covered. */
const threshold = 127.5;
/** How far, in pixels of the traced picture, an outline may stray to save corners. */
const strayPx = 0.3;

export interface Coverage {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel; bare along all four edges. */
  readonly data: Uint8Array;
}

type Corner = readonly [x: number, y: number];

/** @param emPx height of the letters in pixels of the picture */
export function traceOutlines(coverage: Coverage, emPx: number): Int16Array<ArrayBuffer> {
  const [middleX, middleY] = [coverage.width / 2, coverage.height / 2];
  const numbers: number[] = [];
  for (const contour of contoursOf(coverage)) {
    const corners = thinned(contour);
    if (corners.length < 3) continue;
    numbers.push(corners.length);
    for (const [x, y] of corners) {
      numbers.push(
        Math.round(((x + 0.5 - middleX) / emPx) * perEm),
        Math.round(((y + 0.5 - middleY) / emPx) * perEm),
      );
    }
  }
  return Int16Array.from(numbers);
}

/**
 * All outlines as one polygon: each is joined to the middle by a way there and back, which encloses
 * nothing.
 */
export function polygonOf(outlines: Int16Array, x: number, y: number, size: number): Polygon {
  const corners: number[] = [];
  for (let at = 0; at < outlines.length; ) {
    const count = outlines[at]!;
    const end = Math.min(outlines.length, at + 1 + count * 2);
    if (!(count > 0)) break;
    const start = at + 1;
    corners.push(0, 0);
    for (let i = start; i + 1 < end; i += 2) corners.push(outlines[i]!, outlines[i + 1]!);
    corners.push(outlines[start]!, outlines[start + 1]!);
    at = end;
  }
  return Float32Array.from(corners, (value, i) => (i & 1 ? y : x) + (value / perEm) * size);
}

/** Closed lines of half coverage. The inside lies on the same hand all along. */
function contoursOf({ width, height, data }: Coverage): Corner[][] {
  // Each crossing of the edge with a side of the pixel grid, and the crossing that follows it.
  const next = new Map<number, number>();
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const at = y * width + x;
      const corners = [at, at + 1, at + width + 1, at + width].map((i) => data[i]! > threshold);
      if (corners[0] === corners[1] && corners[1] === corners[2] && corners[2] === corners[3])
        continue;
      // Sides clockwise from the top; a side across has an even number, one down an odd.
      const sides = [at * 2, (at + 1) * 2 + 1, (at + width) * 2, at * 2 + 1];
      for (let side = 0; side < 4; side++) {
        if (corners[side] || !corners[(side + 1) % 4]) continue;
        let exit = (side + 1) % 4;
        while (corners[(exit + 1) % 4]) exit = (exit + 1) % 4;
        next.set(sides[side]!, sides[exit]!);
      }
    }
  }
  const contours: Corner[][] = [];
  for (const first of next.keys()) {
    const contour: Corner[] = [];
    for (let side: number | undefined = first; side !== undefined; ) {
      const following = next.get(side);
      next.delete(side);
      if (following === undefined) break;
      contour.push(crossing(side));
      side = following;
    }
    if (contour.length > 2) contours.push(contour);
  }
  return contours;

  function crossing(side: number): Corner {
    const at = side >> 1;
    const isDown = side % 2 === 1;
    const from = data[at]!;
    const to = data[isDown ? at + width : at + 1]!;
    const share = (threshold - from) / (to - from);
    const [x, y] = [at % width, Math.floor(at / width)];
    return isDown ? [x, y + share] : [x + share, y];
  }
}

/** Fewer corners: those between two that are kept lie close to the line between these. */
function thinned(contour: readonly Corner[]): Corner[] {
  const isKept = new Uint8Array(contour.length);
  const opposite = contour.length >> 1;
  isKept[0] = isKept[opposite] = 1;
  const spans: [number, number][] = [
    [0, opposite],
    [opposite, contour.length],
  ];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [ax, ay] = contour[from]!;
    const [bx, by] = contour[to % contour.length]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    let farthest = strayPx;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const [x, y] = contour[i]!;
      const away = Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
      if (away > farthest) [farthest, at] = [away, i];
    }
    if (at < 0) continue;
    isKept[at] = 1;
    spans.push([from, at], [at, to]);
  }
  return contour.filter((_, i) => isKept[i]);
}
