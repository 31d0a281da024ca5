/**
 * White too small for any pencil: where many lines meet, slivers remain between them. They are found
 * on the painted page, as fine as it is seen on a screen, and filled with ink; but a small face, which
 * eyes and mouth cut to pieces, stays white.
 */
import { isInside } from "../artwork/clip.ts";
import { fromPolygons, type Point, type Polygon, pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { InkCanvas } from "../quality/ink-canvas.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import type { RunComponents, Runs } from "../quality/runs.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { cellCount, type InkedPage, paintInk, paintOver, whiteOf } from "./find-regions.ts";
import { keptIn } from "./kept-in.ts";

/** Share of the page; a little more than what is judged a speck, since every program paints edges its own way. */
const tooSmall = 1.2 * minRegionShare;

/** Of so many cells, in areas of a pencil's point, a speck is seen as something black. */
const blackWedge = 0.1;

/** So many cells of a tip in a row may part from it. */
const brittle = 3;

/** So many cells around a filling the white between two lines is narrower than a cell, and still white. */
const deep = 5;

/** A face that is no wider, in lines, has no room for eyes and mouth and for what fills the white between. */
const smallFace = 18;

/** A drawing without specks, and the areas that it has. */
export interface SpecklessPage {
  drawing: Drawing;
  page: InkedPage;
  /** Of what is broad. */
  white: RunComponents;
  /** Cells that were too small for any pencil. */
  filled: ReadonlySet<number>;
  /** Thinnest line, in page units. */
  line: number;
  /** Whether that is to be colored. */
  isArea(label: number): boolean;
}

/**
 * @param line thinnest line of the page, in page units
 * @param isJoined of which items what is too small is left white all the same, since it is to become part of others
 */
export function fillSpecks(
  drawing: Drawing,
  line: number,
  isJoined: (item: string) => boolean = () => false,
): SpecklessPage {
  return withoutSpecks(drawing, line, paintInk(drawing), isJoined);
}

/** The same for a drawing without specks that has got more shapes since. */
export function fillSpecksAgain(drawing: Drawing, before: SpecklessPage): SpecklessPage {
  const added = drawing.shapes.slice(before.drawing.shapes.length);
  return withoutSpecks(drawing, before.line, paintOver(before.page, added), () => false);
}

function withoutSpecks(
  drawing: Drawing,
  line: number,
  page: InkedPage,
  isJoined: (item: string) => boolean,
): SpecklessPage {
  const white = whiteOf(page.broadRuns, 4);
  const sure = sureAreas(white, page.broadRuns);
  const mostSmall = tooSmall * cellCount(page);
  const isSmall = (label: number) => sure[label]! < mostSmall;
  const faces = drawing.shapes.filter(
    ({ part, path }) => part === parts.face && pathBounds(path).width < smallFace * line,
  );
  const faceOf = (own: readonly number[]) =>
    faces.findLast(({ path }) => isInside(path, cornerOf(own[own.length >> 1]!, page), 1));
  const pieces = [...cellsOfEach(page.broadRuns, white, isSmall)];
  const facial = pieces.flatMap(([label, own]) => {
    const face = faceOf(own);
    return face ? [{ label, face, size: sure[label]! }] : [];
  });
  const least = minRegionShare * cellCount(page);
  // Rather a piece too small to be colored than a face that is black.
  const isSpared = ({ face, size }: (typeof facial)[number]) =>
    size >= least || hasNoMore(face, white, page, least);
  const spared = new Set(facial.filter(isSpared).map(({ label }) => label));
  for (const [label, own] of pieces)
    if (sure[label]! > blackWedge * mostSmall && isJoined(itemAt(own, page, drawing)))
      spared.add(label);
  const specks = [
    ...pieces.filter(([label]) => !spared.has(label)).map(([, own]) => withNecks(own, page)),
    ...brittleTips(page),
  ];
  const margin = marginOf(white, page.broadRuns);
  const areas = white.areas.map(
    (_, label) => label > 0 && label !== margin && (!isSmall(label) || spared.has(label)),
  );
  return {
    drawing: {
      ...drawing,
      shapes: [...drawing.shapes, ...fillings(specks, page)],
    },
    page,
    white,
    filled: new Set(specks.flat()),
    line,
    isArea: (label) => areas[label]!,
  };
}

/** What the middle one of some cells shows. */
function itemAt(own: readonly number[], page: InkedPage, { shapes }: Drawing): string {
  const [x, y] = cornerOf(own[own.length >> 1]!, page);
  const point: Point = [x + page.side / 2, y + page.side / 2];
  const shape = shapes.findLast(({ fill, path }) => {
    if (fill !== "paper") return false;
    const box = pathBounds(path);
    const isNear = x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
    return isNear && isInside(path, point, 1);
  });
  return shape?.item ?? "paper";
}

/** Whether nothing as large as that is white along the middle of a face. */
function hasNoMore({ path }: DrawnShape, white: RunComponents, page: InkedPage, least: number) {
  const { starts, rows } = page.broadRuns;
  const { x, y, width, height } = pathBounds(path);
  const [column, top, bottom] = [x + width / 2, y, y + height].map((at) =>
    Math.floor(at / page.side),
  );
  for (let row = Math.max(0, top!); row < Math.min(page.rows, bottom!); row++) {
    const cell = row * page.columns + column!;
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      const isThere = starts[run]! <= cell && cell < starts[run + 1]!;
      if (isThere && white.labels[run]! > 0 && white.areas[white.labels[run]!]! >= least)
        return false;
    }
  }
  return true;
}

