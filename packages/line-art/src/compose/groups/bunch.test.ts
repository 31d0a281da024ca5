import { expect, it } from "vitest";
import type { PlacedArtwork } from "../../types.ts";
import { artworksOf, only } from "../scene-of.ts";

/** Where a stem ends: the middle of the lower edge, as it leans. */
function footOf({ box, rotation }: PlacedArtwork): { x: number; y: number } {
  const turn = (rotation * Math.PI) / 180;
  return {
    x: box.x + box.width / 2 - (box.height / 2) * Math.sin(turn),
    y: box.y + box.height / 2 + (box.height / 2) * Math.cos(turn),
  };
}

it.each([
  ["three tulips in a vase", "tulip", 3],
  ["花瓶里有五朵玫瑰", "rose", 5],
  ["a vase of roses", "rose", 3],
  ["a vase with a tulip and roses", "rose", 3],
  ["花瓶里插着郁金香和玫瑰", "tulip", 1],
])("%s: their stems meet in its mouth, their heads are above it", (description, flower, count) => {
  const items = artworksOf(description);
  const [vase] = only(items, "vase");
  const flowers = only(items, flower);
  expect(flowers).toHaveLength(count);
  for (const one of flowers) {
    const foot = footOf(one);
    expect(Math.abs(foot.x - (vase!.box.x + vase!.box.width / 2))).toBeLessThan(1);
    expect(foot.y).toBeGreaterThan(vase!.box.y);
    expect(one.box.y).toBeLessThan(vase!.box.y);
    expect(items.indexOf(one)).toBeLessThan(items.indexOf(vase!));
  }
});

it("a bunch is in one hand, before nobody's face", () => {
  const items = artworksOf("a girl holding a bunch of tulips");
  const [girl] = only(items, "girl");
  const flowers = only(items, "tulip");
  expect(flowers.length).toBeGreaterThan(2);
  const feet = flowers.map(footOf);
  for (const { x, y } of feet) {
    expect(Math.hypot(x - feet[0]!.x, y - feet[0]!.y)).toBeLessThan(1);
    expect(x).toBeGreaterThan(girl!.box.x + girl!.box.width / 2);
  }
});
