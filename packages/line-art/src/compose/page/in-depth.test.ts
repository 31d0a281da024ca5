/** Rows too wide for their page. */
import { describe, expect, it } from "vitest";
import { sharedArea } from "../../artwork/box.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const middle = ({ box }: PlacedArtwork) => box.x + box.width / 2;

describe("a row too wide for the page", () => {
  it.each([
    ["two bears in the forest", "bear"],
    ["两匹马", "horse"],
    ["two ducks on a river", "duck"],
  ])(
    "%s: on an upright page one stands further back, and fills more of it",
    (description, subject) => {
      const upright = only(artworksOf(description, { aspectRatio: "9:16" }), subject);
      const [behind, before] = upright as [PlacedArtwork, PlacedArtwork];
      expect(upright).toHaveLength(2);
      expect(foot(behind)).toBeLessThan(foot(before) - 0.5 * before.box.height);
      expect(foot(before) - behind.box.y).toBeGreaterThan(0.4 * 1600);
      const [left, right] = only(artworksOf(description, { aspectRatio: "16:9" }), subject);
      expect(Math.abs(foot(left!) - foot(right!))).toBeLessThan(0.1 * left!.box.height);
    },
  );

  it("three mice holding cheese: the middle one behind, its face and its cheese seen", () => {
    const items = artworksOf("three mice holding cheese", { aspectRatio: "1:1" });
    const mice = only(items, "mouse").toSorted((a, b) => middle(a) - middle(b));
    const [left, rear, right] = mice as [PlacedArtwork, PlacedArtwork, PlacedArtwork];
    expect(foot(rear)).toBeLessThan(Math.min(foot(left), foot(right)) - 0.4 * rear.box.height);
    const face = { ...rear.box, height: 0.6 * rear.box.height };
    for (const other of [left, right]) expect(sharedArea(face, other.box)).toBe(0);
    expect(only(items, "cheese-wedge")).toHaveLength(3);
  });

  it("what flies is the one above", () => {
    const items = artworksOf("a dog chasing a butterfly", { aspectRatio: "9:16" });
    const [dog, butterfly] = [only(items, "dog")[0]!, only(items, "butterfly")[0]!];
    expect(foot(butterfly)).toBeLessThan(dog.box.y + 0.3 * dog.box.height);
  });

  it.each([
    ["dad pushing his daughter on a swing", "man", "garden-swing"],
    ["a dragon breathing fire at a knight", "dragon", "knight"],
  ])("%s: next to each other on every page", (description, doer, other) => {
    const items = artworksOf(description, { aspectRatio: "9:16" });
    const [one, two] = [only(items, doer)[0]!, only(items, other)[0]!];
    expect(Math.abs(foot(one) - foot(two))).toBeLessThan(0.15 * one.box.height);
  });

  it("who is left of whom stays there, on one ground", () => {
    const items = artworksOf("a bear left of a horse", { aspectRatio: "9:16" });
    const [bear, horse] = [only(items, "bear")[0]!, only(items, "horse")[0]!];
    expect(bear.box.x + bear.box.width).toBeLessThan(horse.box.x);
    expect(Math.abs(foot(bear) - foot(horse))).toBeLessThan(0.1 * horse.box.height);
  });
});

describe("two of a kind", () => {
  it.each(["two horses", "two squirrels", "两只羊"])("%s look at each other", (description) => {
    const items = artworksOf(description, { aspectRatio: "16:9" }).filter(({ mention }) => mention);
    const looksRight = ({ subject, mirrored }: PlacedArtwork) =>
      (subjectById(subject).facing === "right") !== mirrored;
    const inOrder = items.toSorted((a, b) => middle(a) - middle(b));
    expect(inOrder.map(looksRight)).toEqual([true, false]);
  });

  it("who runs or swims with others does so the same way", () => {
    for (const description of ["three horses running", "four ducks swimming", "two cars"]) {
      const items = artworksOf(description).filter(({ mention }) => mention);
      expect(new Set(items.map(({ mirrored }) => mirrored)).size).toBe(1);
    }
  });
});

describe("animals in two rows", () => {
  it.each([
    ["mother hen and four chicks", "chicken", "baby-chick"],
    ["a farmer feeding chickens", "farmer", "chicken"],
  ])("%s: nobody stands on a head", (description, behind, before) => {
    const items = artworksOf(description);
    const [tall] = only(items, behind) as [PlacedArtwork];
    const row = only(items, before);
    expect(row.length).toBeGreaterThan(2);
    for (const one of row) {
      expect(foot(tall)).toBeLessThan(foot(one));
      expect(foot(tall)).toBeGreaterThan(one.box.y + 0.25 * one.box.height);
      expect(tall.box.y).toBeLessThan(one.box.y);
    }
  });
});

it("two girls with dolls stand on one ground", () => {
  const girls = only(artworksOf("two girls playing with dolls", { aspectRatio: "9:16" }), "girl");
  const [one, other] = girls as [PlacedArtwork, PlacedArtwork];
  expect(Math.abs(foot(one) - foot(other))).toBeLessThan(0.5 * one.box.height);
});

it("whoever is first in front holds a balloon out of the row, not before who stands behind", () => {
  const items = artworksOf("a family holding balloons", { complexity: "simple", seed: 1 });
  const balloons = only(items, "balloon").toSorted((a, b) => a.box.x - b.box.x);
  const people = items
    .filter(({ artwork }) => artwork.set === "figure")
    .toSorted((a, b) => a.box.x - b.box.x);
  expect(people).toHaveLength(3);
  expect(middle(balloons[0]!)).toBeLessThan(middle(people[0]!));
  expect(middle(balloons[2]!)).toBeGreaterThan(middle(people[2]!));
});

it("the streaks of a runner who is set back are behind the runner, not before somebody else", () => {
  const items = artworksOf("龟兔赛跑", { complexity: "medium" });
  const [turtle, streaks] = ["turtle", "speed-lines"].map((what) => only(items, what)[0]!);
  expect(streaks!.box.x).toBeGreaterThan(turtle!.box.x + 0.9 * turtle!.box.width);
  expect(streaks!.box.y + streaks!.box.height).toBeLessThan(
    turtle!.box.y + turtle!.box.height + 0.1 * turtle!.box.height,
  );
});
