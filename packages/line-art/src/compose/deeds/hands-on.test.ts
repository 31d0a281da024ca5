/** That what is done to somebody is done where it is done: the hand, or what is in it, is on them. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { readDescription } from "../../read/read.ts";
import type { PlacedArtwork } from "../../types.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;
const tipOf = (part: PlacedArtwork) => pointOn(part, figureAnchors(part.artwork).tip);
const poseOf = ({ artwork }: PlacedArtwork) => poseOfFigure(artwork);

/** From 0 to 1 across and down a box; beyond where it is outside. */
const shareOf = ({ x, y }: { x: number; y: number }, { box }: PlacedArtwork) => ({
  across: (x - box.x) / box.width,
  down: (y - box.y) / box.height,
});

const missingFrom = (description: string) => {
  const result = readDescription(description);
  return result.ok ? result.brief.reading.missing.map(({ phrase }) => phrase) : [result.reason];
};

describe.each([
  ["a nurse giving a boy a shot", "nurse", "boy", "injecting"],
  ["医生阿姨给小男孩打针", "doctor", "boy", "injecting"],
  ["医生给小熊打针", "doctor", "bear", "injecting"],
  ["a vet bandaging a rabbit's paw", "vet", "rabbit", "bandaging"],
  ["a doctor examining a baby", "doctor", "baby", "examining"],
  ["兔子医生给小松鼠看病", "rabbit", "chipmunk", "examining"],
  ["a vet examining a horse", "vet", "horse", "examining"],
  ["a doctor listening to a teddy bear with a stethoscope", "doctor", "teddy-bear", "examining"],
  ["a dentist looking at a crocodile's teeth", "dentist", "crocodile", "examining-teeth"],
  ["a hairdresser cutting a lion's hair", "barber", "lion", "cutting-hair"],
  ["理发师给狮子剪头发", "barber", "lion", "cutting-hair"],
  ["妈妈给女儿梳头发", "woman", "girl", "combing"],
  ["美人鱼给海马梳头", "mermaid", "seahorse", "combing"],
  ["a girl brushing a horse", "girl", "horse", "combing"],
  ["a mom feeding a baby with a spoon", "woman", "baby", "spooning"],
  ["爷爷喂小鸟", "grandfather", "bird", "feeding-by-hand"],
  ["a girl comforting her crying little brother", "girl", "boy", "reaching"],
  ["小兔子安慰哭泣的小熊", "rabbit", "bear", "reaching"],
  ["a father teaching his son to ride a bike", "man", "boy", "reaching"],
  ["爷爷教孙子下棋", "grandfather", "boy", "reaching"],
  ["a boy putting a hat on a snowman", "boy", "snowman", "reaching"],
  ["小女孩给青蛙戴皇冠", "girl", "frog", "reaching"],
  ["a girl comforts her crying little brother on a bench in the park", "girl", "boy", "reaching"],
  ["妈妈给儿子系鞋带", "woman", "boy", "planting"],
  ["a boy tickling his sister", "boy", "girl", "reaching"],
  ["a farmer shearing a sheep", "farmer", "ewe", "cutting-hair"],
  ["a girl painting a clown's face", "girl", "clown", "painting-a-face"],
])("%s", (description, doer, other, pose) => {
  it.each(["1:1", "9:16", "16:9"] as const)("is done where they are: %s", (aspectRatio) => {
    const items = artworksOf(description, { aspectRatio });
    const who = only(items, doer).find((part) => poseOf(part)?.startsWith(pose));
    const whom = only(items, other).find((part) => part !== who);
    if (!who || !whom) throw new Error(items.map(({ artwork }) => artwork.name).join(", "));
    const { across, down } = shareOf(tipOf(who), whom);
    expect(across).toBeGreaterThan(-0.06);
    expect(across).toBeLessThan(0.62);
    expect(down).toBeGreaterThan(-0.25);
    expect(down).toBeLessThan(1);
    expect(items.indexOf(who)).toBeGreaterThan(items.indexOf(whom));
  });

  it("is said to be understood", () => expect(missingFrom(description)).toEqual([]));
});

describe.each([
  ["a boy giving a flower to his mother", "boy", "woman", "flower"],
  ["小女孩把蛋糕递给奶奶", "girl", "grandmother", "shortcake"],
  ["a flower seller hands a bouquet to an old man", "flower-seller", "grandfather", "bouquet"],
  ["老师给学生发奖状", "teacher", "boy", "report-card"],
  ["小猴子送香蕉给大象", "monkey", "elephant", "banana"],
])("%s", (description, giver, taker, gift) => {
  it("is between the hands of both", () => {
    const items = artworksOf(description);
    const thing = one(items, gift);
    for (const who of [giver, taker]) {
      const { across, down } = shareOf(tipOf(one(items, who)), thing);
      expect(across).toBeGreaterThan(-0.2);
      expect(across).toBeLessThan(1.2);
      expect(down).toBeGreaterThan(-0.3);
      expect(down).toBeLessThan(1.3);
    }
  });
});

