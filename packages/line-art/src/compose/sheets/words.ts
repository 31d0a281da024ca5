/** Words on sheets: a heading, and the names of what is shown. */
import type { Language, Localised } from "@colorleaf/domain";
import { strokeArea } from "../../artwork/clip.ts";
import { type Point, parsePath, transformPath } from "../../artwork/path.ts";
import { type Label, labelOf } from "../../lettering/labels.ts";
import type { Box, Path, PlacedShapes, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { ellipse } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sheetBox, telling } from "./arrange.ts";

const ink = "#000000";
/** Heights of capitals as shares of the page's shorter side, by richness of the page. */
const heights = [0.05, 0.041, 0.036, 0.034] as const;
const headingHeight = { en: 1.45, zh: 1.15 };

/** Of the capitals on a page. */
export function wordSize({ unit, richness }: Stage): number {
  return heights[richness]! * unit;
}

/** A word with its upper left corner at a point. */
export function wordAt(name: Localised, { letters }: Label, x: number, y: number): PlacedShapes {
  return placedWord("word", name, lettersAt(letters, x, y));
}

/** A word and the line to what it names. */
export function wordWithLine(
  name: Localised,
  { letters }: Label,
  { box, from, to }: { box: Box; from: Point; to: Point },
  size: number,
): PlacedShapes {
  const line = strokeArea(
    parsePath(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`),
    0.1 * size,
    size / 100,
  );
  const { path: dot } = ellipse(to[0], to[1], 0.17 * size, 0.17 * size, ink);
  return placedWord("label", name, [...lettersAt(letters, box.x, box.y), [...line, ...dot]]);
}

const lettersAt = (letters: readonly Path[], x: number, y: number) =>
  letters.map((letter) => transformPath(letter, [1, 0, 0, 1, x, y]));

function placedWord(
  kind: "word" | "label",
  { en, zh }: Localised,
  paths: readonly Path[],
): PlacedShapes {
  const shapes = paths.map((path): SourceShape => ({ kind: "area", path, colour: ink }));
  const name = { en: `the word “${en}”`, zh: `文字“${zh}”` };
  return placedShapes(`${kind}-${en.replaceAll(" ", "-")}`, name, shapes.map(telling), "support");
}

/** What the sheet is about in a line at its top, and the room below. The plainest page has none. */
export function withHeading(
  name: Localised,
  language: Language,
  stage: Stage,
): { items: PlacedShapes[]; room: Box } {
  const page = sheetBox(stage);
  const size = headingHeight[language] * wordSize(stage);
  if (stage.richness === 0) return { items: [], room: page };
  const wide = labelOf(name[language], size);
  const word =
    wide.width <= page.width ? wide : labelOf(name[language], (size * page.width) / wide.width);
  const x = page.x + (page.width - word.width) / 2;
  const taken = word.height + 0.9 * size;
  return {
    items: [wordAt(name, word, x, page.y + 0.2 * size)],
    room: { ...page, y: page.y + taken, height: page.height - taken },
  };
}

/** Capitals below drawings are a little smaller than those of headings and parts. */
const captionHeight = 0.9;

/** So large that the longest name is no wider than this. */
export function captionSize(
  names: readonly Localised[],
  widest: number,
  language: Language,
  stage: Stage,
): number {
  const size = captionHeight * wordSize(stage);
  const longest = Math.max(...names.map((name) => labelOf(name[language], size).width));
  return size * Math.min(1, widest / longest);
}

/** A name in the middle of the foot of a cell, and the room above it. */
export function withCaption(
  cell: Box,
  name: Localised,
  language: Language,
  size: number,
): { word: PlacedShapes; picture: Box } {
  const label = labelOf(name[language], size);
  const picture = { ...cell, height: cell.height - label.height - 0.6 * size };
  const x = cell.x + (cell.width - label.width) / 2;
  return { word: wordAt(name, label, x, cell.y + cell.height - label.height), picture };
}
