import { parsePath, transformPath } from "../artwork/path.ts";
import type { Path } from "../types.ts";
import hanzi from "./hanzi.json" with { type: "json" };
import { capHeight, latin } from "./latin.ts";

/** A character in parts of a capital's height: y downwards, baseline at 0, left edge at 0. */
export interface Outline {
  advance: number;
  path: Path;
}

/** Chinese characters fill a square that is higher than capitals and reaches below the baseline. */
const hanziHeight = 1.22;
const hanziSink = 0.04;

const hanziOutlines: Readonly<Record<string, string>> = hanzi.outlines;

export function outlineOf(character: string): Outline | undefined {
  const letter = latin[character];
  if (letter) {
    const [advance, data] = letter;
    const scale = 1 / capHeight;
    const path = transformPath(parsePath(data), [scale, 0, 0, -scale, 0, 0]);
    return { advance: advance * scale, path };
  }
  const data = hanziOutlines[character];
  if (!data) return undefined;
  const scale = hanziHeight / hanzi.unitsPerEm;
  const path = transformPath(parsePath(data), [scale, 0, 0, -scale, 0, hanziSink]);
  return { advance: hanziHeight, path };
}

/** Whether each character has an outline; spaces need none. */
export function canLetter(text: string): boolean {
  return [...text].every(
    (character) =>
      character === " " || latin[character] !== undefined || hanziOutlines[character] !== undefined,
  );
}
