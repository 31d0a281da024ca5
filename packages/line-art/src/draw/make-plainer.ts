/**
 * Fewer areas for those who color with thick crayons. What nobody asked for goes first, the busiest of it
 * before the rest; then things are drawn with fewer.
 */
import type { Difficulty } from "@colorleaf/domain";
import type { SceneItem } from "../types.ts";
import type { Asked } from "./asked-by.ts";
import type { SceneDrawer } from "./draw-scene.ts";
import { FittedPage } from "./fitted-page.ts";
import { onGroundLines } from "./ground-lines.ts";
import { isMandala } from "./patterns/fill-calm-areas.ts";

/** How plain a thing may become: its areas, and what joining two of them may lose. */
interface Plainness {
  areas: number;
  mostLost: number;
}
const wellDrawn: Plainness = { areas: 7, mostLost: 0.06 };
/** From the age on that has an eye for them, windows of an airplane matter more than a second tree. */
const richlyDrawn = [22, 19, 16, 13, 10].map((areas): Plainness => ({ ...wellDrawn, areas }));
const plainest: Plainness = { areas: 3, mostLost: 0.16 };
/** Of many things each may become plainer still: six eggs have a band each, and no dots. */
const barest: Plainness = { areas: 1, mostLost: 0.8 };
/** Decoration with no more regions than this is quiet: a star, a cloud. */
export const quiet = 2;
/** So many quiet things stay on the fullest page: they tell night and space from day. */
const leastDecoration: Record<Difficulty, number> = { easy: 2, medium: 5, hard: 5, complex: 5 };
/** So many of them stay where the rest makes way for what was asked for. */
const leastSky = 2;
/** Between legs and arms there is so much land that the areas of the page are joined to fit afterwards. */
const joinedAfterwards = 7;
/** The fewest items that make a place. */
const leastScenery = 2;
const soil = /hill|ground|grass/;
const land = /hill|ground|grass|sand|snow|wave|floor|road|mountain|sea of clouds|\bice$/;
/** What a place is bounded by, and what does not stand in it. */
const surface = new RegExp(`${land.source}|wall$|tile`);

/** With as many areas as there may be, or as few as can be. */
export function madePlainer(
  full: FittedPage,
  drawer: SceneDrawer,
  asked: Asked,
  most: number,
): FittedPage {
  if (full.regions.length <= most) return full;
  const calm = full.without(spareDecoration(full, full.regions.length - most));
  const fit = full.scene.difficulty === "easy" ? fitEasy : fitOthers;
  return fit(calm, drawer, asked, most);
}

/**
 * As well drawn as there is room for, and as plain as it must be where there is little. Hills behind,
 * which what stands before them cuts to pieces, go before that, and so do clouds but for a sun and one of them.
 */
function fitOthers(calm: FittedPage, drawer: SceneDrawer, asked: Asked, most: number): FittedPage {
  const near = calm.without(soilBehind(calm));
  const far = spareStanding(calm);
  const sky = asked.sky ? [] : calm.decoration().slice(leastSky);
  for (const how of [...richlyDrawn, wellDrawn]) {
    const spare = how === wellDrawn ? far : [...far, ...sky];
    const page =
      drawnAmongLess(calm, far, drawer, most, how) ??
      drawnAmongLess(near, spare, drawer, most, how);
    if (page) return page;
  }
  const plain = asPlainAsNeeded(near, drawer, most, plainest);
  if (plain.regions.length <= most) return plain;
  const bare = asked.sky ? near : near.without(near.decoration());
  return withQuietDecoration(asBareAsNeeded(bare, drawer, most), near, most);
}

/**
 * Houses of a street go before the fire engine in it loses its windows, and so does a car that drives
 * by: for the smallest children all but the one most seen, for others the half that is least seen.
 */
function spareStanding(page: FittedPage): SceneItem[] {
  const all = page.scenery().filter(({ name }) => !surface.test(name.en));
  const count = page.regionsByItem();
  const isBusy = ({ id }: SceneItem) => (count.get(id) ?? 0) > plainest.areas + quiet;
  const seen = (item: SceneItem) =>
    page.regions.reduce((sum, region) => sum + (region.item === item.id ? region.area : 0), 0);
  const kept = page.scene.difficulty === "easy" ? 1 : Math.ceil(all.length / 2);
  const [busy, calm] = [all.filter(isBusy), all.filter((item) => !isBusy(item))];
  const bySight = (items: SceneItem[]) => items.toSorted((one, other) => seen(other) - seen(one));
  return [...bySight(calm), ...bySight(busy)].slice(kept);
}

