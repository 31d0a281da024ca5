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
  split(least: 2 | 3 = 2): { broad: InkCanvas; slight: InkCanvas } {
    const count = this.#words.length;
    const [row, bit] = [this.#columns >> 5, this.#columns & 31];
    const [next, nextBit] = [this.#columns >> 4, (2 * this.#columns) & 31];
    // Ink beyond both ends, two rows and a word of it.
    const pad = next + 2;
    const squares = paddedWords(count, pad);
    this.#setCorners(squares, pad, least);
    const end = pad + count;
    // From the first word on each looks below, at what has not been changed yet.
    for (let at = pad; at < end; at++) {
      const pair = squares[at]! & cellsFrom(squares, at + row, bit);
      squares[at] = least === 2 ? pair : pair & cellsFrom(squares, at + next, nextBit);
    }
    // From the last word on each looks above: these are the cells on the left of all squares.
    for (let at = end - 1; at >= pad; at--) {
      const pair = squares[at]! | cellsUpTo(squares, at - row, bit);
      squares[at] = least === 2 ? pair : pair | cellsUpTo(squares, at - next, nextBit);
    }
    const broad = new InkCanvas(this.#columns, this.#cells / this.#columns);
    const slight = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = 0, before = 0; at < count; at++) {
      const own = squares[pad + at]!;
      const pair = own | (own << 1) | (before >>> 31);
      const all = least === 2 ? pair : pair | (own << 2) | (before >>> 30);
      before = own;
      broad.#words[at] = ~all;
      slight.#words[at] = this.#words[at]! | all;
    }
    return { broad, slight };
  }

  /** The first of so many white cells side by side. */
  #setCorners(corners: Int32Array, pad: number, least: 2 | 3): void {
    const words = this.#words;
    for (let at = 0, next = ~words[0]!; at < words.length; at++) {
      const own = next;
      next = at + 1 < words.length ? ~words[at + 1]! : 0;
      const pair = own & ((own >>> 1) | (next << 31));
      corners[pad + at] = least === 2 ? pair : pair & ((own >>> 2) | (next << 30));
    }
    if (this.#cells & 31) corners[pad + words.length - 1]! &= (1 << (this.#cells & 31)) - 1;
    // The last cells of a row are no neighbours of the first ones of the next.
    for (let row = this.#columns; row <= this.#cells; row += this.#columns)
      for (let last = row - least + 1; last < row; last++)
        corners[pad + (last >> 5)]! &= ~(1 << (last & 31));
  }

  /** White where there is ink. */
  inverted(): InkCanvas {
    const inverted = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = 0; at < this.#words.length; at++) inverted.#words[at] = ~this.#words[at]!;
    return inverted;
  }

  /** White with all cells that are beside white, or at a corner of it. */
  grown(): InkCanvas {
    const count = this.#words.length;
    const pad = (this.#columns >> 5) + 2;
    const words = this.#words;
    // Beyond the last cell is nothing, and no white.
    const lastCells = this.#cells & 31 ? (1 << (this.#cells & 31)) - 1 : -1;
    // White with what is left and right of it.
    const wide = paddedWords(count, pad);
    for (let at = 0, before = 0, own = 0, next = ~words[0]!; at < count; at++) {
      [before, own] = [own, at + 1 < count ? next : next & lastCells];
      next = at + 1 < count ? ~words[at + 1]! : 0;
      wide[pad + at] = own | (own << 1) | (before >>> 31) | (own >>> 1) | (next << 31);
    }
    // The last cells of a row are no neighbours of the first ones of the next.
    for (let first = this.#columns; first < this.#cells; first += this.#columns) {
      const last = first - 1;
      if (!this.isWhite(first) && !this.isWhite(first + 1))
        wide[pad + (first >> 5)]! &= ~(1 << (first & 31));
      if (!this.isWhite(last) && !this.isWhite(last - 1))
        wide[pad + (last >> 5)]! &= ~(1 << (last & 31));
    }
    const [row, bit] = [this.#columns >> 5, this.#columns & 31];
    const grown = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = 0; at < count; at++) {
      const beside = cellsFrom(wide, pad + at + row, bit) | cellsUpTo(wide, pad + at - row, bit);
      grown.#words[at] = ~(wide[pad + at]! | beside);
    }
    return grown;
  }

  /** White where it is white here and, on another canvas as large, ink that no white is beside, nor at a corner of. */
  whiteWithinInkOf(other: InkCanvas): InkCanvas {
    const within = other.grown();
    for (let at = 0; at < this.#words.length; at++)
      within.#words[at] = this.#words[at]! | ~within.#words[at]!;
    return within;
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

let scratch = new Int32Array(0);

/** Room for so many words between two pads of zeros; used for one thing after the other. */
function paddedWords(count: number, pad: number): Int32Array {
  const length = count + 2 * pad;
  if (length > scratch.length) scratch = new Int32Array(length);
  scratch.fill(0, 0, pad).fill(0, pad + count, length);
  return scratch;
}

/** 32 cells from a bit of a word on. */
function cellsFrom(words: Int32Array, at: number, bit: number): number {
  return bit === 0 ? words[at]! : (words[at]! >>> bit) | (words[at + 1]! << (32 - bit));
}

/** 32 cells up to a bit of a word. */
function cellsUpTo(words: Int32Array, at: number, bit: number): number {
  return bit === 0 ? words[at]! : (words[at]! << bit) | (words[at - 1]! >>> (32 - bit));
}
