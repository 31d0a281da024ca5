/** That an animal of which it is said that it lies or sleeps has its body on the ground. */
import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { artworksOf, only } from "./scene-of.ts";

const one = (description: string, subject: string) => only(artworksOf(description), subject)[0]!;

describe("animals that lie", () => {
  it.each([
    ["a cat lying on the rug", "cat"],
    ["a dog lying on the grass", "dog"],
    ["小狗趴在草地上", "dog"],
    ["一头牛卧在草地上", "cow"],
    ["狮子躺在大树下", "lion"],
    ["a rabbit lying in the meadow", "rabbit"],
  ])("%s: are much wider than high, and awake", (description, who) => {
    const { artwork, box } = one(description, who);
    expect(box.width).toBeGreaterThan(1.4 * box.height);
    expect(artwork.variant).not.toBe("asleep");
  });

  it.each([
    ["a sleeping bear", "bear"],
    ["小猫在睡觉", "cat"],
    ["a panda taking a nap", "panda"],
  ])("%s: with its eyes closed, where it sleeps", (description, who) => {
    const { artwork, box } = one(description, who);
    expect(box.width).toBeGreaterThan(1.4 * box.height);
    expect(artwork.variant).toBe("asleep");
  });

  it("who lies is as large as who stands beside it", () => {
    const { artwork, box } = one("a dog sleeping next to a horse", "dog");
    const standing = one("a dog next to a horse", "dog").box;
    const lower = loadArtwork(artwork).box.height / 112;
    expect(box.height / standing.height).toBeCloseTo(lower, 0);
  });

  it("a head looks out of a basket, where what lies would be below its rim", () => {
    const { artwork } = one("a kitten sleeping in a basket", "cat");
    expect(artwork.name).toBe("cat");
    expect(artwork.variant).toBe("asleep");
  });

  it.each([
    ["a cat looking out of the window", "cat"],
    ["a dog looking out the window", "dog"],
    ["小猫看着窗外", "cat"],
    ["小兔子在窗边看雨", "rabbit"],
  ])("%s: with its back to us, before the window", (description, who) => {
    const { artwork } = one(description, who);
    expect(artwork.name).toBe(`${who}-looking-out`);
    expect(loadArtwork(artwork).shapes.some(({ part }) => part?.en === "eye")).toBe(false);
  });

  it("the stripes of a tiger stay stripes when it closes its eyes", () => {
    const awake = loadArtwork({ set: "own", name: "tiger" }).shapes;
    const asleep = loadArtwork({ set: "own", name: "tiger", variant: "asleep" }).shapes;
    const stripes = (shapes: typeof awake) => shapes.filter(({ part }) => part?.en === "stripe");
    expect(stripes(asleep)).toHaveLength(stripes(awake).length);
    expect(asleep.filter(({ kind }) => kind === "line").length).toBe(
      awake.filter(({ kind }) => kind === "line").length + 2,
    );
  });
});
