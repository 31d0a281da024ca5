/** The bars a page of the engine is held to, by the age it is meant for. */
import type { Difficulty } from "@colorleaf/domain";
import { unitsPerPoint } from "../draw/line-width.ts";
import type { Drawing } from "../types.ts";

/** Areas to color, fewest and most. */
export const regionBand: Record<Difficulty, readonly [number, number]> = {
  easy: [6, 15],
  medium: [16, 30],
  hard: [30, 60],
  complex: [60, Number.POSITIVE_INFINITY],
};

/** In points on A4; infinite for a drawing without outlines. */
export function thinnestLinePt(drawing: Drawing): number {
  const widths = drawing.shapes
    .filter(({ fill, stroke }) => fill !== "ink" && stroke > 0)
    .map(({ stroke }) => stroke);
  return Math.min(...widths) / unitsPerPoint(drawing);
}
