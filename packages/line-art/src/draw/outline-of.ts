/** Cells of a page in outline. */
import { contours } from "d3-contour";
import type { Point, Polygon } from "../artwork/path.ts";
import type { CellWindow } from "./cell-window.ts";

/**
 * Smooth lines round the cells that are 1.
 *
 * @param cells of the window, row by row
 * @returns rings in cells of the page
 */
export function outlineOf(cells: Uint8Array, window: CellWindow): Polygon[] {
  const part = partWith(cells, window);
  if (!part) return [];
  const { columns, rows, column, row } = part;
  const own = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    const from = (row + y) * window.columns + column;
    own.set(cells.subarray(from, from + columns), y * columns);
  }
  const rings = contours()
    .size([columns, rows])
    .smooth(false)
    .contour(own as unknown as number[], 0.5)
    .coordinates.flat();
  const [left, top] = [window.column + column, window.row + row];
  return rings.map((ring) =>
    smoothed(ring.slice(0, -1) as Polygon).map(([x, y]): Point => [x + left, y + top]),
  );
}

/** The part of a window, in its own cells, that has all of its ones, and a cell round them; none has none. */
function partWith(cells: Uint8Array, { columns, rows }: CellWindow): CellWindow | undefined {
  let [left, right, top, bottom] = [columns, -1, rows, -1];
  for (let y = 0; y < rows; y++) {
    const line = cells.subarray(y * columns, (y + 1) * columns);
    const first = line.indexOf(1);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, line.lastIndexOf(1));
    top = Math.min(top, y);
    bottom = y;
  }
  if (bottom < 0) return undefined;
  const [column, row] = [Math.max(0, left - 1), Math.max(0, top - 1)];
  return {
    column,
    row,
    columns: Math.min(columns, right + 2) - column,
    rows: Math.min(rows, bottom + 2) - row,
  };
}

/** Without the steps of the cells: each point becomes the mean of the five about it. */
function smoothed(ring: Polygon): Polygon {
  const count = ring.length;
  return ring.map((_, at): Point => {
    let [x, y] = [0, 0];
    for (let step = -2; step <= 2; step++) {
      const point = ring[(at + step + count) % count]!;
      x += point[0] / 5;
      y += point[1] / 5;
    }
    return [x, y];
  });
}
