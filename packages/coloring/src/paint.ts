/**
 * Color under, lines over. For each lightness a line pixel can have, the product with the color is
 * worked out once (256 entries), and painting is then one look-up a pixel along the region's runs.
 */
import { type Color, uncolored, white } from "./color.ts";
import type { Region, RegionMap } from "./regions/region-map.ts";

/** The whole page as RGBA, 4 bytes a pixel, opaque. `colors` is indexed by region id. */
export function paint(map: RegionMap, colors: ArrayLike<number>): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(map.width * map.height * 4);
  const words = new Uint32Array(rgba.buffer);
  if (map.regions.length === 0) {
    const table = multiplied(white);
    for (let i = 0; i < words.length; i++) words[i] = table[map.lines[i]!]!;
  }
  for (const region of map.regions) paintRegion(words, map, region, colors[region.id]!);
  return rgba;
}

/**
 * Paints one region and its half of the lines around it.
 *
 * @param words the page's RGBA bytes seen as 32-bit words
 * @param color a color, or `uncolored` for bare paper
 */
export function paintRegion(
  words: Uint32Array,
  map: RegionMap,
  region: Region,
  color: Color | typeof uncolored,
): void {
  const table = multiplied(color === uncolored ? white : color);
  const { lines, runStarts, runEnds } = map;
  for (let run = region.firstRun; run < region.lastRun; run++) {
    const end = runEnds[run]!;
    for (let i = runStarts[run]!; i < end; i++) words[i] = table[lines[i]!]!;
  }
}

/** The color under a line pixel of each lightness, as RGBA words in this machine's byte order. */
function multiplied(color: Color): Uint32Array {
  const table = new Uint32Array(256);
  const bytes = new Uint8Array(table.buffer);
  const r = color >> 16;
  const g = (color >> 8) & 255;
  const b = color & 255;
  for (let lightness = 0, at = 0; lightness < 256; lightness++, at += 4) {
    bytes[at] = Math.round((r * lightness) / 255);
    bytes[at + 1] = Math.round((g * lightness) / 255);
    bytes[at + 2] = Math.round((b * lightness) / 255);
    bytes[at + 3] = 255;
  }
  return table;
}
