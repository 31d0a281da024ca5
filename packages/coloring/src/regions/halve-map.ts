/**
 * The same regions at half the size, a quarter of the pixels: what a small screen shows of a page. A
 * region keeps its id; a pixel gets the mean of four lightnesses and the region of the lightest.
 */
import { pagePoint } from "../view/points.ts";
import { findRuns } from "./find-runs.ts";
import type { Region, RegionMap } from "./region-map.ts";

export function halveMap(map: RegionMap): RegionMap {
  const width = Math.ceil(map.width / 2);
  const height = Math.ceil(map.height / 2);
  const lines = new Uint8Array(width * height);
  const labels = new Uint16Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const upper = 2 * y * map.width;
    const lower = Math.min(2 * y + 1, map.height - 1) * map.width;
    for (let x = 0; x < width; x++, i++) {
      const left = 2 * x;
      const right = Math.min(left + 1, map.width - 1);
      let sum = 0;
      let lightest = upper + left;
      for (const at of [upper + left, upper + right, lower + left, lower + right]) {
        sum += map.lines[at]!;
        if (map.lines[at]! > map.lines[lightest]!) lightest = at;
      }
      lines[i] = (sum + 2) >> 2;
      labels[i] = map.labels[lightest]!;
    }
  }
  const { paperFrom } = map;
  return { width, height, step: 2, lines, paperFrom, labels, ...runsOf(map, labels, width) };
}

/** The runs of each region, one region after the other. */
function runsOf(map: RegionMap, labels: Uint16Array, width: number) {
  const found = findRuns(labels, width);
  const counts = new Uint32Array(map.regions.length);
  for (let run = 0; run < found.count; run++) counts[found.labels[run]! - 1]!++;
  let next = 0;
  const regions = map.regions.map((region): Region => {
    const firstRun = next;
    next += counts[region.id]!;
    const { left, top, right, bottom } = region.box;
    return {
      ...region,
      box: { left: left >> 1, top: top >> 1, right: (right + 1) >> 1, bottom: (bottom + 1) >> 1 },
      area: region.area / 4,
      centroid: pagePoint(region.centroid.x / 2, region.centroid.y / 2),
      anchor: pagePoint(region.anchor.x >> 1, region.anchor.y >> 1),
      firstRun,
      lastRun: next,
    };
  });
  const runStarts = new Uint32Array(found.count);
  const runEnds = new Uint32Array(found.count);
  const place = regions.map(({ firstRun }) => firstRun);
  for (let run = 0; run < found.count; run++) {
    const at = place[found.labels[run]! - 1]!++;
    runStarts[at] = found.starts[run]!;
    runEnds[at] = found.ends[run]!;
  }
  return { runStarts, runEnds, regions };
}
