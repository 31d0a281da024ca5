import { expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const one = (items: readonly PlacedArtwork[], subject: string) => only(items, subject)[0]!;

it.each([
  ["a boy lighting a menorah", "boy", "menorah"],
  ["a bear lighting a candle", "bear", "candle"],
  ["奶奶点燃蜡烛", "grandmother", "candle"],
])("%s: the hand is at the flame, and it stands on a table", (description, who, what) => {
  const items = artworksOf(description);
  const [person, { box }] = [one(items, who), one(items, what)];
  const { hand } = figureAnchors(person.artwork);
  const at = {
    x: person.box.x + hand.x * person.box.width,
    y: person.box.y + hand.y * person.box.height,
  };
  expect(Math.abs(at.x - box.x)).toBeLessThan(0.1 * person.box.width);
  expect(at.y).toBeGreaterThan(box.y);
  expect(at.y).toBeLessThan(box.y + 0.3 * box.height);
  const table = one(items, "treatment-table").box;
  expect(table.y).toBeLessThan(box.y + box.height);
  expect(table.y + table.height).toBeCloseTo(person.box.y + person.box.height, 0);
});
