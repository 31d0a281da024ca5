import { describe, expect, it } from "vitest";
import { readDescription } from "./read.ts";

describe("a kind of page that is not drawn", () => {
  it.each([
    ["dot to dot of a cat", "dot to dot", "cat"],
    ["connect the dots dinosaur", "connect the dots", "sauropod"],
    ["color by number butterfly", "color by number", "butterfly"],
    ["数字填色 花", "数字填色", "flower"],
    ["连线画 恐龙", "连线画", "sauropod"],
  ])("comes as a coloring page, and it is said: %s", (description, phrase, subject) => {
    const read = readDescription(description);
    if (!read.ok) throw new Error(read.reason);
    const { mentions, lettering, reading } = read.brief;
    expect(mentions.map((one) => one.subject)).toEqual([subject]);
    expect(lettering).toBeUndefined();
    expect(reading.missing).toEqual([]);
    expect(reading.substituted).toMatchObject([{ phrase, name: { zh: "涂色页" } }]);
  });

  it.each(["dot to dot", "数字填色"])("gets ideas where nothing else is named: %s", (text) => {
    const read = readDescription(text);
    expect(!read.ok && read.reason === "nothing-to-draw" && read.alternatives[0]?.en).toBe("cat");
  });

  it.each(["数字5", "a clown with dots", "paint by a window"])("is not: %s", (text) => {
    const read = readDescription(text);
    expect(read.ok && read.brief.reading.substituted).toEqual([]);
  });
});

describe("ornament", () => {
  it.each(["art deco tiles", "paisley", "moroccan tile", "花砖", "青花瓷花纹"])(
    "fills the page by itself: %s",
    (text) => {
      const read = readDescription(text);
      if (!read.ok) throw new Error(read.reason);
      expect(read.brief).toMatchObject({ ornament: "pattern", mentions: [] });
      expect(read.brief.reading.missing).toEqual([]);
    },
  );

  it.each([
    ["stained glass rose", ["rose"]],
    ["tattoo style tiger", ["tiger"]],
    ["剪纸风格的公鸡", ["rooster"]],
    ["福字 剪纸", ["fu"]],
    ["Paisley and swirls filling a moth's wings", ["moth"]],
    ["swirls covering an elephant", ["elephant"]],
  ])("is on the thing that it is a style of: %s", (text, subjects) => {
    const read = readDescription(text);
    if (!read.ok) throw new Error(read.reason);
    expect(read.brief.mentions.map((one) => one.subject)).toEqual(subjects);
    expect(read.brief).toMatchObject({ difficulty: "complex", setting: "blank" });
  });

  it("leaves those who cut paper to it", () => {
    const read = readDescription("小朋友在剪纸");
    expect(read.ok && read.brief.mentions.map((one) => one.action)).toEqual(["cutting-paper"]);
  });
});

/** Whoever asks, and the stages that are told, are of the sheet. */
it.each([
  "For my second grade class we need the life cycle of a butterfly: egg on a leaf, caterpillar, chrysalis and adult butterfly, in a circle with arrows between them",
  "科学课要用，请画一个蝴蝶的生长过程，卵、毛毛虫、蛹、蝴蝶，四个排成一圈带箭头",
  "the life cycle of a frog: eggs, tadpole and frog",
])("%s: is a sheet, easy enough for a class", (description) => {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  expect(read.brief.sheet).toMatchObject({ kind: "life-cycle" });
  expect(read.brief.difficulty).toBeUndefined();
  expect(read.brief.reading.missing).toEqual([]);
});
