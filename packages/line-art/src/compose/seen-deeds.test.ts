/** That one sees what somebody does: hanging, dunking, watering, rolling dough, reading the news, lying in sand. */
import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureAnchors } from "../figure/anchors.ts";
import { poseOfFigure } from "../figure/figure.ts";
import type { PlacedArtwork } from "../types.ts";
import { pointOn } from "./groups/cluster.ts";
import { artworksOf, only } from "./scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const right = ({ box }: PlacedArtwork) => box.x + box.width;
const inPose = (items: readonly PlacedArtwork[], pose: string) =>
  items.filter(({ artwork }) => poseOfFigure(artwork) === pose);
const partsOf = ({ artwork }: PlacedArtwork) =>
  loadArtwork(artwork).shapes.map(({ part }) => part?.en);

describe("who hangs from bars", () => {
  it.each(["a girl hanging from the monkey bars", "小男孩吊在单杠上", "小猴子在云梯上荡来荡去"])(
    "%s: has both hands on the beam and nothing under the feet",
    (description) => {
      const items = artworksOf(description);
      const [who] = inPose(items, "dangling");
      const bars = items.find(({ artwork }) => artwork.name === "hanging-bars")!;
      const { hand, nearHand } = figureAnchors(who!.artwork);
      for (const one of [hand, nearHand]) {
        const { x, y } = pointOn(who!, one);
        expect(Math.abs((y - bars.box.y) / bars.box.height - 0.2)).toBeLessThan(0.06);
        expect(x).toBeGreaterThan(bars.box.x);
        expect(x).toBeLessThan(right(bars));
      }
      expect(foot(who!)).toBeLessThan(foot(bars) - 0.05 * bars.box.height);
    },
  );
});

describe("who dunks", () => {
  it.each([
    "男孩在篮球场上跳起来扣篮",
    "a bear dunking a basketball",
    "a girl dunks the ball into the hoop",
  ])("%s: is off the ground, the ball just above the ring", (description) => {
    const items = artworksOf(description);
    const [who] = inPose(items, "dunking");
    const hoop = items.find(({ artwork }) => artwork.name === "hoop-from-the-side")!;
    const ball = pointOn(who!, figureAnchors(who!.artwork).tip);
    const ring = hoop.box.y + 0.29 * hoop.box.height;
    expect(ball.y).toBeLessThan(ring);
    expect(ball.y).toBeGreaterThan(ring - 0.2 * hoop.box.height);
    expect(foot(who!)).toBeLessThan(foot(hoop) - 0.1 * hoop.box.height);
    expect(only(items, "basketball")).toEqual([]);
  });
});

it.each([
  ["a girl watering the flower", "flower"],
  ["王老师给绿萝浇水", "potted-plant"],
])("%s: it stands under the drops", (description, plant) => {
  const items = artworksOf(description);
  const [who] = inPose(items, "gardening");
  const green = only(items, plant)[0]!;
  const { x } = pointOn(who!, figureAnchors(who!.artwork).tip);
  expect(x).toBeGreaterThan(green.box.x);
  expect(x).toBeLessThan(right(green));
  expect(items.indexOf(green)).toBeLessThan(items.indexOf(who!));
});

it.each(["a mouse rolling dough", "妈妈揉面团", "奶奶擀面皮"])(
  "%s: a hand at either end of a rolling pin",
  (description) => {
    const items = artworksOf(description);
    const [who] = inPose(items, "rolling-dough");
    const [dough] = only(items, "dough");
    const { hand, nearHand } = figureAnchors(who!.artwork);
    const hands = [hand, nearHand].map((one) => pointOn(who!, one).x).toSorted((a, b) => a - b);
    expect(hands[0]!).toBeGreaterThan(dough!.box.x);
    expect(hands[1]!).toBeLessThan(right(dough!));
    expect(hands[1]! - hands[0]!).toBeGreaterThan(0.5 * dough!.box.width);
  },
);

