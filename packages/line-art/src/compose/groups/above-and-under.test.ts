import { describe, expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

describe("who shelters", () => {
  it.each([
    ["躲在蘑菇下避雨的老鼠", "mouse", "mushroom"],
    ["a frog under a mushroom", "frog", "mushroom"],
    ["a snail hiding under a mushroom", "snail", "mushroom"],
    ["a rabbit under a leaf", "rabbit", "green-leaf"],
    ["青蛙在荷叶下躲雨", "frog", "lily-pad"],
    ["two ladybugs under a leaf", "ladybug", "green-leaf"],
  ])("%s: is smaller than the cap and below it", (description, who, what) => {
    const items = artworksOf(description);
    const [roof] = only(items, what);
    for (const { box } of only(items, who)) {
      expect(box.x).toBeGreaterThan(roof!.box.x);
      expect(box.x + box.width).toBeLessThan(roof!.box.x + 0.75 * roof!.box.width);
      expect(box.y).toBeGreaterThan(roof!.box.y + 0.4 * roof!.box.height);
      expect(box.y + box.height).toBeCloseTo(roof!.box.y + roof!.box.height, 0);
    }
  });

  it.each(["躲在蘑菇下避雨的老鼠", "a mouse sheltering from the rain under a mushroom"])(
    "%s: it rains",
    (description) => {
      expect(sceneOf(description).items.some(({ name }) => /rain/.test(name.en))).toBe(true);
    },
  );
});
