import { outlinesOf } from "../../artwork/path.ts";
import { fillPolygons, type Grid } from "../../draw/fill-polygons.ts";
import { distanceInside } from "../../quality/distance.ts";
import { Spans } from "../../quality/spans.ts";
import type { Box, Path } from "../../types.ts";

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Cells along the longer side of what is filled. */
const fineness = 140;
/** Weight of a step to the next cell in `distanceInside`. */
const step = 3;

/**
 * Circles inside an outline that touch neither it nor each other, the largest first: each is set where
 * there is most room left. In the outline's own units.
 *
 * @param box the outline's bounds
 * @param options.least smaller circles are not set
 * @param options.most where there is room for a larger one, it is this large
 * @param options.gap between circles, and to the outline
 */
export function circlesInside(
  path: Path,
  box: Box,
  { least, most, gap }: { least: number; most: number; gap: number },
): Circle[] {
  const grid = gridOver(box);
  const free = new Uint8Array(grid.columns * grid.rows);
  const spans = new Spans();
  fillPolygons(outlinesOf(path, grid.side / 2), grid, spans);
  spans.setIn(free);
  const circles: Circle[] = [];
  for (;;) {
    const depth = distanceInside(free, grid.columns);
    const at = depth.reduce((deepest, each, cell) => (each > depth[deepest]! ? cell : deepest), 0);
    const room = (depth[at]! / step - 1) * grid.side - gap;
    // Also where there is no outline: every turn sets one more circle, or is the last.
    if (!(room >= Math.max(least, grid.side))) return circles;
    const circle = {
      x: grid.x + ((at % grid.columns) + 0.5) * grid.side,
      y: grid.y + (Math.floor(at / grid.columns) + 0.5) * grid.side,
      radius: Math.min(room, most),
    };
    circles.push(circle);
    takeUp(circle, free, grid);
  }
}

/** With a cell around it that is outside. */
function gridOver({ x, y, width, height }: Box): Grid {
  const side = Math.max(width, height) / fineness;
  return {
    x: x - side,
    y: y - side,
    side,
    columns: Math.ceil(width / side) + 2,
    rows: Math.ceil(height / side) + 2,
  };
}

function takeUp({ x, y, radius }: Circle, free: Uint8Array, grid: Grid): void {
  const reach = radius / grid.side;
  const [column, row] = [(x - grid.x) / grid.side, (y - grid.y) / grid.side];
  for (let r = Math.max(0, Math.floor(row - reach)); r < Math.min(grid.rows, row + reach); r++) {
    const half = Math.sqrt(Math.max(0, reach ** 2 - (r + 0.5 - row) ** 2));
    const from = r * grid.columns + Math.max(0, Math.round(column - half));
    free.fill(0, from, r * grid.columns + Math.min(grid.columns, Math.round(column + half)));
  }
}
