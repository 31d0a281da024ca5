/** The areas of a thing as a child sees them, on a grid, and which of them meet. */
import type { Point } from "../artwork/path.ts";
import { connectedComponents } from "../quality/components.ts";
import { type Inking, paintedFor } from "./ink-shapes.ts";
import type { PaintedShapes } from "./painted-shapes.ts";

/** An area as a child sees it. */
export interface Area {
  shape: number;
  /** Square units. */
  size: number;
  /** A point well within it. */
  inside: Point;
}

export interface AreaMap {
  painted: PaintedShapes;
  areas: Area[];
  /** Index of the area of each cell; -1 on ink and outside. */
  areaAt: Int32Array;
}

/**
 * Each visible piece of a shape is an area where some of it between the lines is large enough.
 *
 * @param minArea what is smaller is no region, and is filled with ink elsewhere; in square units
 */
export function findAreas(inking: Inking, minArea: number): AreaMap {
  const { shapes, line } = inking;
  const painted =
    inking.painted ??
    paintedFor(
      line,
      shapes.map(({ shape }) => shape),
    );
  const { top, distance, columns, side } = painted;
  const isPaper = shapes.map(({ as }) => as === "paper");
  // Distances count 3 a cell, between middles: so far is what is more than half a line from the edge.
  const beyondLine = 3 * (line / 2 / side + 0.5);
  const core = new Uint8Array(top.length);
  for (let at = 0; at < core.length; at++) {
    if (distance[at]! > beyondLine && isPaper[top[at]!]) core[at] = 1;
  }
  const { labels, areas: cells } = connectedComponents(core, columns, 4);
  const areas: Area[] = [];
  const areaAt = new Int32Array(top.length).fill(-1);
  for (let at = 0; at < labels.length; at++) {
    if (areaAt[at] !== -1 || labels[at] === 0) continue;
    if (cells[labels[at]!]! * side * side < minArea) continue;
    const piece = fillPiece(at, areas.length, painted, areaAt);
    const deepest = piece.reduce((a, b) => (distance[b]! > distance[a]! ? b : a));
    const [x, y] = painted.cornerOf(deepest);
    areas.push({
      shape: top[at]!,
      size: piece.length * side * side,
      inside: [x + side / 2, y + side / 2],
    });
  }
  return { painted, areas, areaAt };
}

/** Marks the cells of one shape that are connected with `start`. */
function fillPiece(
  start: number,
  area: number,
  { top, columns }: PaintedShapes,
  areaAt: Int32Array,
): number[] {
  const piece = [start];
  areaAt[start] = area;
  for (const at of piece) {
    for (const to of [at - 1, at + 1, at - columns, at + columns]) {
      if (areaAt[to] !== -1 || top[to] !== top[start]) continue;
      areaAt[to] = area;
      piece.push(to);
    }
  }
  return piece;
}