/** How many cells of each area are white in whatever way edges are painted: half a cell less along two sides. */
function sureAreas({ areas, labels }: RunComponents, { starts }: Runs): number[] {
  const widest = new Int32Array(areas.length);
  const count = new Int32Array(areas.length);
  for (let run = 0; run < labels.length; run++) {
    const label = labels[run]!;
    widest[label] = Math.max(widest[label]!, starts[run + 1]! - starts[run]!);
    count[label]!++;
  }
  return areas.map((area, label) => area - (count[label]! + widest[label]!) / 2);
}

/** For each white that is wanted its cells. */
export function cellsOfEach(
  { starts }: Runs,
  { labels, areas }: RunComponents,
  isWanted: (label: number) => boolean,
): Map<number, number[]> {
  // Asked once a label: runs are many more.
  const wanted = areas.map((_, label) => label > 0 && isWanted(label));
  const cellsOf = new Map<number, number[]>();
  for (let run = 0; run < labels.length; run++) {
    const label = labels[run]!;
    if (!wanted[label]) continue;
    const own = keptIn(cellsOf, label, (): number[] => []);
    for (let cell = starts[run]!; cell < starts[run + 1]!; cell++) own.push(cell);
  }
  return cellsOf;
}

/** With the necks by which it hangs together with others, and its tips. */
function withNecks(own: readonly number[], page: InkedPage): number[] {
  const seen = new Set(own);
  for (const cell of seen) {
    for (const next of cellsAround(cell, 1, page)) if (page.slight.isWhite(next)) seen.add(next);
  }
  return [...seen];
}

/**
 * Tips and necks that may break in print, and leave a speck of two cells: long ones, and the last cells
 * of a tip, which meet the area it belongs to at their corners, or not at all.
 */
function brittleTips({ broad, slight, columns }: InkedPage): number[][] {
  const runs = slight.runs();
  const tips = whiteOf(runs, 8);
  const meets = new Set<number>();
  const isMet = (cell: number) => {
    const column = cell % columns;
    return (
      broad.isWhite(cell - columns) ||
      broad.isWhite(cell + columns) ||
      (column > 0 && broad.isWhite(cell - 1)) ||
      (column < columns - 1 && broad.isWhite(cell + 1))
    );
  };
  tips.labels.forEach((label, run) => {
    if (label === 0 || meets.has(label) || tips.areas[label]! >= brittle) return;
    const end = runs.starts[run + 1]!;
    for (let cell = runs.starts[run]!; cell < end && !meets.has(label); cell++)
      if (isMet(cell)) meets.add(label);
  });
  return [...cellsOfEach(runs, tips, (label) => !meets.has(label)).values()];
}

