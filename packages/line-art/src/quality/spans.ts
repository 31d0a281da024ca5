/** Stretches of cells, each within a row, in the order in which they were added. */
export class Spans {
  /** First cell and the one after the last, in turn. */
  #ends = new Int32Array(128);
  #length = 0;

  add(from: number, to: number): void {
    if (this.#length === this.#ends.length) {
      const more = new Int32Array(2 * this.#length);
      more.set(this.#ends);
      this.#ends = more;
    }
    this.#ends[this.#length++] = from;
    this.#ends[this.#length++] = to;
  }

  clear(): void {
    this.#length = 0;
  }

  /** All of them, first cell and the one after the last in turn; until something is added or cleared. */
  get ends(): Int32Array {
    return this.#ends.subarray(0, this.#length);
  }

  /** The same, to keep. */
  copy(): Int32Array {
    return this.#ends.slice(0, this.#length);
  }

  /** Sets their cells in a mask. */
  setIn(mask: Uint8Array): void {
    for (let i = 0; i < this.#length; i += 2) mask.fill(1, this.#ends[i], this.#ends[i + 1]);
  }
}
