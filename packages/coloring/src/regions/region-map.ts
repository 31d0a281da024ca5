/**
 * The region map: the picture cut into the areas that can be colored, made once for each picture.
 *
 *   pixels → lightness and paper → (gaps closed) → connected components → specks dropped
 *          → every line pixel to its nearest region → runs, boxes, inside points, reading order
 *
 * The map owns its arrays and nothing changes them afterwards. Callers paint a region by walking its
 * runs, which cover the region and its half of the lines around it; the lines are multiplied on top,
 * so color runs under their soft edges and neither a halo nor a covered line can come about.
 * All steps are linear in the pixels.
 */
import type { PagePoint } from "../view/points.ts";
import { pagePoint } from "../view/points.ts";
import { closeGaps } from "./close-gaps.ts";
import { findRuns } from "./find-runs.ts";
import { joinSpecks } from "./join-specks.ts";
import { type Components, labelComponents } from "./label.ts";
import { type Pixels, readLineLayer } from "./line-layer.ts";
import { inReadingOrder } from "./reading-order.ts";
import { spreadLabels } from "./spread.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  /** One past the last column. */
  readonly right: number;
  /** One past the last row. */
  readonly bottom: number;
}

export interface Region {
  /** Place in reading order, from 0: also the index into `RegionMap.regions`. */
  readonly id: number;
  readonly box: Box;
  /** Pixels, the covered half of the lines around it included. */
  readonly area: number;
  /** Centre of mass. It may lie outside a hollow region. */
  readonly centroid: PagePoint;
  /** A pixel inside: the middle of the longest run. */
  readonly anchor: PagePoint;
  /** First run and one past the last, as indices into `runStarts` and `runEnds`. */
  readonly firstRun: number;
  readonly lastRun: number;
}

export interface RegionMap {
  readonly width: number;
  readonly height: number;
  /** Page pixels to one of this map's, along each side: 2 in a map of half size. */
  readonly step: 1 | 2;
  /** Lightness of the line art: 255 bare paper, 0 solid ink. */
  readonly lines: Uint8Array;
  /** A pixel at least this light is paper. */
  readonly paperFrom: number;
  /** Region of every pixel, as id + 1. All 0 if the picture has no region. */
  readonly labels: Uint16Array;
  readonly runStarts: Uint32Array;
  readonly runEnds: Uint32Array;
  readonly regions: readonly Region[];
}

export interface RegionMapOptions {
  /** Openings in the lines up to this many pixels wide are closed. 0 leaves them open. */
  gapPx?: number;
  /** Areas smaller than this share of the page belong to their lines. */
  speckShare?: number;
}

/** About 1 mm² on A4: less than a crayon's tip. */
const defaultSpeckShare = 2e-5;

/** Labels are 16 bits wide, and 0 stands for the lines. */
const maxRegions = 65_535;

/**
 * Builds the region map of a picture.
 *
 * @throws RangeError if the data does not hold width × height RGBA pixels
 */
export function buildRegionMap(pixels: Pixels, options: RegionMapOptions = {}): RegionMap {
  const { width, height } = pixels;
  if (!(width > 0 && height > 0) || pixels.data.length !== width * height * 4) {
    throw new RangeError(`${pixels.data.length} bytes are not ${width} × ${height} RGBA pixels`);
  }
  const { lines, paperFrom } = readLineLayer(pixels);
  const speck = Math.max(1, Math.ceil(width * height * (options.speckShare ?? defaultSpeckShare)));
  const labels = new Uint16Array(width * height);
  const paper = labelComponents(lines, paperFrom, width, height);
  if (options.gapPx) {
    closeGaps({ labels, paper, lines, paperFrom, width, height, gapPx: options.gapPx, speck });
  } else {
    labelLargeOnes(labels, paper, speck);
  }
  spreadLabels(labels, width, height);
  joinSpecks({ labels, paper, lines, paperFrom, width, speck });
  return { ...fromLabels(labels, width, height), width, height, step: 1, lines, paperFrom };
}

