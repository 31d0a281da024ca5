/** Who is on whose lap, and on whose head. */
import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureAnchors } from "../figure/anchors.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only } from "./scene-of.ts";

describe("on a lap", () => {
  it.each([
    ["a girl with a cat on her lap", "girl", "cat"],
    ["a kitten on the lap of a grandma", "grandmother", "cat"],
    ["baby on mum's lap", "woman", "baby"],
    ["宝宝坐在妈妈腿上", "woman", "baby"],
    ["小猫趴在奶奶腿上", "grandmother", "cat"],
  ])(
    "%s: who has another there sits, arms about them, the face free",
    (description, who, other) => {
      const items = artworksOf(description);
      const [sitter] = only(items, who);
      const [load] = only(items, other);
      expect(sitter!.artwork.name).toContain("/on-a-stool");
      const { seat, eyes } = figureAnchors(sitter!.artwork);
      const [hips, face] = [pointOn(sitter!, seat), pointOn(sitter!, eyes)];
      expect(load!.box.y).toBeGreaterThan(sitter!.box.y);
      expect(load!.box.x + load!.box.width).toBeGreaterThan(hips.x);
      const isOverFace =
        face.x > load!.box.x && face.x < load!.box.x + load!.box.width && face.y > load!.box.y;
      expect(isOverFace).toBe(false);
      const arms = items.find(({ artwork }) => artwork.variant === "front");
      expect(items.indexOf(arms!)).toBeGreaterThan(items.indexOf(load!));
      expect(loadArtwork(arms!.artwork).shapes.length).toBeGreaterThan(0);
    },
  );
});

describe("on a head", () => {
  it.each([
    ["女孩头上有一只小鸟", "girl", "bird"],
    ["男孩头顶一只小鸡", "boy", "baby-chick"],
  ])("%s", (description, who, other) => {
    const items = artworksOf(description);
    const { crown } = figureAnchors(only(items, who)[0]!.artwork);
    const top = pointOn(only(items, who)[0]!, crown);
    const { box } = only(items, other)[0]!;
    expect(Math.abs(box.x + box.width / 2 - top.x)).toBeLessThan(box.width);
    expect(Math.abs(box.y + box.height - top.y)).toBeLessThan(0.5 * box.height);
  });
});

describe("small things", () => {
  it.each([
    ["a girl beside a cup", "girl", "hot-beverage", 0.36],
    ["一个男孩和一个球", "boy", "soccer-ball", 0.46],
    ["a woman with a cup of tea", "woman", "hot-beverage", 0.36],
  ])(
    "%s: not as large as who is beside them, and yet to be coloured",
    (description, who, thing, most) => {
      const items = artworksOf(description);
      const share = only(items, thing)[0]!.box.height / only(items, who)[0]!.box.height;
      expect(share).toBeLessThan(most);
      expect(share).toBeGreaterThan(0.2);
    },
  );
});
