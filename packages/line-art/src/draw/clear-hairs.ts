/**
 * Where areas became one, the smooth outlines of what was opened may leave a hair of the line between
 * them, or a dot of it: gray on a screen, a flaw on paper. It becomes white where all around it is one area.
 */
import { overlaps } from "../artwork/box.ts";
import { fromPolygons, pathBounds } from "../artwork/path.ts";
import type { InkCanvas } from "../quality/ink-canvas.ts";
import { connectRuns } from "../quality/runs.ts";
import type { Box, Drawing, DrawnShape } from "../types.ts";
import { runAt } from "./cramped-areas.ts";
import { cellsAround, cellsOfEach, rectangle, type SpecklessPage } from "./fill-specks.ts";
import type { InkedPage } from "./find-regions.ts";

/** In cells. At the corner of a line one or two are by themselves. */
const shortest = 3;
/** What no line leads to is a dot up to this size, in cells; the eyes of a small face are larger. */
const largestDot = 8;
/** So far beyond its cells, in cells: only their middles are known to be ink. */
const overlap = 0.6;
/** How far from what opens lines hairs are looked for, in page units. */
const reach = 3;

export function clearHairs({ drawing, page, white, filled, isArea }: SpecklessPage): Drawing {
  const opened = drawing.shapes.filter(({ fill, stroke }) => fill === "paper" && stroke === 0);
  if (opened.length === 0) return drawing;
  const boxes = opened.map(({ path }) => pathBounds(path));
  const ink = page.canvas.inverted();
  const hairs = [...thinIn(ink), ...dotsIn(ink)].flatMap((cells) => {
    const box = boxOf(cells, page);
    const near = boxes.findLastIndex((one) => overlaps(one, box, reach));
    return near < 0 ? [] : [{ cells, near: opened[near]! }];
  });
  if (hairs.length === 0) return drawing;
  const { starts, rows } = page.broadRuns;
  const labelAt = (cell: number) => {
    const row = Math.floor(cell / page.columns);
    return white.labels[runAt(starts, rows[row]!, rows[row + 1]!, cell)]!;
  };
  const cleared = hairs.flatMap(({ cells, near }): DrawnShape[] => {
    const around = cells.flatMap((cell) => cellsAround(cell, 1, page));
    // What is filled beside it makes it part of something black.
    if (around.some((cell) => filled.has(cell))) return [];
    const areas = new Set(around.map(labelAt).filter((label) => label > 0));
    const [area] = areas;
    if (areas.size !== 1 || !isArea(area!)) return [];
    const path = fromPolygons(cells.map((cell) => squareOver(cell, page)));
    return [{ ...near, path, fill: "paper", stroke: 0 }];
  });
  return { ...drawing, shapes: [...drawing.shapes, ...cleared] };
}

/** Ink that is nowhere two cells wide and high. */
function thinIn(ink: InkCanvas): number[][] {
  const runs = ink.split().slight.runs();
  const pieces = connectRuns(runs, 8);
  return [...cellsOfEach(runs, pieces, (label) => pieces.areas[label]! >= shortest).values()];
}

function dotsIn(ink: InkCanvas): number[][] {
  const runs = ink.runs();
  const pieces = connectRuns(runs, 8);
  return [...cellsOfEach(runs, pieces, (label) => pieces.areas[label]! <= largestDot).values()];
}

function boxOf(cells: readonly number[], { columns, side }: InkedPage): Box {
  const [xs, ys] = [cells.map((at) => at % columns), cells.map((at) => Math.floor(at / columns))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  return { x: x * side, y: y * side, width: width * side, height: height * side };
}

function squareOver(cell: number, { columns, side }: InkedPage) {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return rectangle(
    side * (x - overlap),
    side * (y - overlap),
    side * (x + 1 + overlap),
    side * (y + 1 + overlap),
  );
}
