import { expect, it } from "vitest";
import type { Box, PlacedArtwork } from "../../types.ts";
import { artworksOf } from "../scene-of.ts";

const named = (items: readonly PlacedArtwork[], subject: string) =>
  items.filter((item) => item.subject === subject);
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Where the middle of one is on another: 0 to 1 across and down. */
function placeOn(one: Box, other: Box) {
  const { x, y } = middle(one);
  return { x: (x - other.x) / other.width, y: (y - other.y) / other.height };
}

it.each([
  ["a deer with flowers growing on its antlers and birds sitting on them", "deer", "bird"],
  ["一只鹿，鹿角上长满花，还有小鸟停在上面", "deer", "bird"],
])("%s: they are about the top of its head", (description, bearer, guest) => {
  const items = artworksOf(description);
  const [deer] = named(items, bearer);
  const borne = [...named(items, "flower"), ...named(items, guest)];
  expect(borne.length).toBeGreaterThan(2);
  for (const { box } of borne) expect(placeOn(box, deer!.box).y).toBeLessThan(0.25);
});

it.each(["a hedgehog carrying apples on its spines", "小刺猬背上的刺扎着三个苹果"])(
  "%s: they are on its back",
  (description) => {
    const items = artworksOf(description);
    const [hedgehog] = named(items, "hedgehog");
    const apples = named(items, "red-apple");
    expect(apples).toHaveLength(3);
    for (const { box } of apples) expect(placeOn(box, hedgehog!.box).y).toBeLessThan(0.3);
  },
);

it.each([
  ["a rocket that has a kid in the window", "rocket-with-window", "boy"],
  ["一架飞机飞在云上面，机长在窗户里招手", "plane-with-seats", "pilot"],
])("%s: is seen in it", (description, craft, passenger) => {
  const items = artworksOf(description);
  const [whole] = named(items, craft);
  const [who] = named(items, passenger);
  const { x, y } = placeOn(who!.box, whole!.box);
  expect(Math.abs(x - 0.5)).toBeLessThan(0.2);
  expect(y).toBeLessThan(0.8);
});

it.each(["a girl riding a bike with flowers in the basket", "小女孩骑自行车，车篮里装满了花"])(
  "%s: the basket is at the handlebar, flowers in it",
  (description) => {
    const items = artworksOf(description);
    const basket = items.find(({ artwork }) => artwork.name === "bike-basket")!;
    const flowers = named(items, "flower");
    expect(flowers.length).toBeGreaterThan(1);
    for (const { box } of flowers)
      expect(Math.abs(placeOn(box, basket.box).x - 0.5)).toBeLessThan(0.6);
  },
);

it.each([
  ["a tree with a door", "deciduous-tree"],
  ["a robot with a door in its belly", "robot"],
  ["大蘑菇上有小门", "mushroom"],
])("%s: the door is let into it", (description, bearer) => {
  const items = artworksOf(description);
  const [door] = named(items, "door");
  const { x, y } = placeOn(door!.box, named(items, bearer)[0]!.box);
  expect(Math.abs(x - 0.5)).toBeLessThan(0.1);
  expect(y).toBeGreaterThan(0.5);
  expect(y).toBeLessThan(1);
});

it.each([
  ["a camper van with surfboards on the roof", "camper-van", "surfboard"],
  ["一头骆驼驮着货物", "camel", "pack-load"],
])("%s: it is on top", (description, bearer, load) => {
  const items = artworksOf(description);
  const [under] = named(items, bearer);
  for (const { box } of named(items, load)) {
    const { x, y } = placeOn(box, under!.box);
    expect(x > 0 && x < 1).toBe(true);
    expect(y).toBeLessThan(0.5);
  }
});

it.each(["a house lifted by balloons", "五只气球绑着一只小象飞上天"])(
  "%s: they are above it, and it is off the ground",
  (description) => {
    const items = artworksOf(description);
    const [balloons] = named(items, "lifting-balloons");
    const lifted = items.find((item) => item !== balloons)!;
    expect(placeOn(balloons!.box, lifted.box).y).toBeLessThan(0);
    expect(lifted.box.y + lifted.box.height).toBeLessThan(980);
  },
);

it("what things and people wear is on them: glasses on a pineapple, an aid at the ear, a sock on the tail", () => {
  for (const [description, wearer, thing] of [
    ["a pineapple with sunglasses", "pineapple", "sunglasses"],
    ["a boy with a hearing aid", "boy", "hearing-aid"],
    ["a snake wearing socks", "snake", "socks"],
    ["a dog with a cone", "dog", "cone-collar"],
  ] as const) {
    const items = artworksOf(description);
    const { x, y } = placeOn(named(items, thing)[0]!.box, named(items, wearer)[0]!.box);
    expect(
      [x, y].every((one) => one > 0 && one < 1),
      description,
    ).toBe(true);
  }
});

it.each(["four bins and a truck, all with smiling faces", "垃圾桶和卡车，每个都有笑脸"])(
  "%s: each has a face",
  (description) => {
    for (const { artwork } of artworksOf(description)) expect(artwork.face).toBe("happy");
  },
);
