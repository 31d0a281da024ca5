/**
 * As many areas to colour as suit the age. What nobody asked for goes first, the busiest of it before
 * the rest; then things are drawn with fewer areas.
 */
import { type Difficulty, difficulties } from "@colorleaf/domain";
import type { Sheet } from "../lexicon/sheets.ts";
import { regionBand } from "../quality/bars.ts";
import type { Brief, Scene, SceneItem } from "../types.ts";
import { AreaAbsorber } from "./absorb-areas.ts";
import { blottedThings, cloggedThings } from "./clogged-things.ts";
import { SceneDrawer } from "./draw-scene.ts";
import { fillSpecks } from "./fill-specks.ts";
import { countRegions, paintRegions } from "./find-regions.ts";
import { fitSheet } from "./fit-sheet.ts";
import { FittedPage } from "./fitted-page.ts";
import { onGroundLines } from "./ground-lines.ts";
import { thinnestLine, thinnestStroke } from "./line-width.ts";
import { cutSides, withBorder, withPlainBorder } from "./patterns/border.ts";
import { fillCalmAreas, isMandala } from "./patterns/fill-calm-areas.ts";

/** A complex page with fewer areas gets a border. */
const richEnough = 110;
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
const quiet = 2;
/** So many quiet things stay on the fullest page: they tell night and space from day. */
const leastDecoration: Record<Difficulty, number> = { easy: 2, medium: 5, hard: 5, complex: 5 };
/** So many of them stay where the rest makes way for what was asked for. */
const leastSky = 2;
/** So often a finished page is looked at once more. */
const mostLooks = 2;
/** With no more areas than this above the fewest, a page looks empty. */
const spareRoom = 4;
/** Between legs and arms there is so much land that the areas of the page are joined to fit afterwards. */
const joinedAfterwards = 7;
/** The fewest items that make a place. */
const leastScenery = 2;
const soil = /hill|ground|grass/;
const land = /hill|ground|grass|sand|snow|wave|floor|road|mountain|sea of clouds|\bice$/;
/** What a place is bounded by, and what does not stand in it. */
const surface = new RegExp(`${land.source}|wall$|tile`);

/** What the description asks for that stays as it is. */
interface Asked {
  place?: boolean;
  /** Night, rain, snow, falling leaves. */
  sky?: boolean;
  /** A table has a cell for each number. */
  sheet?: boolean;
}

/** Sheets of which nothing is lost when a picture on them is drawn plainer. */
const pictures: ReadonlySet<Sheet["kind"]> = new Set([
  "food-chain",
  "life-cycle",
  "seasons",
  "solar-system",
  "water-cycle",
  "weather",
]);

export function askedBy(brief: Brief): Asked {
  const { setting, festival, night, weather, season, sheet } = brief;
  return {
    place: setting !== undefined || festival !== undefined,
    sky: night || weather !== "clear" || season !== undefined,
    sheet: sheet !== undefined && !pictures.has(sheet.kind),
  };
}

export function fitDifficulty(scene: Scene, asked: Asked = {}): FittedPage {
  return asked.sheet
    ? fitSheet(scene, (sheet) => withoutBlots(sheet, asked))
    : withoutBlots(scene, asked);
}

/** Drawn once more with fewer pieces, or in outline, as long as something is a blot. */
function withoutBlots(scene: Scene, asked: Asked): FittedPage {
  let tried = scene;
  for (let looks = 0; ; looks++) {
    const page = fitted(tried, asked);
    const clogged = new Set(cloggedThings(page).map(({ artwork }) => artwork.name));
    const blotted = new Set(blottedThings(page).map(({ artwork }) => artwork.name));
    const items = tried.items.map((item): SceneItem => {
      if (item.kind !== "artwork") return item;
      const isClogged = !item.crumbsJoined && clogged.has(item.artwork.name);
      const isBlotted = !item.opened && blotted.has(item.artwork.name);
      if (!isClogged && !isBlotted) return item;
      return { ...item, crumbsJoined: true, ...(isBlotted && { opened: true }) };
    });
    const isDone = items.every((item, at) => item === tried.items[at]);
    if (isDone || looks === mostLooks) return page;
    tried = { ...tried, items };
  }
}

