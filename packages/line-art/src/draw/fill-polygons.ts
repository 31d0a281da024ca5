import type { Point, Polygon } from "../artwork/path.ts";

/** A run of cells of a row whose centres are inside: its first column, and the one after its last. */
export type Span = (row: number, from: number, to: number) => void;

/** Scan-converts polygons by the nonzero rule on a grid of unit cells. */
export function fillPolygons(
  polygons: readonly Polygon[],
  width: number,
  height: number,
  span: Span,
): void {
  const crossings = new Crossings(height);
  for (const polygon of polygons) {
    for (let i = 0; i < polygon.length; i++) {
      const [x1, y1] = polygon[i]!;
      const [x2, y2] = polygon[i + 1 < polygon.length ? i + 1 : 0]!;
      if (y1 === y2) continue;
      const turn = y1 < y2 ? 1 : -1;
      const first = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5));
      const last = Math.min(height, Math.ceil(Math.max(y1, y2) - 0.5));
      const slope = (x2 - x1) / (y2 - y1);
      for (let row = first; row < last; row++) {
        crossings.add(row, x1 + (row + 0.5 - y1) * slope, turn);
      }
    }
  }
  crossings.forEachSpan((row, left, right) => {
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(width, Math.ceil(right - 0.5));
    if (from < to) span(row, from, to);
  });
}

/** Where the middle of each row meets the outlines: a list a row, from left to right. */
class Crossings {
  /** The leftmost of each row; -1 where there is none. */
  readonly #first: Int32Array;
  readonly #x: number[] = [];
  readonly #turn: number[] = [];
  readonly #next: number[] = [];

  constructor(rows: number) {
    this.#first = new Int32Array(rows).fill(-1);
  }

  add(row: number, x: number, turn: 1 | -1): void {
    let before = -1;
    let after = this.#first[row]!;
    while (after !== -1 && this.#x[after]! <= x) {
      before = after;
      after = this.#next[after]!;
    }
    const index = this.#x.push(x) - 1;
    this.#turn.push(turn);
    this.#next.push(after);
    if (before === -1) this.#first[row] = index;
    else this.#next[before] = index;
  }

  forEachSpan(visit: (row: number, left: number, right: number) => void): void {
    this.#first.forEach((first, row) => {
      let winding = 0;
      for (let at = first; at !== -1; ) {
        winding += this.#turn[at]!;
        const next = this.#next[at]!;
        if (winding !== 0 && next !== -1) visit(row, this.#x[at]!, this.#x[next]!);
        at = next;
      }
    });
  }
}

/** Scan-converts one convex polygon on a grid of unit cells: each row has one span at most. */
export function fillConvex(corners: readonly Point[], width: number, height: number, span: Span) {
  const ys = corners.map(([, y]) => y);
  const top = Math.max(0, Math.ceil(Math.min(...ys) - 0.5));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) - 0.5));
  for (let row = top; row < bottom; row++) {
    let [left, right] = [Infinity, -Infinity];
    for (let i = 0; i < corners.length; i++) {
      const [x1, y1] = corners[i]!;
      const [x2, y2] = corners[i + 1 < corners.length ? i + 1 : 0]!;
      const middle = row + 0.5;
      if (middle < y1 === middle < y2) continue;
      const x = x1 + ((middle - y1) * (x2 - x1)) / (y2 - y1);
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(width, Math.ceil(right - 0.5));
    if (from < to) span(row, from, to);
  }
}
