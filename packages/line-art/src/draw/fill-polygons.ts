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
    const from = Math.max(0, cellAfter(left));
    const to = Math.min(columns, cellAfter(right));
    if (from < to) span(row * columns + from, row * columns + to);
  });
}

/** The first row or column whose middle is not before this. */
const cellAfter = (value: number) => Math.ceil(value - 0.5);

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

  constructor(polygons: readonly Polygon[], grid: Grid) {
    const [top, bottom] = rowsOf(polygons, grid, 0);
    let most = 0;
    for (const polygon of polygons) {
      let [, before] = polygon.at(-1)!;
      for (const [, y] of polygon) {
        most += Math.abs(
          cellAfter((y - grid.y) / grid.side) - cellAfter((before - grid.y) / grid.side),
        );
        before = y;
      }
    }
    this.#top = top;
    this.#bottom = bottom;
    this.#first = new Int32Array(Math.max(0, this.#bottom - this.#top)).fill(-1);
    this.#x = new Float64Array(most);
    this.#turn = new Int8Array(most);
    this.#next = new Int32Array(most);
  }

  addEdge(x1: number, y1: number, x2: number, y2: number): void {
    const turn = y1 < y2 ? 1 : -1;
    const first = Math.max(this.#top, cellAfter(Math.min(y1, y2)));
    const last = Math.min(this.#bottom, cellAfter(Math.max(y1, y2)));
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
  grid: Grid,
  span: Span,
): void {
  const { x, y, side, columns, rows } = grid;
  const half = width / side / 2;
  const joined = new JoinedSpans(rowsOf([polygon], grid, 2 * half), columns, span);
  for (let i = isClosed ? 0 : 1; i < polygon.length; i++) {
    const [fromX, fromY] = polygon[i > 0 ? i - 1 : polygon.length - 1]!;
    const [toX, toY] = polygon[i]!;
    const length = Math.hypot(toX - fromX, toY - fromY) / side;
    if (length === 0) continue;
    const alongX = (toX - fromX) / side / length;
    const alongY = (toY - fromY) / side / length;
    const middleX = ((fromX + toX) / 2 - x) / side;
    const middleY = ((fromY + toY) / 2 - y) / side;
    const reach = length / 2 + half;
    const height = reach * Math.abs(alongY) + half * Math.abs(alongX);
    const top = Math.max(0, cellAfter(middleY - height));
    const bottom = Math.min(rows, cellAfter(middleY + height));
    // In each row what is between its ends as well as between its sides.
    const [ends, sides] = [Math.abs(reach / alongX), Math.abs(half / alongY)];
    for (let row = top; row < bottom; row++) {
      const down = row + 0.5 - middleY;
      const [end, middle] = [(-down * alongY) / alongX, (down * alongX) / alongY];
      let left = Math.max(end - ends, middle - sides);
      let right = Math.min(end + ends, middle + sides);
      if (alongX === 0) [left, right] = [middle - sides, middle + sides];
      if (alongY === 0) [left, right] = [end - ends, end + ends];
      joined.add(row, cellAfter(middleX + left), cellAfter(middleX + right));
    }
  }
  joined.end();
}

/** The rows that polygons reach, and so many more on both sides: the first, and the one after the last. */
function rowsOf(
  polygons: readonly Polygon[],
  { y, side, rows }: Grid,
  more: number,
): [number, number] {
  let [top, bottom] = [Infinity, -Infinity];
  for (const polygon of polygons) {
    for (const [, py] of polygon) {
      top = Math.min(top, py);
      bottom = Math.max(bottom, py);
    }
  }
  return [
    Math.max(0, cellAfter((top - y) / side - more)),
    Math.min(rows, cellAfter((bottom - y) / side + more)),
  ];
}

/** Pieces of a line overlap: what meets in a row is one span. */
class JoinedSpans {
  readonly #top: number;
  readonly #columns: number;
  readonly #span: Span;
  /** The span of each row that may still grow; none where both are 0. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;

  constructor([top, bottom]: readonly [number, number], columns: number, span: Span) {
    this.#top = top;
    this.#columns = columns;
    this.#span = span;
    this.#from = new Int32Array(Math.max(0, bottom - top));
    this.#to = new Int32Array(Math.max(0, bottom - top));
  }

  add(rowOfGrid: number, left: number, right: number): void {
    const row = rowOfGrid - this.#top;
    const from = Math.max(0, left);
    const to = Math.min(this.#columns, right);
    if (from >= to) return;
    if (from <= this.#to[row]! && to >= this.#from[row]! && this.#to[row]! > 0) {
      this.#from[row] = Math.min(from, this.#from[row]!);
      this.#to[row] = Math.max(to, this.#to[row]!);
      return;
    }
    this.#emit(row);
    this.#from[row] = from;
    this.#to[row] = to;
  }

  #emit(row: number): void {
    const start = (this.#top + row) * this.#columns;
    if (this.#to[row]! > 0) this.#span(start + this.#from[row]!, start + this.#to[row]!);
  }

  end(): void {
    for (let row = 0; row < this.#to.length; row++) this.#emit(row);
  }
}
