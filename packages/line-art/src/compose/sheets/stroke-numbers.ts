/** Numbers that say in which order strokes are written. */
import { flatten, type Point } from "../../artwork/path.ts";
import { numeral, numeralWidth } from "../../lettering/numerals.ts";
import type { Stroke } from "../../lettering/strokes-of.ts";
import type { Box, SourceShape } from "../../types.ts";

const ink = "#000000";
/** Heights of numbers that are tried, as shares of the square. */
const heights = [0.05, 0.042, 0.035, 0.028];

/**
 * All of them as large as there is room for, or none.
 *
 * @param strokes as they stand in the square
 * @param smallest height of a number that can be read, in units
 */
export function strokeNumbers(
  strokes: readonly Stroke[],
  square: Box,
  smallest: number,
): SourceShape[] {
  const outlines = strokes.map(({ outline }) => flatten(outline, square.width / 2000)[0] ?? []);
  for (const share of heights.filter((each) => each * square.width >= smallest)) {
    const spots = spotsFor(strokes, outlines, square, share * square.width);
    if (spots)
      return spots.map(([x, y], place) => ({
        kind: "area",
        path: numeral(place + 1, x, y, share * square.width),
        colour: ink,
      }));
  }
  return [];
}

/**
 * Each on the first half of its stroke where no later one lies upon it, or else beside its beginning.
 *
 * @returns undefined: there is no room for all of them
 */
function spotsFor(
  strokes: readonly Stroke[],
  outlines: readonly Point[][],
  square: Box,
  height: number,
): Point[] | undefined {
  const spots: { at: Point; room: number }[] = [];
  const lines = middleLines(square);
  for (const [place, { middle }] of strokes.entries()) {
    const room = 0.5 * Math.hypot(height, numeralWidth(place + 1) * height) + 0.012 * square.width;
    const isFree = ([x, y]: Point, edges: readonly Point[][]) =>
      edges.every((edge) => distanceTo(edge, [x, y]) >= room) &&
      spots.every(({ at, room: other }) => Math.hypot(at[0] - x, at[1] - y) >= room + other);
    const later = outlines.slice(place);
    const isOn = (at: Point) =>
      isWithin(outlines[place]!, at) && !later.slice(1).some((outline) => isWithin(outline, at));
    const isBeside = (at: Point) => !outlines.some((outline) => isWithin(outline, at));
    const at =
      along(middle).find((point) => isOn(point) && isFree(point, later)) ??
      around(middle, room).find(
        (point) => isBeside(point) && isFree(point, [...outlines, ...lines]),
      );
    if (!at) return undefined;
    spots.push({ at, room });
  }
  return spots.map(({ at }) => at);
}

/** Points on the first half of a stroke, its beginning first. */
function along(middle: readonly Point[]): Point[] {
  const points = middle.slice(1).flatMap((to, index) => {
    const from = middle[index]!;
    const steps = 8;
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
    });
  });
  return points.slice(0, Math.ceil(points.length / 2));
}

/** Points beside the beginning of a stroke, those against its direction first. */
function around(middle: readonly Point[], room: number): Point[] {
  const [from, to] = [middle[0]!, middle[1] ?? middle[0]!];
  const back = Math.atan2(from[1] - to[1], from[0] - to[0]);
  return [1.3, 1.8, 2.4, 3].flatMap((away) =>
    [0, 1, -1, 2, -2, 3, -3, 4].map((turn): Point => {
      const angle = back + (turn * Math.PI) / 6;
      return [from[0] + away * room * Math.cos(angle), from[1] + away * room * Math.sin(angle)];
    }),
  );
}

/** The edges and the middle lines of the square. */
function middleLines({ x, y, width, height }: Box): Point[][] {
  const [right, bottom] = [x + width, y + height];
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ],
    [
      [x, middleY],
      [right, middleY],
    ],
    [
      [middleX, y],
      [middleX, bottom],
    ],
  ];
}

/** From a point to the nearest side of a polygon. */
function distanceTo(polygon: readonly Point[], [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const nearestShare = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x1 + nearestShare * dx - x, y1 + nearestShare * dy - y));
  }
  return nearest;
}

/** By how often a ray to the right crosses the polygon. */
function isWithin(polygon: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(index + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}
