import { describe, expect, it } from "vitest";
import type { DrawOptions } from "../../types.ts";
import { sceneOf } from "../scene-of.ts";

/** English names of what is on the page. */
function namesOn(description: string, options: Partial<DrawOptions> = {}): string[] {
  return sceneOf(description, options).items.map(({ name }) => name.en);
}

describe("a season", () => {
  it.each([
    ["a hedgehog in autumn", "leaf"],
    ["秋天的公园", "leaf"],
    ["a fox in the fall", "leaf"],
    ["a lamb in spring", "blossom"],
    ["春天的小兔子", "blossom"],
    ["a girl on a windy day", "wind"],
  ])("%s: there is a %s in the air", (description, name) => {
    expect(namesOn(description)).toContain(name);
  });

  it.each(["a teacher in a classroom in autumn", "an octopus under the sea in autumn"])(
    "%s: no leaf falls there",
    (description) => expect(namesOn(description)).not.toContain("leaf"),
  );

  it.each(["a lamb in a meadow in spring", "小兔子在春天的草地上"])(
    "%s: flowers stand on the ground, on the plainest page, too",
    (description) => {
      for (const complexity of ["simple", "medium"] as const) {
        const { items, height } = sceneOf(description, { complexity });
        const flowers = items.filter(
          ({ name, role }) => name.en === "flower" && role === "support",
        );
        expect(flowers.length).toBeGreaterThan(0);
        for (const { box } of flowers) expect(box.y).toBeGreaterThan(0.5 * height);
      }
    },
  );

  it.each(["a hedgehog in autumn", "秋天的公园里有一只小狗"])(
    "%s: more than one leaf falls, on the plainest page, too",
    (description) => {
      const { items } = sceneOf(description, { complexity: "simple" });
      const leaves = items.filter(({ name, role }) => name.en === "leaf" && role === "support");
      expect(leaves.length).toBeGreaterThan(1);
    },
  );

  it("that is not named is not there", () => {
    expect(namesOn("a hedgehog")).not.toContain("leaf");
  });

  it("is a picture of its own", () => {
    expect(namesOn("autumn")).toContain("maple leaf");
    expect(namesOn("春天")).toContain("cherry blossom");
  });
});

describe("a place that nobody names", () => {
  it.each([
    ["two kids building a snowman", "snowflake"],
    ["小朋友堆雪人", "snowflake"],
    ["a dog driving a car", "house"],
    ["a witch flying on a broom", "hill"],
    ["a robot cooking pancakes", "shelf"],
    ["two kids making a cake", "shelf"],
  ])("%s: what is there tells it by a %s", (description, name) => {
    expect(namesOn(description)).toContain(name);
  });
});

describe("the moon", () => {
  it.each(["house at night", "a castle at night", "夜晚的小房子", "a barn at night"])(
    "%s: shines over it, however plain the page is",
    (description) => {
      expect(namesOn(description, { difficulty: "easy" })).toContain("moon");
    },
  );

  it("that a wolf howls at is no smaller for the wolf's size", () => {
    const { items, width } = sceneOf("a wolf howling at the moon");
    const moon = items.find(({ name }) => name.en === "crescent moon")!;
    expect(moon.box.height).toBeGreaterThan(0.14 * width);
  });
});

describe("a theme", () => {
  it("of the seasons has one of them on every page, the same for the same seed", () => {
    const pages = [0, 1, 2].map((seed) => namesOn("a hedgehog", { theme: "seasonal", seed }));
    expect(pages.some((names) => names.includes("blossom"))).toBe(true);
    expect(pages.some((names) => names.includes("leaf"))).toBe(true);
    expect(namesOn("a hedgehog", { theme: "seasonal", seed: 2 })).toEqual(pages[2]);
  });

  it("of nature sets a cat among trees, but not a cat on a beach", () => {
    expect(namesOn("a cat", { theme: "nature" })).toContain("tree");
    expect(namesOn("a cat on a beach", { theme: "nature" })).toEqual(namesOn("a cat on a beach"));
  });
});
