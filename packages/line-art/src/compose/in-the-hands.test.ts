/** What is carried, caught and served is where hands have it, and no larger than they could. */
import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;

function handOf({ artwork, box, mirrored }: PlacedArtwork) {
  const { hand } = figureAnchors(artwork);
  return {
    x: box.x + (mirrored ? 1 - hand.x : hand.x) * box.width,
    y: box.y + hand.y * box.height,
  };
}

it("a baker carrying a tray of bread: the bread is on the tray, and the tray in the hand", () => {
  const items = artworksOf("a baker carrying a tray of bread");
  const [baker, tray, bread] = ["baker", "bare-tray", "bread"].map((id) => one(items, id));
  expect(middle(bread!)).toBeCloseTo(middle(tray!), 0);
  expect(bottom(bread!)).toBeGreaterThan(tray!.box.y);
  expect(bottom(bread!)).toBeLessThan(bottom(tray!));
  const hand = handOf(baker!);
  expect(Math.abs(hand.x - middle(tray!))).toBeLessThan(0.55 * tray!.box.width);
  expect(Math.abs(hand.y - tray!.box.y)).toBeLessThan(tray!.box.height);
});

it.each([
  ["a rabbit holding a coin", "rabbit", "coin", 0.25],
  ["小兔子拿着硬币", "rabbit", "coin", 0.25],
  ["a penguin delivering a letter to a seal", "penguin", "envelope", 0.36],
])("%s: it is no larger than a hand can have it", (description, who, what, most) => {
  const items = artworksOf(description);
  const { width, height } = one(items, what).box;
  expect(Math.max(width, height)).toBeLessThan(most * one(items, who).box.height);
});

it("pancakes stand on the plate that they are drawn with, and on no other", () => {
  const items = artworksOf("a stack of pancakes on a plate");
  expect(only(items, "pancakes")).toHaveLength(1);
  expect(only(items, "plate")).toEqual([]);
});

it.each([
  "a steaming bowl of soup",
  "一碗冒热气的牛肉面",
  "热气腾腾的包子",
  "a hot pizza",
  "饺子冒着热气",
])("%s: steam rises from it", (description) => {
  const items = artworksOf(description);
  const steam = one(items, "steam");
  const dish = items.find(({ subject }) => subject !== "steam")!;
  expect(bottom(steam)).toBeLessThan(dish.box.y + 0.3 * dish.box.height);
});

it.each([
  ["a woman whose umbrella was turned inside out by the wind", "woman"],
  ["一个阿姨的雨伞被风吹翻了", "woman"],
])("%s: its ribs point up, and it is in the hand", (description, who) => {
  const items = artworksOf(description);
  const umbrella = one(items, "inside-out-umbrella");
  const hand = handOf(one(items, who));
  expect(hand.x).toBeGreaterThan(umbrella.box.x);
  expect(hand.x).toBeLessThan(umbrella.box.x + umbrella.box.width);
  expect(bottom(umbrella)).toBeGreaterThan(hand.y);
});

describe("a goalkeeper who dives", () => {
  it.each(["a goalkeeper diving for the ball", "守门员飞身扑球"])(
    "%s: is in the air, and has the one ball at the hands",
    (description) => {
      const items = artworksOf(description);
      const [keeper, ball] = [one(items, "goalkeeper"), one(items, "soccer-ball")];
      expect(keeper.box.width).toBeGreaterThan(keeper.box.height);
      const hand = handOf(keeper);
      expect(Math.abs(hand.x - middle(ball))).toBeLessThan(ball.box.width);
      expect(Math.abs(hand.y - ball.box.y - ball.box.height / 2)).toBeLessThan(ball.box.height);
      expect(only(items, "soccer-ball")).toHaveLength(1);
      expect(only(items, "soccer-goal")).toEqual([]);
    },
  );
});

it.each([
  ["小刺猬和小鼹鼠躺在草地上看云", "hedgehog"],
  ["a boy and a dog lying on the grass watching clouds", "dog"],
])("%s: nobody is asleep", (description, who) => {
  const items = artworksOf(description);
  expect(only(items, "sleep-letters")).toEqual([]);
  const { shapes } = loadArtwork(one(items, who).artwork);
  expect(shapes.some(({ kind, part }) => part?.en === "eye" && kind === "area")).toBe(true);
  expect(items.filter(({ artwork }) => artwork.variant === "asleep")).toEqual([]);
});
