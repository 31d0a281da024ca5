/** Where spans of a grid begin and have ended: only there can what is seen on it change. One bit a cell. */
export class SpanEnds {
  readonly #bits: Int32Array;

  constructor(cells: number) {
    this.#bits = new Int32Array((cells >> 5) + 1);
    this.mark(cells);
  }

  mark(at: number): void {
    this.#bits[at >> 5]! |= 1 << (at & 31);
  }

  /** The first one after a cell; at last the cell after the last. */
  after(at: number): number {
    let word = (at + 1) >> 5;
    let bits = this.#bits[word]! & (-1 << ((at + 1) & 31));
    while (bits === 0) bits = this.#bits[++word]!;
    return (word << 5) + 31 - Math.clz32(bits & -bits);
  }
}
