import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { flatten, type Point, pathBounds } from "../artwork/path.ts";
import { drawPage } from "../index.ts";
import { parts } from "../lexicon/parts.ts";
import { regionBand } from "../quality/bars.ts";
import { findLeaks } from "../quality/find-leaks.ts";
import { measurePage } from "../quality/measure-page.ts";
import { countNarrowRegions } from "../quality/narrow-regions.ts";
import type { Drawing, DrawnShape, Path, Scene } from "../types.ts";
import { writeColour, writeLineArt } from "../write/write-svg.ts";
import { AreaAbsorber } from "./absorb-areas.ts";
import { fillSpecks } from "./fill-specks.ts";

const line = 7;
const side = 1000;

const rectangle = (x: number, y: number, width: number, height: number): Path => [
  ["M", x, y],
  ["L", x + width, y],
  ["L", x + width, y + height],
  ["L", x, y + height],
  ["Z"],
];

const shape = (path: Path, colour: string, item = "thing"): DrawnShape => ({
  path,
  fill: "paper",
  stroke: line,
  colour,
  item,
});

/** Shoulder and hand touch the body; between them is a sliver of what is behind. */
const arm = shape(
  [
    ["M", 300, 300],
    ["L", 430, 300],
    ["L", 430, 360],
    ["L", 396, 360],
    ["L", 396, 640],
    ["L", 430, 640],
    ["L", 430, 700],
    ["L", 300, 700],
    ["Z"],
  ],
  "#f2b48a",
  "arm",
);
const body = shape(rectangle(412, 250, 200, 500), "#5a8fd8", "body");
const ground = shape(rectangle(-10, 300, side + 20, side), "#9ccf7c", "ground");

function absorbed(shapes: DrawnShape[], most?: number): AreaAbsorber {
  const items = [...new Set(shapes.map(({ item }) => item))].map((id) => ({
    id,
    role: id === "ground" ? "scenery" : id === "star" ? "decoration" : "hero",
  }));
  const scene = { width: side, height: side, difficulty: "easy", items } as unknown as Scene;
  const areas = new AreaAbsorber(scene, fillSpecks({ width: side, height: side, shapes }, line));
  areas.absorbCramped();
  if (most !== undefined) areas.reduceTo(most);
  return areas;
}

function rendered(svg: string, pixels = 1024) {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: pixels } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

function judged(drawing: Drawing) {
  const page = rendered(writeLineArt(drawing));
  return {
    ...measurePage(page),
    narrow: countNarrowRegions(page, 3),
    leaks: findLeaks(page, rendered(writeColour(drawing))),
  };
}

