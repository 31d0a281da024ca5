import { describe, expect, it } from "vitest";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { artworksOf, only } from "../scene-of.ts";

describe("who cooks in the kitchen", () => {
  it.each([
    "grandma cooking in the kitchen",
    "dad cooking pancakes",
    "mom cooking on the stove",
    "妈妈在厨房做饭",
    "妈妈在灶台前炒菜",
  ])("%s: stands at one stove, the pan above it", (description) => {
    const items = artworksOf(description);
    const [stove, ...more] = only(items, "kitchen-oven");
    const cook = items.find(({ artwork }) => artwork.name.includes("/cooking"))!;
    expect(more).toEqual([]);
    const foot = cook.box.y + cook.box.height;
    expect(stove!.box.y + stove!.box.height).toBeCloseTo(foot, 0);
    // The pan ends where the drawing of the cook does.
    const pan = cook.box.x + cook.box.width;
    expect(pan).toBeGreaterThan(stove!.box.x + 0.2 * stove!.box.width);
    expect(pan).toBeLessThan(stove!.box.x + stove!.box.width);
    expect(stove!.box.y).toBeGreaterThan(cook.box.y + 0.25 * cook.box.height);
    const seen = loadArtwork(cook.artwork).shapes.map(({ part }) => part?.en);
    expect(seen).toEqual(expect.arrayContaining(["pan", "flame", "food"]));
  });

  it.each(["a scout cooking over a campfire", "a chef cooking and a cat", "a bear cooking soup"])(
    "%s: needs no other stove",
    (description) => {
      const stoves = only(artworksOf(description), "kitchen-oven");
      // One that belongs to the kitchen may be there.
      expect(stoves.filter(({ role }) => role !== "scenery")).toEqual([]);
    },
  );
});

describe("who stirs", () => {
  it.each([
    ["a witch stirring a cauldron", "cauldron"],
    ["巫婆在大锅里搅拌魔药", "cauldron"],
    ["a bear stirring a pot of soup", "pot-of-food"],
    ["mom whisking eggs", "round-bowl"],
    ["a girl stirs cake batter with a spoon", "round-bowl"],
  ])("%s: has the spoon in the one pot there is", (description, pot) => {
    const items = artworksOf(description);
    const [it, ...more] = only(items, pot);
    const cook = items.find(({ artwork }) => artwork.name.includes("/stirring"))!;
    expect(more).toEqual([]);
    // The spoon's end, where the drawing of the cook ends, is hidden by the pot.
    const spoon = cook.box.x + cook.box.width;
    expect(spoon).toBeGreaterThan(it!.box.x + 0.1 * it!.box.width);
    expect(spoon).toBeLessThan(it!.box.x + 0.9 * it!.box.width);
    expect(items.indexOf(it!)).toBeGreaterThan(items.indexOf(cook));
    expect(it!.box.height).toBeLessThan(0.5 * cook.box.height);
  });
});

it.each(["a mother and a boy cooking in the kitchen", "爸爸和妈妈一起做饭"])(
  "%s: one at the stove with the only pan, the other stirs",
  (description) => {
    const items = artworksOf(description);
    const pose = (name: string) => items.filter(({ artwork }) => artwork.name.includes(`/${name}`));
    expect([pose("cooking").length, pose("stirring").length]).toEqual([1, 1]);
    const [cook, mate] = [pose("cooking")[0]!.box, pose("stirring")[0]!.box];
    const [stove, bowl] = [only(items, "kitchen-oven")[0]!.box, only(items, "round-bowl")[0]!.box];
    expect(stove.x).toBeLessThan(cook.x + cook.width);
    expect(stove.x + stove.width).toBeLessThan(mate.x + 0.2 * mate.width);
    expect(bowl.x).toBeLessThan(mate.x + mate.width);
  },
);
