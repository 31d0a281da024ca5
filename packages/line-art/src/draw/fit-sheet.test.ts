import { type AspectRatio, type Complexity, difficulties } from "@colorleaf/domain";
import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { areaOf } from "../artwork/clip.ts";
import { pathBounds } from "../artwork/path.ts";
import { drawPage } from "../index.ts";
import { regionBand, thinnestLinePt } from "../quality/bars.ts";
import { measurePage } from "../quality/measure-page.ts";
import { countNarrowRegions } from "../quality/narrow-regions.ts";
import { thinnestOutline } from "./line-width.ts";

function sheetOf(description: string, complexity: Complexity, aspectRatio: AspectRatio = "1:1") {
  const page = drawPage(description, { complexity, aspectRatio, style: "cartoon", seed: 1 });
  if (!page.ok) throw new Error(page.reason);
  const image = new Resvg(page.svg).render();
  const pixels = { data: image.pixels, width: image.width, height: image.height };
  return { ...page, ...measurePage(pixels), narrow: countNarrowRegions(pixels, 3) };
}

it.each([
  ["hundred chart", "simple", "complex"],
  ["multiplication table", "medium", "complex"],
  ["九九乘法表", "simple", "hard"],
  ["days of the week", "simple", "complex"],
  ["字母表", "medium", "hard"],
  ["数字1到10", "simple", "medium"],
  ["five senses", "medium", "easy"],
  ["a maze from a mouse to the cheese", "medium", "easy"],
  ["a clock at half past three", "simple", "easy"],
  ["时钟三点半", "medium", "medium"],
  ["months of the year", "medium", "medium"],
] as const)("a sheet says how difficult it is: %s, %s", (description, complexity, told) => {
  const { scene, drawing, regions, narrow, ink } = sheetOf(description, complexity);
  const { difficulty } = scene;
  expect(difficulty).toBe(told);
  const [least, most] = regionBand[difficulty];
  expect(regions).toBeGreaterThanOrEqual(least);
  expect(regions).toBeLessThanOrEqual(most);
  expect(thinnestLinePt(drawing)).toBeGreaterThanOrEqual(thinnestOutline[difficulty]);
  expect(ink).toBeLessThan(0.2);
  if (difficulties.indexOf(difficulty) < 2) expect(narrow).toBe(0);
});

it("small children get bold lines all the same, where figures are no blots", () => {
  const { drawing } = sheetOf("the alphabet", "simple");
  expect(thinnestLinePt(drawing)).toBeGreaterThan(4);
});

it("an I is written with the pen of the other letters", () => {
  const { drawing } = sheetOf("food pyramid", "simple");
  const letters = drawing.shapes.filter(({ item }) => item.startsWith("word-"));
  const isI = ({ path }: (typeof letters)[number]) => {
    const { width, height } = pathBounds(path);
    return width < 0.2 * height;
  };
  expect(letters.some(isI)).toBe(true);
  expect(letters.filter(({ stroke }) => stroke > 0)).toEqual([]);
});

it.each(["simple", "medium", "complex"] as const)(
  "no 6, 8 or 9 of a table is a black dot: %s",
  (complexity) => {
    const { drawing, scene } = sheetOf("九九乘法表", complexity);
    const { box } = scene.items.find(({ id }) => id === "numbers")!;
    // Where a pen turns, a cell or two are filled.
    const loops = drawing.shapes
      .filter(({ isFilling, path }) => isFilling && pathBounds(path).y > box.y)
      .filter(({ path }) => pathBounds(path).height < 30)
      .map(({ path }) => areaOf(path, 1));
    expect(Math.max(0, ...loops)).toBeLessThan(70);
  },
);
