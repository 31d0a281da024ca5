/** That one sees who sings, crows, barks or learns to talk: the mouth is open, and the sound is before it. */
import { describe, expect, it } from "vitest";
import { loadArtwork } from "../artwork/load-artwork.ts";
import { figureArtwork } from "../figure/figure.ts";
import { shapesOfHead } from "../figure/heads/animal-heads.ts";
import { artworksOf, only } from "./scene-of.ts";

describe("who is heard", () => {
  it.each([
    ["小鸟在树枝上唱歌", "bird", "musical-notes"],
    ["a robin singing on a branch", "robin", "musical-notes"],
    ["rooster crowing on a fence", "rooster", "sound-waves"],
    ["大公鸡在打鸣", "rooster", "sound-waves"],
    ["鹦鹉学说话", "parrot", "speech-bubble"],
    ["a parrot learning to talk", "parrot", "speech-bubble"],
    ["a lion roaring", "lion", "sound-waves"],
  ])("%s: with an open mouth, and what is heard ahead of it", (description, who, sign) => {
    const items = artworksOf(description);
    const [animal, sound] = [only(items, who)[0]!, only(items, sign)[0]!];
    const isHeard = animal.artwork.variant === "aloud" || /crowing/.test(animal.artwork.name);
    expect(isHeard).toBe(true);
    const [middle, at] = [animal, sound].map(({ box }) => box.x + box.width / 2) as [
      number,
      number,
    ];
    expect(at < middle).toBe(!animal.mirrored);
    expect(only(items, "microphone")).toHaveLength(0);
  });

  it("a beak opens: there are two halves of it, further apart than it was high", () => {
    const beak = (variant?: "aloud") =>
      loadArtwork({ set: "own", name: "bird", ...(variant && { variant }) }).shapes.filter(
        ({ part }) => part?.en === "beak",
      );
    expect(beak()).toHaveLength(1);
    expect(beak("aloud")).toHaveLength(2);
  });

  it("an animal that sings into a microphone has its mouth wide open", () => {
    const { shapes } = figureArtwork("badger:boy/singing");
    const mouths = shapes.filter(({ part, kind }) => part?.en === "mouth" && kind === "area");
    expect(
      shapesOfHead("badger").some(({ part, kind }) => part?.en === "mouth" && kind === "area"),
    ).toBe(false);
    expect(mouths).toHaveLength(1);
  });
});
