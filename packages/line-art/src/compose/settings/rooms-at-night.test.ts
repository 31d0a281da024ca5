import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { sceneOf } from "../scene-of.ts";

describe("a room at night", () => {
  const itemsOf = (description: string) => sceneOf(description).items;

  it.each(["a doctor with a bear at night", "晚上妈妈在厨房做饭", "睡前妈妈给宝宝讲故事"])(
    "%s: moon and stars are in its window",
    (description) => {
      const window = itemsOf(description).find(({ id }) => id === "window")!.box;
      const lights = itemsOf(description).filter(({ name }) => /^(moon|star)$/.test(name.en));
      expect(lights.length).toBeGreaterThan(0);
      for (const { box } of lights)
        expect(sharedArea(box, window)).toBeCloseTo(box.width * box.height, 0);
    },
  );

  it("hangs no moon on a wall without a window", () => {
    const names = itemsOf("a classroom at night with a ghost").map(({ name }) => name.en);
    expect(names).not.toContain("moon");
    expect(names).not.toContain("star");
  });
});
