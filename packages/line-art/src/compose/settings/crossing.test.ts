import { describe, expect, it } from "vitest";
import type { PlacedShapes } from "../../types.ts";
import { artworksOf, only, sceneOf } from "../scene-of.ts";

const shapesOf = (description: string, id: string) =>
  sceneOf(description, { complexity: "medium" }).items.find(
    (item): item is PlacedShapes => item.kind === "shapes" && item.id === id,
  );

describe("where a street is crossed", () => {
  it.each([
    "children crossing the street",
    "小朋友排队过马路",
    "a crossing guard helping children cross the street",
    "a mother duck and her ducklings crossing the road",
    "孩子在斑马线上走",
  ])("%s: on stripes, at a light", (description) => {
    const stripes = shapesOf(description, "crosswalk")!;
    expect(stripes.shapes.length).toBeGreaterThan(4);
    expect(shapesOf(description, "traffic-light")).toBeDefined();
    // Nobody is on the verge.
    for (const { box } of artworksOf(description, { complexity: "medium" }))
      expect(box.y + box.height).toBeGreaterThan(stripes.box.y + 0.1 * stripes.box.height);
  });

  it.each([
    ["交警在路口指挥交通", "traffic-police"],
    ["a policeman directing traffic", "police-officer"],
  ])("%s: from a stand no wider than who is on it", (description, who) => {
    const items = artworksOf(description);
    const [officer] = only(items, who);
    const [stand] = only(items, "traffic-stand");
    expect(stand!.box.width).toBeLessThan(officer!.box.width);
    expect(stand!.box.height).toBeLessThan(0.4 * officer!.box.height);
    expect(officer!.box.y + officer!.box.height).toBeGreaterThan(stand!.box.y);
    expect(shapesOf(description, "car")).toBeDefined();
  });
});
