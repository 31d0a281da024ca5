import { aspectRatios, languages } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { overlaps, sharedArea } from "../../artwork/box.ts";
import { findRegions } from "../../draw/find-regions.ts";
import { drawPage } from "../../index.ts";
import { readDescription } from "../../read/read.ts";
import type { SceneItem } from "../../types.ts";
import { createStage, innerBox } from "../page/stage.ts";
import { sheetBox } from "./arrange.ts";
import { composeSheet } from "./compose-sheet.ts";

function sheetOf(description: string): SceneItem[] {
  const read = readDescription(description);
  if (!read.ok || !read.brief.sheet) throw new Error(`${description} is no sheet`);
  expect(read.brief.reading.understood).toHaveLength(1);
  return composeSheet(read.brief.sheet, read.brief.language, createStage("1:1", "medium", 1));
}

/** What is shown: no words. */
const names = (items: readonly SceneItem[]) =>
  items.filter((item) => !isWord(item)).map(({ name }) => name.en);
const isWord = ({ id }: SceneItem) => id.startsWith("word-");
const wordsOf = (items: readonly SceneItem[]) =>
  items.filter(isWord).map(({ name }) => /“(.*)”/.exec(name.en)![1]);
const middleOf = ({ box }: SceneItem) => [box.x + box.width / 2, box.y + box.height / 2] as const;

