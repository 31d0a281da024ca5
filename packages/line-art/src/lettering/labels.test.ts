import { describe, expect, it } from "vitest";
import { areaOf } from "../artwork/clip.ts";
import { flatten, pathBounds, signedArea } from "../artwork/path.ts";
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

  it("takes small letters for capitals", () => {
    expect(labelOf("stem", 40)).toEqual(labelOf("STEM", 40));
  });
});
