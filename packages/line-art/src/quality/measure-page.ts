import { nearBlackBelow, nearWhiteAbove, type PageQuality } from "@colorleaf/domain";
import { unitsPerPoint } from "../draw/line-width.ts";
import { lightnessAt, type Pixels, wordsOf } from "./pixels.ts";
import { connectRuns, type RunComponents, type Runs, RunWriter } from "./runs.ts";
import { solidsOf } from "./solids.ts";

/** Widest line we draw, in points. */
export const widestLinePt = 5;
/** White areas smaller than this share of the page cannot be coloured: about 2 mm × 2 mm on A4. */
export const minRegionShare = 1e-4;
/** Nobody sees what is smaller than this share of the page: a tenth of a square millimetre on A4. */
const minSeenShare = 1.6e-6;
/** A black dot narrower than this is a stray, in points. A small face's eyes are larger. */
const narrowestDotPt = 2;
/** How far the white outside a frame reaches in, as a share of the shorter side. */
const widestMargin = 0.05;
/** A pixel whose channels differ by more than this is coloured (0 to 255). */
const colourTolerance = 24;

export interface MeasureOptions {
  /** Width of the widest line in pixels; what is thicker counts as a solid. */
  lineWidth?: number;
}

/** What a run of pixels is, and 0 for nothing. */
const tones = { white: 1, black: 2 };

/** Judges a line art by its pixels, whoever made it. Linear in the number of pixels. */
export function measurePage(pixels: Pixels, options: MeasureOptions = {}): PageQuality {
  const { width, height } = pixels;
  const total = width * height;
  const point = unitsPerPoint(pixels);
  const lineWidth = options.lineWidth ?? widestLinePt * point;
  const narrowest = narrowestDotPt * point;
  const { runs, inked, grey, coloured } = readPixels(pixels);

  // White meets white across an edge only, black across corners too: a line one pixel wide closes.
  const white = connectRuns(runs, 4, tones.black);
  const dots = connectRuns(runs, 8, tones.white).areas.slice(1);
  const areas = white.areas.slice(1);
  const colorable = areas.filter((area) => area >= minRegionShare * total).length;
  const regions = colorable - (marginOf(white, runs) > 0 ? 1 : 0);
  // Where an area ends in a tip, its last points meet it at their corners.
  const islands = connectRuns(runs, 8, tones.black).areas.slice(1);
  const isSpeck = (area: number, most: number) => area >= minSeenShare * total && area < most;
  const whiteSpecks = islands.filter((area) => isSpeck(area, minRegionShare * total)).length;
  const largest = Math.max(0, ...solidsOf(runs, tones.black, lineWidth).map(({ size }) => size));
  const strayDots = dots.filter((area) => isSpeck(area, 0.5 * narrowest ** 2)).length;
  return {
    ink: inked / total,
    largestSolid: largest / total,
    regions,
    specks: whiteSpecks + strayDots,
    colour: coloured / total,
    grey: grey / total,
  };
}

/** Reads each stretch of equal pixels once: nearly all of a page is plain white or black. */
function readPixels(pixels: Pixels): {
  runs: Runs;
  inked: number;
  grey: number;
  coloured: number;
} {
  const { data, width } = pixels;
  const words = wordsOf(pixels);
  const writer = new RunWriter(words.length, width);
  let [inked, grey, coloured] = [0, 0, 0];
  for (let row = 0; row < words.length; row += width) {
    const end = row + width;
    let before = 0;
    for (let from = row, to = row; from < end; from = to) {
      const word = words[from]!;
      while (to < end && words[to] === word) to++;
      const light = lightnessAt(data, from);
      const tone = light < 128 ? tones.black : tones.white;
      if (tone === tones.black) inked += to - from;
      if (light >= nearBlackBelow && light <= nearWhiteAbove) grey += to - from;
      if (isColoured(data, from)) coloured += to - from;
      if (tone !== before) writer.add(from, tone);
      before = tone;
    }
  }
  return { runs: writer.done(), inked, grey, coloured };
}

function isColoured(data: Pixels["data"], at: number): boolean {
  const [red, green, blue] = [data[4 * at]!, data[4 * at + 1]!, data[4 * at + 2]!];
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  return data[4 * at + 3]! > 0 && spread > colourTolerance;
}

/**
 * The white outside a frame, which nobody colours: a component that begins in the page's corner and
 * keeps near its edges.
 *
 * @returns its label; 0 where there is none
 */
export function marginOf({ labels }: RunComponents, { starts, rows, columns }: Runs): number {
  const height = rows.length - 1;
  const label = labels[0]!;
  const most = widestMargin * Math.min(columns, height);
  for (let row = 0; row < height; row++) {
    if (Math.min(row, height - 1 - row) <= most) continue;
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      if (labels[run] !== label) continue;
      const first = starts[run]! - row * columns;
      const last = starts[run + 1]! - 1 - row * columns;
      // Some of it is farther from both sides.
      if (last > most && first < columns - 1 - most) return 0;
    }
  }
  return label;
}
