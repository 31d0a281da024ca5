import type { Outline } from "../artwork/path.ts";
import type { Spans } from "../quality/spans.ts";

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

/** Scan-converts polygons by the nonzero rule: adds the cells whose middles are inside. */
export function fillPolygons(polygons: readonly Outline[], grid: Grid, spans: Spans): void {
  const { x, y, side, columns } = grid;
  const [top, bottom] = rowsOf(polygons, grid, 0);
  crossings.begin(top, bottom);
  for (const polygon of polygons) {
    let x1 = (polygon[polygon.length - 2]! - x) / side;
    let y1 = (polygon[polygon.length - 1]! - y) / side;
    for (let i = 0; i < polygon.length; i += 2) {
      const x2 = (polygon[i]! - x) / side;
      const y2 = (polygon[i + 1]! - y) / side;
      if (y1 !== y2) crossings.addEdge(x1, y1, x2, y2);
      x1 = x2;
      y1 = y2;
    }
  }
  crossings.addSpans(columns, spans);
}

/** The first row or column whose middle is not before this. */
const cellAfter = (value: number) => Math.ceil(value - 0.5);

/** Where the middle of each row meets the outlines: a list a row, from left to right. */
class Crossings {
  #top = 0;
  #bottom = 0;
  /** The leftmost of each row; -1 where there is none. */
  #first = new Int32Array(0);
  #x = new Float64Array(256);
  #turn = new Int8Array(256);
  #next = new Int32Array(256);
  #count = 0;

