import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SourceShape } from "../types.ts";
import { PaintedShapes } from "./painted-shapes.ts";
import { measureVisibility } from "./visibility.ts";

const rectangle = (x: number, y: number, width: number, height: number): SourceShape => ({
  kind: "area",
  path: [
    ["M", x, y],
    ["L", x + width, y],
    ["L", x + width, y + height],
    ["L", x, y + height],
    ["Z"],
  ],
  colour: "#aabbcc",
});

const corner = fc.integer({ min: 0, max: 60 });
const side = fc.integer({ min: 2, max: 40 });
/** No width lies so near to one of these that rounding decides. */
const eighths = fc.integer({ min: 4, max: 360 }).map((count) => count / 8);
const rectangles = fc.array(fc.tuple(corner, corner, side, side), { minLength: 1, maxLength: 8 });

describe("what of a shape is seen", () => {
  it("is as wide as the deepest of its cells, with the others on top", () => {
    fc.assert(
      fc.property(rectangles, (boxes) => {
        const painted = new PaintedShapes(
          boxes.map((box) => rectangle(...box)),
          1,
        );
        const { top, distance, side: cell } = painted;
        measureVisibility(boxes.length, painted).forEach(({ width }, shape) => {
          const deepest = distance.reduce(
            (most, d, at) => (top[at] === shape && d > most ? d : most),
            0,
          );
          expect(width).toBeCloseTo(deepest === 0 ? 0 : ((2 * deepest) / 3 - 1) * cell);
        });
      }),
    );
  });

  it("holds every circle up to its width and none beyond", () => {
    fc.assert(
      fc.property(rectangles, eighths, (boxes, diameter) => {
        const painted = new PaintedShapes(
          boxes.map((box) => rectangle(...box)),
          1,
        );
        for (const { width, holds } of measureVisibility(boxes.length, painted))
          expect(holds(diameter)).toBe(width >= diameter);
      }),
    );
  });

  it("knows what lies beneath most of it", () => {
    const painted = new PaintedShapes([rectangle(0, 0, 40, 40), rectangle(10, 10, 20, 40)], 1);
    const [below, above] = measureVisibility(2, painted);
    expect(above).toMatchObject({ beneath: 0, area: 800 });
    expect(above!.onBeneath).toBeCloseTo(0.75);
    expect(above!.outside).toBeCloseTo(0.25);
    expect(below!.area).toBe(1000);
  });
});
