/** From a picture as an image model draws it to black lines on white paper. */

import { unitsPerPoint } from "../draw/line-width.ts";
import { minRegionShare, widestLinePt } from "../quality/measure-page.ts";
import { lightnessOf, type Pixels } from "../quality/pixels.ts";
import { closeGaps } from "./close-gaps.ts";
import { despeckle } from "./despeckle.ts";
import { findInk } from "./find-ink.ts";

/** Gaps that are closed, as a share of the shorter side: 6 of 1024 pixels. */
const widestGap = 6 / 1024;
/** What is just over the bar before tracing may be just under it after. */
const margin = 1.25;

/**
 * @param pixels black on white, in any shade and tint
 * @returns 1 for ink, 0 for paper, pixel by pixel
 */
export function cleanLineArt(pixels: Pixels): { ink: Uint8Array; gaps: number } {
  const { width, height } = pixels;
  const short = Math.min(width, height);
  const lineWidth = widestLinePt * unitsPerPoint(pixels);
  const limits = {
    minDot: margin * 0.5 * lineWidth * lineWidth,
    minHole: margin * minRegionShare * width * height,
  };
  const ink = findInk(lightnessOf(pixels), width);
  // Dots first: a gap would be bridged to them.
  despeckle(ink, width, { ...limits, minHole: 0 });
  const gaps = closeGaps(ink, width, widestGap * short);
  despeckle(ink, width, limits);
  return { ink, gaps };
}
