import { longRun, type Runs, RunWriter } from "./runs.ts";
import { SpanEnds } from "./span-ends.ts";

/**
 * A grid that is painted span by span, the last one on top, and read as runs of equal cells. It
 * remembers where spans begin and end: only there a run can, so reading does not look at every cell.
 */
export class SpanCanvas {
  readonly #columns: number;
  readonly #cells: Uint16Array;
  readonly #ends: SpanEnds;

  constructor(columns: number, rows: number, background: number) {
    this.#columns = columns;
    this.#cells = new Uint16Array(columns * rows).fill(background);
    this.#ends = new SpanEnds(this.#cells.length);
    for (let at = 0; at < this.#cells.length; at += columns) this.#ends.mark(at);
  }

  /** @param ends of spans, see `Spans` */
  fill(ends: Int32Array, value: number): void {
    for (let i = 0; i < ends.length; i += 2) {
      const from = ends[i]!;
      const to = ends[i + 1]!;
      this.#ends.mark(from);
      this.#ends.mark(to);
      if (to - from > longRun) this.#cells.fill(value, from, to);
      else for (let at = from; at < to; at++) this.#cells[at] = value;
    }
  }

  runs(): Runs {
    const cells = this.#cells;
    const writer = new RunWriter(cells.length, this.#columns);
    let value = -1;
    for (let at = 0; at < cells.length; at = this.#ends.after(at)) {
      if (cells[at] === value && at % this.#columns !== 0) continue;
      value = cells[at]!;
      writer.add(at, value);
    }
    return writer.done();
  }
}
