/**
 * As many areas to colour as suit the age. What nobody asked for goes first, the busiest of it before
 * the rest; then things are drawn with fewer areas.
 */
import type { Difficulty } from "@colorleaf/domain";
import type { Brief, Drawing, Scene, SceneItem } from "../types.ts";
import { drawScene, type InkedScene, inkScene } from "./draw-scene.ts";
import { countRegions, findRegions, paintRegions, type Region } from "./find-regions.ts";
import { reachesBorder, withBorder } from "./patterns/border.ts";
import { fillCalmAreas } from "./patterns/fill-calm-areas.ts";

/** Most regions a page should have. */
const mostRegions: Record<Difficulty, number> = {
  easy: 15,
  medium: 30,
  hard: 60,
  complex: Number.POSITIVE_INFINITY,
};
/** A complex page with fewer areas gets a border. */
const richEnough = 110;
/** How plain a thing may become: its areas, and what joining two of them may lose. */
const wellDrawn = { areas: 7, mostLost: 0.06 };
const plainest = { areas: 3, mostLost: 0.16 };
/** Of many things each may become plainer still: six eggs have a band each, and no dots. */
const barest = { areas: 2, mostLost: 0.3 };
/** Decoration with no more regions than this is quiet: a star, a cloud. */
const quiet = 2;
/** So many quiet things stay on the fullest page: they tell night and space from day. */
const leastDecoration: Record<Difficulty, number> = { easy: 2, medium: 5, hard: 5, complex: 5 };
/** The fewest items that make a place. */
const leastScenery = 2;
const land = /hill|ground|grass|sand|snow|wave|floor|road|mountain/;

export interface FittedPage {
  scene: Scene;
  drawing: Drawing;
}

/** What the description says of the surroundings: it stays. */
interface Surroundings {
  place?: boolean;
  /** Night, rain, snow. */
  sky?: boolean;
}

export function surroundingsOf({ setting, festival, night, weather }: Brief): Surroundings {
  return {
    place: setting !== undefined || festival !== undefined,
    sky: night || weather !== "clear",
  };
}

export function fitDifficulty(scene: Scene, asked: Surroundings = {}): FittedPage {
  const most = mostRegions[scene.difficulty];
  const inked = inkScene(scene);
  const full = { scene, drawing: drawScene(scene, undefined, inked) };
  if (scene.difficulty === "complex") return isOrnament(scene) ? full : enriched(full);
  const regions = findRegions(full.drawing);
  if (regions.length <= most) return full;
  const isEasy = scene.difficulty === "easy";
  let page = without(full, spareDecoration(scene, regions, regions.length - most));
  if (isEasy && !asked.place) page = without(page, spareScenery(page.scene));
  let plain = withFewerAreas(page, inked, most, wellDrawn);
  if (excess(plain, most) <= 0) return plain;
  const decorated = page;
  if (isEasy && !asked.sky) {
    page = without(page, new Set(decorationOf(page.scene).map(({ id }) => id)));
  }
  plain = asPlainAsNeeded(page, inked, most, plainest);
  if (!isEasy) return plain;
  plain = withLessScenery(plain, most);
  const over = excess(plain, most);
  if (over > 0) {
    const { items } = plain.scene;
    const gone = page.scene.items.filter((item) => !items.includes(item));
    page = without(page, new Set(gone.map(({ id }) => id)));
    plain = asPlainAsNeeded(page, inked, most - over, barest);
  }
  return withQuietDecoration(plain, decorated, most);
}

/** Some areas cannot go: then more of the others do. */
function asPlainAsNeeded(page: FittedPage, inked: InkedScene, most: number, how: typeof plainest) {
  const plain = withFewerAreas(page, inked, most, how);
  const over = excess(plain, most);
  return over > 0 ? withFewerAreas(page, inked, most - over, how) : plain;
}

const excess = ({ drawing }: FittedPage, most: number) =>
  countRegions(paintRegions(drawing)) - most;

/** The place is told by its ground and the first thing that stands in it. */
function withLessScenery(page: FittedPage, most: number): FittedPage {
  let fewer = page;
  for (;;) {
    const regions = findRegions(fewer.drawing);
    const scenery = fewer.scene.items.filter(({ role }) => role === "scenery");
    if (regions.length <= most || scenery.length <= leastScenery) return fewer;
    const ground = groundOf(scenery);
    const count = countByItem(regions);
    const countOf = ({ id }: SceneItem) => count.get(id) ?? 0;
    const busiest = scenery
      .filter((item) => item !== ground)
      .reduce((one, other) => (countOf(other) >= countOf(one) ? other : one));
    fewer = without(fewer, new Set([busiest.id]));
  }
}

