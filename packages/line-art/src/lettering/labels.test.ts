import { describe, expect, it } from "vitest";
import { areaOf } from "../artwork/clip.ts";
import { flatten, pathBounds, signedArea, transformPath } from "../artwork/path.ts";
import { fillSpecks } from "../draw/fill-specks.ts";
import type { DrawnShape } from "../types.ts";
import { labelOf } from "./labels.ts";

describe("labels", () => {
  it.each(["ABCDEFGHIJKLMNOPQRSTUVWXYZ", "花瓣雄蕊眼睛鼻嘴巴国田井膝腹翅膀四季回"])(
    "enclose no white that nobody could color: %s",
    (text) => {
      for (const [place, letter] of labelOf(text, 40).letters.entries()) {
        const white = flatten(letter, 0.05).filter((polygon) => signedArea(polygon) < 0);
        expect(white.length, [...text][place]).toBe(0);
        expect(areaOf(letter, 0.05), [...text][place]).toBeLessThan(0.46 * 70 * 70);
      }
    },
  );

  it.each(["parts of a plant", "植物的组成"])(
    "stay in their box, letter after letter: %s",
    (text) => {
      const { letters, width, height } = labelOf(text, 40);
      let right = 0;
      for (const letter of letters) {
        const box = pathBounds(letter);
        expect(box.x).toBeGreaterThan(right - 0.01);
        expect(box.y).toBeGreaterThan(-1);
        expect(box.y + box.height).toBeLessThan(height + 1);
        right = box.x + box.width;
      }
      expect(right).toBeLessThan(width + 0.01);
      expect(letters).toHaveLength(text.replaceAll(" ", "").length);
    },
  );

  it("have no strokes so close that a coarse screen shows a blot: 凝结降蝌蚪触角星花瓣眼睛", () => {
    const height = 1.75 * 41;
    const shapes = [..."凝结降蝌蚪触角星花瓣眼睛"].flatMap((character, at): DrawnShape[] =>
      labelOf(character, 41).letters.map((letter) => ({
        path: transformPath(letter, [1, 0, 0, 1, 40 + 80 * at, 40]),
        fill: "ink",
        stroke: 0,
        colour: "#000000",
        item: "label-1",
      })),
    );
    const { filled } = fillSpecks({ width: 1024, height: 1024, shapes }, 5);
    expect(filled.size / shapes.length).toBeLessThan(0.008 * height ** 2);
  });

  it("takes small letters for capitals", () => {
    expect(labelOf("stem", 40)).toEqual(labelOf("STEM", 40));
  });
});
