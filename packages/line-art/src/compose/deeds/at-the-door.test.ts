import { expect, it } from "vitest";
import { figureAnchors } from "../../figure/anchors.ts";
import { pointOn } from "../groups/cluster.ts";
import { artworksOf, only } from "../scene-of.ts";

it.each(["a wolf knocking on the door", "大灰狼敲门", "a boy knocks at the door"])(
  "%s: the knuckles are on a door taller than who knocks",
  (description) => {
    const items = artworksOf(description);
    const [door, ...more] = only(items, "door");
    const visitor = items.find(({ artwork }) => artwork.name.includes("/knocking"))!;
    expect(more).toEqual([]);
    const hand = pointOn(visitor, figureAnchors(visitor.artwork).hand);
    const { x, y, width, height } = door!.box;
    expect(hand.x).toBeGreaterThan(x);
    expect(hand.x).toBeLessThan(x + 0.5 * width);
    expect(height).toBeGreaterThan(1.2 * visitor.box.height);
    expect(y + height).toBeCloseTo(visitor.box.y + visitor.box.height, 0);
    expect(items.indexOf(visitor)).toBeGreaterThan(items.indexOf(door!));
  },
);
