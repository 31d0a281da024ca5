import { describe, expect, it } from "vitest";
import { artworksOf } from "../scene-of.ts";

describe("who is in a fruit or a cheese", () => {
  it.each([
    ["a kiwi bird inside a kiwi fruit", "kiwi-bird", "half-kiwi"],
    ["a worm in an apple", "worm", "apple-with-hole"],
    ["苹果里的毛毛虫", "caterpillar", "apple-with-hole"],
    ["a mouse in a cheese", "mouse", "cheese-with-hole"],
    ["小熊坐在西瓜里", "bear", "half-watermelon"],
  ])("%s: looks out, between its back and its front", (description, who, what) => {
    const items = artworksOf(description);
    const at = items.findIndex(({ subject }) => subject === who);
    const pieces = items.flatMap(({ artwork }, place) => (artwork.name === what ? [place] : []));
    expect(pieces).toHaveLength(2);
    expect(pieces[0]).toBeLessThan(at);
    expect(pieces[1]).toBeGreaterThan(at);
    const { box } = items[at]!;
    const whole = items[pieces[0]!]!.box;
    expect(box.x).toBeGreaterThan(whole.x);
    expect(box.x + box.width).toBeLessThan(whole.x + whole.width);
  });
});
