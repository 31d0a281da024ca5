/**
 * From pixels to the two things the rest works on: how dark the line art is at each pixel, and which
 * pixels are paper.
 */
import {
  inversionBlackShare,
  inversionWhiteShare,
  nearBlackBelow,
  nearWhiteAbove,
} from "@colorleaf/domain";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGBA, 4 bytes a pixel, row by row, not premultiplied. */
  readonly data: Uint8Array | Uint8ClampedArray;
}

export interface LineLayer {
  /** Lightness of the line art, one byte a pixel: 255 is bare paper, 0 solid ink. */
  lines: Uint8Array;
  /** A pixel at least this light is paper. */
  paperFrom: number;
}

/**
 * Lightness of each pixel over white paper. White lines on black are turned round by the rule of the
 * specification, and paper that is not white (a scan, a photo) is brightened until it is, so that
 * colors show clean.
 */
export function readLineLayer({ width, height, data }: Pixels): LineLayer {
  const lines = new Uint8Array(width * height).fill(255);
  const histogram = new Uint32Array(256);
  // Most of a page is opaque white: told by one look at its four bytes.
  const { buffer, byteOffset } = data.byteOffset % 4 === 0 ? data : data.slice();
  const words = new Uint32Array(buffer, byteOffset, lines.length);
  let whites = 0;
  for (let i = 0; i < lines.length; i++) {
    if (words[i] === 0xffff_ffff) {
      whites++;
      continue;
    }
    const p = i * 4;
    const luma = (data[p]! * 77 + data[p + 1]! * 150 + data[p + 2]! * 29) >> 8;
    const alpha = data[p + 3]!;
    const lightness = alpha === 255 ? luma : 255 - Math.round(((255 - luma) * alpha) / 255);
    lines[i] = lightness;
    histogram[lightness]!++;
  }
  histogram[255]! += whites;
  const inverted = isInverted(histogram, lines.length);
  if (inverted) histogram.reverse();
  const { inkMean, paperMean } = splitByOtsu(histogram);
  // Nine tenths of the way to the mean of the paper is still paper grain, not ink.
  const whitePoint = paperMean > 245 ? 255 : inkMean + (paperMean - inkMean) * 0.9;
  if (inverted || whitePoint < 255) {
    const table = Uint8Array.from({ length: 256 }, (_, value) =>
      Math.min(255, Math.round(((inverted ? 255 - value : value) / whitePoint) * 255)),
    );
    for (let i = 0; i < lines.length; i++) lines[i] = table[lines[i]!]!;
  }
  // Three quarters of the way from ink to paper: a faint pixel joining two strokes still closes them.
  const darkest = (inkMean / whitePoint) * 255;
  return { lines, paperFrom: Math.round(darkest + (255 - darkest) * 0.75) };
}

function isInverted(histogram: Uint32Array, total: number): boolean {
  let black = 0;
  let light = 0;
  for (let value = 0; value < nearBlackBelow; value++) black += histogram[value]!;
  for (let value = nearWhiteAbove + 1; value < 256; value++) light += histogram[value]!;
  return black > total * inversionBlackShare && light < total * inversionWhiteShare;
}

/** Otsu's method (1979): the split of the histogram with the greatest variance between its halves. */
function splitByOtsu(histogram: Uint32Array): { inkMean: number; paperMean: number } {
  let total = 0;
  let sum = 0;
  for (let value = 0; value < 256; value++) {
    total += histogram[value]!;
    sum += value * histogram[value]!;
  }
  let best = { inkMean: 0, paperMean: 255 };
  let greatest = 0;
  let count = 0;
  let sumBelow = 0;
  for (let value = 0; value < 255; value++) {
    count += histogram[value]!;
    sumBelow += value * histogram[value]!;
    if (count === 0 || count === total) continue;
    const inkMean = sumBelow / count;
    const paperMean = (sum - sumBelow) / (total - count);
    const variance = count * (total - count) * (paperMean - inkMean) ** 2;
    if (variance > greatest) {
      greatest = variance;
      best = { inkMean, paperMean };
    }
  }
  return best;
}
