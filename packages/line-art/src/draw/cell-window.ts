/** Parts of a painted page, in its cells. */
import type { Runs } from "../quality/runs.ts";

/** From a cell on, so many to the right and down. */
export interface CellWindow {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/**
 * For each area the part of the page that holds it.
 *
 * @param labels the area that each run belongs to, and 0 for none
 */
export function windowsOf(
  { starts, rows, columns }: Runs,
  labels: Int32Array,
  count: number,
): CellWindow[] {
  const boxes = Array.from({ length: count }, () => ({
    left: columns,
    right: 0,
    top: 0,
    bottom: 0,
  }));
  for (let row = 0; row + 1 < rows.length; row++) {
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      const label = labels[run]!;
      if (label === 0) continue;
      const box = boxes[label]!;
      if (box.bottom === 0) box.top = row;
      box.bottom = row + 1;
      box.left = Math.min(box.left, starts[run]! - row * columns);
      box.right = Math.max(box.right, starts[run + 1]! - row * columns);
    }
  }
  return boxes.map(({ left, right, top, bottom }) => ({
    column: left,
    row: top,
    columns: right - left,
    rows: bottom - top,
  }));
}

/** The part that holds both. */
export function union(one: CellWindow, other: CellWindow): CellWindow {
  const column = Math.min(one.column, other.column);
  const row = Math.min(one.row, other.row);
  return {
    column,
    row,
    columns: Math.max(one.column + one.columns, other.column + other.columns) - column,
    rows: Math.max(one.row + one.rows, other.row + other.rows) - row,
  };
}

/** With so many cells more on each side as the page has. */
export function windowAround(
  { column, row, columns, rows }: CellWindow,
  more: number,
  page: Pick<CellWindow, "columns" | "rows">,
): CellWindow {
  const [left, top] = [Math.max(0, column - more), Math.max(0, row - more)];
  const right = Math.min(page.columns, column + columns + more);
  const bottom = Math.min(page.rows, row + rows + more);
  return { column: left, row: top, columns: right - left, rows: bottom - top };
}
