import { nearBlackBelow } from "@colorleaf/domain";
import { closing } from "./closing.ts";

/** Lines are at most this wide, as a share of the shorter side; what is wider is a filled area. */
const widestLine = 0.022;
/** What is darker than its surroundings by less than this is paper: JPEG's ripples, washes, noise. */
const mostPaper = 0.86;
const leastPaper = 0.4;

/**
 * Which pixels are ink: what is dark against its surroundings. The surroundings are the picture with
 * its lines filled in (a closing wider than a line), so that a grey wash, a colour or a shadow is
 * paper, while a line on it stays a line. What is black by itself stays black, however large.
 *
 * @param lightness of each pixel, 0 to 255
 * @returns 1 for ink, 0 for paper
 */
export function findInk(lightness: Uint8Array, width: number): Uint8Array {
  const light = stretch(lightness);
  const height = light.length / width;
  const radius = Math.max(1, Math.round((widestLine * Math.min(width, height)) / 4));
  // Surroundings are coarse: half the size is enough, and a quarter of the work.
  const surroundings = closing(halve(light, width), Math.ceil(width / 2), radius);
  const ratio = new Uint8Array(light.length);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * Math.ceil(width / 2);
    for (let x = 0; x < width; x++, at++) {
      const around = surroundings[row + (x >> 1)]!;
      ratio[at] = light[at]! >= around ? 255 : Math.round((255 * light[at]!) / around);
    }
  }
  const threshold = 255 * Math.min(mostPaper, Math.max(leastPaper, otsu(ratio) / 255));
  const ink = new Uint8Array(light.length);
  for (let at = 0; at < light.length; at++) {
    if (ratio[at]! < threshold || light[at]! < nearBlackBelow) ink[at] = 1;
  }
  return ink;
}

/** Shares of the page below which its black and its white are looked for. */
const [blackShare, whiteShare] = [0.005, 0.95];
const leastContrast = 40;

/** The picture's own black becomes black, its own white white: a washed-out solid stays a solid. */
function stretch(light: Uint8Array): Uint8Array {
  const histogram = new Float64Array(256);
  for (const value of light) histogram[value]!++;
  const levelAt = (share: number) => {
    let below = 0;
    for (let level = 0; level < 255; level++) {
      below += histogram[level]!;
      if (below > share * light.length) return level;
    }
    return 255;
  };
  const [black, white] = [levelAt(blackShare), levelAt(whiteShare)];
  if (white - black < leastContrast) return light;
  const scale = 255 / (white - black);
  const levels = Uint8ClampedArray.from(histogram, (_, level) => (level - black) * scale);
  return light.map((value) => levels[value]!);
}

/** The darkest of each 2 × 2 pixels: so the edge of a dark area is not taken for a line. */
function halve(light: Uint8Array, width: number): Uint8Array {
  const height = light.length / width;
  const columns = Math.ceil(width / 2);
  const half = new Uint8Array(columns * Math.ceil(height / 2)).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    const row = (y >> 1) * columns;
    for (let x = 0; x < width; x++, at++) {
      if (light[at]! < half[row + (x >> 1)]!) half[row + (x >> 1)] = light[at]!;
    }
  }
  return half;
}

/** The level that parts a histogram into two classes of least variance (Otsu 1979). */
function otsu(values: Uint8Array): number {
  const histogram = new Float64Array(256);
  for (const value of values) histogram[value]!++;
  const total = values.length;
  let sum = 0;
  for (let level = 0; level < 256; level++) sum += level * histogram[level]!;
  let [below, sumBelow, best, bestLevel] = [0, 0, -1, 128];
  for (let level = 0; level < 255; level++) {
    below += histogram[level]!;
    sumBelow += level * histogram[level]!;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const apart = sumBelow / below - (sum - sumBelow) / above;
    const variance = below * above * apart * apart;
    if (variance > best) [best, bestLevel] = [variance, level];
  }
  return bestLevel + 1;
}
