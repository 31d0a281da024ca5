/**
 * As many areas to colour as suit the age. What nobody asked for goes first, the busiest of it before
 * the rest; then things are drawn with fewer areas.
 */
import type { Difficulty } from "@colorleaf/domain";
import type { Brief, Drawing, Scene, SceneItem } from "../types.ts";
import { drawScene } from "./draw-scene.ts";
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
  const full = { scene, drawing: drawScene(scene) };
  if (scene.difficulty === "complex") return isOrnament(scene) ? full : enriched(full);
  const regions = findRegions(full.drawing);
  if (regions.length <= most) return full;
  const isEasy = scene.difficulty === "easy";
  let page = without(full, spareDecoration(scene, regions, regions.length - most));
  if (isEasy && !asked.place) page = without(page, spareScenery(page.scene));
  let plain = withFewerAreas(page, most, wellDrawn);
  if (regionsIn(plain.drawing) <= most) return plain;
  if (isEasy && !asked.sky) {
    page = without(page, new Set(decorationOf(page.scene).map(({ id }) => id)));
  }
  plain = withFewerAreas(page, most, plainest);
  const over = regionsIn(plain.drawing) - most;
  if (over > 0) plain = withFewerAreas(page, most - over, plainest);
  return isEasy ? withLessScenery(plain, most) : plain;
}

/** The place is told by its ground and the first thing that stands in it. */
function withLessScenery(page: FittedPage, most: number): FittedPage {
  let fewer = page;
  for (;;) {
    const regions = findRegions(fewer.drawing);
    const scenery = fewer.scene.items.filter(({ role }) => role === "scenery");
    if (regions.length <= most || scenery.length <= leastScenery) return fewer;
    const ground = groundOf(scenery);
    const count = ({ id }: SceneItem) => regions.filter(({ item }) => item === id).length;
    const busiest = scenery
      .filter((item) => item !== ground)
      .reduce((one, other) => (count(other) >= count(one) ? other : one));
    fewer = without(fewer, new Set([busiest.id]));
  }
}

/**
 * Things with more areas than there is room for are drawn with fewer: each may have so many that all
 * of them together fit, and none has fewer than `least`.
 */
function withFewerAreas(
  page: FittedPage,
  most: number,
  { areas: least, mostLost }: typeof plainest,
): FittedPage {
  const count = new Map<string, number>();
  for (const { item } of findRegions(page.drawing)) count.set(item, (count.get(item) ?? 0) + 1);
  const total = () => [...count.values()].reduce((sum, each) => sum + each, 0);
  if (total() <= most) return page;
  const lost = new Map<string, number>();
  // Of the thing with the most areas one goes, again and again.
  for (let left = total(); left > most; left--) {
    const [largest] = page.scene.items
      .filter((item) => !isMandala(item))
      .map(({ id }) => ({ id, areas: count.get(id) ?? 0 }))
      .sort((one, other) => other.areas - one.areas);
    if (!largest || largest.areas <= least) break;
    count.set(largest.id, largest.areas - 1);
    lost.set(largest.id, (lost.get(largest.id) ?? 0) + 1);
  }
  return { scene: page.scene, drawing: drawScene(page.scene, { lost, mostLost }) };
}

const regionsIn = (drawing: Drawing) => countRegions(paintRegions(drawing));

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
  const count = new Map<string, number>();
  for (const { item } of regions) count.set(item, (count.get(item) ?? 0) + 1);
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
