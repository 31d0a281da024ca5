/** Those who sit on the ground, and what they sit round. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ artwork }) => artwork.set === "figure");
const poseOf = ({ artwork }: PlacedArtwork) => artwork.name.split("/")[1];
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const foot = ({ box }: PlacedArtwork) => box.y + box.height;

describe("where no seat is named", () => {
  it.each([
    ["a boy sitting on the grass", "cross-legged"],
    ["小女孩坐在地上", "cross-legged"],
    ["a monk sitting cross-legged", "cross-legged"],
    ["盘腿坐着的小和尚", "cross-legged"],
    ["a girl reading under a tree", "reading"],
    ["a woman doing yoga on a yoga mat", "meditating"],
    ["a boy lying on a beach towel", "lying"],
  ])("%s: on the ground", (description, pose) => {
    expect(people(artworksOf(description)).map(poseOf)).toEqual([pose]);
  });

  it("one sits on a stool at a table and in a classroom", () => {
    const pair = people(artworksOf("two friends playing chess"));
    expect(pair.map(poseOf)).toEqual(["on-a-stool", "on-a-stool"]);
    expect(people(artworksOf("a boy sitting in a classroom")).map(poseOf)).toEqual(["on-a-stool"]);
  });

  it("a baby on the ground is smaller than its mother there", () => {
    const items = artworksOf("妈妈和宝宝坐在草地上");
    const [mother, baby] = [only(items, "woman")[0]!, only(items, "baby")[0]!];
    expect(baby.box.height).toBeLessThan(0.8 * mother.box.height);
  });
});

describe("round something on the ground", () => {
  it.each([
    ["a family having a picnic on a blanket", 3],
    ["一家人坐在毯子上野餐", 3],
    ["six friends having a picnic in a meadow", 6],
  ])("%s: all sit on one blanket, the food among them", (description, count) => {
    const items = artworksOf(description);
    const [blanket, ...more] = only(items, "laid-blanket");
    expect(more).toEqual([]);
    expect(only(items, "quilt")).toEqual([]);
    const [food] = only(items, "picnic-food");
    const guests = people(items);
    expect(guests).toHaveLength(count);
    for (const guest of guests) {
      expect(["sitting", "cross-legged"]).toContain(poseOf(guest));
      expect(middle(guest)).toBeGreaterThan(blanket!.box.x);
      expect(middle(guest)).toBeLessThan(blanket!.box.x + blanket!.box.width);
      expect(foot(guest)).toBeGreaterThan(blanket!.box.y);
      expect(foot(guest)).toBeLessThan(foot(blanket!));
    }
    const sides = guests.map((guest) => Math.sign(middle(guest) - middle(food!)));
    expect(sides).toEqual(expect.arrayContaining([-1, 1]));
  });

  it("those left and right look at the fire, those behind it at us, above the flames", () => {
    const items = artworksOf("four kids sitting around a campfire");
    const [fire] = only(items, "campfire");
    const kids = people(items);
    for (const kid of kids.filter((one) => poseOf(one) === "sitting"))
      expect(kid.mirrored).toBe(middle(kid) > middle(fire!));
    const behind = kids.filter((one) => poseOf(one) === "cross-legged");
    expect(behind).toHaveLength(2);
    for (const { box } of behind) expect(box.y + 0.5 * box.height).toBeLessThan(fire!.box.y + 1);
  });

  it.each(["a firefighter putting out a burning house", "消防员给着火的房子灭火"])(
    "%s: nobody sits round a house on fire",
    (description) => {
      const items = artworksOf(description);
      const [house] = only(items, "house");
      const [fire] = only(items, "fire");
      const [firefighter] = people(items);
      expect(poseOf(firefighter!)).toBe("spraying");
      expect(foot(fire!)).toBeLessThan(house!.box.y + 0.3 * house!.box.height);
      expect(house!.box.height).toBeGreaterThan(0.8 * firefighter!.box.height);
    },
  );

  it.each(["kids roasting marshmallows", "小朋友们烤棉花糖"])("%s: at a fire", (description) => {
    const items = artworksOf(description);
    expect(only(items, "campfire")).toHaveLength(1);
    expect(people(items).map(poseOf)).toEqual(["roasting", "roasting"]);
  });

  it("the dog that came along is at the picnic, too", () => {
    const items = artworksOf("a family having a picnic with their dog");
    const [dog, blanket] = [only(items, "dog")[0]!, only(items, "laid-blanket")[0]!];
    expect(foot(dog)).toBeLessThan(foot(blanket));
  });

  it("children who are read to sit down", () => {
    const items = artworksOf("a mother reading a book to her children");
    const [girl, boy] = [only(items, "girl")[0]!, only(items, "boy")[0]!];
    expect([girl, boy].map(poseOf)).toEqual(["cross-legged", "cross-legged"]);
    expect(only(items, "open-book")).toEqual([]);
  });

  it.each([
    ["dad reading a newspaper", "man", /^reading-the-news$/],
    ["爷爷坐在沙发上看报纸", "grandfather", /^seated-reading-the-news$/],
    ["a woman in an armchair reading a newspaper", "woman", /^seated-reading-the-news$/],
  ])("whoever reads a newspaper has no book besides: %s", (description, who, pose) => {
    const items = artworksOf(description);
    // It is in both hands, and not drawn a second time.
    expect(only(items, "newspaper")).toEqual([]);
    expect(only(items, "open-book")).toEqual([]);
    expect(poseOf(only(items, who)[0]!)).toMatch(pose);
  });
});
