/** Tables of numbers, a cell for each to color: one to a hundred, and what times what is how much. */
import type { Language } from "@colorleaf/domain";
import { strokeArea } from "../../artwork/clip.ts";
import { type Matrix, parsePath, transformPath } from "../../artwork/path.ts";
import { numeral, numeralWidth } from "../../lettering/numerals.ts";
import { sheetNames } from "../../lexicon/sheets.ts";
import type { Box, Path, SceneItem, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { telling } from "./arrange.ts";
import { withHeading } from "./words.ts";

/** What is written in a cell, line by line. */
type Cell = readonly (readonly (number | "×" | "=")[])[];

const signs = { "×": "M.08 .3L.52 .74M.52 .3L.08 .74", "=": "M.04 .36H.56M.04 .66H.56" };
const signWidth = 0.6;
const pen = 0.11;
/** In heights of figures. */
const gap = 0.24;
const lineHeight = 1.45;
/** Of a cell, for what is written in it. */
const filled = { across: 0.76, down: 0.8 };
const tallest = 0.04;

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

export function composeHundred(language: Language, stage: Stage): SceneItem[] {
  const { items, room } = withHeading(sheetNames.hundred, language, stage);
  const rows = numbers(10).map((row) => numbers(10).map((one): Cell => [[10 * (row - 1) + one]]));
  return [...items, ...tableOf(rows, room, stage)];
}

/** Chinese children learn it as steps of sentences, others as a square of products. */
export function composeTimes(language: Language, stage: Stage): SceneItem[] {
  const { items, room } = withHeading(sheetNames.times, language, stage);
  const table = language === "zh" ? stepsOf(room) : products;
  return [...items, ...tableOf(table, room, stage)];
}

const products: readonly Cell[][] = [
  [[["×"]], ...numbers(10).map((one): Cell => [[one]])],
  ...numbers(10).map((row) => [[[row]], ...numbers(10).map((one): Cell => [[row * one]])]),
];

/** Each sentence in a line or in two, whatever lets it be larger. */
function stepsOf(room: Box): Cell[][] {
  const steps = (sentence: (one: number, other: number) => Cell) =>
    numbers(9).map((other) => numbers(other).map((one) => sentence(one, other)));
  const inOne = steps((one, other) => [[one, "×", other, "=", one * other]]);
  const inTwo = steps((one, other) => [
    [one, "×", other],
    ["=", one * other],
  ]);
  return sizeIn(inOne, room) > sizeIn(inTwo, room) ? inOne : inTwo;
}

function tableOf(rows: readonly (readonly Cell[])[], room: Box, { unit }: Stage): SceneItem[] {
  const { across, down } = cellOf(rows, room);
  const size = Math.min(tallest * unit, sizeIn(rows, room));
  const written = rows.flatMap((row, down_) =>
    row.flatMap((cell, place) => {
      const x = room.x + (place + 0.5) * across;
      const y = room.y + (down_ + 0.5) * down;
      return cell.flatMap((text, index) => {
        const middle = y + (index - (cell.length - 1) / 2) * lineHeight * size;
        return writtenAt(text, x, middle, Math.min(size, (filled.across * across) / widthOf(text)));
      });
    }),
  );
  const grid = rows.flatMap((row, place) =>
    gridOf(row.length, rows[place - 1]?.length ?? 0, place),
  );
  const at = (x: number, y: number) => `${room.x + x * across} ${room.y + y * down}`;
  const lineShapes = grid.map(([x1, y1, x2, y2]) => line(`M${at(x1, y1)}L${at(x2, y2)}`));
  const foot = line(`M${at(0, rows.length)}L${at(rows.at(-1)!.length, rows.length)}`);
  const left = line(`M${at(0, 0)}L${at(0, rows.length)}`);
  const ink = written.map((path): SourceShape => ({ kind: "area", path, colour: "#000000" }));
  return [
    placedShapes(
      "table",
      { en: "table", zh: "表格" },
      [...lineShapes, foot, left].map(telling),
      "hero",
    ),
    placedShapes("numbers", { en: "numbers", zh: "数字" }, ink.map(telling), "support"),
  ];
}

function cellOf(rows: readonly (readonly Cell[])[], { width, height }: Box) {
  const columns = Math.max(...rows.map(({ length }) => length));
  return { across: width / columns, down: height / rows.length };
}

/** How high figures may be; a hundred may be smaller. */
function sizeIn(rows: readonly (readonly Cell[])[], room: Box): number {
  const { across, down } = cellOf(rows, room);
  const widths = rows
    .flat(2)
    .filter(([one]) => one !== 100)
    .map(widthOf);
  const lines = Math.max(...rows.flat().map(({ length }) => length));
  return Math.min(
    (filled.across * across) / Math.max(...widths),
    (filled.down * down) / (1 + (lines - 1) * lineHeight),
  );
}

/** The lines above and right of the cells of a row. */
function gridOf(count: number, above: number, row: number): [number, number, number, number][] {
  const ends = numbers(count).map((x): [number, number, number, number] => [x, row, x, row + 1]);
  return [[0, row, Math.max(count, above), row], ...ends];
}

const glyphWidth = (glyph: Cell[number][number]) =>
  typeof glyph === "number" ? numeralWidth(glyph) : signWidth;

const widthOf = (text: Cell[number]) =>
  text.reduce<number>((sum, glyph) => sum + glyphWidth(glyph) + gap, -gap);

/** In the middle of a point. */
function writtenAt(text: Cell[number], x: number, y: number, size: number): Path[] {
  let left = x - (widthOf(text) * size) / 2;
  return text.map((glyph) => {
    const width = glyphWidth(glyph) * size;
    const start = left;
    left += width + gap * size;
    if (typeof glyph === "number") return numeral(glyph, start + width / 2, y, size);
    const matrix: Matrix = [size, 0, 0, size, start, y - size / 2];
    return strokeArea(transformPath(parsePath(signs[glyph]), matrix), pen * size, size / 200);
  });
}
