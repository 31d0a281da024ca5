import { describe, expect, it } from "vitest";
import type { Box, PlacedArtwork } from "../types.ts";
import { artworksOf, sceneOf } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) =>
  items.find((item) => item.subject === subject)!;
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const isAbout = (inner: Box, outer: Box) => {
  const { x, y } = middle(inner);
  return x > outer.x && x < outer.x + outer.width && y > outer.y && y < outer.y + outer.height;
};

describe("who is down a slope", () => {
  it.each([
    ["penguins sliding down an iceberg", "penguin", "iceberg"],
    ["企鹅们从冰山上滑下来", "penguin", "ice-slope"],
    ["老虎下山", "tiger", "mountain-slope"],
    ["a girl sliding down a rainbow", "girl", "rainbow"],
  ])("leans downhill, before it: %s", (description, who, slope) => {
    const items = artworksOf(description);
    const ground = items.findIndex(({ subject }) => subject === slope);
    const those = items.filter(({ subject }) => subject === who);
    expect(ground).toBeGreaterThanOrEqual(0);
    expect(those.length).toBeGreaterThan(0);
    for (const each of those) {
      expect(items.indexOf(each)).toBeGreaterThan(ground);
      expect(each.rotation).toBeGreaterThan(5);
      expect(middle(each.box).x).toBeGreaterThan(
        middle(items[ground]!.box).x - 0.2 * items[ground]!.box.width,
      );
    }
  });
});

describe("who is in something", () => {
  it.each(["a cat hiding in a box", "小猫躲在纸箱子里只露出两个眼睛"])(
    "hides in it up to the eyes: %s",
    (description) => {
      const items = artworksOf(description);
      const [cat, box] = [one(items, "cat"), one(items, "open-box")];
      const above = box.box.y + 0.06 * box.box.height - cat.box.y;
      expect(above / cat.box.height).toBeGreaterThan(0.2);
      expect(above / cat.box.height).toBeLessThan(0.5);
    },
  );

  it.each([
    ["a rocket with a kid in the window", "boy", "rocket-with-window"],
    ["小松鼠把松果藏进树洞里", "pine-cone", "hollow-tree"],
    ["a girl standing on a balcony of a castle", "girl", "castle-balcony"],
  ])("is within it: %s", (description, who, place) => {
    const items = artworksOf(description);
    expect(isAbout(one(items, who).box, one(items, place).box)).toBe(true);
  });
});

it.each(["小女巫骑着扫帚飞过月亮", "a witch flying on her broom across a full moon"])(
  "flies past the moon, before it: %s",
  (description) => {
    const items = artworksOf(description);
    const [moon, witch] = [one(items, "full-moon"), one(items, "witch")];
    expect(items.indexOf(witch)).toBeGreaterThan(items.indexOf(moon));
    expect(isAbout(witch.box, moon.box)).toBe(true);
  },
);

it.each(["an ice cream truck with kids waiting in line", "一辆公交车停在站台，小朋友排队上车"])(
  "queues in one line: %s",
  (description) => {
    const waiting = artworksOf(description).filter(({ subject }) => /^(girl|boy)$/.test(subject));
    const feet = waiting.map(({ box }) => box.y + box.height);
    expect(waiting.length).toBeGreaterThan(2);
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(1);
  },
);

it.each(["小男孩趴在地上玩乐高", "a boy lying on his belly drawing a picture"])(
  "lies on the belly: %s",
  (description) => {
    const { artwork, box } = one(artworksOf(description), "boy");
    expect(artwork.name).toContain("/lying-flat");
    expect(box.width).toBeGreaterThan(box.height);
  },
);

it("a cat on the sill of a window has it under its feet", () => {
  const { items } = sceneOf("一只小猫坐在窗台上看外面下雨");
  const window = items.find(({ name }) => name.en === "window")!.box;
  const cat = items.find((item) => item.kind === "artwork" && item.subject === "cat")!.box;
  expect(Math.abs(window.y + window.height - (cat.y + cat.height))).toBeLessThan(0.2 * cat.height);
});
