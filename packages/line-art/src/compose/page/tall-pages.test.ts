import { describe, expect, it } from "vitest";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const upright = { aspectRatio: "9:16" } as const;
const foot = ({ box }: { box: { y: number; height: number } }) => box.y + box.height;
const right = ({ box }: { box: { x: number; width: number } }) => box.x + box.width;

describe("a group on an upright page", () => {
  it.each(["a bear fishing", "a boy kicking a ball", "小狗追蝴蝶", "an elephant"])(
    "%s: as wide as the frame, or half as high as the page",
    (description) => {
      const group = artworksOf(description, upright).filter(({ mention }) => mention);
      const [left, top] = [
        Math.min(...group.map(({ box }) => box.x)),
        Math.min(...group.map(({ box }) => box.y)),
      ];
      const isWide = Math.max(...group.map(right)) - left > 0.85 * 900;
      const isHigh = Math.max(...group.map(foot)) - top > 0.48 * 1600;
      expect(isWide || isHigh).toBe(true);
    },
  );

  it.each([
    ["a dad washing a car", "man", "automobile"],
    ["爸爸修车", "man", "automobile"],
    ["a man fixing a bicycle", "man", "bicycle"],
  ])("%s: he is before it", (description, doer, thing) => {
    const items = artworksOf(description, upright);
    const [who, what] = [only(items, doer)[0]!, only(items, thing)[0]!];
    expect(items.indexOf(who)).toBeGreaterThan(items.indexOf(what));
    expect(foot(what)).toBeLessThan(foot(who));
    expect(what.box.x).toBeLessThan(right(who));
    expect(what.box.x).toBeGreaterThan(who.box.x);
  });

  it("a mother leads on a line of her own, those who follow her below", () => {
    const items = artworksOf("a mother duck with her ducklings", upright);
    const [mother, ducklings] = [only(items, "duck")[0]!, only(items, "duckling")];
    for (const duckling of ducklings) {
      expect(duckling.box.y).toBeGreaterThan(foot(mother));
      expect(duckling.box.width).toBeGreaterThan(0.2 * 900);
    }
  });

  it("who digs a hole has it before the feet", () => {
    const items = artworksOf("a dog digging a hole", upright);
    const [dog, hole] = [only(items, "dog")[0]!, only(items, "dug-hole")[0]!];
    expect(foot(hole)).toBeGreaterThan(foot(dog));
    expect(hole.box.y).toBeLessThan(foot(dog));
    expect(dog.box.height).toBeGreaterThan(0.4 * 1600);
  });

  it("who pushes a wheelbarrow is behind its handles", () => {
    const items = artworksOf("a boy pushing a wheelbarrow", upright);
    const [boy, barrow] = [only(items, "boy")[0]!, only(items, "wheelbarrow")[0]!];
    expect(barrow.box.x).toBeGreaterThan(boy.box.x + 0.7 * boy.box.width);
    expect(Math.abs(foot(boy) - foot(barrow))).toBeLessThan(0.1 * boy.box.height);
  });
});

describe("a tree fills the sky", () => {
  const treeOf = (description: string, options = {}) =>
    sceneOf(description, { ...upright, ...options }).items.find(({ id }) => id === "tree-above");

  it.each(["a boy playing with blocks", "a boy petting a dog"])(
    "%s: above the group, behind it",
    (text) => {
      const { items } = sceneOf(text, upright);
      const tree = items.findIndex(({ id }) => id === "tree-above");
      const first = items.findIndex((one) => one.kind === "artwork" && one.mention);
      expect(tree).toBeGreaterThan(-1);
      expect(tree).toBeLessThan(first);
      expect(items[tree]!.box.y).toBeLessThan(items[first]!.box.y - 0.1 * 1600);
    },
  );

  it("but not behind the tall, on plain or other pages, or where somebody asked for more up there", () => {
    expect(treeOf("a boy flying a kite")).toBeUndefined();
    expect(treeOf("a boy playing with blocks", { complexity: "simple" })).toBeUndefined();
    expect(treeOf("a boy playing with blocks", { aspectRatio: "1:1" })).toBeUndefined();
    expect(treeOf("a boy playing with blocks under a rainbow")).toBeUndefined();
    expect(treeOf("a boy playing with blocks and a butterfly")).toBeUndefined();
    expect(treeOf("a boy petting a dog in the street")).toBeUndefined();
  });
});

it("a horse behind a girl looks out over the edge of the row", () => {
  const items = artworksOf("a girl and her horse", upright);
  const [girl, horse] = [only(items, "girl")[0]!, only(items, "horse")[0]!];
  const isRight = horse.box.x > girl.box.x;
  expect(horse.mirrored).toBe(isRight);
});

it.each(["中秋节全家人赏月吃月饼", "爸爸妈妈和宝宝在公园放风筝", "a family eating ice cream"])(
  "%s: nobody stands on top of the others",
  (description) => {
    const family = artworksOf(description, { aspectRatio: "9:16" }).filter(
      // Hands that are before what is eaten are drawn once more.
      ({ artwork }) => artwork.set === "figure" && artwork.variant !== "front",
    );
    expect(family).toHaveLength(3);
    const middles = family.map(({ box }) => box.x + box.width / 2);
    const width = Math.max(...family.map(({ box }) => box.width));
    expect(Math.max(...middles) - Math.min(...middles)).toBeGreaterThan(0.7 * width);
  },
);

it("the moon of mid-autumn is to be seen", () => {
  const { items } = sceneOf("中秋节全家人赏月吃月饼", { aspectRatio: "9:16" });
  expect(items.map(({ name }) => name.en)).toContain("moon");
});
