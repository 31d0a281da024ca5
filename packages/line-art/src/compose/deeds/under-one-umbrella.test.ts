/** That two who share an umbrella are both under it, and one has its stick in hand. */
import { expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  "two girls sharing an umbrella",
  "小猪给小羊撑伞",
  "a girl holding an umbrella over a cat",
  "a man and a dog under an umbrella",
])("%s", (description) => {
  const items = artworksOf(description);
  const [umbrella, ...more] = only(items, "umbrella");
  expect(more).toEqual([]);
  const { x, y, width } = umbrella!.box;
  const both = items.filter(({ subject, role }) => role === "hero" && isAlive(subject));
  expect(both.length).toBe(2);
  for (const { box } of both) {
    expect(box.x + box.width / 2).toBeGreaterThan(x);
    expect(box.x + box.width / 2).toBeLessThan(x + width);
    expect(box.y).toBeGreaterThan(y);
  }
  const hands = both
    .filter(({ artwork }) => artwork.set === "figure")
    .map((part) => pointOn(part, figureAnchors(part.artwork).hand).x);
  expect(Math.min(...hands.map((hand) => Math.abs(hand - x - width / 2)))).toBeLessThan(
    0.05 * width,
  );
});
