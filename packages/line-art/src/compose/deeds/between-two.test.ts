/** What two have between them, or one throws at another, is where a child would look for it. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import type { PlacedArtwork } from "../../types.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const middleOf = ({ box }: PlacedArtwork) => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});
const handOf = (part: PlacedArtwork) => pointOn(part, figureAnchors(part.artwork).hand);
const poseOf = ({ artwork }: PlacedArtwork) => poseOfFigure(artwork);

describe.each([
  ["a monkey throwing a banana at a tiger", "monkey", "banana", "tiger"],
  ["a clown throws a pie at a pirate", "clown", "pie", "pirate"],
  ["a boy hits his dad on the head with a snowball", "boy", "snowball", "man"],
  ["小女孩把雪球扔到爸爸头上", "girl", "snowball", "man"],
  ["小猴子向老虎扔香蕉", "monkey", "banana", "tiger"],
])("%s", (description, thrower, thing, other) => {
  it("has left the hand and is at the head of whom it hits", () => {
    const items = artworksOf(description);
    const [who, what, whom] = [one(items, thrower), one(items, thing), one(items, other)];
    const { x, y } = middleOf(what);
    expect(x).toBeGreaterThan(handOf(who).x + 0.15 * who.box.height);
    expect(Math.abs(x - whom.box.x - 0.2 * whom.box.width)).toBeLessThan(0.45 * whom.box.width);
    expect(y).toBeLessThan(whom.box.y + 0.6 * whom.box.height);
  });
});

it.each(["小女孩把香蕉皮扔进垃圾桶里", "a girl throwing a banana into a trash can"])(
  "%s: over the can, which stands open",
  (description) => {
    const items = artworksOf(description);
    const [what, can] = [one(items, "banana"), one(items, "trash-can")];
    expect(middleOf(what).y).toBeLessThan(can.box.y + 0.1 * can.box.height);
    expect(Math.abs(middleOf(what).x - middleOf(can).x)).toBeLessThan(0.4 * can.box.width);
    expect(can.artwork.name).toBe("open-trash-can");
  },
);

it.each(["kids throwing hats in the air", "小朋友们把帽子扔到空中"])(
  "%s: over their heads",
  (description) => {
    const items = artworksOf(description);
    const hats = items.filter(({ subject }) => /hat|cap/.test(subject));
    const people = items.filter(({ artwork }) => artwork.set === "figure");
    expect(hats.length).toBe(people.length);
    const top = Math.min(...people.map(({ box }) => box.y));
    for (const { box } of hats) expect(box.y + box.height).toBeLessThan(top + 0.05 * box.height);
  },
);

it.each([
  ["a fox shooting a basketball into the hoop", "fox"],
  ["小男孩在投篮", "boy"],
])("%s: the ball is over the ring, out of the hands", (description, player) => {
  const items = artworksOf(description);
  const [who, ball] = [one(items, player), one(items, "basketball")];
  expect(poseOf(who)).toBe("shooting-hoops");
  expect(ball.box.y + ball.box.height).toBeLessThan(handOf(who).y);
  expect(ball.box.x).toBeGreaterThan(handOf(who).x);
});

it.each([
  ["two puppies playing tug of war with a sock", "sock"],
  ["两只小狗在抢一只袜子", "sock"],
  ["two squirrels arguing over one acorn on a branch", "acorn"],
  ["a cat and a dog fighting over a fish", "fish"],
])("%s: each has an end of it", (description, thing) => {
  const items = artworksOf(description);
  const what = one(items, thing).box;
  const pullers = items.filter(({ artwork }) => artwork.set === "figure");
  const hands = pullers.map((part) => handOf(part).x).toSorted((a, b) => a - b);
  expect(hands).toHaveLength(2);
  for (const x of hands) expect(x > what.x && x < what.x + what.width).toBe(true);
  expect(hands[1]! - hands[0]!).toBeGreaterThan(0.5 * what.width);
});

it.each(["a dad pushing his daughter on the swings", "爸爸推女儿荡秋千"])(
  "%s: she sits, his hands at her back",
  (description) => {
    const items = artworksOf(description);
    const [dad, girl] = [one(items, "man"), one(items, "girl")];
    expect([poseOf(dad), poseOf(girl)]).toEqual(["pushing", "riding"]);
    expect(Math.abs(handOf(dad).x - girl.box.x)).toBeLessThan(0.4 * girl.box.width);
  },
);

it.each([
  ["a deer drinking from a stream in a misty forest", "deer"],
  ["两只小鹿在森林里喝水", "fawn"],
])("%s: the mouth is at the water", (description, animal) => {
  const items = artworksOf(description);
  const { box: water } = one(items, "watering-hole");
  for (const { box, mirrored } of only(items, animal)) {
    const muzzle = mirrored ? box.x + 0.9 * box.width : box.x + 0.1 * box.width;
    expect(muzzle > water.x && muzzle < water.x + water.width).toBe(true);
    expect(box.y + box.height).toBeGreaterThan(water.y);
  }
});

it.each([
  ["a nurse putting a bandaid on a little boys knee", "boy"],
  ["妈妈给小熊贴创可贴", "bear"],
])("%s: it is on the leg", (description, patient) => {
  const items = artworksOf(description);
  const [who, plaster] = [one(items, patient), one(items, "adhesive-bandage")];
  const { x, y } = middleOf(plaster);
  expect(x > who.box.x - 0.05 * who.box.width && x < who.box.x + who.box.width).toBe(true);
  expect(y).toBeGreaterThan(who.box.y + 0.55 * who.box.height);
});

it.each([
  ["a mom holding a baby and a girl touching her mom's belly, dad cooking", "girl", "woman"],
  ["a princess riding a horse and a girl feeding a carrot to the horse", "girl", "horse"],
  ["妈妈抱着宝宝，小狗在旁边，小男孩给妈妈送花", "boy", "woman"],
])("%s: is at whom it is done to, whoever else is with them", (description, doer, other) => {
  const items = artworksOf(description);
  const [who, whom] = [one(items, doer), one(items, other)];
  const { x } = handOf(who);
  expect(x).toBeLessThan(whom.box.x + whom.box.width);
  expect(x).toBeGreaterThan(whom.box.x - 0.5 * who.box.height);
});

it.each(["小男孩被螃蟹夹到脚了", "a crab pinching a boy's toe"])(
  "%s: it is at the foot, he hops",
  (description) => {
    const items = artworksOf(description);
    const [boy, crab] = [one(items, "boy"), one(items, "crab")];
    expect(poseOf(boy)).toBe("hopping");
    expect(crab.box.y).toBeGreaterThan(boy.box.y + 0.5 * boy.box.height);
    expect(crab.box.x).toBeLessThan(boy.box.x + boy.box.width);
  },
);
