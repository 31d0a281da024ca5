/** That who walks on stilts or stands on a chair is on them, whatever else they do. */
import { expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const bottom = ({ box }: PlacedArtwork) => box.y + box.height;

it.each([
  ["小丑踩高跷", "clown", 1],
  ["a girl on stilts", "girl", 1],
  ["三个小丑踩着高跷", "clown", 3],
])("%s: each is on a pair of their own, which brings nobody along", (description, who, count) => {
  const items = artworksOf(description);
  expect(only(items, "stilts")).toEqual([]);
  const stilts = only(items, "bare-stilts");
  const walkers = only(items, who);
  expect([stilts.length, walkers.length]).toEqual([count, count]);
  for (const [at, walker] of walkers.entries())
    expect(bottom(walker)).toBeLessThan(bottom(stilts[at]!) - 0.3 * walker.box.height);
});

it.each([
  ["女孩站在椅子上把花递给弟弟", "girl", "chair"],
  ["小丑踩着高跷把花递给弟弟", "clown", "bare-stilts"],
])("%s: the flower is given, not what is stood on", (description, who, what) => {
  const items = artworksOf(description);
  const [giver] = only(items, who);
  const [floor] = only(items, what);
  const [boy] = only(items, "boy");
  expect(bottom(giver!)).toBeLessThan(bottom(floor!));
  expect(Math.abs(bottom(floor!) - bottom(boy!))).toBeLessThan(0.05 * boy!.box.height);
});
