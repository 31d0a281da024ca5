import { type Runs, RunWriter } from "./runs.ts";
import type { Spans } from "./spans.ts";

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

  ink({ ends }: Spans): void {
    const words = this.#words;
    for (let i = 0; i < ends.length; i += 2) {
      const [from, last] = [ends[i]!, ends[i + 1]! - 1];
      const [word, end] = [from >> 5, last >> 5];
      const [right, left] = [-1 << (from & 31), -1 >>> (31 - (last & 31))];
      if (word === end) words[word]! |= right & left;
      else {
        words[word]! |= right;
        for (let at = word + 1; at < end; at++) words[at] = -1;
        words[end]! |= left;
      }
    }
  }

  whiten({ ends }: Spans): void {
    const words = this.#words;
    for (let i = 0; i < ends.length; i += 2) {
      const [from, last] = [ends[i]!, ends[i + 1]! - 1];
      const [word, end] = [from >> 5, last >> 5];
      const [right, left] = [-1 << (from & 31), -1 >>> (31 - (last & 31))];
      if (word === end) words[word]! &= ~(right & left);
      else {
        words[word]! &= ~right;
        for (let at = word + 1; at < end; at++) words[at] = 0;
        words[end]! &= ~left;
      }
    }
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