describe("an area without room for a crayon", () => {
  it("becomes part of its neighbour: the line between them goes, and its colour", () => {
    const shapes = [ground, body, arm];
    const before = judged({ width: side, height: side, shapes });
    expect(before).toMatchObject({ regions: 5, narrow: 1 });
    const after = judged(absorbed(shapes).finished().drawing);
    expect(after).toMatchObject({ regions: 4, narrow: 0, leaks: [], specks: 0 });
  });

  it("is told by a circle, not by its size: a long strip goes, a small square stays", () => {
    const strip = shape(rectangle(200, 480, 500, 18), "#ffcc00", "ground");
    const square = shape(rectangle(200, 600, 30, 30), "#ffcc00");
    const before = judged({ width: side, height: side, shapes: [ground, strip, square] });
    expect(before).toMatchObject({ regions: 4, narrow: 1 });
    const after = judged(absorbed([ground, strip, square]).finished().drawing);
    expect(after).toMatchObject({ regions: 3, narrow: 0, leaks: [], specks: 0 });
  });

  it("is no part of what somebody holds, if there is anything else it could be part of", () => {
    const book = { ...shape(rectangle(300, 300, 200, 200), "#3f9e4d", "girl"), held: true };
    const dress = shape(rectangle(300, 518, 200, 200), "#c0392b", "girl");
    const hem = shape(rectangle(300, 500, 200, 18), "#3f9e4d", "girl");
    expect(absorbed([book, dress, hem]).finished().drawing.shapes.at(-1)).toMatchObject({
      colour: dress.colour,
    });
    const { held: _, ...cover } = book;
    expect(absorbed([cover, dress, hem]).finished().drawing.shapes.at(-1)).toMatchObject({
      colour: book.colour,
    });
  });

  it("leaves the other lines as wide as they were", () => {
    // Half of the strip lies on the house, which keeps its own outline all around.
    const house = shape(rectangle(200, 200, 300, 300), "#d9694f", "house");
    const strip = shape(rectangle(200, 340, 600, 16), "#d9694f", "house");
    const { drawing } = absorbed([house, strip]).finished();
    const { data } = rendered(writeLineArt(drawing));
    const inkAcross = (y: number) => {
      let ink = 0;
      for (let x = 150; x < 260; x++)
        if (data[4 * (Math.round(y * 1.024) * 1024 + x)]! < 128) ink++;
      return ink;
    };
    expect(inkAcross(260)).toBeGreaterThan(line - 1);
    expect(inkAcross(450)).toBe(inkAcross(260));
    expect(judged(drawing).leaks).toEqual([]);
  });

  it("is ink where it would vanish into what is behind it", () => {
    const flame = shape(rectangle(480, 500, 18, 30), "#f9b233", "flame");
    const { drawing } = absorbed([ground, flame]).finished();
    expect(drawing.shapes.at(-1)).toMatchObject({ fill: "ink", item: "flame" });
    expect(judged(drawing)).toMatchObject({ narrow: 0, leaks: [] });
  });

  it("is open and keeps its outline where it would be a blot: a ribbon, the neck of a violin", () => {
    const ribbon = shape(rectangle(300, 200, 22, 260), "#ef5b5b", "ribbon");
    const after = judged(absorbed([ground, ribbon]).finished().drawing);
    expect(after).toMatchObject({ narrow: 0, largestSolid: 0, leaks: [], specks: 0 });
    const { data } = rendered(writeLineArt(absorbed([ground, ribbon]).finished().drawing));
    const isDark = (x: number, y: number) =>
      data[4 * (Math.round(y * 1.024) * 1024 + Math.round(x * 1.024))]! < 128;
    expect([isDark(300, 280), isDark(311, 280), isDark(322, 280)]).toEqual([true, false, true]);
  });

  it("is ink where it is a mouth, and becomes part of the face where it is a cheek", () => {
    const face = shape(rectangle(300, 300, 300, 300), "#f7d7bd", "child");
    const small = (part: DrawnShape["part"]) => ({
      ...shape(rectangle(430, 500, 40, 16), "#c0392b", "child"),
      ...(part && { part }),
    });
    expect(
      absorbed([face, small(parts.mouth)])
        .finished()
        .drawing.shapes.at(-1)?.fill,
    ).toBe("ink");
    const last = absorbed([face, small(parts.cheek)])
      .finished()
      .drawing.shapes.at(-1);
    expect(last).toMatchObject({ fill: "paper", stroke: 0, colour: face.colour });
  });
});

it.each([
  ["a girl with glasses reading a book on a sofa", 1],
  ["a grandfather with glasses", 1],
  ["a teacher with glasses", 4],
])("%s: the rims of the glasses have a gap and stay", (description, seed) => {
  const options = { aspectRatio: "1:1", complexity: "simple", style: "cartoon", seed } as const;
  const page = drawPage(description, options);
  if (!page.ok) throw new Error(page.reason);
  const { data } = rendered(page.svg);
  const isDark = ([x, y]: Point) => data[4 * (Math.round(y) * 1024 + Math.round(x))]! < 128;
  const rims = page.drawing.shapes.filter(({ part }) => part === parts.glasses);
  expect(rims.length).toBe(2);
  for (const { path } of rims) {
    const points = flatten(path, 1).flat();
    expect(points.filter(isDark).length).toBeGreaterThan(0.6 * points.length);
  }
  expect(judged(page.drawing)).toMatchObject({ narrow: 0, leaks: [], specks: 0 });
});

