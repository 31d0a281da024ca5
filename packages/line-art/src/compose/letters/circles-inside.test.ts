import fc from "fast-check";
import { expect, it } from "vitest";
import { parsePath, pathBounds } from "../../artwork/path.ts";
import { circlesInside } from "./circles-inside.ts";

const square = parsePath("M0 0H100V100H0Z");

it("sets the largest circle in the middle, and fills the corners", () => {
  const [first, ...others] = circlesInside(square, pathBounds(square), {
    least: 4,
    most: 1000,
    gap: 1,
  });
  expect(first!.x).toBeCloseTo(50, -1);
  expect(first!.y).toBeCloseTo(50, -1);
  expect(first!.radius).toBeGreaterThan(44);
  expect(others.length).toBeGreaterThanOrEqual(4);
});

it("keeps circles apart, inside and within their sizes", () => {
  const size = fc.integer({ min: 20, max: 400 });
  const least = fc.integer({ min: 3, max: 20 });
  fc.assert(
    fc.property(size, size, least, least, (width, height, small, more) => {
      const path = parsePath(`M0 0H${width}V${height}H0Z`);
      const cell = Math.max(width, height) / 140;
      const circles = circlesInside(path, pathBounds(path), {
        least: small,
        most: small + more,
        gap: 2,
      });
      for (const [place, { x, y, radius }] of circles.entries()) {
        expect(radius).toBeGreaterThanOrEqual(small);
        expect(radius).toBeLessThanOrEqual(small + more);
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius - cell);
        for (const other of circles.slice(place + 1)) {
          const apart = Math.hypot(other.x - x, other.y - y) - radius - other.radius;
          // The chamfer distance is out by 6 % at most.
          expect(apart).toBeGreaterThan(2 - 2 * cell - 0.07 * (radius + other.radius));
        }
      }
    }),
    { numRuns: 60 },
  );
});

it("ends where there is nothing to fill", () => {
  expect(
    circlesInside([], { x: 0, y: 0, width: 10, height: 10 }, { least: 1, most: 2, gap: 0 }),
  ).toEqual([]);
});
