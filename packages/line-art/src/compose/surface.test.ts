/** On what is not level each one stands as high as it is there. */
import { describe, expect, it } from "vitest";
import type { PlacedArtwork } from "../types.ts";
import { artworksOf, only } from "./scene-of.ts";

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
