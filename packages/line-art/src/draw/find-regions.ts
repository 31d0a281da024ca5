/**
 * The areas to colour of a finished drawing, found as a person sees them: everything is painted on a
 * grid, outlines included, and what white is connected is one region.
 */
import { flatten } from "../artwork/path.ts";
import type { Part } from "../lexicon/parts.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import { connectRuns, type RunComponents, type Runs } from "../quality/runs.ts";
import { SpanCanvas } from "../quality/span-canvas.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { fillPolygons, type Grid, strokePolygon } from "./fill-polygons.ts";

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
/** What a cell shows; higher numbers are shapes. */
const ink = 0;
const bare = 1;
const firstShape = 2;

/** A painted drawing. */
export interface PaintedPage extends Grid {
  /** What is seen, row by row: ink, bare paper, or a shape. */
  runs: Runs;
}

/** The drawing as a person sees it: which white belongs together, and to which shape. */
export interface RegionGrid extends PaintedPage, RunComponents {
  /** Of the white outside the frame; 0 where there is none. */
  margin: number;
}

/** Those large enough to be colored. */
export function findRegions(drawing: Drawing): Region[] {
  const grid = paintRegions(drawing);
  return ownersOf(grid).flatMap((owner, label): Region[] => {
    if (!isColorable(grid, label)) return [];
    const { item = "paper", part } = drawing.shapes[owner] ?? {};
    return [{ area: grid.areas[label]! / cellCount(grid), item, ...(part && { part }) }];
  });
}

/** How many regions are large enough to be colored. */
export function countRegions(grid: RegionGrid): number {
  return grid.areas.filter((_, label) => isColorable(grid, label)).length;
}

function isColorable(grid: RegionGrid, label: number): boolean {
  const { areas, margin } = grid;
  return label > 0 && label !== margin && areas[label]! >= minRegionShare * cellCount(grid);
}

export const cellCount = ({ columns, rows }: Grid) => columns * rows;

export function paintRegions(drawing: Drawing): RegionGrid {
  const page = paint(drawing, enoughCells, keptSpansOf);
  const components = whiteOf(page, 4);
  return { ...page, ...components, margin: marginOf(components, page.runs) };
}

/** The white that is connected, `connectivity` as in `connectRuns`. */
export function whiteOf({ runs }: PaintedPage, connectivity: 4 | 8): RunComponents {
  return connectRuns(runs, connectivity, (value) => value === ink);
}

/** @param cells along the longer side */
export function paintPage(drawing: Drawing, cells: number): PaintedPage {
  return paint(drawing, cells, spansOf);
}

function paint(
  { width, height, shapes }: Drawing,
  cells: number,
  spansOf: (shape: DrawnShape, grid: Grid) => Spans,
): PaintedPage {
  const side = Math.max(width, height) / cells;
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const grid: Grid = { x: 0, y: 0, side, columns, rows };
  const canvas = new SpanCanvas(columns, rows, bare);
  shapes.forEach((shape, index) => {
    const { filled, inked } = spansOf(shape, grid);
    canvas.fill(filled, shape.fill === "ink" ? ink : firstShape + index);
    canvas.fill(inked, ink);
  });
  return { ...grid, runs: canvas.runs() };
}

/** The cells that a shape covers, from and to in turn. */
interface Spans {
  side: number;
  filled: readonly number[];
  inked: readonly number[];
}

function spansOf(shape: DrawnShape, grid: Grid): Spans {
  const [filled, inked]: [number[], number[]] = [[], []];
  const polygons = flatten(shape.path, grid.side / 4);
  const isFilled = shape.fill !== "none";
  if (isFilled) fillPolygons(polygons, grid, (from, to) => filled.push(from, to));
  if (shape.stroke > 0) {
    for (const polygon of polygons) {
      strokePolygon(polygon, isFilled, shape.stroke, grid, (from, to) => inked.push(from, to));
    }
  }
  return { side: grid.side, filled, inked };
}

const known = new WeakMap<DrawnShape, Spans>();

/** The same shapes are counted again and again, with others and without. */
function keptSpansOf(shape: DrawnShape, grid: Grid): Spans {
  const before = known.get(shape);
  if (before?.side === grid.side) return before;
  const spans = spansOf(shape, grid);
  known.set(shape, spans);
  return spans;
}

/** For each region the index of the shape that most of it belongs to; negative for bare paper. */
export function ownersOf({ runs, labels, areas }: PaintedPage & RunComponents): number[] {
  const owners = areas.map(() => new Map<number, number>());
  const { starts, values } = runs;
  for (let run = 0; run < values.length; run++) {
    if (labels[run] === 0) continue;
    const owner = owners[labels[run]!]!;
    const cells = starts[run + 1]! - starts[run]!;
    owner.set(values[run]!, (owner.get(values[run]!) ?? 0) + cells);
  }
  return owners.map((owner) => {
    const [most] = [...owner].sort(([, a], [, b]) => b - a);
    return (most?.[0] ?? ink) - firstShape;
  });
}
