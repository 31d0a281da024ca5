/** Meals and baking: who stands behind the table, and what is on it. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ artwork }) => artwork.set === "figure" && artwork.variant !== "front");
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;

describe("a table", () => {
  it.each([
    ["a family having dinner", 3, "bowl-with-spoon"],
    ["一家人吃年夜饭", 3, "reunion-dinner"],
    ["children sharing a birthday cake", 2, "birthday-cake"],
    ["一家人吃火锅", 3, "hot-pot"],
    ["kids making pizza", 2, "whole-pizza"],
    ["一家人包饺子", 3, "dumpling"],
    ["a girl baking cookies", 1, "cookie"],
    ["小朋友们做月饼", 2, "mooncake"],
  ])("%s: %i behind it, %s upon it, every face free", (description, count, food) => {
    const items = artworksOf(description);
    const [table, ...more] = only(items, "laid-table");
    const dishes = items.filter(({ subject }) => subject === food);
    expect(more).toEqual([]);
    expect(people(items)).toHaveLength(count);
    expect(dishes.length).toBeGreaterThan(0);
    for (const one of people(items)) {
      expect(items.indexOf(one)).toBeLessThan(items.indexOf(table!));
      const chin = one.box.y + 0.45 * one.box.height;
      expect(table!.box.y).toBeGreaterThan(chin);
      expect(middle(one)).toBeGreaterThan(table!.box.x);
      expect(middle(one)).toBeLessThan(table!.box.x + table!.box.width);
    }
    for (const { box } of dishes) {
      const foot = box.y + box.height;
      expect(foot).toBeGreaterThan(table!.box.y);
      expect(foot).toBeLessThan(table!.box.y + 0.4 * table!.box.height);
      expect(box.x).toBeGreaterThan(table!.box.x);
      expect(box.x + box.width).toBeLessThan(table!.box.x + table!.box.width);
    }
  });

  it("stands in the kitchen where something is made", () => {
    const { items } = sceneOf("two girls baking a cake");
    expect(items.some(({ name }) => name.en === "shelf")).toBe(true);
  });

  it.each(["three kids eating pizza", "a boy frying eggs", "children building a snowman"])(
    "%s: needs none",
    (description) => {
      expect(only(artworksOf(description), "laid-table")).toEqual([]);
    },
  );

  it.each([
    ["animals having a tea party", "hot-beverage", 3],
    ["three bears eating porridge at a table", "cooked-rice", 3],
    ["a bear, a rabbit and a fox sitting at a table with a teapot", "teapot", 1],
    ["小猴子和小兔子坐在桌子旁喝茶", "hot-beverage", 2],
  ])("%s: behind it, %s upon it", (description, dish, count) => {
    const items = artworksOf(description);
    const [table] = only(items, "laid-table");
    const dishes = only(items, dish);
    expect(dishes).toHaveLength(count);
    for (const { box } of dishes) expect(box.y + box.height).toBeGreaterThan(table!.box.y);
    const guests = items.filter((one) => one !== table && !dishes.includes(one));
    for (const one of guests) {
      expect(items.indexOf(one)).toBeLessThan(items.indexOf(table!));
      expect(one.box.y).toBeLessThan(table!.box.y);
    }
  });

  it("has the cake beside the face of who blows out its candles", () => {
    const items = artworksOf("a girl blowing out candles on her birthday cake");
    const [girl, cake] = [only(items, "girl")[0]!, only(items, "birthday-cake")[0]!];
    expect(cake.box.x).toBeGreaterThan(middle(girl));
    expect(cake.box.y).toBeLessThan(girl.box.y + 0.6 * girl.box.height);
    expect(cake.box.y + cake.box.height).toBeLessThan(girl.box.y + girl.box.height);
  });
});

it("a bunny baking a cake: at a table for one, the cake aside of the face", () => {
  const items = artworksOf("a bunny baking a cake");
  const [table] = only(items, "laid-table");
  const who = items.find(({ artwork }) => artwork.set === "figure")!;
  const dish = items.findLast(({ artwork }) => artwork.set !== "figure")!;
  expect(table!.box.width).toBeLessThan(1.2 * who.box.height);
  expect(dish.box.y).toBeGreaterThan(who.box.y + 0.4 * who.box.height);
  expect(dish.box.x + dish.box.width / 2).toBeGreaterThan(who.box.x + 0.55 * who.box.width);
});

it.each([
  ["妈妈包饺子", "dumpling"],
  ["面点师傅捏包子", "baozi"],
  ["小熊在厨房里帮妈妈包饺子", "dumpling"],
])("%s: the hands are at it, seen over the table", (description, what) => {
  const items = artworksOf(description);
  const [table] = only(items, "laid-table");
  const hands = items.filter(({ artwork }) => artwork.variant === "front");
  expect(hands.length).toBeGreaterThan(0);
  const dishes = only(items, what);
  for (const one of hands) {
    expect(items.indexOf(one)).toBeGreaterThan(items.indexOf(table!));
    const foot = one.box.y + one.box.height;
    expect(foot).toBeGreaterThan(table!.box.y);
    expect(
      dishes.some(({ box }) => Math.abs(middle(one) - box.x - box.width / 2) < one.box.width),
    ).toBe(true);
    expect(Math.max(...dishes.map(({ box }) => box.y + box.height))).toBeGreaterThan(
      foot - 0.1 * table!.box.height,
    );
  }
});

it.each(["mom icing a cake", "妈妈给蛋糕抹奶油"])(
  "%s: a whole one, cream in hand",
  (description) => {
    const items = artworksOf(description);
    expect(items.find(({ subject }) => subject === "woman")!.artwork.name).toBe("woman/icing");
    expect(only(items, "layer-cake")).toHaveLength(1);
  },
);

it("a family is at the table of who blows out the candles, the cake upon it", () => {
  const items = artworksOf("a boy blowing out candles with his family");
  const [cake, ...more] = only(items, "birthday-cake") as [PlacedArtwork];
  expect(more).toEqual([]);
  const [table] = items.filter(({ subject }) => /table/.test(subject)) as [PlacedArtwork];
  expect(cake.box.x).toBeGreaterThan(table.box.x);
  expect(cake.box.x + cake.box.width).toBeLessThan(table.box.x + table.box.width + 1);
  expect(people(items)).toHaveLength(4);
  for (const one of people(items)) expect(items.indexOf(one)).toBeLessThan(items.indexOf(table));
});
