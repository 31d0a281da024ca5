/** Big letters to colour: the whole page if nothing else is asked for, else a line along its top. */
import { transformPath } from "../../artwork/path.ts";
import { type Outline, outlineOf } from "../../lettering/outline-of.ts";
import type { Box, PlacedShapes, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { innerBox, type Stage } from "../page/stage.ts";
import { sheetBox } from "../sheets/arrange.ts";

const colours = ["#ee6d7d", "#6db3e8", "#f6c945", "#9fd07c", "#b48ae0"];
/** In parts of a capital's height. */
const letterGap = 0.06;
const lineHeight = 1.42;
/** Capitals and numbers reach below no line. */
const rowHeight = 1.2;
const wordGap = 0.34;

/**
 * The page for letters alone, all of it for what is in them, its middle where things stand above and
 * below, or a line at the top.
 */
export type LetteringPlace = "page" | "whole" | "middle" | "top";

export function composeLettering(
  text: string,
  stage: Stage,
  place: LetteringPlace,
): PlacedShapes[] {
  const inner = innerBox(stage);
  const isAlone = place !== "top";
  const room: Box = {
    x: inner.x,
    y: {
      page: 0.19 * stage.height,
      whole: 0.045 * stage.height,
      middle: 0.17 * stage.height,
      top: inner.y,
    }[place],
    width: inner.width,
    // One or two letters are as much to colour as what stands below them.
    height:
      stage.height *
      { page: 0.62, whole: 0.92, middle: 0.66, top: text.length <= 2 ? 0.44 : 0.3 }[place],
  };
  const ways = (isAlone ? [1, 2, 3] : [1]).map((count) => linesOf(text, count));
  const scaleOf = (lines: readonly string[]) =>
    Math.min(
      ...lines.map((line) => (room.width * 0.94) / widthOf(line)),
      room.height / (lines.length * lineHeight),
    );
  const lines = ways.reduce((best, way) => (scaleOf(way) > scaleOf(best) ? way : best));
  const scale = scaleOf(lines);
  const top = room.y + (isAlone ? (room.height - scale * lines.length * lineHeight) / 2 : 0);
  let count = 0;
  return lines.flatMap((line, row) => {
    const left = stage.width / 2 - (widthOf(line) * scale) / 2;
    const placed = placedLine(line, scale, left, top + (row * lineHeight + 1.2) * scale, count);
    count += placed.length;
    return placed;
  });
}

/** One line of letters in the middle of a box, as large as fits. */
export function letteringWithin(text: string, { x, y, width, height }: Box): PlacedShapes[] {
  const isHan = /\p{Script=Han}/u.test(text);
  const scale = Math.min(width / widthOf(text), height / (isHan ? 1.22 : 1));
  const left = x + width / 2 - (widthOf(text) * scale) / 2;
  return placedLine(text, scale, left, y + height / 2 + scale * 0.5, 0);
}

/** The alphabet, the numbers or a few words, a row below the other, all over the page. */
export function composeLetterRows(
  rows: readonly (readonly string[])[],
  stage: Stage,
): PlacedShapes[] {
  const inner = sheetBox(stage);
  const most = Math.max(...rows.map((row) => row.length));
  const step = inner.height / rows.length;
  const widest = Math.max(...rows.flatMap((row) => row.map((text) => widthOf(text) * row.length)));
  const scale = Math.min(
    (inner.width / most) * 0.68,
    (inner.width * 0.94) / widest,
    step / (/\p{Script=Han}/u.test(rows.flat().join("")) ? lineHeight : rowHeight),
  );
  return rows.flatMap((row, index) =>
    row.flatMap((text, place) => {
      const middle = inner.x + ((place + 0.5) / row.length) * inner.width;
      const left = middle - (widthOf(text) * scale) / 2;
      const baseline = inner.y + step * (index + 0.5) + scale / 2;
      const before = rows.slice(0, index).flat().length + place;
      return placedLine(text, scale, left, baseline, before);
    }),
  );
}

/** @param before how many letters the page already has */
function placedLine(
  text: string,
  scale: number,
  left: number,
  baseline: number,
  before: number,
): PlacedShapes[] {
  let x = left;
  let count = before;
  return [...text].flatMap((character) => {
    const outline = outlineOf(character);
    const start = x;
    x += (outline ? outline.advance + letterGap : wordGap) * scale;
    if (!outline) return [];
    count += 1;
    return [letter(character, count, outline, [scale, 0, 0, scale, start, baseline])];
  });
}

function letter(
  character: string,
  place: number,
  { path }: Outline,
  matrix: Parameters<typeof transformPath>[1],
): PlacedShapes {
  const shape: SourceShape = {
    kind: "area",
    path: transformPath(path, matrix),
    colour: colours[(place - 1) % colours.length]!,
  };
  const name = /\p{Script=Han}/u.test(character)
    ? { en: `character ${character}`, zh: `汉字 ${character}` }
    : { en: `letter ${character}`, zh: `字母 ${character}` };
  return placedShapes(`letter-${place}`, name, [shape], "hero");
}

function widthOf(line: string): number {
  return [...line].reduce(
    (sum, character) => sum + (outlineOf(character)?.advance ?? wordGap - letterGap) + letterGap,
    0,
  );
}

/** The text in at most so many lines of about the same length: by words, Chinese by characters. */
function linesOf(text: string, count: number): string[] {
  const isChinese = /^\p{Script=Han}+$/u.test(text);
  const units = isChinese ? [...text] : text.split(" ").filter(Boolean);
  const glue = isChinese ? "" : " ";
  const target = widthOf(text) / count;
  const lines: string[] = [];
  for (const unit of units) {
    const last = lines.at(-1);
    const longer = last === undefined ? unit : last + glue + unit;
    const isFull =
      last !== undefined && lines.length < count && widthOf(longer) > target * 1.12 + 0.01;
    if (last === undefined || isFull) lines.push(unit);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
