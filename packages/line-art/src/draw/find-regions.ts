/**
 * The areas to colour of a finished drawing, found as a person sees them: everything is painted on a
 * grid, outlines included, and what white is connected is one region.
 */
import { flatten, type Point, type Polygon } from "../artwork/path.ts";
import type { Part } from "../lexicon/parts.ts";
import { connectedComponents } from "../quality/components.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import { maskOf } from "../quality/pixels.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { fillConvex, fillPolygons } from "./fill-polygons.ts";

export interface Region {
  /** Share of the page, 0 to 1. */
  area: number;
  /** Scene item that most of it belongs to. */
  item: string;
  /** What of it, where that is known. */
  part?: Part;
}

/** Cells along the longer side: lines of the finest pages are still two cells wide. */
const enoughCells = 480;
const ink = -2;
const bare = -1;

/** The drawing as a person sees it: which white belongs together, and to which shape. */
export interface RegionGrid {
  /** Region of each cell, from 1; 0 is ink. */
  labels: Int32Array;
  /** Cells in each region; index 0 is unused. */
  areas: readonly number[];
  /** For each cell the index of the shape on top; negative on ink and bare paper. */
  top: Int32Array;
  columns: number;
  /** Side of a cell in page units. */
  side: number;
  /** Of the white outside the frame; 0 where there is none. */
  margin: number;
}

/** Those large enough to be colored. */
export function findRegions(drawing: Drawing): Region[] {
  const grid = paintRegions(drawing);
  return ownersOf(grid).flatMap((owner, label): Region[] => {
    if (!isColorable(grid, label)) return [];
    const { item = "paper", part } = drawing.shapes[owner] ?? {};
    return [{ area: grid.areas[label]! / grid.top.length, item, ...(part && { part }) }];
  });
}

/** How many regions are large enough to be colored. */
export function countRegions(grid: RegionGrid): number {
  return grid.areas.filter((_, label) => isColorable(grid, label)).length;
}

function isColorable({ areas, top, margin }: RegionGrid, label: number): boolean {
  return label > 0 && label !== margin && areas[label]! >= minRegionShare * top.length;
}

/** @param cells along the longer side */
export function paintRegions({ width, height, shapes }: Drawing, cells = enoughCells): RegionGrid {
  const side = Math.max(width, height) / cells;
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const top = new Int32Array(columns * rows).fill(bare);
  const spanOf = (value: number) => (row: number, from: number, to: number) => {
    top.fill(value, row * columns + from, row * columns + to);
  };
  const inkSpan = spanOf(ink);
  shapes.forEach((shape, index) => {
    const lines = flatten(shape.path, side).map((line) =>
      line.map(([x, y]): Point => [x / side, y / side]),
    );
    if (shape.fill !== "none") {
      fillPolygons(lines, columns, rows, shape.fill === "ink" ? inkSpan : spanOf(index));
    }
    if (shape.stroke === 0) return;
    for (const piece of strokeOf(lines, shape, side)) fillConvex(piece, columns, rows, inkSpan);
  });
  const white = maskOf(top, bare);
  const components = connectedComponents(white, columns, 4);
  return { ...components, top, columns, side, margin: marginOf(components.labels, columns) };
}

/** Every piece of the outline as a rectangle that reaches half a line beyond its ends. */
function strokeOf(
  lines: readonly Polygon[],
  { stroke, fill }: DrawnShape,
  side: number,
): Polygon[] {
  const half = stroke / side / 2;
  const quads: Polygon[] = [];
  for (const line of lines) {
    const last = fill === "none" ? line.length - 1 : line.length;
    for (let i = 0; i < last; i++) {
      const [x1, y1] = line[i]!;
      const [x2, y2] = line[(i + 1) % line.length]!;
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length === 0) continue;
      const [dx, dy] = [((x2 - x1) / length) * half, ((y2 - y1) / length) * half];
      // All wind the same way, so that together they cover what any of them covers.
      quads.push([
        [x1 - dx - dy, y1 - dy + dx],
        [x2 + dx - dy, y2 + dy + dx],
        [x2 + dx + dy, y2 + dy - dx],
        [x1 - dx + dy, y1 - dy - dx],
      ]);
    }
  }
  return quads;
}

/** For each region the shape that most of it belongs to; negative for bare paper. */
export function ownersOf({ labels, areas, top }: RegionGrid): number[] {
  const owners = areas.map(() => new Map<number, number>());
  // Run by run: neighbours mostly belong to the same shape.
  for (let at = 0, from = 0; at <= top.length; at++) {
    if (at < top.length && top[at] === top[from] && labels[at] === labels[from]) continue;
    const owner = owners[labels[from]!]!;
    owner.set(top[from]!, (owner.get(top[from]!) ?? 0) + at - from);
    from = at;
  }
  return owners.map((owner) => [...owner].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ink);
}
