/**
 * White too small for any pencil: where many lines meet, slivers remain between them. They are
 * found on the painted grid as what is left between lines of their width, and filled with ink.
 */
import { fromPolygons, type Point, type Polygon, signedArea } from "../artwork/path.ts";
import { connectedComponents } from "../quality/components.ts";
import type { Path } from "../types.ts";
import type { InkedShape } from "./ink-shapes.ts";
import { cornerOf, depthsIn, paint } from "./visibility.ts";

/**
 * The outlines of all specks, to be painted last.
 *
 * @param line line width in units
 * @param maxArea what is larger than this is a region, in square units
 */
export function findSpecks(inked: readonly InkedShape[], line: number, maxArea: number): Path {
  const painted = paint(
    inked.map(({ shape }) => shape),
    line / 4,
  );
  const { top, columns, side } = painted;
  const depths = depthsIn(painted);
  const isInk = inked.map(({ as }) => as === "ink");
  const white = new Uint8Array(top.length);
  for (let at = 0; at < white.length; at++) {
    const index = top[at]!;
    // The line covers half its width on either side.
    if (depths[at]! > line / 2 && (index < 0 || !isInk[index])) white[at] = 1;
  }
  const { labels, areas } = connectedComponents(white, columns, 4);
  const outside = labelsAtEdge(labels, columns);
  const cells = new Map<number, Point[]>();
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at]!;
    if (label === 0 || outside.has(label) || areas[label]! * side * side >= maxArea) continue;
    const corner = cornerOf(painted, at);
    const known = cells.get(label);
    if (known) known.push(corner);
    else cells.set(label, [corner]);
  }
  return fromPolygons([...cells.values()].flatMap((corners) => outline(corners, side)));
}

/** What reaches the edge of the grid goes on beyond it. */
function labelsAtEdge(labels: Int32Array, columns: number): Set<number> {
  const edge = new Set<number>();
  const last = labels.length - columns;
  for (let at = 0; at < columns; at++) edge.add(labels[at]!).add(labels[last + at]!);
  for (let at = 0; at <= last; at += columns) edge.add(labels[at]!).add(labels[at + columns - 1]!);
  return edge;
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