/** Where things became so plain that there is room again, a cloud or a star comes back. */
function withQuietDecoration(page: FittedPage, decorated: FittedPage, most: number): FittedPage {
  const count = countByItem(findRegions(decorated.drawing));
  let room = -excess(page, most);
  const back = new Set<string>();
  for (const { id } of decorationOf(decorated.scene)) {
    const regions = count.get(id) ?? 0;
    if (page.scene.items.some((item) => item.id === id) || regions > Math.min(quiet, room))
      continue;
    back.add(id);
    room -= regions;
  }
  const items = decorated.scene.items.filter(
    (item) => back.has(item.id) || page.scene.items.includes(item),
  );
  const shapes = items.flatMap(({ id }) =>
    (back.has(id) ? decorated : page).drawing.shapes.filter(({ item }) => item === id),
  );
  const fuller = { scene: { ...page.scene, items }, drawing: { ...page.drawing, shapes } };
  return excess(fuller, most) <= 0 ? fuller : page;
}

/**
 * Things with more areas than there is room for are drawn with fewer: each may have so many that all
 * of them together fit, and none has fewer than `least`.
 */
function withFewerAreas(
  page: FittedPage,
  inked: InkedScene,
  most: number,
  { areas: least, mostLost }: typeof plainest,
): FittedPage {
  const regions = findRegions(page.drawing);
  if (regions.length <= most) return page;
  const count = countByItem(regions);
  const lost = new Map<string, number>();
  // Of the thing with the most areas one goes, again and again.
  for (let left = regions.length; left > most; left--) {
    const [largest] = page.scene.items
      .filter((item) => !isMandala(item))
      .map(({ id }) => ({ id, areas: count.get(id) ?? 0 }))
      .sort((one, other) => other.areas - one.areas);
    if (!largest || largest.areas <= least) break;
    count.set(largest.id, largest.areas - 1);
    lost.set(largest.id, (lost.get(largest.id) ?? 0) + 1);
  }
  return { scene: page.scene, drawing: drawScene(page.scene, { lost, mostLost }, inked) };
}

function countByItem(regions: readonly Region[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const { item } of regions) count.set(item, (count.get(item) ?? 0) + 1);
  return count;
}

/** Rich by itself, and the same all round: anything added would break that. */
const isOrnament = ({ items }: Scene) => items.some(isMandala);
const isMandala = ({ name }: SceneItem) => name.en === "mandala";

/** Patterns on what is calm; where that leaves little to do, a border, and at last the paper. */
function enriched({ scene, drawing }: FittedPage): FittedPage {
  const things = fillCalmAreas(scene, drawing, paintRegions(drawing), "things");
  if (things.regions >= richEnough) return { scene, drawing: things.drawing };
  const cut = decorationOf(scene).filter(({ box }) => reachesBorder(scene, box));
  const inside = without({ scene, drawing: things.drawing }, new Set(cut.map(({ id }) => id)));
  const bordered = withBorder(scene, inside.drawing);
  const grid = paintRegions(bordered);
  const isRich = countRegions(grid) >= richEnough;
  return {
    scene: inside.scene,
    drawing: isRich ? bordered : fillCalmAreas(scene, bordered, grid, "paper").drawing,
  };
}

/** The same page without some of its items. */
function without({ scene, drawing }: FittedPage, spare: ReadonlySet<string>): FittedPage {
  return {
    scene: { ...scene, items: scene.items.filter(({ id }) => !spare.has(id)) },
    drawing: { ...drawing, shapes: drawing.shapes.filter(({ item }) => !spare.has(item)) },
  };
}

/**
 * For the smallest children a place is one line of ground and what is asked for: what else stands in
 * it, and every land but the nearest, goes.
 */
function spareScenery({ items }: Scene): Set<string> {
  const scenery = items.filter(({ role }) => role === "scenery");
  const ground = groundOf(scenery);
  return new Set(scenery.filter((item) => item !== ground).map(({ id }) => id));
}

const groundOf = (scenery: readonly SceneItem[]) =>
  scenery.findLast(({ name }) => land.test(name.en)) ?? scenery[0];

const decorationOf = ({ items }: Scene) => items.filter(({ role }) => role === "decoration");

/** Which decoration to leave out so that there are `excess` regions fewer. */
function spareDecoration(scene: Scene, regions: readonly Region[], excess: number): Set<string> {
  const count = countByItem(regions);
  const decoration = decorationOf(scene).map(({ id }) => ({ id, count: count.get(id) ?? 0 }));
  const kept = new Set(
    decoration.filter(({ count }) => count <= quiet).slice(0, leastDecoration[scene.difficulty]),
  );
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
