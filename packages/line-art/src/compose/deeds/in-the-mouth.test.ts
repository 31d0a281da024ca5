import { describe, expect, it } from "vitest";
import { eyesOf } from "../../artwork/close-eyes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { pathBounds } from "../../artwork/path.ts";
import { parts } from "../../lexicon/parts.ts";
import type { PlacedArtwork } from "../../types.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;

/** A point of an animal's drawing, on the page. */
function onPage(animal: PlacedArtwork, x: number, y: number) {
  const { box } = loadArtwork(animal.artwork);
  return pointOn(animal, { x: (x - box.x) / box.width, y: (y - box.y) / box.height });
}

describe("what is in the mouth", () => {
  it.each([
    ["a chameleon holding a paintbrush", "chameleon", "paintbrush"],
    ["蜥蜴拿着画笔", "lizard", "paintbrush"],
    ["a whale holding a pencil", "whale", "pencil"],
    ["一条小鱼在画画", "fish", "paintbrush"],
    ["a shark brushing its teeth", "shark", "toothbrush"],
  ])("%s: who has no hand has it in the mouth, before the eye", (description, who, what) => {
    const items = artworksOf(description);
    const [animal, thing] = [one(items, who), one(items, what)];
    expect(items.indexOf(thing)).toBeGreaterThan(items.indexOf(animal));
    const inner = thing.box.x + thing.box.width;
    expect(thing.box.x).toBeLessThan(animal.box.x);
    expect(inner).toBeGreaterThan(animal.box.x);
    const [eye] = eyesOf(loadArtwork(animal.artwork).shapes);
    expect(inner).toBeLessThan(onPage(animal, eye!.x + eye!.width / 2, 0).x);
  });

  it.each([
    ["a dog with a bone in its mouth", "dog", "bone"],
    ["小狗啃骨头", "dog", "bone"],
    ["a dog chewing a shoe", "dog", "running-shoe"],
    ["小猫叼着鱼", "cat", "fish"],
    ["a wolf carrying a stick in its mouth", "wolf", "stick"],
  ])("%s: is under the nose, and both eyes are seen", (description, who, what) => {
    const items = artworksOf(description);
    const [animal, thing] = [one(items, who), one(items, what)];
    expect(items.indexOf(thing)).toBeGreaterThan(items.indexOf(animal));
    const { shapes } = loadArtwork(animal.artwork);
    const nose = pathBounds(shapes.find(({ part }) => part === parts.nose)!.path);
    const under = onPage(animal, nose.x + nose.width / 2, nose.y + nose.height);
    const centre = thing.box.x + thing.box.width / 2;
    expect(Math.abs(centre - under.x)).toBeLessThan(0.02 * animal.box.width);
    for (const { x, y, width, height } of eyesOf(shapes)) {
      const eye = onPage(animal, x + width / 2, y + height);
      expect(thing.box.y + thing.box.height / 2).toBeGreaterThan(eye.y);
    }
  });

  it.each([
    ["a bird with a worm in its beak", "worm"],
    ["小鸟衔着树枝", "tree-branch"],
  ])("%s: is at the tip of the beak", (description, what) => {
    const items = artworksOf(description);
    const [bird, thing] = [one(items, "bird"), one(items, what)];
    const { shapes } = loadArtwork(bird.artwork);
    const beak = pathBounds(shapes.find(({ part }) => part === parts.beak)!.path);
    const tip = onPage(bird, beak.x, beak.y + beak.height / 2);
    expect(tip.x).toBeGreaterThan(thing.box.x);
    expect(tip.x).toBeLessThan(thing.box.x + thing.box.width);
    expect(Math.abs(tip.y - thing.box.y)).toBeLessThan(0.6 * thing.box.height);
  });

  it("lies across it where it is long", () => {
    expect(one(artworksOf("a dog with a bone in its mouth"), "bone").rotation).not.toBe(0);
    expect(one(artworksOf("a dog with a newspaper in its mouth"), "newspaper").rotation).toBe(0);
  });

  it("people have it in the hand", () => {
    const [boy] = only(artworksOf("a boy with a lollipop in his mouth"), "boy");
    expect(boy!.artwork.name).toBe("boy/holding");
  });
});

it.each([
  ["a giraffe eating leaves", "giraffe"],
  ["恐龙在吃大树上的叶子", "sauropod"],
])("%s: the head is among them", (description, who) => {
  const items = artworksOf(description);
  const tree = one(items, "deciduous-tree");
  const { x, y, width } = one(items, who).box;
  expect(x).toBeGreaterThan(tree.box.x + 0.5 * tree.box.width);
  expect(x).toBeLessThan(tree.box.x + tree.box.width);
  expect(x + width).toBeGreaterThan(tree.box.x + tree.box.width);
  expect(y).toBeGreaterThan(tree.box.y);
  expect(y).toBeLessThan(tree.box.y + 0.6 * tree.box.height);
});

it.each(["a dog with a hat in its mouth", "小狗叼着一顶帽子"])(
  "%s: its nose is free",
  (description) => {
    const items = artworksOf(description);
    const dog = one(items, "dog");
    const nose = pathBounds(
      loadArtwork(dog.artwork).shapes.find(({ part }) => part === parts.nose)!.path,
    );
    const hat = items.find(({ subject }) => /hat/.test(subject))!;
    expect(hat.box.y).toBeGreaterThan(onPage(dog, nose.x, nose.y + 0.6 * nose.height).y);
  },
);
