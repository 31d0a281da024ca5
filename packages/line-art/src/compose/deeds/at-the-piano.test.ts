import { describe, expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf } from "../scene-of.ts";

describe("a pianist", () => {
  it.each(["a girl playing the piano", "小男孩弹钢琴", "a man playing a grand piano"])(
    "%s: sits before the keys, hands on them",
    (description) => {
      const items = artworksOf(description);
      const pianist = items.find(({ artwork }) => artwork.set === "figure")!;
      const { box } = items.find(({ artwork }) => artwork.name === "piano-from-the-side")!;
      expect(pianist.artwork.name).toContain("/playing-piano");
      const { x, y } = pointOn(pianist, figureAnchors(pianist.artwork).hand);
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + 0.4 * box.width);
      expect(y).toBeGreaterThan(box.y + 0.4 * box.height);
      expect(y).toBeLessThan(box.y + 0.6 * box.height);
      expect(box.y + box.height).toBeCloseTo(pianist.box.y + pianist.box.height, 0);
    },
  );

  it.each([
    ["a worm playing the piano", "worm"],
    ["一条小鱼在弹钢琴", "fish"],
  ])("%s: without hands, the head is at the keys", (description, who) => {
    const items = artworksOf(description);
    const pianist = items.find(({ subject }) => subject === who)!.box;
    const { box } = items.find(({ artwork }) => artwork.name === "piano-from-the-side")!;
    expect(pianist.x + pianist.width).toBeGreaterThan(box.x);
    expect(pianist.x + pianist.width).toBeLessThan(box.x + 0.4 * box.width);
    expect(pianist.x).toBeLessThan(box.x);
  });
});
