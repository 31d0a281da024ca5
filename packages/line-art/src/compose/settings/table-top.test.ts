import { describe, expect, it } from "vitest";
import { sceneOf } from "../scene-of.ts";

const hasTable = (description: string) =>
  sceneOf(description).items.some(({ id }) => id === "tablecloth");

describe("a laid table", () => {
  it.each(["a hamburger", "two cups and a teapot", "五个饺子和茶壶", "a crayon"])(
    "%s: all of it stands on the cloth, before the hem",
    (description) => {
      const { items } = sceneOf(description);
      const cloth = items.find(({ id }) => id === "tablecloth")!.box;
      const hem = items.find(({ id }) => id === "lace")!.box;
      const things = items.filter(({ role }) => role === "hero").map(({ box }) => box);
      expect(things.length).toBeGreaterThan(0);
      for (const { y, height } of things) {
        expect(y + height).toBeGreaterThan(cloth.y);
        expect(y + height).toBeLessThan(hem.y);
      }
    },
  );

  it("roses in a vase stand there, too", () => {
    expect(hasTable("two roses in a vase")).toBe(true);
  });

  it.each([
    "a girl with an apple",
    "a soccer ball",
    "a tulip",
    "a car",
    "a heart",
    "a hamburger in the park",
    "a wardrobe",
  ])("%s: no table", (description) => {
    expect(hasTable(description)).toBe(false);
  });
});
