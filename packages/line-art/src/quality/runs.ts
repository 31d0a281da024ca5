/** A grid of values as runs of equal cells: a page is a million cells, and some ten thousand runs. */
export interface Runs {
  /** First cell of each run, row by row; no run goes on into the next row. One more at the end. */
  starts: Int32Array;
  /** The value of its cells. */
  values: Int32Array;
  /** First run of each row. One more at the end. */
  rows: Int32Array;
  columns: number;
}

export function runsOf(grid: Uint8Array | Uint16Array | Int32Array, columns: number): Runs {
  const writer = new RunWriter(grid.length, columns);
  for (let row = 0; row < grid.length; row += columns) {
    const end = row + columns;
    for (let from = row, to = row; from < end; from = to) {
      const value = grid[from]!;
      while (to < end && grid[to] === value) to++;
      writer.add(from, value);
    }
  }
  return writer.done();
}

/** What is being collected: used for one grid after the other, since small ones are many. */
const collected = { starts: new Int32Array(1 << 14), values: new Int32Array(1 << 14) };

/** Collects the runs of a grid in the order of its cells; one is done before another begins. */
export class RunWriter {
  readonly #cells: number;
  readonly #columns: number;
  readonly #rows: Int32Array;
  /** The next row, and its first cell: a run begins there. */
  #row = 0;
  #rowStart = 0;
  #count = 0;

  constructor(cells: number, columns: number) {
    this.#cells = cells;
    this.#columns = columns;
    this.#rows = new Int32Array(cells / columns + 1);
  }

  add(start: number, value: number): void {
    if (this.#count + 1 === collected.starts.length) {
      collected.starts = doubled(collected.starts);
      collected.values = doubled(collected.values);
    }
    if (start === this.#rowStart) {
      this.#rows[this.#row++] = this.#count;
      this.#rowStart += this.#columns;
    }
    collected.starts[this.#count] = start;
    collected.values[this.#count++] = value;
  }

  done(): Runs {
    const count = this.#count;
    collected.starts[count] = this.#cells;
    this.#rows[this.#rows.length - 1] = count;
    return {
      starts: collected.starts.slice(0, count + 1),
      values: collected.values.slice(0, count),
      rows: this.#rows,
      columns: this.#columns,
    };
  }
}

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * values.length);
  more.set(values);
  return more;
}

export interface RunComponents {
  /** Component of each run, from 1 in reading order; 0 outside. */
  labels: Int32Array;
  /** Cells in each component, by label; index 0 is unused. */
  areas: number[];
}

/**
 * Connected components of the runs that are not outside: union-find over neighbouring rows
 * (Rosenfeld & Pfaltz 1966), in time linear in the runs.
 *
 * @param connectivity 4: cells meet along edges; 8: at corners too
 * @param outside the value of the runs in between
 */
export function connectRuns(
  { starts, values, rows, columns }: Runs,
  connectivity: 4 | 8,
  outside = 0,
): RunComponents {
  const parent = new Int32Array(values.length);
  const reach = connectivity === 8 ? 1 : 0;
  for (let row = 0; row + 1 < rows.length; row++) {
    const [first, last] = [rows[row]!, rows[row + 1]!];
    let above = row > 0 ? rows[row - 1]! : first;
    for (let run = first; run < last; run++) {
      if (values[run] === outside) {
        parent[run] = -1;
        continue;
      }
      let root = run > first && parent[run - 1]! >= 0 ? parent[run - 1]! : run;
      // What meets it from above, as cells of the upper row.
      const from = starts[run]! - columns - reach;
      const to = starts[run + 1]! - columns + reach;
      while (above < first && starts[above + 1]! <= from) above++;
      for (let one = above; one < first && starts[one]! < to; one++) {
        if (parent[one]! < 0) continue;
        const other = rootOf(one, parent);
        if (other < root) parent[root] = other;
        else parent[other] = root;
        root = Math.min(root, other);
      }
      parent[run] = root;
    }
  }
  return numbered(parent, starts);
}

/** The first run of those that hang together, which every one of them comes to. */
function rootOf(run: number, parent: Int32Array): number {
  let root = run;
  while (parent[root] !== root) {
    parent[root] = parent[parent[root]!]!;
    root = parent[root]!;
  }
  return root;
}

/** Numbers the components from 1 in reading order and counts their cells. */
function numbered(parent: Int32Array, starts: Int32Array): RunComponents {
  const labels = new Int32Array(parent.length);
  const areas = [0];
  for (let run = 0; run < parent.length; run++) {
    const above = parent[run]!;
    if (above < 0) continue;
    // Whoever a run hangs on comes before it, and has its number.
    const label = above === run ? areas.push(0) - 1 : labels[above]!;
    labels[run] = label;
    areas[label]! += starts[run + 1]! - starts[run]!;
  }
  return { labels, areas };
}

/** In cells: from there on a call that fills them costs less than setting each. */
export const longRun = 24;

export function fillRun(
  cells: Int32Array | Int16Array,
  value: number,
  from: number,
  to: number,
): void {
  if (to - from > longRun) cells.fill(value, from, to);
  else for (let at = from; at < to; at++) cells[at] = value;
}

/** The value that each run has, for each of its cells. @param cells 0 for each cell */
export function cellsOf<Cells extends Int32Array | Int16Array = Int32Array>(
  { starts }: Runs,
  valueOfRun: Int32Array,
  cells = new Int32Array(starts.at(-1)!) as Cells,
): Cells {
  for (let run = 0; run < valueOfRun.length; run++) {
    const value = valueOfRun[run]!;
    if (value === 0) continue;
    fillRun(cells, value, starts[run]!, starts[run + 1]!);
  }
  return cells;
}
