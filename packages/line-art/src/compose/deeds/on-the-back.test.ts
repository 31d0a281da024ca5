import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

describe("a house that is carried", () => {
  it.each([
    ["蜗牛背着一座小房子", "house"],
    ["a snail with a house on its back", "house"],
    ["a snail carrying a castle on its shell", "castle"],
    ["蜗牛的壳是一座城堡", "castle"],
    ["a snail with a mushroom house for a shell", "mushroom-house"],
  ])("%s: is its shell", (description, what) => {
    const items = artworksOf(description);
    const [snail] = only(items, "snail");
    const [house] = only(items, what);
    expect(snail!.artwork.name).toBe("snail-without-shell");
    expect(house!.box.x).toBeGreaterThan(snail!.box.x + 0.2 * snail!.box.width);
    expect(house!.box.y + house!.box.height).toBeLessThan(snail!.box.y + snail!.box.height);
    expect(house!.box.y + house!.box.height).toBeGreaterThan(
      snail!.box.y + 0.7 * snail!.box.height,
    );
  });

  it.each([
    ["恐龙背着一座小房子", "sauropod", "house"],
    ["一只背着宝塔的大象", "elephant", "pagoda"],
    ["a tortoise carrying a house", "tortoise", "house"],
    ["乌龟背着一个小村庄", "turtle", "house"],
    ["a whale with a garden on its back", "whale", "flower"],
  ])("%s: stands on the back", (description, who, what) => {
    const items = artworksOf(description);
    const [{ box: bearer }] = only(items, who) as [(typeof items)[number]];
    for (const { box } of only(items, what)) {
      const middle = box.x + box.width / 2;
      expect(middle).toBeGreaterThan(bearer.x);
      expect(middle).toBeLessThan(bearer.x + bearer.width);
      expect(box.y + box.height).toBeLessThan(bearer.y + 0.7 * bearer.height);
    }
  });
});
