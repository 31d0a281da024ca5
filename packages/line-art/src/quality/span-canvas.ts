import { longRun, type Runs, RunWriter } from "./runs.ts";
import { SpanEnds } from "./span-ends.ts";

/** Cells of one canvas after the other. */
let pool = new Uint16Array(0);

/**
 * A grid that is painted span by span, the last one on top, and read as runs of equal cells. It
 * remembers where spans begin and end: only there a run can, so reading does not look at every cell.
 * One is read before another is made: they share their cells.
 */
export class SpanCanvas {
  readonly #columns: number;
  readonly #cells: Uint16Array;
  readonly #ends: SpanEnds;

  constructor(columns: number, rows: number, background: number) {
    const count = columns * rows;
    if (count > pool.length) pool = new Uint16Array(count);
    this.#columns = columns;
    this.#cells = pool.subarray(0, count).fill(background);
    this.#ends = new SpanEnds(this.#cells.length);
    for (let at = 0; at < this.#cells.length; at += columns) this.#ends.mark(at);
  }

  /** @param ends of spans, see `Spans` */
  fill(ends: Int32Array, value: number): void {
    const cells = this.#cells;
    const marks = this.#ends;
    for (let i = 0; i < ends.length; i += 2) {
      const from = ends[i]!;
      const to = ends[i + 1]!;
      marks.mark(from);
      marks.mark(to);
      if (to - from > longRun) cells.fill(value, from, to);
      else for (let at = from; at < to; at++) cells[at] = value;
    }
  }

  runs(): Runs {
    const cells = this.#cells;
    const ends = this.#ends;
    const writer = new RunWriter(cells.length, this.#columns);
    let value = -1;
    let nextRow = 0;
    for (let at = 0; at < cells.length; at = ends.after(at)) {
      if (at === nextRow) nextRow += this.#columns;
      else if (cells[at] === value) continue;
      value = cells[at]!;
      writer.add(at, value);
    }
    return writer.done();
  }
}
