/** That those who are pulled, rowed or looked at are where the words have them. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;
const right = ({ box }: PlacedArtwork) => box.x + box.width;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;
const bottom = ({ box }: PlacedArtwork) => box.y + box.height;
const isOver = (who: PlacedArtwork, thing: PlacedArtwork) =>
  middle(who) > thing.box.x && middle(who) < right(thing);

describe("who is brought along", () => {
  it("爷爷带着小猫划船: both are in the boat", () => {
    const items = artworksOf("爷爷带着小猫划船");
    const boat = one(items, "rowing-boat");
    for (const who of ["grandfather", "cat"]) expect(isOver(one(items, who), boat)).toBe(true);
  });

  it.each([
    ["a dog pulling a sled with a boy on it", "sled", "dog"],
    ["a girl pulling a wagon with her brother in it", "toy-wagon", "girl"],
  ])("%s: there is one, and he is in it", (description, load, who) => {
    const items = artworksOf(description);
    // Its front is drawn once more over who is in it.
    const [thing, ...more] = only(items, load).filter(({ artwork }) => artwork.variant !== "front");
    const puller = one(items, who);
    const boy = items.find((item) => item !== puller && item.artwork.set === "figure")!;
    expect(more).toEqual([]);
    expect(isOver(boy, thing!)).toBe(true);
    expect(isOver(puller, thing!)).toBe(false);
    expect(bottom(boy)).toBeLessThan(bottom(thing!));
  });

  it.each(["a girl pulling a wagon", "a bunny pulling a wagon full of easter eggs"])(
    "%s: the wagon is where her hand is, and smaller than she",
    (description) => {
      const items = artworksOf(description);
      const wagon = one(items, "toy-wagon");
      const puller = items.find(({ artwork }) => artwork.set === "figure")!;
      expect(wagon.box.x).toBeLessThan(right(puller));
      expect(wagon.box.height).toBeLessThan(0.8 * puller.box.height);
      expect(bottom(wagon)).toBeCloseTo(bottom(puller), -1);
    },
  );

  it("a horse pulling a carriage: on all fours, the carriage behind it", () => {
    const items = artworksOf("a horse pulling a carriage");
    const [horse, carriage] = [one(items, "horse"), one(items, "carriage")];
    expect(horse.artwork.set).not.toBe("figure");
    expect(carriage.box.x).toBeGreaterThan(middle(horse));
    expect(horse.mirrored).toBe(false);
  });
});

it("a girl looking at a butterfly on a flower: it is the butterfly that is up there", () => {
  const items = artworksOf("a girl looking at a butterfly on a flower");
  const [girl, butterfly, flower] = ["girl", "butterfly", "flower"].map((id) => one(items, id));
  expect(isOver(butterfly!, flower!)).toBe(true);
  expect(isOver(girl!, flower!)).toBe(false);
});

it.each(["a puppy licking a girl's face", "小狗舔小女孩的脸"])("%s: she is no morsel", (text) => {
  const items = artworksOf(text);
  // She is on her knees.
  expect(one(items, "girl").box.height).toBeGreaterThan(0.85 * one(items, "dog").box.height);
});

it.each(["two children sleeping in a bed", "妈妈和宝宝在床上睡觉"])(
  "%s: next to each other, all heads on one side, all faces free",
  (text) => {
    const sleepers = artworksOf(text).filter(({ artwork }) => artwork.name.includes("/sleeping"));
    const [behind, before] = sleepers as [PlacedArtwork, PlacedArtwork];
    expect(sleepers.length).toBe(2);
    expect(before.box.x).toBeCloseTo(behind.box.x);
    expect(before.box.y).toBeGreaterThan(behind.box.y + 0.5 * behind.box.height);
    expect(bottom(before)).toBeGreaterThan(bottom(behind));
  },
);
