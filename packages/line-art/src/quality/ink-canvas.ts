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

  /** Takes white apart: what is so many cells wide and high, and the tips and necks that are not. */
  split(least = 2): { broad: InkCanvas; slight: InkCanvas } {
    const count = this.#words.length;
    const pad = this.#pad;
    const white = new Int32Array(count + 2 * pad);
    for (let at = 0; at < count; at++) white[pad + at] = ~this.#words[at]!;
    if (this.#cells & 31) white[pad + count - 1]! &= (1 << (this.#cells & 31)) - 1;
    let squares = white;
    for (let size = 1; size < least; size++) squares = this.#cornersIn(squares);
    for (let size = 1; size < least; size++) squares = this.#squaresAt(squares);
    const broad = new InkCanvas(this.#columns, this.#cells / this.#columns);
    const slight = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = pad; at < pad + count; at++) {
      broad.#words[at - pad] = ~squares[at]!;
      slight.#words[at - pad] = ~(white[at]! & ~squares[at]!);
    }
    return { broad, slight };
  }

  /** Ink beyond both ends, a row and a word of it. */
  get #pad(): number {
    return (this.#columns >> 5) + 2;
  }

  /** The upper left cells of all squares of two by two. */
  #cornersIn(cells: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
    const pad = this.#pad;
    const end = cells.length - pad;
    const whole = this.#columns >> 5;
    const rest = this.#columns & 31;
    const pairs = new Int32Array(cells.length);
    for (let at = pad; at < end; at++)
      pairs[at] = cells[at]! & ((cells[at]! >>> 1) | (cells[at + 1]! << 31));
    // The last cell of a row is no neighbour of the first one of the next.
    for (let last = this.#columns - 1; last < this.#cells; last += this.#columns)
      pairs[pad + (last >> 5)]! &= ~(1 << (last & 31));
    // From the first word on each looks below, at what has not been changed yet.
    for (let at = pad; at < end; at++) {
      const below =
        rest === 0
          ? pairs[at + whole]!
          : (pairs[at + whole]! >>> rest) | (pairs[at + whole + 1]! << (32 - rest));
      pairs[at]! &= below;
    }
    return pairs;
  }

  /** All cells of the squares of two by two that have these upper left cells. */
  #squaresAt(corners: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
    const pad = this.#pad;
    const whole = this.#columns >> 5;
    const rest = this.#columns & 31;
    const rows = new Int32Array(corners.length);
    let before = 0;
    for (let at = pad; at < corners.length - pad; at++) {
      rows[at] = corners[at]! | (corners[at]! << 1) | (before >>> 31);
      before = corners[at]!;
    }
    // From the last word on each looks above.
    for (let at = corners.length - pad - 1; at >= pad; at--) {
      const above =
        rest === 0
          ? rows[at - whole]!
          : (rows[at - whole]! << rest) | (rows[at - whole - 1]! >>> (32 - rest));
      rows[at]! |= above;
    }
    return rows;
  }

  /** White where there is ink. */
  inverted(): InkCanvas {
    const inverted = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = 0; at < this.#words.length; at++) inverted.#words[at] = ~this.#words[at]!;
    return inverted;
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