function fitted(scene: Scene, asked: Asked): FittedPage {
  const [least, most] = regionBand[scene.difficulty];
  const drawer = new SceneDrawer(scene);
  const full = new FittedPage(scene, drawer.draw(scene.items));
  const { page, areas } = fullest(full, drawer, asked);
  // A sheet is as difficult as it has areas, but no page has fewer than the easiest.
  const fewest = asked.sheet ? regionBand.easy[0] : least;
  if (areas.count < fewest) return withEnough(page, areas.count, fewest) ?? easier(page, asked);
  if (asked.sheet || areas.count <= most) return finished(page.scene, areas, asked);
  // The fine grid may tell areas apart that the coarse one took for one.
  const isFull = page.regions.length <= most;
  const fewer = isFull ? withFittingAreas(full, drawer, asked, 2 * most - areas.count) : page;
  const rest = isFull ? areasOf(fewer, asked) : areas;
  rest.reduceTo(most);
  return finished(fewer.scene, rest, asked);
}

/**
 * Where what had no room for a crayon is gone, there is room for a tree and flowers that were left out
 * for it, and for a cloud in an empty sky.
 */
function fullest(full: FittedPage, drawer: SceneDrawer, asked: Asked) {
  const [least, most] = regionBand[full.scene.difficulty];
  const page = withFittingAreas(full, drawer, asked, most);
  const areas = areasOf(page, asked);
  const isComplete = page.scene.items.length === full.scene.items.length;
  const isEmpty = areas.count <= least + spareRoom;
  const mayHaveSky = page.decoration().length === 0 && areas.count <= most - quiet;
  if (asked.sheet || isComplete || !(isEmpty || mayHaveSky)) return { page, areas };
  const fuller = withFittingAreas(full, drawer, asked, 2 * most - areas.count);
  const more = areasOf(fuller, asked);
  const isBetter = isEmpty || fuller.decoration().length > 0;
  return isBetter && more.count <= most ? { page: fuller, areas: more } : { page, areas };
}

/** Where areas became one, ink may part another: looked at until nothing more is to be done. */
function finished(scene: Scene, areas: AreaAbsorber, asked: Asked): FittedPage {
  let last = areas;
  for (let looks = 0; looks < mostLooks && last.hasChanged; looks++) {
    last = last.again();
    if (isForSmall(scene, last, asked)) last.absorbCramped();
    if (!asked.sheet) last.reduceTo(regionBand[scene.difficulty][1]);
  }
  return last.finished();
}

/** The areas of a page, each with room for a crayon where small children color. */
function areasOf({ scene, drawing }: FittedPage, asked: Asked): AreaAbsorber {
  const thinnest = thinnestLine(scene) * thinnestStroke[scene.style];
  const areas = new AreaAbsorber(scene, fillSpecks(drawing, thinnest));
  if (isForSmall(scene, areas, asked)) areas.absorbCramped();
  return areas;
}

function isForSmall({ difficulty }: Scene, { count }: AreaAbsorber, asked: Asked): boolean {
  if (asked.sheet) return count <= regionBand.medium[1];
  return difficulty === "easy" || difficulty === "medium";
}

/** A page with too little to color, a star or an egg, gets a border; undefined where none has room that helps. */
function withEnough(page: FittedPage, count: number, least: number): FittedPage | undefined {
  for (let fields = least - count; ; ) {
    const framed = inPlainBorder(page, fields);
    const areas = areasOf(framed, {});
    const isEasiest = page.scene.difficulty === "easy";
    if (areas.count >= least) return finished(framed.scene, areas, {});
    if (fields > 2 * least) return isEasiest ? finished(framed.scene, areas, {}) : undefined;
    fields += least - areas.count;
  }
}

