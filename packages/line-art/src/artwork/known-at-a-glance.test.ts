import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../compose/scene-of.ts";
import { loadArtwork } from "./load-artwork.ts";

it.each([
  ["girl feeding pigeons in the park", "pigeon"],
  ["公园里的鸽子", "pigeon"],
  ["白鸽", "dove"],
  ["龙宝宝", "dragon"],
  ["an oak tree", "oak-tree"],
  ["小刺猬在落叶堆里玩", "leaf-pile"],
  ["race cars with a checkered flag", "checkered-flag"],
  ["大饼干", "cookie"],
  ["农民伯伯提着一桶牛奶", "milk-pail"],
  ["大公鸡站在屋顶上", "rooftop"],
  ["seashells on the beach", "scallop-shell"],
  ["三层大蛋糕", "wedding-cake"],
  ["工人叔叔吃盒饭", "bento-box"],
  ["a girl with a floatie", "ring-buoy"],
  ["hot chocolate with marshmallows", "cocoa-with-marshmallows"],
  ["a rocket taking off", "launching-rocket"],
  ["火箭发射", "launching-rocket"],
])("%s: there is a %s", (description, subject) => {
  expect(only(artworksOf(description), subject).length).toBeGreaterThan(0);
});

it("pigeons fly with their wings up, and stand where they are fed", () => {
  const drawn = (description: string) =>
    new Set(only(artworksOf(description), "pigeon").map(({ artwork }) => artwork.name));
  expect(drawn("一群鸽子飞过广场")).toEqual(new Set(["pigeon-flying"]));
  expect(drawn("girl feeding pigeons in the park")).toEqual(new Set(["pigeon"]));
});

/** By a mark, not by the outline alone. */
const known =
  "checkered-flag cocoa-with-marshmallows cricket fallen-leaf french-fries leaf-pile milk-pail oak-tree penguin-chick pigeon pigeon-flying rooftop sandwich sparrow tomato".split(
    " ",
  );

it("marks in each drawing what the thing is known by, but where the outline says it", () => {
  const unmarked = known.filter(
    (name) => !loadArtwork({ set: "own", name }).shapes.some(({ telling }) => telling),
  );
  expect(unmarked).toEqual([]);
});

describe("a pile of leaves", () => {
  it("is before the legs of those who play in it, and not before their faces", () => {
    const all = artworksOf("孩子们在落叶堆里玩");
    const children = all.filter(({ artwork }) => artwork.set === "figure");
    const pile = all.findLast(({ subject }) => subject === "leaf-pile")!;
    for (const child of children) {
      expect(all.indexOf(child)).toBeLessThan(all.indexOf(pile));
      expect(pile.box.y).toBeGreaterThan(child.box.y + 0.3 * child.box.height);
    }
    expect(children).toHaveLength(2);
  });

  it("leaves the low face of a hedgehog free", () => {
    const all = artworksOf("a hedgehog playing in a leaf pile");
    const [hedgehog] = only(all, "hedgehog");
    const front = all.findLast(({ subject }) => subject === "leaf-pile")!;
    expect(front.box.y).toBeGreaterThan(hedgehog!.box.y + 0.6 * hedgehog!.box.height);
  });
});

it("who sits in a wheelchair does not hold it out to the bird that is fed", () => {
  const all = artworksOf("女孩坐轮椅在公园里喂鸽子");
  const [girl] = only(all, "girl");
  const [chair] = only(all, "manual-wheelchair");
  expect(chair!.box.height).toBeGreaterThan(0.5 * girl!.box.height);
  expect(Math.abs(chair!.box.x - girl!.box.x)).toBeLessThan(girl!.box.width);
});
