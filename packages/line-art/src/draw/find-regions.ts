/**
 * The areas to colour of a finished drawing, found as a person sees them: everything is painted on a
 * grid, outlines included, and what white is connected is one region.
 */
import { type Outline, outlinesOf } from "../artwork/path.ts";
import type { Part } from "../lexicon/parts.ts";
import { InkCanvas } from "../quality/ink-canvas.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import { connectRuns, type RunComponents, type Runs } from "../quality/runs.ts";
import { SpanCanvas } from "../quality/span-canvas.ts";
import { Spans } from "../quality/spans.ts";
import type { Drawing, DrawnShape, Path } from "../types.ts";
import { fillPolygons, type Grid, strokePolygon } from "./fill-polygons.ts";
import { keptIn } from "./kept-in.ts";

export interface Region {
  /** Share of the page, 0 to 1. */
  area: number;
  /** Scene item that most of it belongs to. */
  item: string;
  /** What of it, where that is known. */
  part?: Part;
}

/** Cells along the longer side, for pages of fine lines and of bold ones, which are two cells wide on both. */
const enoughCells = { fine: 480, bold: 360 };
/** Outlines are bold from this share of the page's longer side on. */
const boldLine = 2.8 / enoughCells.fine;
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
  const owners = ownersOf(grid, (label) => isColorable(grid, label));
  return owners.flatMap((owner, label): Region[] => {
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
  const page = paintShapes(drawing);
  const components = whiteOf(page.runs, 4);
  return { ...page, ...components, margin: marginOf(components, page.runs) };
}

/** The white that is connected, `connectivity` as in `connectRuns`. */
export function whiteOf(runs: Runs, connectivity: 4 | 8): RunComponents {
  return connectRuns(runs, connectivity, ink);
}

interface PageInInk extends Grid {
  /** All of it. */
  canvas: InkCanvas;
  /** Shapes are painted twice, with lines as they are and with thin ones. */
  outlines: Map<Path, PaintedOutline>;
}

interface PaintedOutline {
  polygons: readonly Outline[];
  /** The ends of the spans within it, where it is filled. */
  filled?: Int32Array;
}

/** A page in ink and white, without what each white belongs to. */
export interface InkedPage extends PageInInk {
  /** White that is two cells wide and high. */
  broad: InkCanvas;
  broadRuns: Runs;
  /** The rest of it, which may be no white at all in print: tips and necks. */
  slight: InkCanvas;
}

/** Lines are painted so much thinner, in cells: white between two that is narrower than a cell shows, too. */
const thinner = 0.1;

/** A cell is a unit: so fine is the page on a screen. */
export function paintInk(drawing: Drawing): InkedPage {
  return inkedPage(blankPage(drawing), drawing.shapes);
}

/** Before anything is painted on it. */
export function blankPage({ width, height }: Drawing): PageInInk {
  const grid = gridOver(width, height, Math.max(width, height));
  return { ...grid, canvas: new InkCanvas(grid.columns, grid.rows), outlines: new Map() };
}

/** Paints more shapes on top; the page as it was must not be looked at any more. */
export function paintOver(page: InkedPage, shapes: readonly DrawnShape[]): InkedPage {
  return inkedPage(page, shapes);
}

/** The same cells, each line painted as thin as it is. */
export function paintThin(page: PageInInk, shapes: readonly DrawnShape[]): InkCanvas {
  const canvas = new InkCanvas(page.columns, page.rows);
  paint({ ...page, canvas }, shapes, 0);
  return canvas;
}

function inkedPage(page: PageInInk, shapes: readonly DrawnShape[]): InkedPage {
  paint(page, shapes, thinner);
  const { broad, slight } = page.canvas.split(3);
  return { ...page, broad, broadRuns: broad.runs(), slight };
}

/** @param less how much thinner lines are painted, in cells */
function paint(page: PageInInk, shapes: readonly DrawnShape[], less: number): void {
  const { canvas, side } = page;
  for (const shape of shapes) {
    const { polygons, filled } = outlineOf(shape, page);
    if (filled && shape.fill === "ink") canvas.ink(filled);
    if (filled && shape.fill === "paper") canvas.whiten(filled);
    const width = shape.stroke - less * side;
    if (width <= 0) continue;
    inkLines(shape, polygons, width, page);
    canvas.ink(cover.inked.ends);
  }
}

function outlineOf({ path, fill }: DrawnShape, page: PageInInk): PaintedOutline {
  const outline = keptIn(
    page.outlines,
    path,
    (): PaintedOutline => ({ polygons: outlinesOf(path, page.side / 4) }),
  );
  if (fill !== "none" && !outline.filled) {
    cover.filled.clear();
    fillPolygons(outline.polygons, page, cover.filled);
    outline.filled = cover.filled.copy();
  }
  return outline;
}

function gridOver(width: number, height: number, cells: number): Grid {
  const side = Math.max(width, height) / cells;
  return { x: 0, y: 0, side, columns: Math.ceil(width / side), rows: Math.ceil(height / side) };
}

function paintShapes({ width, height, shapes }: Drawing): PaintedPage {
  const bold = boldLine * Math.max(width, height);
  const isBold = shapes.every(
    ({ fill, stroke }) => fill !== "paper" || stroke === 0 || stroke >= bold,
  );
  const grid = gridOver(width, height, isBold ? enoughCells.bold : enoughCells.fine);
  const canvas = new SpanCanvas(grid.columns, grid.rows, bare);
  shapes.forEach((shape, index) => {
    const { filled, inked } = keptCover(shape, grid);
    canvas.fill(filled, shape.fill === "ink" ? ink : firstShape + index);
    canvas.fill(inked, ink);
  });
  return { ...grid, runs: canvas.runs() };
}

/** What the shape looked at last covers. */
const cover = { filled: new Spans(), inked: new Spans() };

function coverOf(shape: DrawnShape, grid: Grid): typeof cover {
  const polygons = outlinesOf(shape.path, grid.side / 4);
  cover.filled.clear();
  if (shape.fill !== "none") fillPolygons(polygons, grid, cover.filled);
  inkLines(shape, polygons, shape.stroke, grid);
  return cover;
}

function inkLines(
  { path, fill, stroke }: DrawnShape,
  polygons: readonly Outline[],
  width: number,
  grid: Grid,
): void {
  cover.inked.clear();
  if (stroke <= 0) return;
  const isClosed = fill !== "none" || path.at(-1)?.[0] === "Z";
  for (const polygon of polygons) strokePolygon(polygon, isClosed, width, grid, cover.inked);
}

/** The ends of the spans that a shape covers. */
interface KeptCover {
  filled: Int32Array;
  inked: Int32Array;
  side: number;
}

const known = new WeakMap<DrawnShape, KeptCover>();

/** The same shapes are counted again and again, with others and without. */
function keptCover(shape: DrawnShape, grid: Grid): KeptCover {
  const before = known.get(shape);
  if (before?.side === grid.side) return before;
  const { filled, inked } = coverOf(shape, grid);
  const kept = { filled: filled.copy(), inked: inked.copy(), side: grid.side };
  known.set(shape, kept);
  return kept;
}

/**
 * For each wanted region the index of the shape that most of it belongs to; negative for bare paper,
 * and for regions that are not wanted.
 */
export function ownersOf(
  { runs, labels, areas }: PaintedPage & RunComponents,
  isWanted: (label: number) => boolean,
): number[] {
  const owners = areas.map((_, label) => (label > 0 && isWanted(label) ? new Shares() : undefined));
  const { starts, values } = runs;
  for (let run = 0; run < values.length; run++) {
    owners[labels[run]!]?.add(values[run]!, starts[run + 1]! - starts[run]!);
  }
  return owners.map((owner) => (owner?.largest ?? ink) - firstShape);
}

/** How many cells of a region each shape has: mostly few, so that they are found sooner in a list. */
class Shares {
  readonly #shapes: number[] = [];
  readonly #cells: number[] = [];

  add(shape: number, cells: number): void {
    const at = this.#shapes.indexOf(shape);
    if (at >= 0) this.#cells[at]! += cells;
    else {
      this.#shapes.push(shape);
      this.#cells.push(cells);
    }
  }

  /** The first one of several. */
  get largest(): number | undefined {
    let best = 0;
    this.#cells.forEach((cells, at) => {
      if (cells > this.#cells[best]!) best = at;
    });
    return this.#shapes[best];
  }
}
