/** That hands reach what they are at, and that nobody is too large or too small for it. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./cluster.ts";
import { artworksOf, only } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const handOf = (person: PlacedArtwork) => pointOn(person, figureAnchors(person.artwork).hand);
const right = ({ box }: PlacedArtwork) => box.x + box.width;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;

describe("who is at something", () => {
  it.each([
    ["a boy planting a tree", "boy"],
    ["小女孩在种树", "girl"],
  ])("%s: the hands are in the earth about a sapling as tall as a child", (description, who) => {
    const items = artworksOf(description);
    const [person, tree] = [one(items, who), one(items, "sapling")];
    const hand = handOf(person);
    expect(hand.x).toBeGreaterThan(tree.box.x);
    expect(hand.y).toBeGreaterThan(tree.box.y + 0.7 * tree.box.height);
    expect(tree.box.height).toBeGreaterThan(1.2 * person.box.height);
    expect(tree.box.height).toBeLessThan(1.6 * person.box.height);
  });

  it.each([
    ["a boy playing with blocks", "boy"],
    ["小女孩在搭积木", "girl"],
  ])("%s: the hands are at the blocks", (description, who) => {
    const items = artworksOf(description);
    const [person, blocks] = [one(items, who), one(items, "toy-blocks")];
    expect(handOf(person).x).toBeGreaterThan(blocks.box.x);
    expect(bottom(person)).toBeCloseTo(bottom(blocks));
  });

  it.each(["a girl feeding ducks", "小女孩在喂鸭子"])(
    "%s: no duck is half as tall as she, and all look at her or past her the same way",
    (description) => {
      const items = artworksOf(description);
      const [girl, ducks] = [one(items, "girl"), only(items, "duck")];
      for (const { box } of ducks) expect(box.height).toBeLessThan(0.5 * girl.box.height);
      expect(new Set(ducks.map(({ mirrored }) => mirrored)).size).toBe(1);
    },
  );

  it.each([
    ["a boy petting a cat", "boy", "cat"],
    ["小女孩摸小狗", "girl", "dog"],
    ["a girl petting a horse", "girl", "horse"],
  ])("%s: the hand is on it", (description, who, pet) => {
    const items = artworksOf(description);
    const [hand, animal] = [handOf(one(items, who)), one(items, pet)];
    expect(hand.x).toBeGreaterThan(animal.box.x);
    expect(hand.x).toBeLessThan(right(animal));
    expect(hand.y).toBeGreaterThan(animal.box.y - 0.12 * animal.box.height);
    expect(hand.y).toBeLessThan(bottom(animal));
  });

  it.each(["a girl singing", "小朋友在唱歌"])("%s: the hand is under the mouth", (description) => {
    const person = artworksOf(description).find(({ artwork }) => artwork.set === "figure")!;
    const { hand, mouth, neck } = figureAnchors(person.artwork);
    expect(Math.abs(hand.x - mouth.x)).toBeLessThan(0.2);
    expect(hand.y).toBeGreaterThan(mouth.y);
    expect(hand.y).toBeLessThan(neck.y + 0.15);
  });

  it.each(["a firefighter with a hose", "消防员拿着水管"])(
    "%s: there is one hose, and it is on",
    (description) => {
      const items = artworksOf(description);
      expect(one(items, "firefighter").artwork.name).toBe("firefighter/spraying");
      expect(only(items, "garden-hose")).toEqual([]);
    },
  );

  it.each(["a girl flying a kite", "女孩放风筝"])("%s: it is above the head", (description) => {
    const girl = one(artworksOf(description), "girl");
    expect(figureAnchors(girl.artwork).crown.y).toBeGreaterThan(0.15);
  });
});

describe("who comes along", () => {
  it.each(["grandparents with a boy in a boat", "爷爷奶奶和男孩在船上"])(
    "%s: all three look out of it",
    (description) => {
      const items = artworksOf(description);
      const boat = one(items, "rowing-boat");
      for (const who of ["grandmother", "grandfather", "boy"]) {
        const { box } = one(items, who);
        expect(box.x).toBeGreaterThan(boat.box.x);
        expect(box.x + box.width).toBeLessThan(right(boat));
      }
    },
  );

  it.each(["three children on a seesaw", "三个小朋友玩跷跷板"])(
    "%s: two ride, the third stands behind the middle",
    (description) => {
      const items = artworksOf(description);
      const seesaw = one(items, "seesaw");
      const children = items.filter(({ artwork }) => artwork.set === "figure");
      const standing = children.filter(({ artwork }) => artwork.name.includes("/standing"));
      expect([children.length, standing.length]).toEqual([3, 1]);
      const middle = standing[0]!.box.x + standing[0]!.box.width / 2;
      expect(middle).toBeGreaterThan(seesaw.box.x + 0.2 * seesaw.box.width);
      expect(middle).toBeLessThan(right(seesaw) - 0.2 * seesaw.box.width);
      expect(items.indexOf(standing[0]!)).toBeLessThan(items.indexOf(seesaw));
    },
  );
});
