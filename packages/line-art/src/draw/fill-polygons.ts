import type { Polygon } from "../artwork/path.ts";

/** Square cells over a part of the page; cell 0 is in the upper left. */
export interface Grid {
  /** Corner of the first cell, in units. */
  x: number;
  y: number;
  /** Side of a cell, in units. */
  side: number;
  columns: number;
  rows: number;
}

/** A run of cells of one row whose centres are inside: the first, and the one after the last. */
export type Span = (from: number, to: number) => void;

/** Scan-converts polygons by the nonzero rule. */
export function fillPolygons(polygons: readonly Polygon[], grid: Grid, span: Span): void {
  const { x, y, side, columns } = grid;
  const crossings = new Crossings(polygons, grid);
  for (const polygon of polygons) {
    let [x1, y1] = polygon.at(-1)!;
    x1 = (x1 - x) / side;
    y1 = (y1 - y) / side;
    for (let i = 0; i < polygon.length; i++) {
      const x2 = (polygon[i]![0] - x) / side;
      const y2 = (polygon[i]![1] - y) / side;
      if (y1 !== y2) crossings.addEdge(x1, y1, x2, y2);
      x1 = x2;
      y1 = y2;
    }
  }
  crossings.forEachSpan((row, left, right) => {
    const from = Math.max(0, Math.ceil(left - 0.5));
    const to = Math.min(columns, Math.ceil(right - 0.5));
    if (from < to) span(row * columns + from, row * columns + to);
  });
}

/** First row whose middle is at or below `y`. */
const rowAt = (y: number) => Math.ceil(y - 0.5);

/** Where the middle of each row meets the outlines: a list a row, from left to right. */
class Crossings {
  readonly #top: number;
  readonly #bottom: number;
  /** The leftmost of each row; -1 where there is none. */
  readonly #first: Int32Array;
  readonly #x: Float64Array;
  readonly #turn: Int8Array;
  readonly #next: Int32Array;
  #count = 0;

  constructor(polygons: readonly Polygon[], { y, side, rows }: Grid) {
    let [top, bottom, most] = [rows, 0, 0];
    for (const polygon of polygons) {
      let before = rowAt((polygon.at(-1)![1] - y) / side);
      for (let i = 0; i < polygon.length; i++) {
        const row = rowAt((polygon[i]![1] - y) / side);
        top = Math.min(top, row);
        bottom = Math.max(bottom, row);
        most += Math.abs(row - before);
        before = row;
      }
    }
    this.#top = Math.max(0, top);
    this.#bottom = Math.min(rows, bottom);
    this.#first = new Int32Array(Math.max(0, this.#bottom - this.#top)).fill(-1);
    this.#x = new Float64Array(most);
    this.#turn = new Int8Array(most);
    this.#next = new Int32Array(most);
  }

  addEdge(x1: number, y1: number, x2: number, y2: number): void {
    const turn = y1 < y2 ? 1 : -1;
    const first = Math.max(this.#top, rowAt(Math.min(y1, y2)));
    const last = Math.min(this.#bottom, rowAt(Math.max(y1, y2)));
    const slope = (x2 - x1) / (y2 - y1);
    for (let row = first; row < last; row++) {
      this.#add(row - this.#top, x1 + (row + 0.5 - y1) * slope, turn);
    }
  }

  #add(row: number, x: number, turn: 1 | -1): void {
    let before = -1;
    let after = this.#first[row]!;
    while (after !== -1 && this.#x[after]! <= x) {
      before = after;
      after = this.#next[after]!;
    }
    const index = this.#count++;
    this.#x[index] = x;
    this.#turn[index] = turn;
    this.#next[index] = after;
    if (before === -1) this.#first[row] = index;
    else this.#next[before] = index;
  }

  forEachSpan(visit: (row: number, left: number, right: number) => void): void {
    for (let row = 0; row < this.#first.length; row++) {
      let winding = 0;
      let left = 0;
      for (let at = this.#first[row]!; at !== -1; at = this.#next[at]!) {
        if (winding === 0) left = this.#x[at]!;
        winding += this.#turn[at]!;
        if (winding === 0) visit(this.#top + row, left, this.#x[at]!);
      }
    }
  }
}

/**
 * Scan-converts a line: every piece of it is a rectangle that reaches half the line's width beyond its ends.
 *
 * @param width in units
 */
export function strokePolygon(
  polygon: Polygon,
  isClosed: boolean,
  width: number,
  { x, y, side, columns, rows }: Grid,
  span: Span,
): void {
  const half = width / side / 2;
  for (let i = isClosed ? 0 : 1; i < polygon.length; i++) {
    const [fromX, fromY] = polygon[i > 0 ? i - 1 : polygon.length - 1]!;
    const [toX, toY] = polygon[i]!;
    const length = Math.hypot(toX - fromX, toY - fromY) / side;
    if (length === 0) continue;
    // Along the piece, from its middle.
    const alongX = (toX - fromX) / side / length;
    const alongY = (toY - fromY) / side / length;
    const middleX = ((fromX + toX) / 2 - x) / side;
    const middleY = ((fromY + toY) / 2 - y) / side;
    const reach = length / 2 + half;
    const height = reach * Math.abs(alongY) + half * Math.abs(alongX);
    const top = Math.max(0, rowAt(middleY - height));
    const bottom = Math.min(rows, rowAt(middleY + height));
    for (let row = top; row < bottom; row++) {
      const down = row + 0.5 - middleY;
      // Between its ends, and between its sides.
      let [left, right] = [-Infinity, Infinity];
      if (alongX !== 0) {
        const [at, by] = [(-down * alongY) / alongX, Math.abs(reach / alongX)];
        [left, right] = [at - by, at + by];
      }
      if (alongY !== 0) {
        const [at, by] = [(down * alongX) / alongY, Math.abs(half / alongY)];
        [left, right] = [Math.max(left, at - by), Math.min(right, at + by)];
      }
      const from = Math.max(0, Math.ceil(middleX + left - 0.5));
      const to = Math.min(columns, Math.ceil(middleX + right - 0.5));
      if (from < to) span(row * columns + from, row * columns + to);
    }
  }
}
