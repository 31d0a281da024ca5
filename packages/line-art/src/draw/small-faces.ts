/** What stays of faces, hair and writing where there is hardly room for a line. */
import { areaOf } from "../artwork/clip.ts";
import { lightness } from "../artwork/colour.ts";
import { flatten, type Point, pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { Path, SourceShape } from "../types.ts";

/** Rounder than this, as a share of the square of its length, a mouth says "oh" and does not smile. */
const roundMouth = 0.6;
/** How high a rim is, in lines, that has room for no crayon; and how far it is open. */
const smallRim = 12;
const opening = 2.8;
/** How much of the height of a face its hair has at the forehead. */
const fringe = 0.35;
/** How deep a smile is, as a share of the lower lip's depth. */
const depth = 0.4;

/** Glasses that leave nothing white around the eyes, a nose that would be a blot. */
export function isFilledUp({ part, path }: SourceShape, line: number): boolean {
  if (part === parts.glasses) return pathBounds(path).height < 5.9 * line;
  if (part !== parts.nose) return false;
  const { width, height } = pathBounds(path);
  return Math.max(width, height) < 1.5 * line;
}

/**
 * Hair with no room for a crayon is black, all of it: else somebody would be bald, or have a parting
 * of which one side is white.
 *
 * @param minWidth what is narrower is not worth coloring, in units
 * @param mostInk what is larger would be a blot, in square units
 */
export function withDarkHair(
  shapes: readonly SourceShape[],
  minWidth: number,
  mostInk: number,
): readonly SourceShape[] {
  const face = shapes.find(({ part }) => part === parts.face);
  if (!face || fringe * pathBounds(face.path).height > minWidth) return shapes;
  const isHair = ({ kind, part }: SourceShape) => kind === "area" && part === parts.hair;
  const sizeOf = ({ path }: SourceShape) => areaOf(path, minWidth / 16);
  const all = shapes.filter(isHair).reduce((sum, shape) => sum + sizeOf(shape), 0);
  // Most of the hair behind a head is not seen.
  if (all - sizeOf(face) > mostInk) return shapes;
  return shapes.map((shape) => (isHair(shape) ? { ...shape, colour: "#000000" } : shape));
}

/** How many strokes of a character lie one above the other, with what is between them. */
const strokesHigh = 6;
/** OKLab lightness; what shows through between strokes is lighter. */
const darkStroke = 0.5;
/** What is written so small that its strokes are too narrow for a crayon is written in ink. */
export function withInkedCharacters(
  shapes: readonly SourceShape[],
  minWidth: number,
): readonly SourceShape[] {
  const isStroke = ({ part, colour }: SourceShape) =>
    part === parts.character && lightness(colour) < darkStroke;
  const strokes = shapes.filter(isStroke).map(({ path }) => path);
  if (strokes.length === 0 || pathBounds(...strokes).height > strokesHigh * minWidth) return shapes;
  return shapes.map((shape) => (isStroke(shape) ? { ...shape, colour: "#000000" } : shape));
}

/** A rim of glasses around which no crayon has room: open at its foot, so that what is in it is face. */
export function openRimOf({ kind, part, path }: SourceShape, line: number): Path | undefined {
  if (kind !== "line" || part !== parts.glasses) return undefined;
  if (pathBounds(path).height > smallRim * line) return undefined;
  const [rim = []] = flatten(path, line / 10);
  const lowest = rim.reduce((best, [, y], at) => (y > rim[best]![1] ? at : best), 0);
  const round = [...rim.slice(lowest), ...rim.slice(0, lowest)];
  const all = lengthOf([...round, round[0]!]);
  let along = 0;
  const left = round.filter((point, at) => {
    along += distance(round[at - 1] ?? point, point);
    return along > (opening / 2) * line && along < all - (opening / 2) * line;
  });
  return left.map(([x, y], at) => [at === 0 ? "M" : "L", x, y]);
}

/** A mouth laughing so small that it would be a black spot: its lower lip is a smile. */
export function smileOf({ kind, part, path }: SourceShape, line: number): Path | undefined {
  if (kind !== "area" || part !== parts.mouth) return undefined;
  const [polygon = []] = flatten(path, line / 10);
  const [from, to] = farthest(polygon);
  const length = distance(polygon[from]!, polygon[to]!);
  if (areaOf(path, line / 10) > roundMouth * length ** 2) return undefined;
  const lips = [polygon.slice(from, to + 1), [...polygon.slice(to), ...polygon.slice(0, from + 1)]];
  const lower = lips.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
  // Flatter, so that the lines of both its sides do not run together.
  const [[x1, y1], [x2, y2]] = [lower[0]!, lower.at(-1)!];
  return lower.map(([x, y], at) => {
    const t = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length ** 2;
    const [flatX, flatY] = [x1 + t * (x2 - x1), y1 + t * (y2 - y1)];
    return [at === 0 ? "M" : "L", flatX + depth * (x - flatX), flatY + depth * (y - flatY)];
  });
}

/** The corners of a mouth: the indexes of the two points farthest apart, in order. */
function farthest(points: readonly Point[]): [number, number] {
  let best: [number, number] = [0, 0];
  let most = 0;
  points.forEach((one, i) => {
    for (let j = i + 1; j < points.length; j++) {
      const far = distance(one, points[j]!);
      if (far > most) [most, best] = [far, [i, j]];
    }
  });
  return best;
}

const lengthOf = (points: readonly Point[]) =>
  points.reduce((sum, point, at) => sum + distance(points[at - 1] ?? point, point), 0);

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);