it("what ink parts from a third area stays parted when that is joined itself: a tassel in a sketch", () => {
  const page = drawPage("戴学士帽的猫头鹰", {
    aspectRatio: "16:9",
    complexity: "medium",
    style: "sketch",
    language: "zh",
    seed: 35,
  });
  if (!page.ok) throw new Error(page.reason);
  const [lineArt, colors] = [page.svg, writeColour(page.drawing)].map((svg) => rendered(svg, 1754));
  expect(findLeaks(lineArt!, colors!)).toEqual([]);
});

it("reduces a page to so many areas, the smallest first", () => {
  const row = [0, 1, 2, 3, 4].map((i) =>
    shape(rectangle(100 + 120 * i, 300, 120, 100 + 40 * i), `#${i}${i}88aa`),
  );
  const areas = absorbed(row, 4);
  expect(areas.count).toBe(4);
  expect(judged(areas.finished().drawing)).toMatchObject({ regions: 4, leaks: [], specks: 0 });
});

it.each([
  ["thing", "ink"],
  ["star", "paper"],
])("a %s too many with only sky around it is %s", (item, fill) => {
  const sky = shape(rectangle(0, 0, side, side), "#aaccff", "ground");
  const small = shape(rectangle(700, 200, 30, 30), "#ffdd55", item);
  const big = shape(rectangle(200, 500, 300, 300), "#cc7744");
  const { drawing } = absorbed([sky, small, big], 2).finished();
  const last = drawing.shapes.findLast(({ path }) => {
    const { x, y, width } = pathBounds(path);
    return x > 650 && y < 250 && width < 100;
  });
  expect(last?.fill).toBe(fill);
});

it("leaves the words of a sheet as they are written", () => {
  const options = { aspectRatio: "1:1", complexity: "simple", style: "cartoon", seed: 1 } as const;
  const page = drawPage("the water cycle", options);
  if (!page.ok) throw new Error(page.reason);
  const { data } = rendered(page.svg);
  const letters = page.drawing.shapes.filter(({ item }) => /^(?:label|word)-/.test(item));
  expect(letters.length).toBeGreaterThan(40);
  for (const { path } of letters) {
    const points = flatten(path, 1).flat();
    const isNearInk = ([x, y]: Point) =>
      [-1, 0, 1].some((dx) =>
        [-1, 0, 1].some(
          (dy) => data[4 * ((Math.round(y) + dy) * 1024 + Math.round(x) + dx)]! < 128,
        ),
      );
    expect(points.filter(isNearInk).length).toBeGreaterThan(0.95 * points.length);
  }
});

it.each([
  "seven dwarfs carrying lanterns in a mine",
  "a marching band with five musicians",
  "操场上,几个同学在踢足球,老师在吹哨子,两个女孩在跳绳",
  "a gymnast on a balance beam",
  "A street musician plays the violin, a girl throws a coin in the hat and pigeons walk around",
  "the life cycle of a butterfly",
])("%s: not too much for a small child, and no blot", (description) => {
  const options = {
    aspectRatio: "1:1",
    complexity: "simple",
    difficulty: "easy",
    style: "cartoon",
    seed: 1,
  } as const;
  const page = drawPage(description, options);
  if (!page.ok) throw new Error(page.reason);
  const { regions, narrow, leaks, largestSolid } = judged(page.drawing);
  expect({ narrow, leaks }).toEqual({ narrow: 0, leaks: [] });
  expect(regions).toBeLessThanOrEqual(regionBand.easy[1]);
  expect(largestSolid).toBeLessThanOrEqual(0.008);
});

