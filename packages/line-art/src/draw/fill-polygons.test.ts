import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point, Polygon } from "../artwork/path.ts";
import { Spans } from "../quality/spans.ts";
import { fillPolygons, type Grid, strokePolygon } from "./fill-polygons.ts";

const grid: Grid = { x: -2, y: 3, side: 0.5, columns: 40, rows: 30 };

const points = fc.tuple(
  fc.double({ min: -8, max: 24, noNaN: true }),
  fc.double({ min: -4, max: 26, noNaN: true }),
);
const polygons = fc.array(points, { minLength: 3, maxLength: 9 });

const allButUpright: Polygon = [
  [-0.2855267095982789, 0],
  [0, 25.999999999999957],
  [-6.4e-323, 0],
];

function cellsOf(spans: Spans): Uint8Array {
  const mask = new Uint8Array(grid.columns * grid.rows);
  spans.setIn(mask);
  return mask;
}

const middleOf = (cell: number): Point => [
  grid.x + ((cell % grid.columns) + 0.5) * grid.side,
  grid.y + (Math.floor(cell / grid.columns) + 0.5) * grid.side,
];

/** How often a polygon goes round a point. */
function winding(polygon: Polygon, [x, y]: Point): number {
  return polygon.reduce((turns, [x2, y2], i) => {
    const [x1, y1] = polygon.at(i - 1)!;
    if (y1 <= y === y2 <= y) return turns;
    const isRight = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x;
    return isRight ? turns + (y2 > y1 ? 1 : -1) : turns;
  }, 0);
}

/** Distance to the nearest edge. */
function distanceTo(polygon: Polygon, [x, y]: Point): number {
  const distances = polygon.map(([x2, y2], i) => {
    const [x1, y1] = polygon.at(i - 1)!;
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
    const t = Math.min(1, Math.max(0, along));
    return Math.hypot(x - x1 - t * (x2 - x1), y - y1 - t * (y2 - y1));
  });
  return Math.min(...distances);
}

describe("fillPolygons", () => {
  it("covers the cells whose middles are inside, one polygon after the other", () => {
    fc.assert(
      fc.property(polygons, polygons, (one, other) => {
        for (const polygon of [one, other]) {
          const spans = new Spans();
          fillPolygons([polygon.flat()], grid, spans);
          cellsOf(spans).forEach((covered, cell) => {
            const middle = middleOf(cell);
            // On the edge either is right.
            if (distanceTo(polygon, middle) < 1e-6) return;
            expect(covered === 1, `cell ${cell}`).toBe(winding(polygon, middle) !== 0);
          });
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe("strokePolygon", () => {
  it("covers what is within half a line of an edge, and at a slight bend a little more", () => {
    fc.assert(
      fc.property(polygons, fc.double({ min: 0.5, max: 4, noNaN: true }), (polygon, width) => {
        const spans = new Spans();
        strokePolygon(polygon.flat(), true, width, grid, spans);
        cellsOf(spans).forEach((covered, cell) => {
          const distance = distanceTo(polygon, middleOf(cell));
          if (distance < width / 2 - 1e-6) expect(covered, `cell ${cell}`).toBe(1);
          if (distance > 0.514 * width + 1e-6) expect(covered, `cell ${cell}`).toBe(0);
        });
      }),
      { numRuns: 60, examples: [[allButUpright, 3.5000020000000003]] },
    );
  });
});