describe("an educational sheet", () => {
  it.each([
    ["life cycle of a frog", ["eggs", "tadpole", "frog"]],
    ["蝴蝶的一生", ["eggs", "butterfly"]],
    ["小鸡的成长过程", ["egg", "hatching chick"]],
  ])("shows every stage and an arrow to the next: %s", (description, stages) => {
    const items = sheetOf(description);
    for (const stage of stages) expect(names(items)).toContain(stage);
    expect(names(items).filter((name) => name === "arrow")).toHaveLength(names(items).length / 2);
  });

  it.each(["the planets of our solar system", "太阳系八大行星"])(
    "has eight planets ever further from the sun: %s",
    (description) => {
      const items = sheetOf(description);
      const planets = "Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune".split(" ");
      const sun = items.find(({ name }) => name.en === "sun")!;
      const inner = innerBox(createStage("1:1", "medium", 1));
      const away = planets.map((name) => {
        const item = items.find((one) => one.name.en === name)!;
        expect(item.box.x + item.box.width).toBeLessThan(inner.x + inner.width);
        return Math.hypot(
          middleOf(item)[0] - middleOf(sun)[0],
          middleOf(item)[1] - middleOf(sun)[1],
        );
      });
      expect(away[0]).toBeLessThan(away[4]!);
      expect(away[4]).toBeLessThan(away[7]!);
    },
  );

  it.each(["food chain", "食物链"])("leads from each to who eats it: %s", (description) => {
    const items = sheetOf(description);
    const eaten = names(items).filter((name) => name !== "arrow");
    expect(eaten).toEqual(["seedling", "grasshopper", "frog", "snake", "eagle"]);
    expect(names(items)).toHaveLength(9);
  });

  it.each(["shapes for kids", "认识形状"])(
    "shows the shapes apart from each other: %s",
    (description) => {
      const items = sheetOf(description);
      expect(names(items)).toEqual(expect.arrayContaining(["circle", "square", "triangle"]));
      expect(wordsOf(items)).toEqual(["shapes", ...names(items)]);
      for (const [place, { box }] of items.entries())
        for (const other of items.slice(place + 1)) expect(overlaps(box, other.box)).toBe(false);
    },
  );

  it.each(["weather chart", "天气图标"])("shows the kinds of weather: %s", (description) => {
    const shown = names(sheetOf(description));
    expect(shown).toEqual(expect.arrayContaining(["sun", "cloud with rain", "cloud with snow"]));
  });

  it.each(["four seasons", "春夏秋冬"])("shows the seasons in their order: %s", (description) => {
    const all = sheetOf(description);
    expect(wordsOf(all)).toEqual(["four seasons", "spring", "summer", "autumn", "winter"]);
    const items = all.filter((item) => !isWord(item)).slice(1);
    const { box: fields } = all.find(({ id }) => id === "fields")!;
    expect(names(items)).toEqual(
      expect.arrayContaining(["tulip", "sunflower", "maple leaf", "snowman"]),
    );
    const [page, inner] = [
      createStage("1:1", "medium", 1),
      innerBox(createStage("1:1", "medium", 1)),
    ];
    for (const [place, item] of items.entries()) {
      const [x, y] = middleOf(item);
      const season = Math.floor(place / 2);
      expect(x > page.width / 2).toBe(season % 2 === 1);
      expect(y > fields.y + fields.height / 2).toBe(season > 1);
      expect(x).toBeLessThan(inner.x + inner.width);
    }
  });

  it.each([
    ["life cycle of a butterfly", ["eggs", "caterpillar", "chrysalis", "butterfly"]],
    ["水循环", ["evaporation", "condensation", "precipitation", "collection"]],
    ["太阳系", ["sun", "Mercury", "Earth", "Saturn", "Neptune"]],
    ["天气图标", ["sunny", "cloudy", "rain", "snow"]],
    ["food chain", ["plant", "grasshopper", "frog", "snake", "eagle"]],
    ["认识五种感官", ["sight", "hearing", "smell", "taste", "touch"]],
    ["color chart", ["red", "yellow", "blue", "green", "purple"]],
    ["food pyramid", ["sweets", "dairy and protein", "fruit and vegetables", "grains"]],
    ["膳食宝塔", ["oil", "grains and potatoes"]],
  ])("says what is what: %s", (description, words) => {
    expect(wordsOf(sheetOf(description))).toEqual(expect.arrayContaining(words));
  });

  const titles = ["life cycle of a frog", "life cycle of a hen", "solar system", "food chain"];
  const others = ["water cycle", "weather chart", "four seasons", "shapes"];
  const charts = ["five senses", "color chart", "months of the year", "food pyramid"];
  it.each([...titles, ...others, ...charts])(
    "keeps its words on the page and off each other: %s",
    (title) => {
      const read = readDescription(title);
      if (!read.ok || !read.brief.sheet) throw new Error(`${title} is no sheet`);
      for (const aspect of aspectRatios)
        for (const language of languages)
          for (const difficulty of ["easy", "medium", "complex"] as const) {
            const stage = createStage(aspect, difficulty, 1);
            const inner = sheetBox(stage);
            const items = composeSheet(read.brief.sheet, language, stage);
            const drawings = items.filter(
              (item) => item.kind === "artwork" || /^(?:arrow|shape-|[A-Z])/.test(item.name.en),
            );
            const words = items.filter(isWord);
            for (const word of words) {
              const where = `${word.name.en} on ${aspect} in ${language}, ${difficulty}`;
              expect(sharedArea(word.box, inner), where).toBeCloseTo(
                word.box.width * word.box.height,
                0,
              );
              for (const other of [...words, ...drawings])
                if (other !== word)
                  expect(overlaps(word.box, other.box), `${where}: ${other.id}`).toBe(false);
            }
          }
    },
  );

  it.each([
    ["days of the week", 50],
    ["一周七天", 21],
  ])("has every letter of the days inside the page: %s", (description, letters) => {
    const read = readDescription(description);
    if (!read.ok || !read.brief.sheet) throw new Error(`${description} is no sheet`);
    for (const aspect of aspectRatios) {
      const stage = createStage(aspect, "medium", 1);
      const items = composeSheet(read.brief.sheet, read.brief.language, stage);
      expect(items).toHaveLength(letters);
      for (const { box } of items)
        expect(sharedArea(box, innerBox(stage))).toBeCloseTo(box.width * box.height, 0);
    }
  });

  it.each([
    ["multiplication table", 11 * 11],
    ["九九乘法表", 45],
    ["hundred chart", 100],
  ])("has a cell to color for each number: %s", (description, cells) => {
    for (const aspectRatio of aspectRatios) {
      const page = drawPage(description, {
        aspectRatio,
        complexity: "medium",
        style: "cartoon",
        seed: 1,
      });
      if (!page.ok) throw new Error(page.reason);
      // Larger than what digits enclose; and what is around the table.
      const regions = findRegions(page.drawing).filter(({ area }) => area > 0.002);
      expect(regions.length).toBeGreaterThan(cells);
      expect(regions.length).toBeLessThanOrEqual(cells + 2);
    }
  });

  it.each(["butterfly", "chicken"])("keeps arrows off the drawings: life of a %s", (life) => {
    const items = sheetOf(`life cycle of a ${life}`);
    const [arrows, drawings] = [true, false].map((are) =>
      items.filter(({ name }) => (name.en === "arrow") === are),
    );
    for (const { box } of arrows!)
      for (const drawing of drawings!) expect(overlaps(box, drawing.box)).toBe(false);
  });

  it("has all letters, and all numbers from 1 to 10", () => {
    expect(sheetOf("alphabet A to Z")).toHaveLength(26);
    expect(sheetOf("numbers 1 to 10")).toHaveLength(11);
  });

  it.each([
    ["a clock showing 3 o'clock", 3, 0],
    ["a clock at half past seven", 7, 30],
    ["时钟指向十一点半", 11, 30],
  ])("reads the time: %s", (description, hour, minute) => {
    const read = readDescription(description);
    expect(read.ok && read.brief.sheet).toEqual({ kind: "clock", hour, minute });
  });

  it.each([
    "an astronaut in the solar system",
    "a clock on the wall",
    "a frog",
    "letter A and an ant",
    "cookies in different shapes",
    "a rainbow of colors",
    "a chameleon that changes its colors",
  ])("is not made of a scene: %s", (description) => {
    const read = readDescription(description);
    expect(read.ok && read.brief.sheet).toBeUndefined();
  });

  it("can be coloured, and is the same each time", () => {
    const draw = () =>
      drawPage("the water cycle", {
        aspectRatio: "16:9",
        complexity: "simple",
        style: "cartoon",
        seed: 3,
      });
    const page = draw();
    if (!page.ok) throw new Error(page.reason);
    expect(draw()).toEqual(page);
  });
});
