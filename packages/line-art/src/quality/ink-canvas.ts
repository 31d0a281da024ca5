import { type Runs, RunWriter } from "./runs.ts";

/** A grid of ink and white, one bit a cell, that is painted span by span and read as runs of equal cells. */
export class InkCanvas {
  readonly #columns: number;
  readonly #cells: number;
  /** The first cell in the lowest bit; ink is 1. */
  readonly #words: Int32Array;

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#cells = columns * rows;
    this.#words = new Int32Array(Math.ceil(this.#cells / 32));
  }

  /** @param ends of spans, see `Spans` */
  ink(ends: Int32Array): void {
    const words = this.#words;
    for (let i = 0; i < ends.length; i += 2) {
      const from = ends[i]!;
      const last = ends[i + 1]! - 1;
      const word = from >> 5;
      const end = last >> 5;
      const right = -1 << (from & 31);
      const left = -1 >>> (31 - (last & 31));
      if (word === end) words[word]! |= right & left;
      else {
        words[word]! |= right;
        for (let at = word + 1; at < end; at++) words[at] = -1;
        words[end]! |= left;
      }
    }
  }

  whiten(ends: Int32Array): void {
    const words = this.#words;
    for (let i = 0; i < ends.length; i += 2) {
      const from = ends[i]!;
      const last = ends[i + 1]! - 1;
      const word = from >> 5;
      const end = last >> 5;
      const right = -1 << (from & 31);
      const left = -1 >>> (31 - (last & 31));
      if (word === end) words[word]! &= ~(right & left);
      else {
        words[word]! &= ~right;
        for (let at = word + 1; at < end; at++) words[at] = 0;
        words[end]! &= ~left;
      }
    }
  }

  /** Takes white apart: what is two cells wide and high, and the tips and necks that are not. */
  split(): { broad: InkCanvas; slight: InkCanvas } {
    const count = this.#words.length;
    const whole = this.#columns >> 5;
    const rest = this.#columns & 31;
    // Ink beyond both ends, a row and a word of it.
    const pad = whole + 2;
    const white = new Int32Array(count + 2 * pad);
    for (let at = 0; at < count; at++) white[pad + at] = ~this.#words[at]!;
    if (this.#cells & 31) white[pad + count - 1]! &= (1 << (this.#cells & 31)) - 1;
    // Upper left cells of all white squares of two by two, then all of their cells.
    const pairs = new Int32Array(white.length);
    for (let at = pad; at < pad + count; at++)
      pairs[at] = white[at]! & ((white[at]! >>> 1) | (white[at + 1]! << 31));
    // The last cell of a row is no neighbour of the first one of the next.
    for (let last = this.#columns - 1; last < this.#cells; last += this.#columns)
      pairs[pad + (last >> 5)]! &= ~(1 << (last & 31));
    const rows = new Int32Array(white.length);
    let before = 0;
    for (let at = pad; at < pad + count; at++) {
      const below =
        rest === 0
          ? pairs[at + whole]!
          : (pairs[at + whole]! >>> rest) | (pairs[at + whole + 1]! << (32 - rest));
      const corners = pairs[at]! & below;
      rows[at] = corners | (corners << 1) | (before >>> 31);
      before = corners;
    }
    const broad = new InkCanvas(this.#columns, this.#cells / this.#columns);
    const slight = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = pad; at < pad + count; at++) {
      const above =
        rest === 0
          ? rows[at - whole]!
          : (rows[at - whole]! << rest) | (rows[at - whole - 1]! >>> (32 - rest));
      const squares = rows[at]! | above;
      broad.#words[at - pad] = ~squares;
      slight.#words[at - pad] = ~(white[at]! & ~squares);
    }
    return { broad, slight };
  }

  isWhite(cell: number): boolean {
    return cell >= 0 && cell < this.#cells && ((this.#words[cell >> 5]! >>> (cell & 31)) & 1) === 0;
  }

  /** Runs of 1 where it is white and of 0 where there is ink. */
  runs(): Runs {
    const words = this.#words;
    const writer = new RunWriter(this.#cells, this.#columns);
    let before = 0;
    let row = 0;
    for (let word = 0; word < words.length; word++) {
      const bits = words[word]!;
      // Where a cell is unlike the one before it, and where a row begins.
      let starts = bits ^ ((bits << 1) | before);
      before = bits >>> 31;
      for (; row >> 5 === word; row += this.#columns) starts |= 1 << (row & 31);
      for (; starts !== 0; starts &= starts - 1) {
        const bit = 31 - Math.clz32(starts & -starts);
        const at = (word << 5) + bit;
        if (at < this.#cells) writer.add(at, ((bits >>> bit) & 1) ^ 1);
      }
    }
    return writer.done();
  }
}
