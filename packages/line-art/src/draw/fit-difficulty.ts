/**
 * As many areas to colour as suit the age. What nobody asked for goes first, the busiest of it before
 * the rest; then everything is drawn with fewer small shapes.
 */
import type { Difficulty } from "@colorleaf/domain";
import type { Drawing, Scene } from "../types.ts";
import { drawScene } from "./draw-scene.ts";
import { findRegions, type Region } from "./find-regions.ts";

/** Most regions a page should have. */
const mostRegions: Record<Difficulty, number> = {
  easy: 15,
  medium: 30,
  hard: 60,
  complex: Number.POSITIVE_INFINITY,
};
/** White smaller than this share of the page is no region (as in quality/measure-page.ts). */
const minRegionShare = 1e-4;
/** How much more than usual is left out; with more, faces lose their mouths and buses their windows. */
const simplification = 1.4;
/** Decoration with no more regions than this is quiet: a star, a cloud. */
const quiet = 2;
/** So many quiet things stay on the fullest page: they tell night and space from day. */
const leastDecoration = 5;

export interface FittedPage {
  scene: Scene;
  drawing: Drawing;
}

export function fitDifficulty(scene: Scene): FittedPage {
  const most = mostRegions[scene.difficulty];
  const full = { scene, drawing: drawScene(scene) };
  if (most === Number.POSITIVE_INFINITY) return full;
  const regions = regionsOf(full.drawing);
  if (regions.length <= most) return full;
  const page = without(full, spareDecoration(scene, regions, regions.length - most));
  const left = regionsOf(page.drawing).length;
  if (left <= most) return page;
  const plainer = drawScene(page.scene, simplification);
  return regionsOf(plainer).length < left ? { scene: page.scene, drawing: plainer } : page;
}

/** The same page without some of its items. */
function without({ scene, drawing }: FittedPage, spare: ReadonlySet<string>): FittedPage {
  return {
    scene: { ...scene, items: scene.items.filter(({ id }) => !spare.has(id)) },
    drawing: { ...drawing, shapes: drawing.shapes.filter(({ item }) => !spare.has(item)) },
  };
}

function regionsOf(drawing: Drawing): Region[] {
  return findRegions(drawing).filter(({ area }) => area >= minRegionShare);
}

/** Which decoration to leave out so that there are `excess` regions fewer. */
function spareDecoration(
  { items }: Scene,
  regions: readonly Region[],
  excess: number,
): Set<string> {
  const count = new Map<string, number>();
  for (const { item } of regions) count.set(item, (count.get(item) ?? 0) + 1);
  const decoration = items
    .filter(({ role }) => role === "decoration")
    .map(({ id }) => ({ id, count: count.get(id) ?? 0 }));
  const kept = new Set(decoration.filter(({ count }) => count <= quiet).slice(0, leastDecoration));
  const droppable = decoration
    .filter((each) => !kept.has(each))
    .sort((one, other) => other.count - one.count);
  const spare = new Set<string>();
  let left = excess;
  for (const { id, count } of droppable) {
    if (left <= 0) break;
    spare.add(id);
    left -= count;
  }
  return spare;
}
