/** That one sees what is done with the hands: what is carried, painted, broken and fried. */
import { expect, it } from "vitest";
import { artworksOf, only } from "./scene-of.ts";

it.each([
  ["a man carrying a box", "man/carrying"],
  ["小熊搬箱子", "bear:boy/carrying"],
  ["蚂蚁搬西瓜", "ant:boy/carrying"],
  ["karate kid breaking a board", "kung-fu-kid/breaking-a-board"],
  ["panda breaking a board", "panda:boy/breaking-a-board"],
  ["easter bunny painting an egg", "easter-bunny:boy/painting-in-hand"],
  ["小兔子画彩蛋", "rabbit:boy/painting-in-hand"],
  ["a girl painting easter eggs", "girl/painting-in-hand"],
  ["farmer painting a fence", "farmer/painting"],
])("%s", (description, name) => {
  const names = artworksOf(description).map(({ artwork }) => artwork.name);
  expect(names).toContain(name);
});

it("a man carrying a box: it is before the chest, the hands at its sides", () => {
  const items = artworksOf("a man carrying a box");
  const [man] = only(items, "man");
  const box = items.find(({ subject }) => /box|package/.test(subject))!;
  const middle = box.box.x + box.box.width / 2;
  expect(Math.abs(middle - man!.box.x - man!.box.width / 2)).toBeLessThan(0.1 * man!.box.width);
  expect(items.at(-1)!.artwork.variant).toBe("front");
});

it.each(["妈妈煎鸡蛋", "机器人在厨房里煎鸡蛋给小主人做早餐", "dad frying eggs"])(
  "%s: at the stove, pan in hand",
  (description) => {
    const items = artworksOf(description);
    expect(items.some(({ artwork }) => artwork.name.endsWith("/cooking"))).toBe(true);
    expect(only(items, "kitchen-oven")).toHaveLength(1);
  },
);

it.each(["爸爸贴福字", "春节贴福字"])("%s: it is on a door, a hand up at it", (description) => {
  const items = artworksOf(description);
  const [door, fu] = [only(items, "door")[0]!, only(items, "fu")[0]!];
  expect(fu.box.x).toBeGreaterThan(door.box.x);
  expect(fu.box.x + fu.box.width).toBeLessThan(door.box.x + door.box.width);
});