it.each([
  ["grandpa reading the newspaper", "reading-the-news"],
  ["爸爸坐在沙发上看报纸", "seated-reading-the-news"],
])("%s: spread before the chest, and no second one", (description, pose) => {
  const items = artworksOf(description);
  const [who] = inPose(items, pose);
  expect(partsOf(who!)).toContain("page");
  expect(only(items, "newspaper")).toEqual([]);
});

it.each(["爸爸被埋在沙子里只露出头", "dad is buried in the sand with his head sticking out"])(
  "%s: all below the shoulders is in a mound",
  (description) => {
    const items = artworksOf(description);
    const [dad] = only(items, "man");
    const mound = items.findLast(({ subject }) => subject === "loose-mound")!;
    expect(dad!.box.y).toBeLessThan(mound.box.y);
    expect(items.indexOf(mound)).toBeGreaterThan(items.indexOf(dad!));
  },
);

it.each(["一个宇航员在修机器", "grandpa repairing a machine"])(
  "%s: the wrench is at the machine",
  (description) => {
    const items = artworksOf(description);
    const [who] = inPose(items, "fixing");
    const [machine] = only(items, "machine");
    expect(right(who!)).toBeGreaterThan(machine!.box.x);
  },
);

it.each(["表弟趴在桌上数星星", "a boy counting the stars"])(
  "%s: several stars, one of which is pointed at",
  (description) => {
    const items = artworksOf(description);
    expect(only(items, "star").length).toBeGreaterThan(2);
    expect(items.some(({ artwork }) => /pointing/.test(poseOfFigure(artwork) ?? ""))).toBe(true);
  },
);

it.each([
  ["奶牛吃草", "cow"],
  ["a horse grazing in the field", "horse"],
  ["小山羊吃青草", "goat"],
])("%s: the head is down, with grass at the mouth", (description, who) => {
  const items = artworksOf(description);
  const [animal, grass] = [only(items, who)[0]!, only(items, "grass-tuft")[0]!];
  expect(animal.artwork.name).toBe(`${who}-head-down`);
  expect(items.indexOf(grass)).toBeGreaterThan(items.indexOf(animal));
  expect(foot(grass)).toBeGreaterThan(foot(animal) - 0.1 * animal.box.height);
});

it("a horse that drinks has no grass at the mouth", () => {
  const items = artworksOf("a horse drinking from the river");
  expect(only(items, "horse")[0]!.artwork.name).toBe("horse-head-down");
  expect(only(items, "grass-tuft")).toEqual([]);
});

it("a bucking bull has its hind legs in the air, and its rider on it", () => {
  const items = artworksOf("cowboy riding a bucking bull");
  const [bull, cowboy] = [only(items, "bull")[0]!, only(items, "cowboy")[0]!];
  expect(bull.artwork.name).toBe("ox-bucking");
  expect(foot(cowboy)).toBeLessThan(foot(bull));
  expect(cowboy.box.y).toBeLessThan(bull.box.y);
});

it.each(["圣诞老人坐着雪橇从房顶上飞过去", "santa flying over the roofs in his sleigh"])(
  "%s: is in the air above a house",
  (description) => {
    const items = artworksOf(description);
    const [sleigh, house] = [
      items.find(({ subject }) => /sleigh/.test(subject))!,
      only(items, "house")[0]!,
    ];
    expect(foot(sleigh)).toBeLessThan(house.box.y + 0.05 * house.box.height);
  },
);

it.each(["小女孩第一次学骑自行车，爸爸在后面扶着", "dad teaching his daughter to ride a bike"])(
  "%s: his hand is at her back",
  (description) => {
    const items = artworksOf(description);
    const [girl, dad] = [only(items, "girl")[0]!, only(items, "man")[0]!];
    const hand = pointOn(dad, figureAnchors(dad.artwork).hand);
    expect(hand.x).toBeGreaterThan(girl.box.x - 0.1 * girl.box.width);
    expect(hand.x).toBeLessThan(right(girl));
  },
);
