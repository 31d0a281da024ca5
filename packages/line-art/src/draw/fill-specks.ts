/**
 * White too small for any pencil: where many lines meet, slivers remain between them. They are found
 * on the painted page, as fine as it is seen on a screen, and filled with ink.
 */
import { fromPolygons, type Point, type Polygon, signedArea } from "../artwork/path.ts";
import { minRegionShare } from "../quality/measure-page.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { cellCount, ownersOf, paintRegions, type RegionGrid } from "./find-regions.ts";

/** Cells along the longer side. */
const cells = 1024;

/** @param line thinnest line of the page: so wide is the outline of a filling, up to the middle of the lines around it */
export function fillSpecks(drawing: Drawing, line: number): Drawing {
  const grid = paintRegions(drawing, cells);
  const owners = ownersOf(grid);
  const fillings = [...speckCells(grid)].map(
    ([label, corners]): DrawnShape => ({
      path: fromPolygons(outline(corners, grid.side)),
      fill: "ink",
      stroke: line,
      colour: "#000000",
      item: drawing.shapes[owners[label]!]?.item ?? "paper",
    }),
  );
  return { ...drawing, shapes: [...drawing.shapes, ...fillings] };
}

/** The corners of the cells of each region that is too small, by its label. */
function speckCells(grid: RegionGrid): Map<number, Point[]> {
  const { runs, labels, areas, columns, side, margin } = grid;
  const least = minRegionShare * cellCount(grid);
  const isSpeck = areas.map((area, label) => label > 0 && label !== margin && area < least);
  const specks = new Map<number, Point[]>();
  labels.forEach((label, run) => {
    if (!isSpeck[label]) return;
    const corners = specks.get(label) ?? [];
    specks.set(label, corners);
    for (let at = runs.starts[run]!; at < runs.starts[run + 1]!; at++) {
      const column = at % columns;
      corners.push([column * side, ((at - column) / columns) * side]);
    }
  });
  return specks;
}

/** The hull, or for a bent sliver, whose hull would reach beyond the lines, its single cells. */
function outline(corners: readonly Point[], side: number): Polygon[] {
  const hull = hullOfCells(corners, side);
  if (Math.abs(signedArea(hull)) < 1.6 * corners.length * side * side) return [hull];
  return corners.map((corner) => hullOfCells([corner], side));
}

/** Convex hull of square cells (Andrew's monotone chain, 1979). */
function hullOfCells(corners: readonly Point[], side: number): Polygon {
  const points = corners.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + side, y],
    [x, y + side],
    [x + side, y + side],
  ]);
  points.sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half(points.toReversed())];
}

function turnsLeft([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
}
