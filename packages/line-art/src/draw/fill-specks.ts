/**
 * White too small for any pencil: where many lines meet, slivers remain between them. They are found
 * on the painted page, as fine as it is seen on a screen, and filled with ink; but a small face, which
 * eyes and mouth cut to pieces, stays white.
 */
import { isInside } from "../artwork/clip.ts";
import { fromPolygons, type Point, type Polygon, pathBounds, signedArea } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import type { RunComponents, Runs } from "../quality/runs.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { cellCount, type InkedPage, paintInk, whiteOf } from "./find-regions.ts";
import { keptIn } from "./kept-in.ts";

/** Cells along the longer side. */
const cells = 1024;
/** Share of the page; a little more than what is judged a speck, since every program paints edges its own way. */
const tooSmall = 1.25 * minRegionShare;

/** A face that is no wider, in lines, has no room for eyes and mouth and for what fills the white between. */
const smallFace = 18;

/** A drawing without specks, and the areas that it has. */
export interface SpecklessPage {
  drawing: Drawing;
  page: InkedPage;
  /** Of what is broad. */
  white: RunComponents;
  /** Thinnest line, in page units. */
  line: number;
  /** Whether that is to be colored. */
  isArea(label: number): boolean;
}

/** @param line thinnest line of the page: so wide is the outline of a filling, up to the middle of the lines around it */
export function fillSpecks(drawing: Drawing, line: number): SpecklessPage {
  const page = paintInk(drawing, cells);
  const white = whiteOf(page.broadRuns, 4);
  const isSmall = (label: number) => white.areas[label]! < tooSmall * cellCount(page);
  const faces = drawing.shapes.filter(
    ({ part, path }) => part === parts.face && pathBounds(path).width < smallFace * line,
  );
  const isOfFace = (own: readonly number[]) =>
    faces.some(({ path }) => isInside(path, cornerOf(own[own.length >> 1]!, page), 1));
  const pieces = [...cellsOfEach(page.broadRuns, white, isSmall)];
  const spared = new Set(pieces.filter(([, own]) => isOfFace(own)).map(([label]) => label));
  const specks = [
    ...pieces.filter(([label]) => !spared.has(label)).map(([, own]) => withNecks(own, page)),
    ...loneTips(page).filter((own) => !isOfFace(own)),
  ];
  const fillings = specks.map((own): DrawnShape => {
    const corners = own.map((cell) => cornerOf(cell, page));
    return {
      path: fromPolygons(outline(corners, page.side)),
      fill: "ink",
      stroke: line,
      colour: "#000000",
      item: "paper",
    };
  });
  const margin = marginOf(white, page.broadRuns);
  return {
    drawing: { ...drawing, shapes: [...drawing.shapes, ...fillings] },
    page,
    white,
    line,
    isArea: (label) => label > 0 && label !== margin && (!isSmall(label) || spared.has(label)),
  };
}

/** For each white that is wanted its cells. */
function cellsOfEach(
  { starts }: Runs,
  { labels }: RunComponents,
  isWanted: (label: number) => boolean,
): Map<number, number[]> {
  const cellsOf = new Map<number, number[]>();
  for (let run = 0; run < labels.length; run++) {
    const label = labels[run]!;
    if (label === 0 || !isWanted(label)) continue;
    const own = keptIn(cellsOf, label, (): number[] => []);
    for (let cell = starts[run]!; cell < starts[run + 1]!; cell++) own.push(cell);
  }
  return cellsOf;
}

/** With the necks by which it hangs together with others, and its tips. */
function withNecks(own: readonly number[], { slight, columns }: InkedPage): number[] {
  const seen = new Set(own);
  for (const cell of seen) {
    for (const row of [cell - columns, cell, cell + columns]) {
      for (const next of [row - 1, row, row + 1]) if (slight.isWhite(next)) seen.add(next);
    }
  }
  return [...seen];
}

/** The last cells of a tip meet the area it belongs to at their corners, or not at all. */
function loneTips({ broad, slight, columns }: InkedPage): number[][] {
  const runs = slight.runs();
  const tips = whiteOf(runs, 4);
  const meets = new Set<number>();
  tips.labels.forEach((label, run) => {
    if (label === 0) return;
    for (let cell = runs.starts[run]!; cell < runs.starts[run + 1]!; cell++) {
      const around = [cell - 1, cell + 1, cell - columns, cell + columns];
      if (around.some((next) => broad.isWhite(next))) meets.add(label);
    }
  });
  return [...cellsOfEach(runs, tips, (label) => !meets.has(label)).values()];
}

function cornerOf(cell: number, { columns, side }: InkedPage): Point {
  const column = cell % columns;
  return [column * side, ((cell - column) / columns) * side];
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