/** Region under a point of the page, or undefined beside it. A line belongs to its nearest region. */
export function regionAt(map: RegionMap, point: PagePoint): Region | undefined {
  const x = Math.floor(point.x);
  const y = Math.floor(point.y);
  if (!(x >= 0 && y >= 0 && x < map.width && y < map.height)) return undefined;
  return map.regions[map.labels[y * map.width + x]! - 1];
}

function labelLargeOnes(labels: Uint16Array, components: Components, speck: number): void {
  const { count, starts, ends, roots, areas } = components;
  const labelOfRoot = new Uint16Array(count);
  let next = 0;
  for (let run = 0; run < count; run++) {
    const root = roots[run]!;
    if (areas[root]! < speck) continue;
    if (root === run && next < maxRegions) labelOfRoot[root] = ++next;
    labels.fill(labelOfRoot[root]!, starts[run]!, ends[run]!);
  }
}

/** Measures the labelled areas, renumbers them in reading order and sorts their runs. */
function fromLabels(
  labels: Uint16Array,
  width: number,
  height: number,
): Pick<RegionMap, "labels" | "runStarts" | "runEnds" | "regions"> {
  const drafts = new Map<number, Draft>();
  const runs = findRuns(labels, width);
  for (let run = 0; run < runs.count; run++) {
    const label = runs.labels[run]!;
    let draft = drafts.get(label);
    if (draft === undefined) {
      draft = newDraft(label);
      drafts.set(label, draft);
    }
    addRun(draft, runs.starts[run]!, runs.ends[run]!, width);
  }
  const ordered = inReadingOrder([...drafts.values()].map(toMeasured), { width, height });
  const newLabels = new Uint16Array(maxRegions + 1);
  const runStarts = new Uint32Array(runs.count);
  const runEnds = new Uint32Array(runs.count);
  const nextRun = new Uint32Array(ordered.length);
  let firstRun = 0;
  const regions = ordered.map((measured, id): Region => {
    const { label, runs: count, ...rest } = measured;
    newLabels[label] = id + 1;
    nextRun[id] = firstRun;
    firstRun += count;
    return { ...rest, id, firstRun: firstRun - count, lastRun: firstRun };
  });
  for (let found = 0; found < runs.count; found++) {
    const id = newLabels[runs.labels[found]!]! - 1;
    const run = nextRun[id]!++;
    runStarts[run] = runs.starts[found]!;
    runEnds[run] = runs.ends[found]!;
    labels.fill(id + 1, runs.starts[found]!, runs.ends[found]!);
  }
  return { labels, runStarts, runEnds, regions };
}

interface Draft {
  label: number;
  runs: number;
  area: number;
  sumX: number;
  sumY: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  longest: number;
  anchorX: number;
  anchorY: number;
}

function newDraft(label: number): Draft {
  return {
    label,
    runs: 0,
    area: 0,
    sumX: 0,
    sumY: 0,
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: 0,
    bottom: 0,
    longest: 0,
    anchorX: 0,
    anchorY: 0,
  };
}

function addRun(draft: Draft, start: number, end: number, width: number): void {
  const y = Math.floor(start / width);
  const left = start - y * width;
  const length = end - start;
  draft.runs++;
  draft.area += length;
  draft.sumX += length * (left + length / 2);
  draft.sumY += length * (y + 0.5);
  draft.left = Math.min(draft.left, left);
  draft.top = Math.min(draft.top, y);
  draft.right = Math.max(draft.right, left + length);
  draft.bottom = y + 1;
  if (length > draft.longest) {
    draft.longest = length;
    draft.anchorX = left + (length >> 1);
    draft.anchorY = y;
  }
}

function toMeasured(draft: Draft) {
  return {
    label: draft.label,
    runs: draft.runs,
    area: draft.area,
    box: { left: draft.left, top: draft.top, right: draft.right, bottom: draft.bottom },
    centroid: pagePoint(draft.sumX / draft.area, draft.sumY / draft.area),
    anchor: pagePoint(draft.anchorX, draft.anchorY),
  };
}
