/** The areas of a thing as a child sees them, on a grid, and which of them meet. */
import type { Point } from "../artwork/path.ts";
import { connectRuns, runsOf } from "../quality/runs.ts";
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
  areaAt: Int16Array;
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
  const runs = runsOf(core, columns);
  const { labels, areas: cells } = connectRuns(runs, 4);
  const areas: Area[] = [];
  const areaAt = new Int16Array(top.length).fill(-1);
  labels.forEach((label, run) => {
    const start = runs.starts[run]!;
    if (label === 0 || areaAt[start] !== -1 || cells[label]! * side * side < minArea) return;
    const { size, deepest } = fillPiece(start, areas.length, painted, areaAt);
    const [x, y] = painted.cornerOf(deepest);
    areas.push({
      shape: top[start]!,
      size: size * side * side,
      inside: [x + side / 2, y + side / 2],
    });
  });
  return { painted, areas, areaAt };
}

/** Marks the cells of one shape that are connected with `start`, which is well within it. */
function fillPiece(
  start: number,
  area: number,
  { top, distance, columns }: PaintedShapes,
  areaAt: Int16Array,
): { size: number; deepest: number } {
  const shape = top[start];
  const piece = [start];
  let deepest = start;
  const add = (at: number) => {
    if (areaAt[at] !== -1 || top[at] !== shape) return;
    areaAt[at] = area;
    piece.push(at);
  };
  areaAt[start] = area;
  for (const at of piece) {
    if (distance[at]! > distance[deepest]!) deepest = at;
    add(at - 1);
    add(at + 1);
    add(at - columns);
    add(at + columns);
  }
  return { size: piece.length, deepest };
}
