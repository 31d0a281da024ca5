import type { Random } from "../page/stage.ts";

/** Which cells, numbered row by row, one can walk between: to the right neighbour, and to the one below. */
export interface MazeCells {
  columns: number;
  rows: number;
  right: boolean[];
  below: boolean[];
}

/** From each cell there is exactly one way to each other: walks to new cells, and back where there is none. */
export function mazeCells(columns: number, rows: number, random: Random): MazeCells {
  const count = columns * rows;
  const right = Array.from({ length: count }, () => false);
  const below = Array.from({ length: count }, () => false);
  const seen = new Set([0]);
  const way = [0];
  while (way.length > 0) {
    const here = way.at(-1)!;
    const column = here % columns;
    const next = [
      ...(column > 0 ? [here - 1] : []),
      ...(column < columns - 1 ? [here + 1] : []),
      here - columns,
      here + columns,
    ].filter((cell) => cell >= 0 && cell < count && !seen.has(cell));
    if (next.length === 0) {
      way.pop();
      continue;
    }
    const there = random.pick(next);
    const first = Math.min(here, there);
    // In a maze of one column the cell below is the next one, too.
    (Math.abs(here - there) === columns ? below : right)[first] = true;
    seen.add(there);
    way.push(there);
  }
  return { columns, rows, right, below };
}
