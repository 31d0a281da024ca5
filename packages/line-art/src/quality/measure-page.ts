import { nearBlackBelow, nearWhiteAbove, type PageQuality } from "@colorleaf/domain";
import { connectedComponents } from "./components.ts";
import { distanceInside } from "./distance.ts";
import { lightnessOf, maskOf, type Pixels } from "./pixels.ts";

/** Widest line we draw, as a share of the shorter side: 5 pt on the 595 pt of A4. */
export const widestLine = 5 / 595;
/** White areas smaller than this share of the page cannot be coloured: about 2 mm × 2 mm on A4. */
export const minRegionShare = 1e-4;
/** How far the white outside a frame reaches in, as a share of the shorter side. */
const widestMargin = 0.05;
/** A pixel whose channels differ by more than this is coloured (0 to 255). */
const colourTolerance = 24;

export interface MeasureOptions {
  /** Width of the widest line in pixels; what is thicker counts as a solid. */
  lineWidth?: number;
}

/** Judges a line art by its pixels, whoever made it. Linear in the number of pixels. */
export function measurePage(pixels: Pixels, options: MeasureOptions = {}): PageQuality {
  const { width, height, data } = pixels;
  const total = width * height;
  const lineWidth = options.lineWidth ?? widestLine * Math.min(width, height);
  const light = lightnessOf(pixels);
  const black = maskOf(light, 0, 127);
  const white = maskOf(light, 128);

  let [inked, grey, coloured] = [0, 0, 0];
  for (let at = 0; at < total; at++) {
    if (black[at]) inked++;
    if (light[at]! >= nearBlackBelow && light[at]! <= nearWhiteAbove) grey++;
    const red = data[4 * at]!;
    const green = data[4 * at + 1]!;
    const blue = data[4 * at + 2]!;
    const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
    if (data[4 * at + 3]! > 0 && spread > colourTolerance) coloured++;
  }

  // White meets white across an edge only, black across corners too: a line one pixel wide closes.
  const components = connectedComponents(white, width, 4);
  const areas = components.areas.slice(1);
  const dots = connectedComponents(black, width, 8).areas.slice(1);
  const colorable = areas.filter((area) => area >= minRegionShare * total).length;
  const regions = colorable - (marginOf(components.labels, width) > 0 ? 1 : 0);
  const strayDots = dots.filter((area) => area < 0.5 * lineWidth * lineWidth).length;
  return {
    ink: inked / total,
    largestSolid: largestSolid(black, width, lineWidth) / total,
    regions,
    specks: areas.length - colorable + strayDots,
    colour: coloured / total,
    grey: grey / total,
  };
}

/**
 * The white outside a frame, which nobody colours: a component that begins in the page's corner and
 * keeps near its edges.
 *
 * @returns its label; 0 where there is none
 */
export function marginOf(labels: Int32Array, width: number): number {
  const height = labels.length / width;
  const label = labels[0]!;
  const most = widestMargin * Math.min(width, height);
  for (let at = 0; at < labels.length; at++) {
    if (labels[at] !== label) continue;
    const x = at % width;
    const y = (at - x) / width;
    if (Math.min(x, y, width - 1 - x, height - 1 - y) > most) return 0;
  }
  return label;
}

/**
 * Pixels in the largest black area that is thicker than a line: the mask is opened by a disc a
 * little wider than the line, so that the connected net of lines falls away.
 */
function largestSolid(black: Uint8Array, width: number, lineWidth: number): number {
  // Distances count 3 a pixel.
  const radius = 3 * 0.75 * lineWidth;
  const outsideCore = maskOf(distanceInside(black, width), 0, radius);
  if (!outsideCore.includes(0)) return 0;
  const opened = maskOf(distanceInside(outsideCore, width), 0, radius);
  for (let at = 0; at < opened.length; at++) if (!black[at]) opened[at] = 0;
  return Math.max(0, ...connectedComponents(opened, width, 8).areas.slice(1));
}
