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
    // Ink beyond both ends, two rows and a word of it.
    const pad = (this.#columns >> 4) + 2;
    const white = new Int32Array(count + 2 * pad);
    for (let at = 0; at < count; at++) white[pad + at] = ~this.#words[at]!;
    if (this.#cells & 31) white[pad + count - 1]! &= (1 << (this.#cells & 31)) - 1;
    const squares = this.#squaresAt(this.#cornersIn(white, pad, least), pad, least);
    const broad = new InkCanvas(this.#columns, this.#cells / this.#columns);
    const slight = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = pad; at < pad + count; at++) {
      broad.#words[at - pad] = ~squares[at]!;
      slight.#words[at - pad] = ~(white[at]! & ~squares[at]!);
    }
    return { broad, slight };
  }

  /** The upper left cells of all squares of that many cells by as many. */
  #cornersIn(white: Int32Array<ArrayBuffer>, pad: number, least: 2 | 3): Int32Array<ArrayBuffer> {
    const end = white.length - pad;
    const corners = new Int32Array(white.length);
    for (let at = pad; at < end; at++) {
      const [own, next] = [white[at]!, white[at + 1]!];
      const pair = own & ((own >>> 1) | (next << 31));
      corners[at] = least === 2 ? pair : pair & ((own >>> 2) | (next << 30));
    }
    // The last cells of a row are no neighbours of the first ones of the next.
    for (let row = this.#columns; row <= this.#cells; row += this.#columns)
      for (let last = row - least + 1; last < row; last++)
        corners[pad + (last >> 5)]! &= ~(1 << (last & 31));
    // From the first word on each looks below, at what has not been changed yet.
    const [row, next] = [this.#columns, 2 * this.#columns];
    for (let at = pad; at < end; at++) {
      const pair = corners[at]! & cellsFrom(corners, at + (row >> 5), row & 31);
      corners[at] = least === 2 ? pair : pair & cellsFrom(corners, at + (next >> 5), next & 31);
    }
    return corners;
  }

  /** All cells of the squares that have these upper left cells. */
  #squaresAt(corners: Int32Array<ArrayBuffer>, pad: number, least: 2 | 3): Int32Array<ArrayBuffer> {
    const end = corners.length - pad;
    const squares = new Int32Array(corners.length);
    for (let at = pad; at < end; at++) {
      const [own, before] = [corners[at]!, corners[at - 1]!];
      const pair = own | (own << 1) | (before >>> 31);
      squares[at] = least === 2 ? pair : pair | (own << 2) | (before >>> 30);
    }
    // From the last word on each looks above.
    const [row, next] = [this.#columns, 2 * this.#columns];
    for (let at = end - 1; at >= pad; at--) {
      const pair = squares[at]! | cellsUpTo(squares, at - (row >> 5), row & 31);
      squares[at] = least === 2 ? pair : pair | cellsUpTo(squares, at - (next >> 5), next & 31);
    }
    return squares;
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
    const white = this.inverted().#words;
    // Beyond the last cell is nothing, and no white.
    if (this.#cells & 31) white[count - 1]! &= (1 << (this.#cells & 31)) - 1;
    // White with what is left and right of it.
    const wide = new Int32Array(count + 2 * pad);
    let before = 0;
    for (let at = 0; at < count; at++) {
      const own = white[at]!;
      const next = at + 1 < count ? white[at + 1]! : 0;
      wide[pad + at] = own | (own << 1) | before | (own >>> 1) | (next << 31);
      before = own >>> 31;
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
    const grown = other.grown();
    const within = new InkCanvas(this.#columns, this.#cells / this.#columns);
    for (let at = 0; at < this.#words.length; at++)
      within.#words[at] = this.#words[at]! | ~grown.#words[at]!;
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

/** 32 cells from a bit of a word on. */
function cellsFrom(words: Int32Array, at: number, bit: number): number {
  return bit === 0 ? words[at]! : (words[at]! >>> bit) | (words[at + 1]! << (32 - bit));
}

/** 32 cells up to a bit of a word. */
function cellsUpTo(words: Int32Array, at: number, bit: number): number {
  return bit === 0 ? words[at]! : (words[at]! << bit) | (words[at - 1]! >>> (32 - bit));
}