/** What has too little to color for those it was to be for is for younger ones, and says so. */
function easier({ scene }: FittedPage, asked: Asked): FittedPage {
  const difficulty = difficulties[difficulties.indexOf(scene.difficulty) - 1]!;
  const bolder = { ...scene, difficulty };
  const page = new FittedPage(bolder, new SceneDrawer(bolder).draw(bolder.items));
  const areas = areasOf(page, asked);
  const [least, most] = regionBand[difficulty];
  if (areas.count < least) return withEnough(page, areas.count, least) ?? easier(page, asked);
  areas.reduceTo(most);
  return finished(bolder, areas, asked);
}

/** What somebody asked for is not cut. */
function inPlainBorder(page: FittedPage, fields: number): FittedPage {
  const cut = cutOf(page.scene, "plain");
  const sides = {
    beside: !cut.some(({ beside }) => beside),
    above: !cut.some(({ above }) => above),
  };
  if (!sides.beside && !sides.above) return page;
  const inside = withoutCut(page, "plain");
  return new FittedPage(inside.scene, withPlainBorder(inside.scene, inside.drawing, sides, fields));
}

function withFittingAreas(
  full: FittedPage,
  drawer: SceneDrawer,
  asked: Asked,
  most: number,
): FittedPage {
  const { difficulty } = full.scene;
  if (difficulty === "complex") return enriched(full);
  if (full.regions.length <= most) return full;
  const calm = full.without(spareDecoration(full, full.regions.length - most));
  const fit = difficulty === "easy" ? fitEasy : fitOthers;
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

/** Rich by itself, and the same all round: what is added outside the things in it would break that. */
const isOrnament = ({ items }: Scene) =>
  items.some((item) => isMandala(item) || item.id === "border");

const isWord = ({ id }: SceneItem) => /^(word|label)-/.test(id);

/** The way through it stays free, and so does the paper around words. */
const isKeptBare = (item: SceneItem) => item.id === "maze" || isWord(item);

/** Patterns on what is calm; where that leaves little to do, a border, and at last the paper. */
function enriched({ scene, drawing }: FittedPage): FittedPage {
  const things = fillCalmAreas(scene, drawing, paintRegions(drawing), "things");
  const page = new FittedPage(scene, things.drawing);
  if (things.regions >= richEnough || isOrnament(scene)) return page;
  const framed = isCutByBorder(scene) ? page : inBorder(page);
  const grid = paintRegions(framed.drawing);
  if (countRegions(grid) >= richEnough || scene.items.some(isKeptBare)) return framed;
  const { drawing: filled } = fillCalmAreas(scene, framed.drawing, grid, "paper");
  return new FittedPage(framed.scene, filled);
}

type BorderKind = Parameters<typeof cutSides>[2];

/** Of all that somebody asked for, the sides of a border that would cut it. */
const cutOf = (scene: Scene, kind: BorderKind) =>
  scene.items
    .filter((item) => item.kind === "artwork" || isWord(item))
    .filter(({ role }) => role !== "decoration")
    .map(({ box }) => cutSides(scene, box, kind));

const isCutByBorder = (scene: Scene) =>
  cutOf(scene, "patterned").some(({ beside, above }) => beside || above);

/** Decoration makes way for a border, and does not touch it. */
const withoutCut = (page: FittedPage, kind: BorderKind) =>
  page.without(
    page.decoration().filter(({ box: { x, y, width, height } }) => {
      const by = thinnestLine(page.scene);
      const around = { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
      const { beside, above } = cutSides(page.scene, around, kind);
      return beside || above;
    }),
  );

function inBorder(page: FittedPage): FittedPage {
  const inside = withoutCut(page, "patterned");
  return new FittedPage(inside.scene, withBorder(inside.scene, inside.drawing));
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