/** Those of the page in a square about a cell. */
export function cellsAround(cell: number, far: number, { columns, rows }: InkedPage): number[] {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const cells: number[] = [];
  for (let y = Math.max(0, row - far); y <= Math.min(rows - 1, row + far); y++) {
    for (let x = Math.max(0, column - far); x <= Math.min(columns - 1, column + far); x++) {
      cells.push(y * columns + x);
    }
  }
  return cells;
}

function cornerOf(cell: number, { columns, side }: InkedPage): Point {
  const column = cell % columns;
  return [column * side, ((cell - column) / columns) * side];
}

function fillings(specks: readonly (readonly number[])[], page: InkedPage): DrawnShape[] {
  if (specks.length === 0) return [];
  const grown = page.broad.grown();
  return specks.map((own) => filling(own, page, grown));
}

/**
 * Just these cells and those of ink around them, so that no new tip is left beside it; farther around
 * only what is deep in a line, where white goes on that no cell shows.
 *
 * @param grown broad white with all that is beside it
 */
function filling(own: readonly number[], page: InkedPage, grown: InkCanvas): DrawnShape {
  const { broad, slight, columns, rows } = page;
  const { distances, left, top, width } = around(own, columns);
  const isDeep = (cell: number) => !slight.isWhite(cell) && !grown.isWhite(cell);
  const filled = new Uint8Array(distances.length);
  const [first, end] = [Math.max(0, -left), Math.min(width, columns - left)];
  const bottom = Math.min(rows, top + distances.length / width);
  for (let row = Math.max(0, top); row < bottom; row++) {
    const cell = row * columns + left;
    for (let column = first, at = (row - top) * width + first; column < end; column++, at++) {
      const distance = distances[at]!;
      if (distance > deep) continue;
      if (distance === 0) filled[at] = 1;
      else if (distance === 1) filled[at] = broad.isWhite(cell + column) ? 0 : 1;
      else filled[at] = isDeep(cell + column) ? 1 : 0;
    }
  }
  return inkOf(rectanglesOf(filled, { left, top, width }, page.side));
}

/** What is filled belongs to no thing. */
export const inkOf = (polygons: readonly Polygon[]): DrawnShape => ({
  path: fromPolygons(polygons),
  fill: "ink",
  stroke: 0,
  colour: "#000000",
  item: "paper",
  isFilling: true,
});

/**
 * What is around some cells, as far as fillings reach and where that is beyond the page too, and how
 * far from them each cell is, in rows or columns.
 */
function around(own: readonly number[], columns: number) {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const cell of own) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    [left, right] = [Math.min(left, column - deep), Math.max(right, column + deep)];
    [top, bottom] = [Math.min(top, row - deep), Math.max(bottom, row + deep)];
  }
  const width = right - left + 1;
  const distances = new Uint8Array(width * (bottom - top + 1)).fill(deep + 1);
  for (const cell of own) {
    distances[(Math.floor(cell / columns) - top) * width + (cell % columns) - left] = 0;
  }
  // What comes from the end of one row to the beginning of the next is farther than it counts.
  for (let at = width + 1, before: number = deep + 1; at < distances.length; at++) {
    const above = at - width;
    before = Math.min(
      distances[at]!,
      before + 1,
      Math.min(distances[above - 1]!, distances[above]!, distances[above + 1]!) + 1,
    );
    distances[at] = before;
  }
  for (let at = distances.length - width - 2, after: number = deep + 1; at >= 0; at--) {
    const below = at + width;
    after = Math.min(
      distances[at]!,
      after + 1,
      Math.min(distances[below - 1]!, distances[below]!, distances[below + 1]!) + 1,
    );
    distances[at] = after;
  }
  return { distances, left, top, width };
}

/** One for each run of cells in a row that are 1. */
function rectanglesOf(
  cells: Uint8Array,
  { left, top, width }: { left: number; top: number; width: number },
  side: number,
): Polygon[] {
  const rectangles: Polygon[] = [];
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] === 0) continue;
    const first = at;
    while ((at + 1) % width !== 0 && cells[at + 1] === 1) at++;
    const [x, y] = [(left + (first % width)) * side, (top + Math.floor(first / width)) * side];
    const right = x + (at - first + 1) * side;
    rectangles.push(rectangle(x, y, right, y + side));
  }
  return rectangles;
}

export const rectangle = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
