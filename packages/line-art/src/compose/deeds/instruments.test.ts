import { describe, expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

describe("an instrument", () => {
  it.each([
    ["a boy playing the violin", "violin", "boy/playing-violin"],
    ["爷爷拉二胡", "erhu", "grandfather/playing-erhu"],
    ["a woman playing the cello", "cello", "woman/playing-cello"],
    ["一个女人弹竖琴", "harp", "woman/playing-harp"],
    ["a girl playing the flute", "flute", "girl/playing-flute"],
    ["小男孩吹笛子", "bamboo-flute", "boy/playing-flute"],
    ["a bear playing the violin", "violin", "bear:boy/playing-violin"],
  ])("%s: the %s is in the hands, and there is no second", (description, instrument, figure) => {
    const items = artworksOf(description);
    expect(items.map(({ artwork }) => artwork.name)).toEqual([figure]);
    expect(only(items, instrument)).toEqual([]);
  });

  it("that is only held is in one hand", () => {
    const items = artworksOf("a boy holding a violin");
    expect(only(items, "boy")[0]!.artwork.name).toBe("boy/holding");
    expect(only(items, "violin")).toHaveLength(1);
  });

  it("before its player has the hands upon it", () => {
    const items = artworksOf("小女孩弹古筝");
    const [girl, guzheng] = [only(items, "girl")[0]!, only(items, "guzheng")[0]!];
    expect(girl.artwork.name).toBe("girl/playing-strings");
    expect(guzheng.box.y).toBeGreaterThan(girl.box.y + 0.45 * girl.box.height);
    expect(guzheng.box.y).toBeLessThan(girl.box.y + 0.8 * girl.box.height);
  });

  it.each([
    ["a bear playing the trumpet", "bear", "trumpet"],
    ["a cat playing the saxophone", "cat", "saxophone"],
    ["爷爷吹唢呐", "grandfather", "suona"],
    ["a man blowing a french horn", "man", "french-horn"],
  ])("%s: it is at the mouth, the hands at it", (description, player, horn) => {
    const items = artworksOf(description);
    const [who] = only(items, player) as [PlacedArtwork];
    const [what, ...more] = only(items, horn) as [PlacedArtwork];
    expect(more).toEqual([]);
    expect(who.artwork.name).toContain("/playing-horn");
    const { mouth, hand } = figureAnchors(who.artwork);
    for (const { x, y } of [mouth, hand]) {
      const [across, down] = [who.box.x + x * who.box.width, who.box.y + y * who.box.height];
      expect(across).toBeGreaterThan(what.box.x - 1);
      expect(across).toBeLessThan(what.box.x + what.box.width + 1);
      expect(down).toBeGreaterThan(what.box.y - 1);
      expect(down).toBeLessThan(what.box.y + what.box.height + 1);
    }
    // An arm is drawn over it.
    expect(items.indexOf(only(items, player)[1]!)).toBeGreaterThan(items.indexOf(what));
  });

  it.each([
    ["frog sitting on a lily pad playing the banjo", "frog", "banjo"],
    ["an elf playing a lute", "elf", "lute"],
    ["古代女子弹琵琶", "hanfu-girl", "pipa"],
    ["小猫弹尤克里里", "cat", "ukulele"],
  ])("%s: it is in the arms, before the body", (description, player, lute) => {
    const items = artworksOf(description);
    const [who] = only(items, player) as [PlacedArtwork];
    const [what, ...more] = only(items, lute) as [PlacedArtwork];
    expect(more).toEqual([]);
    expect(only(items, "guitar")).toEqual([]);
    const { hand, nearHand, mouth } = figureAnchors(who.artwork);
    for (const { x, y } of [hand, nearHand]) {
      const [across, down] = [who.box.x + x * who.box.width, who.box.y + y * who.box.height];
      const middle = { x: what.box.x + what.box.width / 2, y: what.box.y + what.box.height / 2 };
      expect(Math.hypot(across - middle.x, down - middle.y)).toBeLessThan(
        0.6 * Math.max(what.box.width, what.box.height),
      );
    }
    expect(what.box.y).toBeGreaterThan(who.box.y + mouth.y * who.box.height - 0.1 * who.box.height);
    expect(items.indexOf(what)).toBeGreaterThan(items.indexOf(who));
  });
});
