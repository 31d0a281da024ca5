/**
 * Fewer areas without another drawing: a patch that lies on one other shape of the same thing (the
 * belly on a bear, the hub in a wheel) is left out, and that shape runs on beneath it. What reaches
 * over the contour stays, so every thing keeps its silhouette; ink, and with it the face, stays too.
 */
import type { Drawing, DrawnShape } from "../types.ts";
import { ownersOf, paintRegions, type RegionGrid } from "./find-regions.ts";
import { isTelling } from "./telling-parts.ts";

interface Patch {
  index: number;
  /** Areas of the page that go with it. */
  regions: number;
  cells: number;
}

/** Patches larger than this share of the page are part of what a thing looks like. */
const largestPatch = 0.006;
const minRegionShare = 1e-4;
/** @returns the drawing without the smallest patches, as many as it takes to have `most` areas */
export function withFewerAreas(drawing: Drawing, most: number, kept: ReadonlySet<string>): Drawing {
  const grid = paintRegions(drawing);
  const least = minRegionShare * grid.top.length;
  const regions = grid.areas.slice(1).filter((area) => area >= least).length;
  if (regions <= most) return drawing;
  const spare = new Set<number>();
  let left = regions;
  for (const { index, regions } of patchesOf(drawing, grid, least, kept)) {
    if (left <= most) break;
    spare.add(index);
    left -= regions;
  }
  return { ...drawing, shapes: drawing.shapes.filter((_, index) => !spare.has(index)) };
}

function patchesOf(
  { shapes }: Drawing,
  grid: RegionGrid,
  least: number,
  kept: ReadonlySet<string>,
): Patch[] {
  const owners = ownersOf(grid);
  const around = neighboursOf(shapes, grid);
  const found = new Map<number, Patch>();
  grid.areas.forEach((cells, label) => {
    const index = owners[label]!;
    const shape = shapes[index];
    if (label === 0 || cells < least || !shape || shape.fill !== "paper") return;
    if (kept.has(shape.item) || isTelling(shape)) return;
    const patch = found.get(index) ?? { index, regions: 0, cells: 0 };
    found.set(index, { index, regions: patch.regions + 1, cells: patch.cells + cells });
  });
  return [...found.values()]
    .filter(({ index, cells }) => {
      const beside = around.get(index);
      return beside === shapes[index]!.item && cells < largestPatch * grid.top.length;
    })
    .sort((a, b) => a.cells - b.cells);
}

/** For each shape the one item it borders on; none where there are several. */
function neighboursOf(
  shapes: readonly DrawnShape[],
  { top, columns }: RegionGrid,
): Map<number, string | undefined> {
  const counts = new Map<number, { own: number; others: number }>();
  // Outlines are a few cells wide: what lies beyond them is looked for a little farther.
  const reach = [6, -6, 6 * columns, -6 * columns];
  for (let at = 0; at < top.length; at += 2) {
    const index = top[at]!;
    if (index < 0) continue;
    for (const step of reach) {
      const other = top[at + step];
      if (other === undefined || other === index || other === -1) continue;
      const count = counts.get(index) ?? { own: 0, others: 0 };
      if (other >= 0 && shapes[other]!.item === shapes[index]!.item) count.own++;
      else count.others++;
      counts.set(index, count);
    }
  }
  return new Map(
    [...counts].map(([index, { own, others }]) => [
      index,
      others < 0.12 * own ? shapes[index]!.item : undefined,
    ]),
  );
}
