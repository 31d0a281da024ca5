import { expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

it.each([
  ["a girl hanging from the monkey bars", "girl"],
  ["a boy hangs from a climbing frame and a girl reads on a bench", "boy"],
])("%s: between the posts, hands on the bar, feet off the ground", (description, who) => {
  const items = artworksOf(description);
  const [hanging] = only(items, who);
  const bars = items.find(({ artwork }) => artwork.name === "hanging-bars");
  const hand = pointOn(hanging!, figureAnchors(hanging!.artwork).hand);
  const { x, y, width, height } = bars!.box;
  expect(hand.y).toBeGreaterThan(y);
  expect(hand.y).toBeLessThan(y + 0.25 * height);
  expect(hanging!.box.x).toBeGreaterThan(x);
  expect(hanging!.box.x + hanging!.box.width).toBeLessThan(x + width);
  expect(hanging!.box.y + hanging!.box.height).toBeLessThan(y + 0.95 * height);
});
