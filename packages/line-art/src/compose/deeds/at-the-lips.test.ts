/** That one sees who eats and who drinks: it is at the mouth, and a hand is at it. */
import { expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import type { PlacedArtwork } from "../../types.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

const mouthOf = (who: PlacedArtwork) => pointOn(who, figureAnchors(who.artwork).mouth);

it.each([
  ["a boy drinking coffee", "boy", "coffee-cup", "drinking"],
  ["小男孩喝果汁", "boy", "juice", "drinking"],
  ["a bear drinking tea", "bear", "hot-beverage", "drinking"],
  ["爷爷坐在椅子上喝茶", "grandfather", "hot-beverage", "seated-drinking"],
  ["baby drinking from a cup", "baby", "hot-beverage", "drinking"],
  ["大熊猫啃竹笋", "panda", "bamboo-shoot", "eating"],
  ["a girl eating ice cream", "girl", undefined, "licking"],
  ["小猪吃苹果", "pig", "red-apple", "eating"],
  ["a lion eating a hamburger", "lion", "hamburger", "eating"],
])("%s: has it at the mouth", (description, who, what, pose) => {
  const items = artworksOf(description);
  const [eater] = only(items, who);
  expect(eater!.artwork.name.split("/")[1]).toBe(pose);
  const mouth = mouthOf(eater!);
  const { box } = what
    ? only(items, what)[0]!
    : items.find(({ subject }) => /ice-cream/.test(subject))!;
  const slack = 0.06 * eater!.box.height;
  expect(mouth.x).toBeGreaterThan(box.x - slack);
  expect(mouth.x).toBeLessThan(box.x + box.width + slack);
  expect(mouth.y).toBeGreaterThan(box.y - slack);
  expect(mouth.y).toBeLessThan(box.y + box.height);
});

it("女孩拿着一杯咖啡: who only holds a cup does not drink", () => {
  const [girl] = only(artworksOf("女孩拿着一杯咖啡"), "girl");
  expect(girl!.artwork.name).toBe("girl/holding");
});