/** @returns nothing where it is not enough that all goes which is spare */
function drawnAmongLess(
  page: FittedPage,
  spare: readonly SceneItem[],
  drawer: SceneDrawer,
  most: number,
  how: Plainness,
): FittedPage | undefined {
  for (let [fewer, left] = [page, spare]; ; ) {
    if (fewestAreas(fewer, how) <= most) {
      const plain = withFewerAreas(fewer, drawer, most, how);
      if (plain.regions.length <= most) return plain;
    }
    if (left.length === 0) return undefined;
    const gone = busiestOf(left, fewer);
    left = left.filter((item) => item !== gone);
    fewer = fewer.without([gone]);
  }
}

/** So many areas are left where each thing has as few as it may have. */
const fewestAreas = (page: FittedPage, { areas: least }: Plainness) =>
  [...page.regionsByItem().values()].reduce((sum, count) => sum + Math.min(count, least), 0);

function fitEasy(calm: FittedPage, drawer: SceneDrawer, asked: Asked, most: number): FittedPage {
  const decorated = asked.place ? calm : calm.without(spareScenery(calm));
  const plain = withFewerAreas(decorated, drawer, most, wellDrawn);
  if (plain.regions.length <= most) return plain;
  const bare = asked.sky ? decorated : decorated.without(decorated.decoration());
  const page =
    drawnAmongLess(bare, spareStanding(bare), drawer, most, wellDrawn) ??
    asBareAsNeeded(bare, drawer, most);
  return withQuietDecoration(page, decorated, most);
}

/** Plainer still, and with less of the place; at last without the ground, but for a line under each thing. */
function asBareAsNeeded(page: FittedPage, drawer: SceneDrawer, most: number): FittedPage {
  const plain = withLessScenery(asPlainAsNeeded(page, drawer, most, plainest), most);
  const over = plain.regions.length - most;
  if (over <= 0) return plain;
  const { items } = plain.scene;
  const rest = page.without(page.scene.items.filter((item) => !items.includes(item)));
  const barer = asPlainAsNeeded(rest, drawer, most, barest);
  if (barer.regions.length <= most) return barer;
  const bare = asPlainAsNeeded(rest, drawer, most - over, barest);
  const open = inTheOpen(page, drawer, most);
  if (open) return open;
  const hill = groundOf(barer.scenery());
  return hill && bare.regions.length > most ? onGroundLines(barer, hill) : bare;
}

/**
 * Without what stands in the place, and with as much of its land as there is room for: the line between
 * land and sky tells more than a tree does. Undefined where there is room for no land at all.
 */
function inTheOpen(page: FittedPage, drawer: SceneDrawer, most: number): FittedPage | undefined {
  const standing = page.scenery().filter(({ name }) => !surface.test(name.en));
  if (standing.length === 0) return undefined;
  for (let open = page.without(standing); ; ) {
    const plain = asPlainAsNeeded(open, drawer, most, barest);
    if (plain.regions.length <= most + joinedAfterwards) return plain;
    const [farthest, ...nearer] = open.scenery();
    if (!farthest || nearer.length === 0) return undefined;
    open = open.without([farthest]);
  }
}

/** Some areas cannot go: then more of the others do. */
function asPlainAsNeeded(
  page: FittedPage,
  drawer: SceneDrawer,
  most: number,
  how: Plainness,
): FittedPage {
  const plain = withFewerAreas(page, drawer, most, how);
  const over = plain.regions.length - most;
  return over > 0 ? withFewerAreas(page, drawer, most - over, how) : plain;
}

/** The place is told by its ground and the first thing that stands in it. */
function withLessScenery(page: FittedPage, most: number): FittedPage {
  let fewer = page;
  for (;;) {
    const scenery = fewer.scenery();
    if (fewer.regions.length <= most) return fewer;
    const ground = groundOf(scenery);
    if (scenery.length <= leastScenery) {
      return fewer.without(soilBehind(fewer));
    }
    const others = scenery.filter((item) => item !== ground);
    fewer = fewer.without([busiestOf(others, fewer)]);
  }
}

