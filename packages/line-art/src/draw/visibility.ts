/**
 * What of each shape can be seen. The shapes are painted in order on a coarse grid that remembers,
 * for each cell, the shape on top and the one right beneath; from that come visible area, width
 * (the largest circle that fits, by a chamfer distance transform, Borgefors 1986) and neighbours.
 */
import { flatten, type Point, pathBounds } from "../artwork/path.ts";
import type { SourceShape } from "../types.ts";
import { fillPolygons, type Grid } from "./fill-polygons.ts";

export interface Visibility {
  /** Visible area in square units. */
  area: number;
  /** Diameter in units of the largest circle that fits into the visible part. */
  width: number;
  /** Share of the visible part that has none of the other shapes beneath it, 0 to 1. */
  outside: number;
  /** Index of the shape that lies beneath most of the visible part; -1 when nothing does. */
  beneath: number;
  /** Share of the visible part that lies on `beneath`, 0 to 1. */
  onBeneath: number;
}

const maxCells = 400;

/** The shapes painted on a grid, with a margin of one cell. */
export interface Painted extends Grid {
  /** For each cell, row by row, the index of the shape on top; -1 where there is none. */
  top: Int32Array;
  /** The shape right beneath the one on top. */
  under: Int32Array;
}

/** @param cell wished side of a grid cell, in units; coarser when the drawing is large */
export function paint(shapes: readonly SourceShape[], cell: number): Painted {
  const box = pathBounds(...shapes.map((shape) => shape.path));
  const side = Math.max(cell, Math.max(box.width, box.height) / maxCells);
  const columns = Math.ceil(box.width / side) + 2;
  const rows = Math.ceil(box.height / side) + 2;
  const grid: Grid = { x: box.x - side, y: box.y - side, side, columns, rows };
  const top = new Int32Array(columns * rows).fill(-1);
  const under = new Int32Array(columns * rows).fill(-1);
  shapes.forEach((shape, index) => {
    if (shape.kind !== "area") return;
    fillPolygons(flatten(shape.path, side / 4), grid, (from, to) => {
      for (let at = from; at < to; at++) {
        under[at] = top[at]!;
        top[at] = index;
      }
    });
  });
  return { ...grid, top, under };
}

export function measureVisibility(shapes: readonly SourceShape[], cell: number): Visibility[] {
  const { top, under, columns, side } = paint(shapes, cell);
  return summarise(shapes.length, top, under, columns, side);
}

function summarise(
  count: number,
  top: Int32Array,
  under: Int32Array,
  columns: number,
  side: number,
): Visibility[] {
  const cells = new Array<number>(count).fill(0);
  const widest = new Array<number>(count).fill(0);
  const beneath = Array.from({ length: count }, () => new Map<number, number>());
  const distance = distanceToOthers(top, columns);
  // Run by run: neighbours mostly have the same shapes on top and beneath.
  for (let from = 0, to = 0; from < top.length; from = to) {
    const index = top[from]!;
    let deepest = 0;
    for (; top[to] === index && under[to] === under[from]; to++) {
      deepest = Math.max(deepest, distance[to]!);
    }
    if (index < 0) continue;
    cells[index]! += to - from;
    widest[index] = Math.max(widest[index]!, deepest);
    const below = beneath[index]!;
    below.set(under[from]!, (below.get(under[from]!) ?? 0) + to - from);
  }
  return cells.map((visible, index) => {
    const below = beneath[index]!;
    let [most, share] = [-1, 0];
    for (const [shape, amount] of below) {
      if (shape >= 0 && amount / visible > share) [most, share] = [shape, amount / visible];
    }
    return {
      area: visible * side * side,
      // Chamfer distances count 3 a cell, from the cell's centre to the next shape's.
      width: visible === 0 ? 0 : ((2 * widest[index]!) / 3 - 1) * side,
      outside: visible === 0 ? 0 : (below.get(-1) ?? 0) / visible,
      beneath: most,
      onBeneath: share,
    };
  });
}

/** For each cell, how far its middle is from the edge of the shape on top of it, in units. */
export function depthsIn({ top, columns, side }: Painted): Float64Array {
  const distance = distanceToOthers(top, columns);
  const depths = new Float64Array(distance.length);
  // Distances count 3 a cell, between centres.
  for (let at = 0; at < depths.length; at++) depths[at] = (distance[at]! / 3 - 0.5) * side;
  return depths;
}

/** The cell that holds a point; it may lie beyond the grid. */
export function cellAt({ columns, side, x, y }: Painted, [px, py]: Point): number {
  return Math.floor((py - y) / side) * columns + Math.floor((px - x) / side);
}

/** The corner of a cell with the least x and y. */
export function cornerOf({ columns, side, x, y }: Painted, at: number): Point {
  const column = at % columns;
  return [x + column * side, y + ((at - column) / columns) * side];
}

/**
 * For each cell of a shape, 3 × the distance to the nearest cell that is not of it: chamfer weights 3
 * and 4 in two passes, from the top and from the bottom. 0 where there is no shape.
 */
function distanceToOthers(top: Int32Array, columns: number): Uint16Array {
  const distance = new Uint16Array(top.length);
  const last = top.length - 2 * columns;
  for (let row = columns; row <= last; row += columns) {
    for (let at = row + 1; at < row + columns - 1; at++) {
      const shape = top[at]!;
      if (shape < 0) continue;
      const above = at - columns;
      let least = 65_000;
      if (top[at - 1] !== shape || top[above] !== shape) least = 3;
      else if (top[above - 1] !== shape || top[above + 1] !== shape) least = 4;
      const beside = Math.min(distance[at - 1]!, distance[above]!) + 3;
      const across = Math.min(distance[above - 1]!, distance[above + 1]!) + 4;
      distance[at] = Math.min(least, beside, across);
    }
  }
  for (let row = last; row > 0; row -= columns) {
    for (let at = row + columns - 2; at > row; at--) {
      const shape = top[at]!;
      if (shape < 0) continue;
      const below = at + columns;
      let least = distance[at]!;
      if (top[at + 1] !== shape || top[below] !== shape) least = Math.min(least, 3);
      else if (top[below - 1] !== shape || top[below + 1] !== shape) least = Math.min(least, 4);
      const beside = Math.min(distance[at + 1]!, distance[below]!) + 3;
      const across = Math.min(distance[below - 1]!, distance[below + 1]!) + 4;
      distance[at] = Math.min(least, beside, across);
    }
  }
  return distance;
}
