import { describe, expect, it } from "vitest";
import type { Box, PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const standingThere = (items: readonly PlacedArtwork[]) =>
  items.filter(({ id }) => id.startsWith("place-"));

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

describe("a place", () => {
  it.each([
    ["in the kitchen", "kitchen-oven"],
    ["under the sea", "octopus"],
    ["海底世界", "clownfish"],
    ["the jungle", "monkey"],
    ["a farm", "cow"],
    ["非洲大草原", "elephant"],
    ["a playground", "playground-slide"],
    ["教室里", "desk"],
    ["农场", "tractor"],
  ])("%s: shows what belongs there where nobody is named", (description, thing) => {
    const [found] = only(artworksOf(description), thing);
    expect(found?.role).toBe("hero");
  });

  it.each(["a girl in the kitchen", "a teacher in the classroom", "a boy on the playground"])(
    "%s: things stand behind, and half of each is seen",
    (description) => {
      const items = artworksOf(description, { complexity: "complex" });
      const things = standingThere(items);
      const [hero] = items.filter(({ role }) => role === "hero");
      expect(things.length).toBeGreaterThan(0);
      for (const thing of things) {
        expect(items.indexOf(thing)).toBeLessThan(items.indexOf(hero!));
        const area = thing.box.width * thing.box.height;
        expect(shared(thing.box, hero!.box)).toBeLessThan(0.51 * area);
        expect(thing.mention).toBeUndefined();
      }
    },
  );

  it("has no second one of what is named", () => {
    const items = artworksOf("a cat on a sofa in the living room", { complexity: "complex" });
    expect(only(items, "sofa")).toHaveLength(1);
  });

  it("under water stands on the ground of the sea", () => {
    const items = artworksOf("a fish under the sea", { aspectRatio: "16:9" });
    const [coral] = only(items, "coral");
    expect(coral!.box.y + coral!.box.height).toBeGreaterThan(0.9 * 900);
  });
});
