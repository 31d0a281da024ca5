import { expect, it } from "vitest";
import { type Disc, stringOfDiscs } from "./string-of-discs.ts";

/** A stroke as broad everywhere, from left to right. */
const stroke = Array.from({ length: 400 }, (_, x): Disc => ({ x, y: 0, radius: 10 }));
const how = { least: 5, most: 8, gap: 2 };

it("sets discs along a stroke, none over another and no hole between two", () => {
  const discs = stringOfDiscs(stroke, how).toSorted((a, b) => a.x - b.x);
  const gaps = discs
    .slice(1)
    .map(({ x, radius }, i) => x - radius - discs[i]!.x - discs[i]!.radius);
  expect(discs.length).toBeGreaterThan(15);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(how.gap);
  expect(Math.max(...gaps)).toBeLessThan(how.gap + 2);
});

it("sets small ones where there is little room, and none where there is less", () => {
  const wedge = stroke.map((spot) => ({ ...spot, radius: spot.x / 20 }));
  const discs = stringOfDiscs(wedge, how);
  expect(Math.max(...discs.map(({ radius }) => radius))).toBe(8);
  for (const { x, radius } of discs) {
    expect(x).toBeGreaterThanOrEqual(100);
    expect(radius).toBeLessThanOrEqual(x / 20);
  }
});
