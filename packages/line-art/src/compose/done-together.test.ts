/** That those who do something together, or for somebody, are all at it. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only, sceneOf } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const handOf = (person: PlacedArtwork) => pointOn(person, figureAnchors(person.artwork).hand);
const right = ({ box }: PlacedArtwork) => box.x + box.width;
const poseOf = ({ artwork }: PlacedArtwork) => artwork.name.split("/")[1];
const figures = (items: readonly PlacedArtwork[]) =>
  items.filter(({ artwork }) => artwork.set === "figure");

describe("those who are at one thing", () => {
  it.each(["kids washing a car with dad", "小女孩和奶奶一起洗车", "a boy washing his dog"])(
    "%s: every sponge is on it, and nobody is dwarfed",
    (description) => {
      const items = artworksOf(description);
      const thing = items.find(({ subject }) => /^(automobile|dog)$/.test(subject))!;
      for (const person of figures(items)) {
        expect(handOf(person).x).toBeGreaterThan(thing.box.x);
        expect(handOf(person).x).toBeLessThan(right(thing));
        expect(person.box.height).toBeGreaterThan(0.6 * thing.box.height);
      }
    },
  );

  it.each(["children planting vegetables with their teacher", "孩子们和老师一起种花"])(
    "%s: the teacher is at the same bed, behind it",
    (description) => {
      const items = artworksOf(description);
      const teacher = one(items, "teacher");
      const plants = items.filter(({ subject }) => /leafy-green|flower/.test(subject));
      expect(only(items, "seedling")).toEqual([]);
      const left = Math.min(...plants.map(({ box }) => box.x));
      const middle = teacher.box.x + teacher.box.width / 2;
      expect(middle).toBeGreaterThan(left);
      expect(middle).toBeLessThan(Math.max(...plants.map(right)));
    },
  );

  it("has what three share on a table before them", () => {
    const items = artworksOf("three friends sharing a pizza");
    const [table, pizza] = [one(items, "laid-table"), one(items, "pizza")];
    expect(pizza.box.y + pizza.box.height).toBeGreaterThan(table.box.y);
    expect(pizza.box.y + pizza.box.height).toBeLessThan(table.box.y + table.box.height);
  });

  it("小朋友一起打扫教室: 一起 is said of several", () => {
    const sweepers = figures(artworksOf("小朋友一起打扫教室"));
    expect(sweepers.map(poseOf)).toEqual(["sweeping", "sweeping"]);
  });

  it("both do what one helps the other with", () => {
    const gardeners = figures(artworksOf("a boy helping his grandpa water the garden"));
    expect(gardeners.map(poseOf)).toEqual(["gardening", "gardening"]);
  });
});

describe("who does something for somebody", () => {
  it.each(["妈妈给女儿梳头发", "a mom brushing her daughter's hair"])(
    "%s: the hands are at the hair",
    (description) => {
      const people = figures(artworksOf(description)).map(poseOf);
      expect(people.toSorted()).toEqual(["combing", "on-a-stool"]);
    },
  );

  it("妈妈给宝宝洗澡: her hand is at the rim of the tub or over it", () => {
    const items = artworksOf("妈妈给宝宝洗澡");
    const tub = one(items, "bathtub");
    expect(Math.abs(handOf(one(items, "woman")).x - tub.box.x)).toBeLessThan(0.2 * tub.box.width);
  });

  it.each([
    ["a farmer milking a cow", "cow"],
    ["妈妈抚摸小猫", "cat"],
  ])("%s: whom it is done to is there, a hand held out to them", (description, patient) => {
    const items = artworksOf(description);
    const doer = figures(items).find(({ subject }) => subject !== patient)!;
    expect(only(items, patient).length).toBe(1);
    expect(["petting", "making", "milking"]).toContain(poseOf(doer));
  });

  it("reads her teddy bear a book", () => {
    const items = artworksOf("a girl reading a book to her teddy bear");
    expect(poseOf(one(items, "girl"))).toBe("reading");
    expect(only(items, "teddy-bear").length).toBe(1);
  });
});

it.each(["a boy fishing", "小猫钓鱼"])("%s: there is water to fish in", (description) => {
  const names = sceneOf(description).items.map(({ id }) => id);
  expect(names.some((id) => id.startsWith("water"))).toBe(true);
});

it.each([
  ["a boy hiding behind a house", "boy", "house"],
  ["小兔子躲在房子后面", "rabbit", "house"],
])("%s: looks out from behind what is the taller", (description, who, what) => {
  const items = artworksOf(description);
  const [hider, thing] = [one(items, who), one(items, what)];
  expect(thing.box.height).toBeGreaterThan(1.3 * hider.box.height);
  expect(hider.box.x).toBeLessThan(right(thing));
  expect(right(hider)).toBeGreaterThan(right(thing));
  expect(items.indexOf(hider)).toBeLessThan(items.indexOf(thing));
});
