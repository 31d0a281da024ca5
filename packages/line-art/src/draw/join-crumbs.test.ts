import { type Complexity, type Style, styles } from "@colorleaf/domain";
import { describe, expect, it } from "vitest";
import { askedBy, composeScene, fitDifficulty, readDescription } from "../index.ts";
import { cloggedThings } from "./clogged-things.ts";

function pageOf(
  description: string,
  complexity: Complexity,
  seed: number,
  style: Style = "cartoon",
) {
  const read = readDescription(description);
  if (!read.ok) throw new Error(read.reason);
  const scene = composeScene(read.brief, {
    complexity,
    style,
    aspectRatio: "1:1",
    seed,
  });
  return fitDifficulty(scene, askedBy(read.brief));
}

describe("a small thing whose pieces have no room for a pencil", () => {
  it.each([
    ["the letter S", "medium", "sun"],
    ["the letter X", "simple", "xylophone"],
    ["熊猫和灯笼", "simple", "lantern"],
  ] as const)(
    "is drawn with fewer, not filled with black: %s, %s",
    (description, complexity, name) => {
      for (const seed of [1, 2, 3]) {
        const page = pageOf(description, complexity, seed);
        expect(cloggedThings(page)).toEqual([]);
        const thing = page.scene.items.find((item) => item.name.en === name)!;
        expect(page.regionsByItem().get(thing.id)).toBeGreaterThan(0);
      }
    },
  );

  it("is drawn like all others of its kind on the page", () => {
    const { scene } = pageOf("a border of butterflies and flowers", "medium", 1);
    const butterflies = scene.items.filter(({ name }) => name.en === "butterfly");
    expect(butterflies.length).toBeGreaterThan(3);
    const ways = new Set(butterflies.map((one) => one.kind === "artwork" && one.crumbsJoined));
    expect(ways.size).toBe(1);
  });

  it.each(styles)("keeps its pieces where there is room (%s)", (style) => {
    for (const description of ["a sun", "a cat in the garden"]) {
      const { scene } = pageOf(description, "medium", 1, style);
      const joined = scene.items.filter((item) => item.kind === "artwork" && item.crumbsJoined);
      expect(joined).toEqual([]);
    }
  });
});
