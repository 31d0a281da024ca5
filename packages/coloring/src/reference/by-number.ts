/** Color by number: the colors of a picture brought down to a box that can be numbered. */
import { type Color, colorDistance } from "../color.ts";

export interface Numbers {
  /** The color of each number; number 1 is the first. */
  readonly colors: readonly Color[];
  /** Number of each area, by id; from 1. */
  readonly numberOf: readonly number[];
}

/** Colors nearer than this are one to a child's eye. */
const alike = 0.075;

/**
 * Joins like colors, the more frequent taking in the rarer, until no two are alike and there are at
 * most `most`.
 *
 * @param weights how much each area counts: its size
 */
export function numberColors(
  colors: readonly Color[],
  weights: readonly number[],
  most = 14,
): Numbers {
  const total = new Map<Color, number>();
  colors.forEach((color, index) => {
    total.set(color, (total.get(color) ?? 0) + weights[index]!);
  });
  const byWeight = [...total].sort(([, one], [, other]) => other - one).map(([color]) => color);
  const kept: Color[] = [];
  for (const color of byWeight) {
    const isNew = kept.every((other) => colorDistance(color, other) > alike);
    if (isNew && kept.length < most) kept.push(color);
  }
  const numbers = new Map(
    byWeight.map((color) => {
      const nearest = kept.reduce((best, candidate) =>
        colorDistance(color, candidate) < colorDistance(color, best) ? candidate : best,
      );
      return [color, kept.indexOf(nearest) + 1];
    }),
  );
  return { colors: kept, numberOf: colors.map((color) => numbers.get(color)!) };
}