/** The hill behind a field tells nothing more of the farm. */
function soilBehind(page: FittedPage): SceneItem[] {
  const scenery = page.scenery();
  const ground = groundOf(scenery);
  if (!ground || !soil.test(ground.name.en)) return [];
  return scenery.filter((item) => item !== ground && soil.test(item.name.en));
}

function busiestOf(items: readonly SceneItem[], page: FittedPage): SceneItem {
  const count = page.regionsByItem();
  const countOf = ({ id }: SceneItem) => count.get(id) ?? 0;
  return items.reduce((one, other) => (countOf(other) >= countOf(one) ? other : one));
}

/** Where things became so plain that there is room again, a cloud or a star comes back. */
function withQuietDecoration(page: FittedPage, decorated: FittedPage, most: number): FittedPage {
  const count = decorated.regionsByItem();
  const stays = new Set(page.scene.items);
  let room = most - page.regions.length;
  const back = new Set<string>();
  for (const item of decorated.decoration()) {
    const regions = count.get(item.id) ?? 0;
    if (stays.has(item) || regions > Math.min(quiet, room)) continue;
    back.add(item.id);
    room -= regions;
  }
  if (back.size === 0) return page;
  const items = decorated.scene.items.filter((item) => back.has(item.id) || stays.has(item));
  const shapes = items.flatMap(({ id }) =>
    (back.has(id) ? decorated : page).drawing.shapes.filter(({ item }) => item === id),
  );
  const fuller = new FittedPage({ ...page.scene, items }, { ...page.drawing, shapes });
  return fuller.regions.length <= most ? fuller : page;
}

/**
 * Things with more areas than there is room for are drawn with fewer: each may have so many that all
 * of them together fit, and none has fewer than `least`.
 */
function withFewerAreas(
  page: FittedPage,
  drawer: SceneDrawer,
  most: number,
  { areas: least, mostLost }: Plainness,
): FittedPage {
  const { scene, regions } = page;
  if (regions.length <= most) return page;
  const count = page.regionsByItem();
  const lost = new Map<string, number>();
  // Of the thing with the most areas one goes, again and again.
  for (let left = regions.length; left > most; left--) {
    const [largest] = scene.items
      .filter((item) => !isMandala(item))
      .map(({ id }) => ({ id, areas: count.get(id) ?? 0 }))
      .sort((one, other) => other.areas - one.areas);
    if (!largest || largest.areas <= least) break;
    count.set(largest.id, largest.areas - 1);
    lost.set(largest.id, (lost.get(largest.id) ?? 0) + 1);
  }
  return new FittedPage(scene, drawer.draw(scene.items, { lost, mostLost }));
}

/**
 * For the smallest children a place is one line of ground and what is asked for: what else stands in
 * it, and every land but the nearest, goes. Where there is water, a swan's or a crab's, it stays.
 */
function spareScenery(page: FittedPage): SceneItem[] {
  const scenery = page.scenery();
  const ground = groundOf(scenery);
  const water = scenery.findLast(({ name }) => name.en === "wave");
  return scenery.filter((item) => item !== ground && item !== water);
}

const groundOf = (scenery: readonly SceneItem[]) =>
  scenery.findLast(({ name }) => land.test(name.en)) ?? scenery[0];

/** Which decoration to leave out so that there are `excess` regions fewer: the busiest first. */
function spareDecoration(page: FittedPage, excess: number): SceneItem[] {
  const count = page.regionsByItem();
  const countOf = ({ id }: SceneItem) => count.get(id) ?? 0;
  const decoration = page.decoration();
  const kept = decoration
    .filter((item) => countOf(item) <= quiet)
    .slice(0, leastDecoration[page.scene.difficulty]);
  const droppable = decoration
    .filter((item) => !kept.includes(item))
    .sort((one, other) => countOf(other) - countOf(one));
  let left = excess;
  return droppable.filter((item) => {
    const goes = left > 0;
    if (goes) left -= countOf(item);
    return goes;
  });
}
