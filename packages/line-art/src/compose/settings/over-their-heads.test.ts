import { describe, expect, it } from "vitest";
import { findRegions } from "../../draw/find-regions.ts";
import { drawPage } from "../../index.ts";
import { regionBand } from "../../quality/bars.ts";

const drawn = (description: string) => {
  const page = drawPage(description, {
    complexity: "medium",
    style: "cartoon",
    aspectRatio: "1:1",
    seed: 1,
  });
  if (!page.ok) throw new Error(description);
  return page.drawing;
};

describe("a wall above several people is not blank", () => {
  it.each([
    ["three children reading in the library", "bookcase-1"],
    ["三个小朋友在图书馆看书", "bookcase-1"],
    ["children brushing teeth in the bathroom", "mirror"],
    ["scientists in the laboratory", "shelves-1"],
    ["三个小女孩在理发店里", "mirror-1"],
    ["a family eating in a restaurant", "lamp-1"],
    ["mom and dad cooking in the kitchen", "shelf"],
    ["a teacher and children in the classroom", "board"],
    ["三个小朋友在教室里举手", "board"],
  ])("%s", (description, item) => {
    const drawing = drawn(description);
    expect(drawing.shapes.some((shape) => shape.item === item)).toBe(true);
    expect(findRegions(drawing).length).toBeLessThanOrEqual(regionBand.medium[1] + 1);
  });
});
