/** Several people with one thing, or with one each. */
import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import type { Box, PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const people = (items: readonly PlacedArtwork[]) =>
  items.filter(({ artwork }) => artwork.set === "figure" && artwork.variant !== "front");
const middle = ({ x, width }: Box) => x + width / 2;
const foot = ({ y, height }: Box) => y + height;

describe("what several have", () => {
  it.each([
    ["three kids eating pizza", "pizza", 3],
    ["小朋友们吃西瓜", "watermelon", 2],
    ["three friends with balloons", "balloon", 3],
    ["kids holding flags", "waving-flag", 2],
    ["三个小朋友拿着灯笼", "lantern", 3],
    ["kids flying kites", "kite", 2],
    ["a family riding bikes", "bicycle", 3],
    ["三个小朋友骑木马", "rocking-horse", 3],
  ])("%s: each has one", (description, thing, count) => {
    const items = artworksOf(description);
    expect(people(items)).toHaveLength(count);
    const poses = people(items).map(({ artwork }) => artwork.name);
    // A kite is part of the pose of who flies it.
    const inPoses = poses.filter((name) => thing === "kite" && name.endsWith("/flying-kite"));
    expect(only(items, thing).length + inPoses.length).toBe(count);
  });

  it.each([
    ["two puppies playing with a ball", "soccer-ball"],
    ["两只小猫玩毛线球", "yarn"],
  ])("%s: one for both, before and between them", (description, toy) => {
    const items = artworksOf(description);
    const [ball, ...more] = only(items, toy);
    expect(more).toEqual([]);
    const [left, right] = items.filter(({ mention, subject }) => mention && subject !== toy);
    expect(middle(ball!.box)).toBeGreaterThan(middle(left!.box));
    expect(middle(ball!.box)).toBeLessThan(middle(right!.box));
    expect(items.indexOf(ball!)).toBeGreaterThan(items.indexOf(right!));
  });

  it.each(["a family building a sandcastle", "孩子们在种树"])(
    "%s: it stands between them, where their hands are",
    (description) => {
      const items = artworksOf(description);
      const team = people(items).toSorted((a, b) => a.box.x - b.box.x);
      const thing = only(items, /树/.test(description) ? "sapling" : "sandcastle")[0]!;
      const [left, right] = [team[0]!, team.at(-1)!];
      expect([left.mirrored, right.mirrored]).toEqual([false, true]);
      expect(middle(thing.box)).toBeGreaterThan(middle(left.box));
      expect(middle(thing.box)).toBeLessThan(middle(right.box));
    },
  );

  it.each([
    ["a family building a sandcastle", "sandcastle"],
    ["three kids building a snowman", "snowman"],
    ["dad and son building a sandcastle", "sandcastle"],
  ])("%s: all are close about it, and no face is hidden", (description, subject) => {
    const items = artworksOf(description);
    const [thing] = only(items, subject) as [PlacedArtwork];
    const team = people(items);
    const left = Math.min(...team.map(({ box }) => box.x));
    const right = Math.max(...team.map(({ box }) => box.x + box.width));
    expect(right - left).toBeLessThan(3.4 * thing.box.width);
    for (const one of team) {
      const face = { ...one.box, height: 0.3 * one.box.height };
      const later = items.slice(items.indexOf(one) + 1).filter(({ mention }) => mention);
      for (const other of later)
        expect(sharedArea(face, other.box)).toBeLessThan(0.25 * face.width * face.height);
    }
  });

  it.each(["mom and dad holding a baby", "爸爸妈妈抱着宝宝"])(
    "%s: it is in the arms of one of them",
    (description) => {
      const items = artworksOf(description);
      const babies = only(items, "baby").filter(({ artwork }) => artwork.variant !== "front");
      expect(babies).toHaveLength(1);
      const parents = people(items).filter(
        ({ subject, artwork }) => subject !== "baby" && artwork.variant !== "front",
      );
      const poses = parents.map(({ artwork }) => artwork.name.split("/")[1]);
      expect(poses.toSorted()).toEqual(["cradling", "standing"]);
    },
  );

  it("two who fight over a toy both have a hand at it", () => {
    const items = artworksOf("two brothers fighting over a teddy bear");
    const [bear] = only(items, "teddy-bear") as [PlacedArtwork];
    for (const { artwork } of people(items)) expect(artwork.name).toMatch(/^boy\/tug-of-war/);
    for (const { box } of people(items)) expect(sharedArea(box, bear.box)).toBeGreaterThan(0);
  });

  it("a big pumpkin is between those who carry it", () => {
    const items = artworksOf("two kids carrying a big pumpkin");
    const pumpkins = only(items, "pumpkin");
    expect(pumpkins).toHaveLength(1);
    const [left, right] = people(items).toSorted((a, b) => a.box.x - b.box.x);
    expect(middle(pumpkins[0]!.box)).toBeGreaterThan(middle(left!.box));
    expect(middle(pumpkins[0]!.box)).toBeLessThan(middle(right!.box));
  });

  it("a card that two make is no larger than they are", () => {
    const items = artworksOf("a girl and her mom making a birthday card");
    const [card] = items.filter(({ subject }) => /card/.test(subject)) as [PlacedArtwork];
    for (const { box } of people(items)) expect(card.box.height).toBeLessThan(0.7 * box.height);
  });

  it("mother and child are in one tub", () => {
    expect(only(artworksOf("妈妈和宝宝一起洗泡泡浴"), "bathtub")).toHaveLength(1);
  });

  it("two who share an ice cream both have a hand at it", () => {
    const items = artworksOf("two kids sharing an ice cream");
    const [cone] = items.filter(({ subject }) => /ice-cream/.test(subject)) as [PlacedArtwork];
    expect(cone.box.height).toBeGreaterThan(0.35 * people(items)[0]!.box.height);
    for (const { artwork, box, mirrored } of people(items)) {
      const { x } = figureAnchors(artwork).hand;
      const hand = box.x + (mirrored ? 1 - x : x) * box.width;
      expect(hand).toBeGreaterThan(cone.box.x);
      expect(hand).toBeLessThan(cone.box.x + cone.box.width);
    }
  });

  it("one of a team has the ball, and nobody hides it", () => {
    const items = artworksOf("three kids playing soccer");
    const poses = people(items).map(({ artwork }) => artwork.name.split("/")[1]);
    expect(poses.toSorted()).toEqual(["cheering", "cheering", "kicking"]);
    const kicker = people(items).find(({ artwork }) => artwork.name.endsWith("/kicking"))!;
    for (const other of items.slice(items.indexOf(kicker) + 1)) {
      const { x, width } = kicker.box;
      const shared = Math.min(x + width, other.box.x + other.box.width) - Math.max(x, other.box.x);
      expect(shared).toBeLessThan(0.1 * width);
    }
  });

  it.each(["four kids playing tug of war", "小朋友拔河"])(
    "%s: two on either side of one rope, all leaning away from the middle",
    (description) => {
      const items = artworksOf(description);
      const [rope, ...more] = only(items, "tug-rope");
      expect(more).toEqual([]);
      const team = people(items).toSorted((a, b) => a.box.x - b.box.x);
      expect(team.map(({ mirrored }) => mirrored)).toEqual([false, false, true, true]);
      for (const { box } of team) {
        expect(middle(box)).toBeGreaterThanOrEqual(rope!.box.x - 1);
        expect(middle(box)).toBeLessThanOrEqual(rope!.box.x + rope!.box.width + 1);
        expect(rope!.box.y).toBeGreaterThan(box.y);
        expect(foot(rope!.box)).toBeLessThan(foot(box));
      }
    },
  );
});

describe("passengers", () => {
  it.each([
    ["five kids in a school bus", "school-bus-with-seats", 5],
    ["a family in a car", "car-with-seats", 3],
    ["people on a train", "train-with-seats", 2],
    ["一家人坐火车", "train-with-seats", 3],
    ["two kids in a helicopter", "helicopter-with-seats", 2],
    ["a pilot flying an airplane", "plane-with-seats", 1],
    ["a fireman driving a fire truck", "fire-truck-with-seats", 1],
    ["a doctor driving an ambulance", "ambulance-with-seats", 1],
    ["司机开着卡车", "delivery-truck-with-seats", 1],
    ["a farmer on a tractor", "tractor-with-seats", 1],
    ["a boy driving a bulldozer", "bulldozer-with-seats", 1],
    ["two kids on a roller coaster", "roller-coaster-with-seats", 2],
  ])("%s: all look out, behind its front and under its roof", (description, vehicle, count) => {
    const items = artworksOf(description);
    const [whole, front] = only(items, vehicle);
    const inside = people(items);
    expect(inside).toHaveLength(count);
    for (const one of inside) {
      expect(items.indexOf(one)).toBeGreaterThan(items.indexOf(whole!));
      expect(items.indexOf(one)).toBeLessThan(items.indexOf(front!));
      expect(middle(one.box)).toBeGreaterThan(whole!.box.x);
      expect(middle(one.box)).toBeLessThan(whole!.box.x + whole!.box.width);
      expect(foot(one.box)).toBeLessThan(foot(front!.box));
      // Head and shoulders are seen.
      expect(one.box.y + 0.5 * one.box.height).toBeLessThan(
        front!.box.y + 0.25 * front!.box.height,
      );
      if (/bus|car-|copter|truck|ambulance|tractor|excavator|bulldozer/.test(vehicle))
        expect(one.box.y).toBeGreaterThan(whole!.box.y);
    }
  });

  it("sit in the cab of an excavator, behind its arm", () => {
    const items = artworksOf("工人开挖掘机");
    const [whole, front] = only(items, "excavator-with-seats");
    const [driver] = people(items);
    expect(items.indexOf(driver!)).toBeLessThan(items.indexOf(front!));
    expect(driver!.box.x).toBeGreaterThan(whole!.box.x + 0.4 * whole!.box.width);
    expect(driver!.box.y).toBeGreaterThan(whole!.box.y);
    expect(foot(driver!.box)).toBeLessThan(whole!.box.y + 0.75 * whole!.box.height);
  });

  it("ride a big wheel in cabins of their own", () => {
    const items = artworksOf("three children on a Ferris wheel");
    const [whole] = only(items, "ferris-wheel");
    const riders = people(items);
    expect(riders).toHaveLength(3);
    for (const { box } of riders) {
      expect(box.y + box.height / 2).toBeGreaterThan(whole!.box.y);
      expect(foot(box)).toBeLessThan(foot(whole!.box));
    }
    const [one, two] = riders as [(typeof riders)[0], (typeof riders)[0]];
    expect(Math.abs(middle(one.box) - middle(two.box))).toBeGreaterThan(0.5 * whole!.box.width);
  });

  it("leave a load on the truck alone", () => {
    expect(
      artworksOf("a truck with apples").some(({ artwork }) => /seats/.test(artwork.name)),
    ).toBe(false);
  });
});

describe("one umbrella", () => {
  it.each([
    "two penguins sharing an umbrella",
    "a boy and a girl with an umbrella",
    "姐妹俩打着一把伞",
  ])("%s: is over both", (description) => {
    const items = artworksOf(description);
    const [umbrella, ...more] = only(items, "umbrella");
    const both = items.filter(({ subject }) => subject !== "umbrella");
    expect(more).toEqual([]);
    expect(both).toHaveLength(2);
    for (const { box } of both) {
      expect(middle(box)).toBeGreaterThan(umbrella!.box.x);
      expect(middle(box)).toBeLessThan(umbrella!.box.x + umbrella!.box.width);
    }
  });
});

describe("one bicycle", () => {
  it.each([
    ["两个小朋友骑一辆自行车", 1],
    ["两个小朋友骑自行车", 2],
  ])("%s: %i", (description, count) => {
    expect(only(artworksOf(description), "bicycle")).toHaveLength(count);
  });
});

describe("one thing shared", () => {
  it.each([
    ["two squirrels sharing an acorn", "acorn"],
    ["两只小熊分一块蛋糕", "shortcake"],
    ["两只小兔子分一根胡萝卜", "carrot"],
    ["two kids sharing a pizza", "pizza"],
  ])("%s: there is one, between them", (description, thing) => {
    const items = artworksOf(description);
    const [one, ...more] = only(items, thing);
    expect(more).toEqual([]);
    const sharers = items
      .filter(({ mention, subject }) => mention && subject !== thing)
      .toSorted((a, b) => a.box.x - b.box.x);
    expect(sharers).toHaveLength(2);
    expect(middle(one!.box)).toBeGreaterThan(middle(sharers[0]!.box));
    expect(middle(one!.box)).toBeLessThan(middle(sharers[1]!.box));
  });
});

describe("who picks fruit", () => {
  it.each(["kids picking apples", "摘桃子", "孩子们摘橘子", "picking apples from a tree"])(
    "%s: an arm up under the tree, a basket of it beside",
    (description) => {
      const items = artworksOf(description);
      const [tree, ...more] = only(items, "apple-tree");
      expect(more).toEqual([]);
      expect(only(items, "wicker-basket").length).toBeGreaterThan(0);
      for (const { artwork, box } of people(items)) {
        expect(artwork.name).toContain("/picking");
        expect(box.height).toBeLessThan(tree!.box.height);
        expect(items.findIndex((item) => item.box === box)).toBeGreaterThan(items.indexOf(tree!));
      }
    },
  );

  it("flowers are picked into the hand", () => {
    const [girl] = people(artworksOf("a girl picking flowers"));
    expect(girl!.artwork.name).toContain("/holding");
  });
});