  /** @param bottom the row after the last */
  begin(top: number, bottom: number): void {
    this.#top = top;
    this.#bottom = bottom;
    this.#count = 0;
    if (bottom - top > this.#first.length) this.#first = new Int32Array(bottom - top);
    this.#first.fill(-1, 0, Math.max(0, bottom - top));
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
    if (this.#count === this.#x.length) this.#grow();
    const index = this.#count++;
    this.#x[index] = x;
    this.#turn[index] = turn;
    this.#next[index] = after;
    if (before === -1) this.#first[row] = index;
    else this.#next[before] = index;
  }

  #grow(): void {
    const [x, turn, next] = [this.#x, this.#turn, this.#next];
    this.#x = new Float64Array(2 * x.length);
    this.#turn = new Int8Array(2 * x.length);
    this.#next = new Int32Array(2 * x.length);
    this.#x.set(x);
    this.#turn.set(turn);
    this.#next.set(next);
  }

  addSpans(columns: number, spans: Spans): void {
    for (let row = this.#top; row < this.#bottom; row++) {
      let winding = 0;
      let left = 0;
      for (let at = this.#first[row - this.#top]!; at !== -1; at = this.#next[at]!) {
        if (winding === 0) left = this.#x[at]!;
        winding += this.#turn[at]!;
        if (winding !== 0) continue;
        const from = Math.max(0, cellAfter(left));
        const to = Math.min(columns, cellAfter(this.#x[at]!));
        if (from < to) spans.add(row * columns + from, row * columns + to);
      }
    }
  }
}

/** Used for one shape after the other. */
const crossings = new Crossings();

/** A line leans less than a cell over any page: its rows say where it ends. */
const level = 1e-9;

/**
 * Scan-converts a line with round ends and corners. Every piece of it is a rectangle; where the line
 * bends only a little, it reaches beyond its ends as far as its neighbours turn away.
 *
 * @param width in units
 */
export function strokePolygon(
  polygon: Outline,
  isClosed: boolean,
  width: number,
  grid: Grid,
  spans: Spans,
): void {
  const { x, y, side, columns, rows } = grid;
  const half = width / side / 2;
  joined.begin(...rowsOf([polygon], grid, 2 * half));
  const count = polygon.length / 2;
  // Direction of the piece before this one; no direction before the first of an open line.
  let beforeX = 0;
  let beforeY = 0;
  if (isClosed) {
    turnTo(polygon, count - 1, -1);
    beforeX = direction.x;
    beforeY = direction.y;
  }
  for (let i = isClosed ? 0 : 1; i < count; i++) {
    const before = i > 0 ? i - 1 : count - 1;
    const fromX = polygon[2 * before]!;
    const fromY = polygon[2 * before + 1]!;
    const toX = polygon[2 * i]!;
    const toY = polygon[2 * i + 1]!;
    const acrossX = (toX - fromX) / side;
    const acrossY = (toY - fromY) / side;
    const length = Math.sqrt(acrossX * acrossX + acrossY * acrossY);
    if (length === 0) continue;
    const alongX = acrossX / length;
    const alongY = acrossY / length;
    if (i + 1 < count || isClosed) turnTo(polygon, i, 1);
    else direction.x = direction.y = 0;
    const afterX = direction.x;
    const afterY = direction.y;
    const start = half * cornerReach(beforeX, beforeY, alongX, alongY);
    const end_ = half * cornerReach(alongX, alongY, afterX, afterY);
    const isEnd = beforeX === 0 && beforeY === 0;
    if (isEnd) addDisc((fromX - x) / side, (fromY - y) / side, half, grid, spans);
    if (end_ === 0 && alongX * afterX + alongY * afterY < 1 - level)
      addDisc((toX - x) / side, (toY - y) / side, half, grid, spans);
    beforeX = alongX;
    beforeY = alongY;
    const shift = (end_ - start) / 2;
    const middleX = ((fromX + toX) / 2 - x) / side + alongX * shift;
    const middleY = ((fromY + toY) / 2 - y) / side + alongY * shift;
    const reach = (length + start + end_) / 2;
    const height = reach * Math.abs(alongY) + half * Math.abs(alongX);
    const top = Math.max(0, cellAfter(middleY - height));
    const bottom = Math.min(rows, cellAfter(middleY + height));
    // In each row what is between its ends as well as between its sides; one that is level or upright
    // has only two of these.
    const isUpright = Math.abs(alongX) <= level;
    const isLevel = Math.abs(alongY) <= level;
    const endsLean = isUpright ? 0 : -alongY / alongX;
    const ends = isUpright ? Infinity : Math.abs(reach / alongX);
    const sidesLean = isLevel ? 0 : alongX / alongY;
    const sides = isLevel ? Infinity : Math.abs(half / alongY);
    for (let row = top; row < bottom; row++) {
      const down = row + 0.5 - middleY;
      const betweenEnds = down * endsLean;
      const betweenSides = down * sidesLean;
      const left = Math.max(betweenEnds - ends, betweenSides - sides);
      const right = Math.min(betweenEnds + ends, betweenSides + sides);
      const first = Math.max(0, cellAfter(middleX + left)) | 0;
      const end = Math.min(columns, cellAfter(middleX + right)) | 0;
      if (first < end) joined.add(row, row * columns + first, row * columns + end, spans);
    }
  }
  joined.end(spans);
}

/** Cosine of the widest bend without a round corner. */
const slightBend = 0.9;

/** How far a piece reaches beyond its end, in half widths: a mitre, tan(turn / 2), where the line bends only a little. */
function cornerReach(x1: number, y1: number, x2: number, y2: number): number {
  const along = x1 * x2 + y1 * y2;
  return along < slightBend ? 0 : Math.abs(x1 * y2 - y1 * x2) / (1 + along);
}

/** A round corner or end; its middle and radius in cells. */
function addDisc(
  x: number,
  y: number,
  radius: number,
  { columns, rows }: Grid,
  spans: Spans,
): void {
  const bottom = Math.min(rows, cellAfter(y + radius));
  for (let row = Math.max(0, cellAfter(y - radius)); row < bottom; row++) {
    const half = Math.sqrt(Math.max(0, radius * radius - (row + 0.5 - y) ** 2));
    const first = Math.max(0, cellAfter(x - half));
    const end = Math.min(columns, cellAfter(x + half));
    if (first < end) joined.add(row, row * columns + first, row * columns + end, spans);
  }
}

/** Of the piece looked at last: it is asked for at every point. */
const direction = { x: 0, y: 0 };

/** Takes the direction of the piece that begins or ends at a point, past points that lie on each other. */
function turnTo(polygon: Outline, at: number, step: 1 | -1): void {
  const count = polygon.length / 2;
  for (let i = 1; i < count; i++) {
    const there = (at + step * i + count) % count;
    const across = polygon[2 * there]! - polygon[2 * at]!;
    const down = polygon[2 * there + 1]! - polygon[2 * at + 1]!;
    const length = Math.sqrt(across * across + down * down);
    if (length === 0) continue;
    direction.x = (step * across) / length;
    direction.y = (step * down) / length;
    return;
  }
  direction.x = direction.y = 0;
}

/** The rows that polygons reach, and so many more on both sides: the first, and the one after the last. */
function rowsOf(
  polygons: readonly Outline[],
  { y, side, rows }: Grid,
  more: number,
): [number, number] {
  let top = Infinity;
  let bottom = -Infinity;
  for (const polygon of polygons) {
    for (let i = 1; i < polygon.length; i += 2) {
      top = Math.min(top, polygon[i]!);
      bottom = Math.max(bottom, polygon[i]!);
    }
  }
  return [
    Math.max(0, cellAfter((top - y) / side - more)),
    Math.min(rows, cellAfter((bottom - y) / side + more)),
  ];
}

/** Pieces of a line overlap: what meets in a row is one span. */
class JoinedSpans {
  #top = 0;
  #rows = 0;
  /** The span of each row that may still grow; none where it ends at 0. */
  #growing = new Int32Array(0);

  /** @param bottom the row after the last */
  begin(top: number, bottom: number): void {
    this.#top = top;
    this.#rows = Math.max(0, bottom - top);
    if (2 * this.#rows > this.#growing.length) this.#growing = new Int32Array(2 * this.#rows);
    this.#growing.fill(0, 0, 2 * this.#rows);
  }

  add(row: number, from: number, to: number, spans: Spans): void {
    const growing = this.#growing;
    const at = 2 * (row - this.#top);
    const start = growing[at]!;
    const end = growing[at + 1]!;
    if (end > 0 && from <= end && to >= start) {
      if (from < start) growing[at] = from;
      if (to > end) growing[at + 1] = to;
      return;
    }
    if (end > 0) spans.add(start, end);
    growing[at] = from;
    growing[at + 1] = to;
  }

  end(spans: Spans): void {
    const growing = this.#growing;
    for (let at = 0; at < 2 * this.#rows; at += 2) {
      if (growing[at + 1]! > 0) spans.add(growing[at]!, growing[at + 1]!);
    }
  }
}

/** Used for one line after the other. */
const joined = new JoinedSpans();
