import { distanceInside } from "./distance.ts";
import { marginOf, minRegionShare } from "./measure-page.ts";
import { lightnessOf, maskOf, type Pixels } from "./pixels.ts";
import { connectRuns, runsOf } from "./runs.ts";

/** Shorter side of A4. */
const pageMm = 210;
/** `distanceInside` counts three a pixel, from its middle. */
const perPixel = 3;

/**
 * How many areas to colour hold no circle of so many millimetres on A4: a crayon finds no room there.
 *
 * @param diameter in millimetres
 */
export function countNarrowRegions(pixels: Pixels, diameter: number): number {
  const { width, height } = pixels;
  const white = maskOf(lightnessOf(pixels), 128);
  const runs = runsOf(white, width);
  const components = connectRuns(runs, 4);
  const { labels, areas } = components;
  const distance = distanceInside(white, width);
  const deepest = new Uint16Array(areas.length);
  labels.forEach((label, run) => {
    if (label === 0) return;
    for (let at = runs.starts[run]!; at < runs.starts[run + 1]!; at++)
      deepest[label] = Math.max(deepest[label]!, distance[at]!);
  });
  const margin = marginOf(components, runs);
  const radius = ((diameter / 2) * Math.min(width, height)) / pageMm;
  return areas.filter(
    (area, label) =>
      label > 0 &&
      label !== margin &&
      area >= minRegionShare * width * height &&
      deepest[label]! < perPixel * radius,
  ).length;
}
