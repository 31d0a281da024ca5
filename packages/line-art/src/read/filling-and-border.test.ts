import { describe, expect, it } from "vitest";
import { readDescription } from "./read.ts";

function briefOf(description: string) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(`${description}: ${read.reason}`);
  return read.brief;
}

describe("what letters are filled with", () => {
  it.each([
    ["the letter B filled with things that begin with B", "B", "initials"],
    ["bubble letter K filled with zentangle patterns", "K", "patterns"],
    ["the name EMMA full of butterflies and bees", "EMMA", ["butterfly", "bee"]],
    ["a big letter S with snakes inside", "S", ["snake"]],
    ["number 7 made of flowers", "7", ["flower"]],
    ["字母B，里面画满以B开头的东西", "B", "initials"],
    ["名字“小雨”，里面填满星星", "小雨", ["star"]],
    ["用花朵填满的数字8", "8", ["flower"]],
    ["汉字“福”，里面填满花纹", "福", "patterns"],
  ])("%s", (description, lettering, filling) => {
    const brief = briefOf(description);
    expect(brief).toMatchObject({ lettering, filling, mentions: [] });
    expect(brief.reading.missing).toEqual([]);
  });

  it("is said to be missing where nobody knows it", () => {
    const brief = briefOf("the letter Q filled with zxqvs");
    expect(brief.filling).toBe("patterns");
    expect(brief.reading.missing.map(({ phrase }) => phrase)).toEqual(["zxqvs"]);
  });

  it.each(["a jar filled with candy", "a basket full of apples", "装满糖果的罐子"])(
    "%s has no letters",
    (description) => expect(briefOf(description).filling).toBeUndefined(),
  );
});

describe("borders", () => {
  it.each([
    ["a flower border", ["flower"], 0],
    ["page border with hearts and stars", ["red-heart", "star"], 0],
    ["a blank page with a leaf border", [expect.stringMatching(/leaf|leaves/)], 0],
    ["a decorative border", [], 0],
    ["a cat with a border of flowers", ["flower"], 1],
    ["a princess with a floral border around the page", [], 1],
    ["空白页面带星星边框", ["star"], 0],
    ["小兔子，四周有一圈胡萝卜花边", ["carrot"], 1],
  ])("%s", (description, border, mentions) => {
    const brief = briefOf(description);
    expect(brief.border).toEqual(border);
    expect(brief.mentions).toHaveLength(mentions);
    expect(brief.reading.missing).toEqual([]);
  });

  it.each([
    "a border collie running",
    "a picture frame on the wall",
    "a cat under the bed",
    "一只边牧在跑",
  ])("%s has none", (description) => expect(briefOf(description).border).toBeUndefined());
});
