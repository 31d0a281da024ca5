/** That what has a handle is held by it. */
import { expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import type { PlacedArtwork } from "../../types.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

const bottom = ({ box }: PlacedArtwork) => box.y + box.height;

it.each([
  ["爷爷拄着拐杖走路", "grandfather"],
  ["a grandmother with a walking stick", "grandmother"],
])("%s: the stick stands on the ground", (description, who) => {
  const items = artworksOf(description);
  const [stick] = only(items, "walking-stick");
  const [walker] = only(items, who);
  expect(Math.abs(bottom(stick!) - bottom(walker!))).toBeLessThan(0.05 * walker!.box.height);
});

it.each([
  ["爸爸钉钉子", "man", "hammer"],
  ["a girl holding a hammer", "girl", "hammer"],
])("%s: its head is up and away", (description, who, tool) => {
  const items = artworksOf(description);
  const [held] = only(items, tool);
  const [holder] = only(items, who);
  expect(held!.mirrored).toBe(true);
  expect(held!.box.height).toBeLessThan(0.4 * holder!.box.height);
});

it.each([
  ["a knight with a sword", "toy-sword"],
  ["一个女孩拿着一根棒棒糖", "lollipop"],
  ["a girl holding a rose", "rose"],
])("%s: the hand is at the lower end", (description, thing) => {
  const items = artworksOf(description);
  const [held] = only(items, thing);
  const holder = items.find(({ artwork }) => artwork.set === "figure")!;
  const hand = pointOn(holder, figureAnchors(holder.artwork).hand);
  expect(hand.y).toBeGreaterThan(held!.box.y + 0.7 * held!.box.height);
  expect(hand.y).toBeLessThan(bottom(held!));
});
