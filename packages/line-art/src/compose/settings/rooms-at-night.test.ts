import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { pathBounds } from "../../artwork/path.ts";
import { parts } from "../../lexicon/parts.ts";
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

it.each(["a cat in the living room at night", "下雪天，小猫在窗边看雪"])(
  "%s: nothing in the sky hangs before the bars of the window",
  (description) => {
    const { items } = sceneOf(description, { complexity: "medium" });
    const window = items.find(({ id }) => id === "window");
    if (window?.kind !== "shapes") throw new Error(description);
    const panes = window.shapes
      .filter(({ part }) => part === parts.pane)
      .map(({ path }) => pathBounds(path));
    const outside = items.filter(({ id }) => /^(star|moon|snowflake)-\d/.test(id));
    expect(outside.length).toBeGreaterThan(2);
    for (const { box } of outside)
      expect(
        panes.some(({ x, width }) => box.x >= x - 1 && box.x + box.width <= x + width + 1),
      ).toBe(true);
  },
);