it.each([
  ["a girl feeding a carrot to a horse", "horse", "carrot"],
  ["a zookeeper feeding leaves to a giraffe", "giraffe", "fallen-leaf"],
])("%s: what it is fed is at its mouth, and there once", (description, animal, food) => {
  const items = artworksOf(description);
  const [eater, thing, ...more] = [one(items, animal), ...only(items, food)];
  const { x, width, y, height } = thing!.box;
  const { across, down } = shareOf({ x: x + width, y: y + height / 2 }, eater);
  expect(more).toEqual([]);
  expect(across).toBeGreaterThan(-0.02);
  expect(across).toBeLessThan(0.4);
  expect(down).toBeLessThan(0.6);
});

it.each([
  ["a vet giving a small dog a shot", "dog"],
  ["a nurse putting a bandage on a cat's paw", "cat"],
])("%s: small patients are on a table", (description, animal) => {
  const items = artworksOf(description);
  const [patient, table] = [one(items, animal), one(items, "treatment-table")];
  expect(bottom(patient)).toBeLessThan(table.box.y + 0.2 * table.box.height);
});

it("妈妈喂宝宝吃饭: babies sit in a high chair", () => {
  const items = artworksOf("妈妈喂宝宝吃饭");
  const [baby, chair] = [one(items, "baby"), one(items, "high-chair")];
  expect(shareOf({ x: baby.box.x + baby.box.width / 2, y: bottom(baby) }, chair).down).toBeLessThan(
    0.8,
  );
});

it.each([
  ["a fox whispering to a rabbit", "fox", "rabbit"],
  ["小兔子和小熊说悄悄话", "rabbit", "bear"],
])("%s: the mouth is beside the other's head", (description, teller, listener) => {
  const items = artworksOf(description);
  const [who, whom] = [one(items, teller), one(items, listener)];
  const mouth = pointOn(who, figureAnchors(who.artwork).mouth);
  const head = pointOn(whom, figureAnchors(whom.artwork).head);
  const crown = pointOn(whom, figureAnchors(whom.artwork).crown);
  const radius = head.y - crown.y;
  expect(head.x - mouth.x).toBeGreaterThan(0.8 * radius);
  expect(head.x - mouth.x).toBeLessThan(2 * radius);
  expect(Math.abs(mouth.y - head.y)).toBeLessThan(radius);
  expect(missingFrom(description)).toEqual([]);
});

it.each([
  ["grandma pours some coffee", "grandmother"],
  ["奶奶给爷爷倒茶", "grandmother"],
  ["a waiter pouring tea for a bear", "waiter"],
  ["mom pours the juice", "woman"],
  ["a girl pouring milk into a glass", "girl"],
])("%s: it runs into a cup", (description, who) => {
  const items = artworksOf(description);
  const cup = items.find(({ subject }) => /^(teacup|drinking-glass)$/.test(subject))!;
  const { across, down } = shareOf(tipOf(one(items, who)), cup);
  expect(across).toBeGreaterThan(0.2);
  expect(across).toBeLessThan(0.8);
  expect(down).toBeGreaterThanOrEqual(0);
  expect(down).toBeLessThan(0.5);
  expect(missingFrom(description)).toEqual([]);
});

it.each([
  ["a rabbit conducting an orchestra", "rabbit", "conducting"],
  ["一只兔子站在木桩上指挥", "rabbit", "conducting"],
  ["两个小朋友鼓掌", "girl", "clapping"],
  ["the teacher claps her hands", "teacher", "clapping"],
])("%s: is seen doing so", (description, who, pose) => {
  expect(only(artworksOf(description), who).map(poseOf)).toContain(pose);
  expect(missingFrom(description)).toEqual([]);
});

it("医生阿姨给小男孩打针，小男孩吓得哭了，妈妈抱着他。: each has a hand on him", () => {
  const items = artworksOf("医生阿姨给小男孩打针，小男孩吓得哭了，妈妈抱着他。");
  const boy = one(items, "boy");
  for (const who of ["doctor", "woman"]) {
    const { across, down } = shareOf(tipOf(one(items, who)), boy);
    expect(across).toBeGreaterThan(0.1);
    expect(across).toBeLessThan(0.9);
    expect(down).toBeGreaterThan(0.3);
    expect(down).toBeLessThan(0.8);
  }
});
