import { expect, it } from "vitest";
import { artworksOf, only } from "../compose/scene-of.ts";
import { eyesOf } from "./close-eyes.ts";
import { loadArtwork } from "./load-artwork.ts";

it.each([
  ["three eyed dog", "dog", 3],
  ["a dog with three eyes", "dog", 3],
  ["三眼小狗", "dog", 3],
  ["an alien kid walking his three-eyed dog", "dog", 3],
  ["a one-eyed cat", "cat", 1],
  ["一只眼睛的小猫", "cat", 1],
  ["a dog", "dog", 2],
])("%s: the %s has as many eyes", (description, subject, count) => {
  const [being] = only(artworksOf(description), subject);
  expect(eyesOf(loadArtwork(being!.artwork).shapes)).toHaveLength(count as number);
});
