/**
 * As many areas to color as suit the age: a page is made plainer or richer, and looked at until there is
 * nothing to mend.
 */
import { harderBy } from "@colorleaf/domain";
import { regionBand } from "../quality/bars.ts";
import type { Scene, SceneItem } from "../types.ts";
import { AreaAbsorber, thingsOf } from "./absorb-areas.ts";
import type { Asked } from "./asked-by.ts";
import { blottedThings, cloggedThings } from "./clogged-things.ts";
import { SceneDrawer } from "./draw-scene.ts";
import { enriched, inPlainBorder } from "./enrich.ts";
import { fillSpecks } from "./fill-specks.ts";
import { fitSheet } from "./fit-sheet.ts";
import { FittedPage } from "./fitted-page.ts";
import { thinnestLine, thinnestStroke } from "./line-width.ts";
import { madePlainer, quiet } from "./make-plainer.ts";

/** So often a finished page is looked at once more. */
const mostLooks = 2;
/** With no more areas than this above the fewest, a page looks empty. */
const spareRoom = 4;

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
  // Rather a hill that ends at a wheel than a black wedge between the two.
  const things = isForChildren(scene, asked) ? thingsOf(scene) : undefined;
  const isJoined = (item: string) => things !== undefined && !things.has(item);
  const areas = new AreaAbsorber(scene, fillSpecks(drawing, thinnest, isJoined));
  if (isForSmall(scene, areas, asked)) areas.absorbCramped();
  return areas;
}

function isForSmall(scene: Scene, { count }: AreaAbsorber, asked: Asked): boolean {
  return asked.sheet ? count <= regionBand.medium[1] : isForChildren(scene, asked);
}

const isForChildren = ({ difficulty }: Scene, { sheet }: Asked) =>
  !sheet && (difficulty === "easy" || difficulty === "medium");

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
  const difficulty = harderBy(-1, scene.difficulty)!;
  const bolder = { ...scene, difficulty };
  const page = new FittedPage(bolder, new SceneDrawer(bolder).draw(bolder.items));
  const areas = areasOf(page, asked);
  const [least, most] = regionBand[difficulty];
  if (areas.count < least) return withEnough(page, areas.count, least) ?? easier(page, asked);
  areas.reduceTo(most);
  return finished(bolder, areas, asked);
}

function withFittingAreas(
  full: FittedPage,
  drawer: SceneDrawer,
  asked: Asked,
  most: number,
): FittedPage {
  return full.scene.difficulty === "complex"
    ? enriched(full)
    : madePlainer(full, drawer, asked, most);
}
