import { describe, expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const idsIn = (description: string, complexity: "simple" | "medium" | "complex" = "medium") =>
  sceneOf(description, { complexity }).items.map(({ id }) => id);
const stallsIn = (description: string) => idsIn(description).filter((id) => /^stall-/.test(id));

describe("a market", () => {
  it.each(["a busy market", "热闹的集市", "奶奶在菜市场买菜", "a farmer selling vegetables"])(
    "%s: stalls stand in a row",
    (description) => {
      expect(stallsIn(description).length).toBeGreaterThan(1);
    },
  );

  it("three stalls are three", () => {
    expect(stallsIn("a market with three fruit stalls")).toEqual([]);
    expect(only(artworksOf("a market with three fruit stalls"), "market-stall")).toHaveLength(3);
  });

  it.each(["a night market", "夜市上卖糖葫芦的爷爷"])(
    "%s: has its lanterns under the moon",
    (description) => {
      const { items } = sceneOf(description);
      expect(items.map(({ name }) => name.en)).toContain("moon");
      const shapesOf = (text: string) => sceneOf(text).items.find(({ id }) => id === "stall-1")!;
      const [lit, unlit] = [shapesOf(description), shapesOf("a market")];
      if (lit.kind !== "shapes" || unlit.kind !== "shapes") throw new Error("no stall");
      expect(lit.shapes.length).toBeGreaterThan(unlit.shapes.length);
    },
  );
});

describe("a canal", () => {
  it.each(["a gondola in Venice", "威尼斯的小船", "a girl walking by the canal"])(
    "%s: has houses along the water",
    (description) => {
      const ids = idsIn(description);
      expect(ids.some((id) => /^house-/.test(id))).toBe(true);
      expect(ids.some((id) => /^water/.test(id))).toBe(true);
    },
  );
});
