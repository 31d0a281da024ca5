import { strokeData } from "#stroke-data";
import { type Point, parsePath, transformPath } from "../artwork/path.ts";
import type { Path } from "../types.ts";

/** Of a character that fills a square with sides of 1, y downwards. */
export interface Stroke {
  outline: Path;
  /** Along its middle, from where the brush is set down. */
  middle: Point[];
}

/** Of the data's square, in its units. */
const [side, top] = [1024, 900];

const known = new Map<string, readonly Stroke[] | undefined>();

/**
 * The strokes of a Chinese character in the order in which they are written.
 *
 * @returns undefined: how it is written is not known
 */
export function strokesOf(character: string): readonly Stroke[] | undefined {
  if (!/^\p{Script=Han}$/u.test(character)) return undefined;
  if (!known.has(character)) known.set(character, readStrokes(character));
  return known.get(character);
}

function readStrokes(character: string): Stroke[] | undefined {
  const data = strokeData(character);
  return data?.strokes.map((outline, place) => ({
    outline: transformPath(parsePath(outline), [1 / side, 0, 0, -1 / side, 0, top / side]),
    middle: data.medians[place]!.map(([x, y]): Point => [x / side, (top - y) / side]),
  }));
}
