/**
 * The proof that coloring leaves no halo and no leak: every area of a page is filled with a color of
 * its own and each pixel is looked at. It asks the picture, not the region map, what belongs together.
 */
import { buildRegionMap, paintRegion, type Region, type RegionMap } from "@colorleaf/coloring";

export interface Proof {
  regions: number;
  /** Pixels that no fill reached, or that two fills reached. */
  unpainted: number;
  /** Pixels whose color is not the area's color under the line. */
  wrong: number;
  /** Neighbouring paper pixels of different colors. */
  leaks: number;
  /** Soft edges of a line that carry the color of no paper beside them. */
  halo: number;
}

interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** A color for each area, none of whose channels is 0: a line pixel keeps a trace of it. */
function colorOf({ id }: Region): number {
  return ((0x40 + ((id * 37) % 0xb0)) << 16) | ((0x41 + (id >> 8)) << 8) | (id & 0xff) | 1;
}

export function prove(picture: Picture): Proof {
  return proveMap(buildRegionMap(picture));
}

export function proveMap(map: RegionMap): Proof {
  const words = new Uint32Array(map.width * map.height);
  let painted = 0;
  for (const region of map.regions) {
    paintRegion(words, map, region, colorOf(region));
    painted += region.area;
  }
  let bare = 0;
  for (let i = 0; i < words.length; i++) if (words[i] === 0) bare++;
  return {
    regions: map.regions.length,
    unpainted: bare + Math.abs(painted - words.length),
    wrong: countWrong(map, words),
    ...lookAtEdges(map, words),
  };
}

function countWrong(map: RegionMap, words: Uint32Array): number {
  const bytes = new Uint8Array(words.buffer);
  const colors = map.regions.map(colorOf);
  let wrong = 0;
  for (let i = 0, at = 0; i < words.length; i++, at += 4) {
    const color = colors[map.labels[i]! - 1]!;
    const light = map.lines[i]!;
    const isRight =
      bytes[at] === under(color >> 16, light) &&
      bytes[at + 1] === under((color >> 8) & 255, light) &&
      bytes[at + 2] === under(color & 255, light) &&
      bytes[at + 3] === 255;
    if (!isRight) wrong++;
  }
  return wrong;
}

function under(channel: number, light: number): number {
  return light === 255 ? channel : Math.round((channel * light) / 255);
}

/** Where paper meets paper the color goes on; where a line begins, it goes under it. */
function lookAtEdges({ width, height, lines, paperFrom, labels }: RegionMap, words: Uint32Array) {
  // Specks too small to be areas belong to the lines around them.
  const isPaper = (i: number) => lines[i]! >= paperFrom;
  let leaks = 0;
  let halo = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (isPaper(i)) {
        if (x + 1 < width && isPaper(i + 1) && labels[i] !== labels[i + 1]) leaks++;
        if (y + 1 < height && isPaper(i + width) && labels[i] !== labels[i + width]) leaks++;
        if (lines[i] === 255 && x + 1 < width && lines[i + 1] === 255 && words[i] !== words[i + 1])
          leaks++;
        continue;
      }
      if (lines[i] === 0) continue;
      let hasPaper = false;
      let hasOwn = false;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
          const beside = i + dy * width + dx;
          if (!isInside || !isPaper(beside)) continue;
          hasPaper = true;
          hasOwn ||= labels[beside] === labels[i];
        }
      }
      if (hasPaper && !hasOwn) halo++;
    }
  }
  return { leaks, halo };
}
