/**
 * Color under, lines over. For each lightness a line pixel can have, the product with the color is
 * worked out once (256 entries), and painting is then one look-up a pixel along the region's runs.
 */
import { type Color, uncolored, white } from "../color.ts";
import type { Region, RegionMap } from "../regions/region-map.ts";
import { onPage } from "./box.ts";
import { colorOfFill, type Fill, styleOfFill, tintAt, tintOf } from "./fill.ts";

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
 * @param fill a fill, or `uncolored` for bare paper
 */
export function paintRegion(
  words: Uint32Array,
  map: RegionMap,
  region: Region,
  fill: Fill | typeof uncolored,
): void {
  if (fill !== uncolored && styleOfFill(fill) !== "plain") {
    paintPattern(words, map, region, fill);
    return;
  }
  const table = multiplied(fill === uncolored ? white : colorOfFill(fill));
  const { lines, runStarts, runEnds } = map;
  const bare = table[255]!;
  // Most of a page is bare paper: looked for four pixels at a time and filled in one go.
  const quads = new Int32Array(lines.buffer, lines.byteOffset, lines.length >> 2);
  for (let run = region.firstRun; run < region.lastRun; run++) {
    const end = runEnds[run]!;
    let i = runStarts[run]!;
    while (i < end) {
      const light = lines[i]!;
      if (light !== 255) {
        words[i++] = table[light]!;
        continue;
      }
      let last = i + 1;
      while ((last & 3) !== 0 && last < end && lines[last] === 255) last++;
      if ((last & 3) === 0) {
        let quad = last >> 2;
        while (quad < end >> 2 && quads[quad] === -1) quad++;
        last = quad << 2;
        while (last < end && lines[last] === 255) last++;
      }
      if (last - i >= shortFill) words.fill(bare, i, last);
      else for (; i < last; i++) words[i] = bare;
      i = last;
    }
  }
}

/** Calling `fill` costs as much as writing this many words. */
const shortFill = 24;

function paintPattern(words: Uint32Array, map: RegionMap, region: Region, fill: Fill): void {
  const { lines, runStarts, runEnds, width, step } = map;
  const box = onPage(region.box, step);
  const style = styleOfFill(fill);
  const tones = new Uint8Array(tones256(colorOfFill(fill)).buffer);
  const bytes = new Uint8Array(words.buffer);
  for (let run = region.firstRun; run < region.lastRun; run++) {
    const y = Math.floor(runStarts[run]! / width);
    for (let i = runStarts[run]!; i < runEnds[run]!; i++) {
      const tone = tintAt(style, (i - y * width) * step, y * step, box) * 4;
      for (let channel = 0; channel < 3; channel++) {
        bytes[i * 4 + channel] = Math.round((tones[tone + channel]! * lines[i]!) / 255);
      }
      bytes[i * 4 + 3] = 255;
    }
  }
}

/** From the color (0) to its tint (255), as RGBA words. */
export function tones256(color: Color): Uint32Array {
  const bytes = new Uint8Array(1024);
  const tint = tintOf(color);
  for (let tone = 0, at = 0; tone < 256; tone++, at += 4) {
    for (const [channel, shift] of [16, 8, 0].entries()) {
      const from = (color >> shift) & 255;
      bytes[at + channel] = Math.round(from + ((((tint >> shift) & 255) - from) * tone) / 255);
    }
    bytes[at + 3] = 255;
  }
  return new Uint32Array(bytes.buffer);
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
