import { aspectRatios, complexities } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { overlaps } from "../../artwork/box.ts";
import { readDescription } from "../../read/read.ts";
import type { SceneItem } from "../../types.ts";
import { composeScene } from "../compose.ts";

function itemsOf(description: string, options: Partial<Parameters<typeof composeScene>[1]> = {}) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  return composeScene(read.brief, {
    aspectRatio: "1:1",
    complexity: "medium",
    style: "cartoon",
    seed: 1,
    ...options,
  }).items;
}

const subjectsIn = (items: readonly SceneItem[]) =>
  items.flatMap((item) => (item.kind === "artwork" ? [item.subject] : []));
const patternsIn = (items: readonly SceneItem[]) =>
  items.filter(({ name }) => name.en === "pattern");
const letterIn = (items: readonly SceneItem[]) => items.find(({ id }) => id === "letter-1")!;

describe("letters filled with things", () => {
  it.each([
    [
      "the letter B filled with things that begin with B",
      ["bear", "banana", "butterfly", "balloon"],
    ],
    ["字母M里画满了M开头的东西", ["monkey", "mushroom", "mouse"]],
    ["number 5 filled with fish", ["fish"]],
    ["letter S with snakes inside", ["snake"]],
    ["数字10，里面填满糖果", ["candy"]],
    ["用苹果填满的字母A", ["red-apple"]],
  ])("%s", (description, subjects) => {
    expect(new Set(subjectsIn(itemsOf(description)))).toEqual(new Set(subjects));
  });

  it.each(
    aspectRatios.flatMap((aspectRatio) =>
      complexities.map((complexity) => [aspectRatio, complexity] as const),
    ),
  )("lie inside the letter, apart from each other (%s, %s)", (aspectRatio, complexity) => {
    const items = itemsOf("the letter B filled with bears", { aspectRatio, complexity });
    const letter = letterIn(items).box;
    const things = items.filter(({ kind }) => kind === "artwork");
    expect(things.length).toBeGreaterThan(2);
    for (const [place, { box }] of things.entries()) {
      expect(box.x).toBeGreaterThan(letter.x);
      expect(box.x + box.width).toBeLessThan(letter.x + letter.width);
      expect(box.y).toBeGreaterThan(letter.y);
      expect(box.y + box.height).toBeLessThan(letter.y + letter.height);
      expect(things.slice(place + 1).filter((other) => overlaps(box, other.box))).toEqual([]);
    }
  });

  it.each([
    ["number 1 filled with fish", 1],
    ["number 5 filled with fish", 5],
    ["数字8，里面填满草莓", 8],
    ["number 10 filled with candy", 10],
  ])("%s: as many as the number says", (description, count) => {
    for (const complexity of complexities)
      expect(subjectsIn(itemsOf(description, { complexity }))).toHaveLength(count);
  });

  it("stand round letters that are too thin for them", () => {
    const items = itemsOf("the name LEO filled with dinosaurs");
    const letters = items.filter(({ id }) => /^letter-\d$/.test(id));
    expect(letters.map(({ name }) => name.en)).toEqual(
      ["L", "E", "O"].map((l) => `bubble letter ${l}`),
    );
    const dinosaurs = items.filter(({ kind }) => kind === "artwork");
    expect(dinosaurs.length).toBeGreaterThan(1);
    for (const { box } of dinosaurs)
      expect(letters.filter((letter) => overlaps(box, letter.box))).toEqual([]);
    expect(patternsIn(items).length).toBeGreaterThan(5);
  });
});

it.each(["bubble letter K filled with patterns", "汉字“福”，里面填满花纹"])("%s", (description) => {
  for (const complexity of complexities) {
    const items = itemsOf(description, { complexity });
    expect(subjectsIn(items)).toEqual([]);
    expect(patternsIn(items).length).toBeGreaterThan(2);
  }
});
