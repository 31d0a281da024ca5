/** On what is not level each one stands as high as it is there. */
import { describe, expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

const foot = ({ box }: PlacedArtwork) => box.y + box.height;
const inOrder = (items: readonly PlacedArtwork[], subject: string) =>
  only(items, subject).toSorted((a, b) => a.box.x - b.box.x);

describe("a row", () => {
  it.each(["three goats crossing a bridge", "三只山羊过桥"])(
    "%s: the one in the middle is on the crown of the arch, all within its ends",
    (description) => {
      const items = artworksOf(description);
      const [bridge] = only(items, "stone-bridge");
      const [first, second, third] = inOrder(items, "goat") as [
        PlacedArtwork,
        PlacedArtwork,
        PlacedArtwork,
      ];
      expect(foot(second)).toBeLessThan(foot(first));
      expect(foot(second)).toBeLessThan(foot(third));
      expect(first.box.x).toBeGreaterThan(bridge!.box.x);
      expect(third.box.x + third.box.width).toBeLessThan(bridge!.box.x + bridge!.box.width);
    },
  );

  it("of apples lies along the back of a hedgehog", () => {
    const items = artworksOf("a hedgehog carrying apples on its back");
    const [hedgehog] = only(items, "hedgehog");
    const { y, height } = hedgehog!.box;
    const feet = inOrder(items, "red-apple").map(foot);
    expect(new Set(feet.map(Math.round)).size).toBeGreaterThan(1);
    for (const each of feet) expect(each).toBeLessThan(y + 0.6 * height);
  });
});

it.each([
  ["a boy sitting on a chair", "boy", "chair", 0.55],
  ["a girl sitting on a log", "girl", "log", 0],
  ["爷爷坐在树桩上", "grandfather", "tree-stump", 0],
  ["a woman reading on a park bench", "woman", "park-bench", 0.58],
])("%s: who sits has the seat beneath, and legs that hang down", (description, who, what, top) => {
  const items = artworksOf(description);
  const [sitter] = only(items, who);
  const [base] = only(items, what);
  const seat = base!.box.y + top * base!.box.height;
  const { y, height } = sitter!.box;
  const hips = y + figureAnchors(sitter!.artwork).seat.y * height;
  expect(Math.abs(hips - seat)).toBeLessThan(0.12 * base!.box.height);
  expect(y + height).toBeGreaterThan(seat + 0.1 * height);
  expect(items.indexOf(sitter!)).toBeGreaterThan(items.indexOf(base!));
});

it.each(["five frogs on a log", "木头上的五只青蛙"])(
  "%s: all sit on a fallen trunk",
  (description) => {
    const items = artworksOf(description);
    const [log] = only(items, "log");
    expect(log!.box.width).toBeGreaterThan(1.5 * log!.box.height);
    const frogs = only(items, "frog");
    expect(frogs).toHaveLength(5);
    for (const { box } of frogs)
      expect(box.y + box.height).toBeLessThan(log!.box.y + log!.box.height);
  },
);

it.each([
  ["a boy and a girl standing on a bridge", "stone-bridge"],
  ["男孩和女孩站在石桥上，旁边有两只鸭子", "stone-arch-bridge"],
])("%s: they stand beside each other, each on the arch", (description, what) => {
  const items = artworksOf(description);
  const [bridge] = only(items, what);
  const [boy] = only(items, "boy");
  const [girl] = only(items, "girl");
  expect(girl!.box.x).toBeGreaterThanOrEqual(boy!.box.x + 0.9 * boy!.box.width);
  for (const one of [boy!, girl!]) {
    expect(foot(one)).toBeGreaterThan(bridge!.box.y + 0.01 * bridge!.box.height);
    expect(foot(one)).toBeLessThan(bridge!.box.y + 0.5 * bridge!.box.height);
  }
});
