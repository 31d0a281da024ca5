/** That hands reach what they are at, and that nobody is too large or too small for it. */

import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { pathBounds } from "../artwork/path.ts";
import { figureAnchors } from "../figure/anchors.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { foldedBy } from "./groups/repose.ts";
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
    "%s: no duck is half as tall as she stands, and all look at her or past her the same way",
    (description) => {
      const items = artworksOf(description);
      const [girl, ducks] = [one(items, "girl"), only(items, "duck")];
      const standing = girl.box.height / foldedBy(girl.artwork);
      for (const { box } of ducks) expect(box.height).toBeLessThan(0.5 * standing);
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

  it.each(["a girl singing", "小朋友在唱歌"])(
    "%s: the microphone is at the mouth, which stays free, the hand further out",
    (description) => {
      const singer = artworksOf(description).find(({ artwork }) =>
        artwork.name.includes("/singing"),
      )!;
      const { head, hand, mouth } = figureAnchors(singer.artwork);
      const microphones = loadArtwork(singer.artwork).shapes.filter(
        ({ part }) => part?.en === "microphone",
      );
      const [ball] = microphones.map(({ path }) => pathBounds(path)).toSorted((a, b) => a.x - b.x);
      const { box } = loadArtwork(singer.artwork);
      const left = (ball!.x - box.x) / box.width;
      expect(left).toBeGreaterThan(mouth.x);
      expect(left).toBeLessThan(hand.x);
      expect(hand.y).toBeGreaterThan(head.y);
    },
  );

  it.each(["a firefighter with a hose", "消防员拿着水管"])(
    "%s: there is one hose, and it is on",
    (description) => {
      const items = artworksOf(description);
      expect(one(items, "firefighter").artwork.name).toBe("firefighter/spraying");
      expect(only(items, "garden-hose")).toEqual([]);
    },
  );

  it.each([
    ["a girl picking apples", 1],
    ["两个小女孩摘苹果", 2],
  ])("%s: each has a hand among the leaves, and the basket is under them", (description, count) => {
    const items = artworksOf(description);
    const [tree, basket] = [one(items, "apple-tree"), one(items, "wicker-basket")];
    const hands = only(items, "girl").map(handOf);
    expect(hands.length).toBe(count);
    for (const { x, y } of hands) {
      expect(x).toBeGreaterThan(tree.box.x);
      expect(x).toBeLessThan(right(tree));
      expect(y).toBeGreaterThan(tree.box.y);
      expect(y).toBeLessThan(tree.box.y + 0.6 * tree.box.height);
    }
    expect(basket.box.y).toBeGreaterThan(tree.box.y + 0.6 * tree.box.height);
  });

  it.each(["a child sleeping with a teddy bear", "孩子抱着玩具熊睡觉"])(
    "%s: it lies beside the head, along the bed",
    (description) => {
      const items = artworksOf(description);
      const [child, bear] = [one(items, "boy"), one(items, "teddy-bear")];
      const neck = pointOn(child, figureAnchors(child.artwork).neck);
      const middle = bear.box.x + bear.box.width / 2;
      expect(Math.abs(middle - neck.x)).toBeLessThan(0.2 * child.box.width);
      expect(Math.abs(bear.rotation)).toBe(90);
    },
  );

  it.each(["a bear cooking pancakes", "小熊在煎松饼"])(
    "%s: they are beyond the hand, where the pan is",
    (description) => {
      const items = artworksOf(description);
      const [hand, { box }] = [handOf(one(items, "bear")), one(items, "pancakes")];
      expect(box.x).toBeGreaterThan(hand.x);
      expect(box.y + box.height).toBeLessThan(hand.y);
      expect(box.y + box.height).toBeGreaterThan(hand.y - box.height);
    },
  );

  it.each(["a boy and a girl doing homework", "两个小朋友在写作业", "两只小熊写作业"])(
    "%s: they look at each other over one desk, a hand of each on it",
    (description) => {
      const items = artworksOf(description);
      const [desk, ...more] = only(items, "desk-for-two");
      const people = items.filter(({ artwork }) => artwork.set === "figure");
      expect([more.length, people.length]).toEqual([0, 2]);
      expect(people.map(({ mirrored }) => mirrored)).toEqual([false, true]);
      for (const { x } of people.map(handOf)) {
        expect(x).toBeGreaterThan(desk!.box.x);
        expect(x).toBeLessThan(right(desk!));
      }
    },
  );

  it.each(["monkeys scooping the moon out of the water", "小猴子捞月亮"])(
    "%s: there is one moon in the sky and one in the water before them",
    (description) => {
      const items = artworksOf(description);
      const [moon, pond] = [one(items, "crescent-moon"), one(items, "mirrored-moon")];
      for (const monkey of only(items, "monkey")) {
        expect(bottom(moon)).toBeLessThan(bottom(monkey));
        expect(bottom(pond)).toBeGreaterThan(bottom(monkey));
      }
    },
  );

  it.each([
    ["tug of war with a dog", "boy"],
    ["和小狗拔河", "boy"],
    ["feeding ducks", "girl"],
    ["喂小兔子", "girl"],
  ])("%s: nobody is named, and yet a child does it", (description, who) => {
    expect(only(artworksOf(description), who).length).toBe(1);
  });

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

  it.each(["a mother duck with her ducklings", "鸭妈妈带着小鸭子"])(
    "%s: they go after her in a line, all the same way",
    (description) => {
      const items = artworksOf(description);
      const [mother, ducklings] = [one(items, "duck"), only(items, "duckling")];
      expect(ducklings.length).toBe(3);
      const inOrder = [mother, ...ducklings.toSorted((a, b) => a.box.x - b.box.x)];
      inOrder.slice(1).forEach((duckling, place) => {
        expect(duckling.box.x).toBeGreaterThan(right(inOrder[place]!));
        expect(bottom(duckling)).toBeCloseTo(bottom(mother));
      });
      expect(new Set(ducklings.map(({ mirrored }) => mirrored)).size).toBe(1);
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
