/**
 * Words for labels: capitals and Chinese characters of single strokes of one even pen. They are ink
 * that encloses nothing: white within a letter of this size would be an area too small for a pencil.
 */
import { strokeArea } from "../artwork/clip.ts";
import {
  flatten,
  fromPolygons,
  type Point,
  parsePath,
  pathBounds,
  signedArea,
  transformPath,
} from "../artwork/path.ts";
import type { Path } from "../types.ts";
import { opened } from "./open-strokes.ts";
import { penCapitals } from "./pen-capitals.ts";
import { strokesOf } from "./strokes-of.ts";

/** A word or a character with its upper left corner at 0. */
export interface Label {
  /** A path a letter. */
  letters: Path[];
  width: number;
  height: number;
}

/** A letter 1 high, from its left edge at 0. */
interface Letter {
  path: Path;
  width: number;
}

/** As shares of the letter's height. */
const pen = { capital: 0.115, character: 0.05 };
const gap = { capital: 0.19, character: 0.06 };
const wordGap = 0.5;
/** Chinese characters are as easy to read as capitals when they are so much higher. */
const characterHeight = 1.75;
const fine = 1 / 400;

const known = new Map<string, Letter>();

/** @param size height of capitals, in units of the page */
export function labelOf(text: string, size: number): Label {
  const isChinese = /\p{Script=Han}/u.test(text);
  const height = size * (isChinese ? characterHeight : 1);
  const apart = (isChinese ? gap.character : gap.capital) * height;
  const letters: Path[] = [];
  let right = 0;
  for (const character of isChinese ? text : text.toUpperCase()) {
    if (character === " ") {
      right += wordGap * height - apart;
      continue;
    }
    const { path, width } = letterOf(character);
    letters.push(transformPath(path, [height, 0, 0, height, right, 0]));
    right += width * height + apart;
  }
  return { letters, width: right - apart, height };
}

/** @throws RangeError when nobody knows how it is written */
function letterOf(character: string): Letter {
  const before = known.get(character);
  if (before) return before;
  const letter = penCapitals[character] ? capital(character) : chinese(character);
  known.set(character, letter);
  return letter;
}

function capital(character: string): Letter {
  // The middle of the pen keeps half of its width from the edges.
  const scale = 1 - pen.capital;
  const line = transformPath(parsePath(penCapitals[character]!), [scale, 0, 0, scale, 0, 0]);
  return written(line, pen.capital);
}

function chinese(character: string): Letter {
  const strokes = strokesOf(character);
  if (!strokes) throw new RangeError(`How ${character} is written is not known`);
  const lines = opened(
    strokes.map(({ middle }) => middle),
    pen.character,
  );
  const { path } = written(linesOf(lines), pen.character);
  // Narrow characters stand in the middle of as wide a square as the others.
  const { x, y, width, height } = pathBounds(path);
  return {
    path: transformPath(path, [1, 0, 0, 1, (1 - width) / 2 - x, (1 - height) / 2 - y]),
    width: 1,
  };
}

function written(line: Path, width: number): Letter {
  const areas = flatten(strokeArea(line, width, fine), fine);
  // What white is left between the strokes of the densest characters is smaller than a point.
  const path = fromPolygons(areas.filter((polygon) => signedArea(polygon) > 0));
  const box = pathBounds(path);
  return { path: transformPath(path, [1, 0, 0, 1, -box.x, width / 2]), width: box.width };
}

const linesOf = (lines: readonly Point[][]): Path =>
  lines.flatMap((line) => fromPolygons([line]).slice(0, -1));
