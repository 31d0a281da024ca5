/** Pages with too little to color get patterns and borders. */
import type { Scene, SceneItem } from "../types.ts";
import { countRegions, paintRegions } from "./find-regions.ts";
import { FittedPage } from "./fitted-page.ts";
import { thinnestLine } from "./line-width.ts";
import { cutSides, withBorder, withPlainBorder } from "./patterns/border.ts";
import { fillCalmAreas, isMandala } from "./patterns/fill-calm-areas.ts";

/** A complex page with fewer areas gets a border. */
const richEnough = 110;

/** Rich by itself, and the same all round: what is added outside the things in it would break that. */
const isOrnament = ({ items }: Scene) =>
  items.some((item) => isMandala(item) || item.id === "border");

const isWord = ({ id }: SceneItem) => /^(word|label)-/.test(id);

/** The way through it stays free, and so does the paper around words. */
const isKeptBare = (item: SceneItem) => item.id === "maze" || isWord(item);

/** Patterns on what is calm; where that leaves little to do, a border, and at last the paper. */
export function enriched({ scene, drawing }: FittedPage): FittedPage {
  const things = fillCalmAreas(scene, drawing, paintRegions(drawing), "things");
  const page = new FittedPage(scene, things.drawing);
  if (things.regions >= richEnough || isOrnament(scene)) return page;
  const framed = isCutByBorder(scene) ? page : inBorder(page);
  const grid = paintRegions(framed.drawing);
  if (countRegions(grid) >= richEnough || scene.items.some(isKeptBare)) return framed;
  const { drawing: filled } = fillCalmAreas(scene, framed.drawing, grid, "paper");
  return new FittedPage(framed.scene, filled);
}

/** What somebody asked for is not cut. */
export function inPlainBorder(page: FittedPage, fields: number): FittedPage {
  const cut = cutOf(page.scene, "plain");
  const sides = {
    beside: !cut.some(({ beside }) => beside),
    above: !cut.some(({ above }) => above),
  };
  if (!sides.beside && !sides.above) return page;
  const inside = withoutCut(page, "plain");
  return new FittedPage(inside.scene, withPlainBorder(inside.scene, inside.drawing, sides, fields));
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
