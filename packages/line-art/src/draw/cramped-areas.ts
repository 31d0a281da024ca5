/** Areas that may have no room for a crayon; told from the others by a look round the middle of their longest rows. */
import type { RunComponents } from "../quality/runs.ts";
import type { SpecklessPage } from "./fill-specks.ts";

/** The rows of an area that are looked at: the longest, and those at these parts of its height. */
const looks = [0.25, 0.5, 0.75];

/** Distances in steps of a cell fall short of true ones by so much at the most. */
const short = 1.09;

/**
 * @param radius of a circle, in page units
 * @returns numbers of areas, the smallest first; some may hold the circle after all
 */
export function crampedAreas(page: SpecklessPage, radius: number): number[] {
  const { white, isArea } = page;
  const runsOfArea = runsOfEach(white);
  return white.areas
    .flatMap((_, area) => (isArea(area) && !hasRoom(page, runsOfArea[area]!, radius) ? [area] : []))
    .sort((one, other) => white.areas[one]! - white.areas[other]!);
}

/** The runs of each area, by its number. */
function runsOfEach({ labels, areas }: RunComponents): Int32Array[] {
  const count = new Int32Array(areas.length);
  for (const label of labels) count[label]!++;
  const runs = Array.from(count, (own) => new Int32Array(own));
  for (let run = labels.length - 1; run >= 0; run--) {
    const label = labels[run]!;
    runs[label]![--count[label]!] = run;
  }
  return runs;
}

function hasRoom(page: SpecklessPage, runs: Int32Array, radius: number): boolean {
  const { starts } = page.page.broadRuns;
  const lengthOf = (run: number) => starts[run + 1]! - starts[run]!;
  let longest = runs[0]!;
  for (const run of runs) if (lengthOf(run) > lengthOf(longest)) longest = run;
  return [longest, ...looks.map((part) => runs[Math.floor(part * runs.length)]!)].some((run) =>
    holdsCircle(page, run, (short * radius) / page.page.side),
  );
}

/** Whether a circle round the middle of a run is white, in cells. */
function holdsCircle({ page, white }: SpecklessPage, run: number, radius: number): boolean {
  const { starts, rows } = page.broadRuns;
  const middle = (starts[run]! + starts[run + 1]! - 1) >> 1;
  const [column, row] = [middle % page.columns, Math.floor(middle / page.columns)];
  for (let dy = Math.ceil(-radius); dy <= radius; dy++) {
    const at = row + dy;
    if (at < 0 || at + 1 >= rows.length) continue;
    const half = Math.sqrt(radius * radius - dy * dy);
    const from = Math.max(0, Math.ceil(column - half)) + at * page.columns;
    const to = Math.min(page.columns - 1, Math.floor(column + half)) + at * page.columns;
    const there = runAt(starts, rows[at]!, rows[at + 1]!, from);
    if (white.labels[there] !== white.labels[run] || starts[there + 1]! <= to) return false;
  }
  return true;
}

/** The run among these that holds a cell. */
export function runAt(starts: Int32Array, first: number, end: number, cell: number): number {
  let [low, high] = [first, end - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= cell) low = middle;
    else high = middle - 1;
  }
  return low;
}