it.each([
  // Black roofs and masts, a black hat on black feathers, a violin before a dark tail.
  ["houses along the canal with boats", "simple", 163],
  ["A turkey wearing a pilgrim hat", "simple", 204],
  ["森林音乐会上，小熊打鼓，狐狸拉小提琴，青蛙吹小号，一只兔子站在木桩上指挥。", "simple", 237],
  // A slit that a hair was cleared from, or that leads to an area.
  ["a cat curled up on a rug by a bookshelf", "simple", 93],
  ["长城上举着小红旗的小朋友", "simple", 533],
  // Ink that parted areas made one more of them, or one without room.
  ["Three friends build a snowman in the garden, a dog wears a scarf", "simple", 72],
  ["除夕夜,爷爷奶奶和孙子一起包饺子,窗外放烟花,门上贴着福字", "medium", 261],
] as const)("%s: looked at until nothing is left to mend", (description, complexity, seed) => {
  const difficulty = complexity === "simple" ? "easy" : "medium";
  const options = { aspectRatio: "1:1", style: "cartoon", complexity, difficulty, seed } as const;
  const page = drawPage(description, options);
  if (!page.ok) throw new Error(page.reason);
  const { regions, specks, largestSolid, narrow, leaks } = judged(page.drawing);
  expect({ specks, narrow, leaks }).toEqual({ specks: 0, narrow: 0, leaks: [] });
  expect(regions).toBeLessThanOrEqual(regionBand[page.scene.difficulty][1]);
  expect(largestSolid).toBeLessThanOrEqual(0.008);
});

it.each([
  ["a cat hugging a dog", "simple", "cat"],
  ["a cat hugging a dog", "medium", "cat"],
  ["A turkey wearing a pilgrim hat", "simple", "turkey"],
] as const)("%s, %s: both eyes of the %s are black", (description, complexity, name) => {
  const options = { aspectRatio: "1:1", style: "cartoon", complexity, seed: 1 } as const;
  const page = drawPage(description, options);
  if (!page.ok) throw new Error(page.reason);
  const { id } = page.scene.items.find((item) => item.name.en === name)!;
  const eyes = page.drawing.shapes.filter(({ item, part }) => item === id && part === parts.eye);
  const { data } = rendered(page.svg);
  const black = eyes.filter(({ path }) => {
    const { x, y, width, height } = pathBounds(path);
    return data[4 * (Math.round(y + 0.7 * height) * 1024 + Math.round(x + width / 2))]! < 128;
  });
  expect(black).toHaveLength(2);
});

const pages = [
  ["seven dwarfs", "en"],
  ["a dinosaur with a birthday cake", "en"],
  ["a duck with five ducks", "en"],
  ["a witch flying on a broom at night with a black cat", "en"],
  ["grandma baking a cake in the kitchen", "en"],
  ["the name EMMA with flowers and hearts", "en"],
  ["小猫和盆栽", "zh"],
  ["端午节赛龙舟", "zh"],
  ["农场里有一头牛、两只羊和三只鸡", "zh"],
  ["汉字“福”，周围有梅花", "zh"],
] as const;

describe.each(["1:1", "9:16"] as const)("pages of %s", (aspectRatio) => {
  it.each(pages)("%s: a crayon has room everywhere", (description, language) => {
    for (const complexity of ["simple", "medium"] as const) {
      const page = drawPage(description, {
        aspectRatio,
        complexity,
        style: "cartoon",
        language,
        seed: 3,
      });
      if (!page.ok) throw new Error(page.reason);
      const { narrow, leaks, regions } = judged(page.drawing);
      const [, most] = regionBand[page.scene.difficulty];
      expect({ complexity, narrow, leaks }).toEqual({ complexity, narrow: 0, leaks: [] });
      expect(regions).toBeLessThanOrEqual(most);
    }
  });
});
