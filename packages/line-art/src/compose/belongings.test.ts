/** What somebody has with them, and where a second row stands. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import type { Box, PlacedArtwork, Scene } from "../types.ts";
import { sceneOf } from "./scene-of.ts";

function all(scene: Scene, subject: string): PlacedArtwork[] {
  return scene.items
    .filter((item) => item.kind === "artwork")
    .filter((item) => item.subject === subject);
}

const bottom = ({ y, height }: Box) => y + height;
const sharedWidth = (a: Box, b: Box) => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);

describe("belongings", () => {
  it.each([
    ["a bear with a honey pot", "bear", "honey-pot"],
    ["a dinosaur with a birthday cake", "sauropod", "birthday-cake"],
    ["Santa Claus with a sack of gifts", "santa-claus", "gift-sack"],
    ["一只熊和一个蜂蜜罐", "bear", "honey-pot"],
  ])("%s: it stands beside, on the same ground, and hides nothing", (description, who, what) => {
    const scene = sceneOf(description);
    const [owner] = all(scene, who);
    const [thing] = all(scene, what);
    expect(sharedWidth(owner!.box, thing!.box)).toBeLessThan(0.02 * owner!.box.width);
    expect(Math.abs(bottom(owner!.box) - bottom(thing!.box))).toBeLessThan(1);
  });

  it("of three apples one is in the hand of whoever eats them, the others lie beside", () => {
    const scene = sceneOf("a girl eating three apples");
    const [girl] = all(scene, "girl");
    const apples = all(scene, "red-apple").toSorted((a, b) => a.box.y - b.box.y);
    expect(apples).toHaveLength(3);
    const feet = girl!.box.y + girl!.box.height;
    const isUp = apples.map(({ box }) => box.y + box.height < feet - 0.3 * girl!.box.height);
    expect(isUp).toEqual([true, false, false]);
  });

  it("several stand left and right, and leave the feet free", () => {
    const scene = sceneOf("a farmer with two pumpkins");
    const [farmer] = all(scene, "farmer");
    const [left, right] = all(scene, "pumpkin").toSorted((a, b) => a.box.x - b.box.x);
    expect(left!.box.x + left!.box.width).toBeLessThan(farmer!.box.x);
    expect(right!.box.x).toBeGreaterThan(farmer!.box.x + farmer!.box.width);
  });

  it("balloons hang on strings from one hand, none before the face", () => {
    const scene = sceneOf("a boy with three balloons");
    const [boy] = all(scene, "boy");
    const balloons = all(scene, "balloon");
    expect(balloons).toHaveLength(3);
    const ends = balloons.map(({ box, rotation }) => {
      const turn = (rotation * Math.PI) / 180;
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      return {
        x: middle.x - (box.height / 2) * Math.sin(turn),
        y: middle.y + (box.height / 2) * Math.cos(turn),
      };
    });
    for (const end of ends) {
      expect(end.x).toBeCloseTo(ends[0]!.x, 3);
      expect(end.y).toBeCloseTo(ends[0]!.y, 3);
      expect(end.x).toBeGreaterThan(boy!.box.x + 0.5 * boy!.box.width);
    }
  });

  it("one umbrella is over both of two who share it", () => {
    const scene = sceneOf("two cats sharing an umbrella");
    const umbrellas = all(scene, "umbrella");
    expect(umbrellas).toHaveLength(1);
    const [{ box }] = umbrellas as [(typeof umbrellas)[number]];
    for (const cat of all(scene, "cat")) {
      expect(cat.box.x).toBeGreaterThan(box.x);
      expect(cat.box.x + cat.box.width).toBeLessThan(box.x + box.width);
    }
  });

  it("an umbrella is over the head, and behind it", () => {
    const scene = sceneOf("a girl with an umbrella in the rain");
    const [girl] = all(scene, "girl");
    const [umbrella] = all(scene, "umbrella");
    expect(umbrella!.box.y).toBeLessThan(girl!.box.y);
    expect(sharedWidth(umbrella!.box, girl!.box)).toBeGreaterThan(0.6 * girl!.box.width);
    expect(scene.items.indexOf(umbrella!)).toBeLessThan(scene.items.indexOf(girl!));
  });
});

describe("a second row", () => {
  it.each([
    ["three sheep on a meadow", "ewe"],
    ["three oranges", "tangerine"],
  ])("%s: fill a square page, those behind on the ground or the table", (description, subject) => {
    const scene = sceneOf(description);
    const boxes = all(scene, subject).map(({ box }) => box);
    const [rear, ...front] = boxes.toSorted((a, b) => bottom(a) - bottom(b));
    expect(front).toHaveLength(2);
    expect(bottom(rear!)).toBeLessThan(Math.min(...front.map(bottom)) - 0.3 * rear!.height);
    const land = scene.items.filter(
      ({ role, name }) => role === "scenery" && /hill|ground|tablecloth/.test(name.en),
    );
    expect(Math.min(...land.map(({ box }) => box.y))).toBeLessThan(bottom(rear!));
  });

  it("a wide page has room for one row", () => {
    const boxes = all(sceneOf("three cupcakes", { aspectRatio: "16:9" }), "cupcake");
    const feet = boxes.map(({ box }) => bottom(box));
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);
  });
});

it("a difficulty that is known goes before the complexity, a hint in the words before both", () => {
  expect(sceneOf("a cat", { complexity: "complex", difficulty: "hard" }).difficulty).toBe("hard");
  const hinted = sceneOf("a cat for 3 year olds", { difficulty: "hard" });
  expect(hinted.difficulty).toBe("easy");
});

it.each([
  ["a bed", "picture"],
  ["a cat on a sofa", "clock"],
  ["a clown on the stage", "star"],
])("%s: what hangs on the wall or the curtain is in front of it", (description, what) => {
  const { items } = sceneOf(description);
  const hung = items.filter(({ name, role }) => name.en === what && role === "decoration");
  const behind = items.findLastIndex(({ role }) => role === "scenery");
  expect(hung.length).toBeGreaterThan(0);
  for (const one of hung) expect(items.indexOf(one)).toBeGreaterThan(behind);
});

it.each([
  ["a witch holding a broom", "witch", "broom"],
  ["a boy with a shovel", "boy", "shovel"],
  ["a boy holding an axe", "boy", "axe"],
])("%s: by its handle, away from the face", (description, who, what) => {
  const scene = sceneOf(description);
  const [holder] = all(scene, who) as [PlacedArtwork];
  const [thing] = all(scene, what) as [PlacedArtwork];
  const { hand, head } = figureAnchors(holder.artwork);
  const across = (share: number) => holder.box.x + share * holder.box.width;
  expect(across(hand.x)).toBeGreaterThan(thing.box.x - 1);
  expect(across(hand.x)).toBeLessThan(thing.box.x + 0.4 * thing.box.width);
  expect(across(head.x)).toBeLessThan(thing.box.x);
  expect(bottom(thing.box)).toBeLessThan(bottom(holder.box) + 0.03 * holder.box.height);
});
