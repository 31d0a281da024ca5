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
    const white = this.#words.map((word) => ~word);
    // Beyond the last cell there is nothing.
    const used = this.#cells & 31;
    if (used > 0) white[white.length - 1]! &= (1 << used) - 1;
    // Upper left cells of all white squares of two by two, then all of their cells.
    const pairs = and(white, shifted(white, 1));
    const corners = and(pairs, shifted(pairs, this.#columns));
    const rows = or(corners, shifted(corners, -1));
    const squares = or(rows, shifted(rows, -this.#columns));
    return {
      broad: this.#like(squares.map((word) => ~word)),
      slight: this.#like(squares.map((word, at) => word | ~white[at]!)),
    };
  }

  isWhite(cell: number): boolean {
    return cell >= 0 && cell < this.#cells && ((this.#words[cell >> 5]! >>> (cell & 31)) & 1) === 0;
  }

  #like(words: Int32Array): InkCanvas {
    const canvas = new InkCanvas(this.#columns, this.#cells / this.#columns);
    canvas.#words.set(words);
    return canvas;
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

const and = (one: Int32Array, other: Int32Array) => one.map((word, at) => word & other[at]!);
const or = (one: Int32Array, other: Int32Array) => one.map((word, at) => word | other[at]!);

/** Each cell as the one so many cells after it. */
function shifted(words: Int32Array, by: number): Int32Array {
  const whole = by >> 5;
  const rest = by & 31;
  return words.map((_, at) => {
    const low = words[at + whole] ?? 0;
    return rest === 0 ? low : (low >>> rest) | ((words[at + whole + 1] ?? 0) << (32 - rest));
  });
}
