import { describe, expect, it } from "vitest";
import { artworksOf, only } from "../scene-of.ts";

const middle = ({ box }: { box: { x: number; width: number } }) => box.x + box.width / 2;

describe("an octopus", () => {
  it.each(["一只章鱼在弹钢琴", "an octopus playing the piano"])(
    "%s: on the stool, a tentacle at the keys",
    (description) => {
      const items = artworksOf(description);
      const [octopus] = only(items, "octopus");
      const [piano] = only(items, "upright-piano");
      const [stool] = only(items, "stool");
      expect(piano!.artwork.name).toBe("piano-from-the-side");
      const keys = piano!.box.x + 0.3 * piano!.box.width;
      expect(octopus!.box.x + octopus!.box.width).toBeGreaterThan(piano!.box.x);
      expect(octopus!.box.x + octopus!.box.width).toBeLessThan(keys);
      expect(Math.abs(middle(stool!) - middle(octopus!))).toBeLessThan(0.05);
      expect(stool!.box.y).toBeGreaterThan(octopus!.box.y + 0.8 * octopus!.box.height);
    },
  );

  it("has a tentacle for each of three instruments", () => {
    const items = artworksOf("an octopus playing the drums, the guitar and the trumpet");
    const [octopus] = only(items, "octopus");
    for (const instrument of ["drum", "guitar", "trumpet"]) {
      const [{ box }] = only(items, instrument) as [(typeof items)[number]];
      expect(box.x).toBeLessThan(octopus!.box.x + octopus!.box.width);
      expect(box.x + box.width).toBeGreaterThan(octopus!.box.x);
    }
  });
});
