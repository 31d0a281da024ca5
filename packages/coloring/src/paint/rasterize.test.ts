import fc from "fast-check";
import { expect, it } from "vitest";
import type { Box } from "../regions/region-map.ts";
import { forEachCoveredRow } from "./rasterize.ts";

const side = 40;
const page: Box = { left: 0, top: 0, right: side, bottom: side };

/** How much of each of the page's pixels is covered, as seen through a clip. */
function coverageOf(polygon: Float32Array, clip: Box) {
  const all = new Float32Array(side * side);
  forEachCoveredRow(polygon, clip, (y, coverage, from, to) => {
    all.set(coverage.subarray(from, to), y * side + clip.left + from);
  });
  return all;
}

const coordinate = fc.float({ min: -10, max: 50, noNaN: true });
const polygon = fc
  .array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 12 })
  .map((corners) => Float32Array.from(corners.flat()));
const clip = fc.tuple(...([1, 1, 1, 1] as const).map(() => fc.nat(side))).map(([a, b, c, d]) => ({
  left: Math.min(a!, b!),
  right: Math.max(a!, b!),
  top: Math.min(c!, d!),
  bottom: Math.max(c!, d!),
}));

it("covers a square by what of each pixel lies in it", () => {
  const square = Float32Array.from([1.5, 1, 4, 1, 4, 3, 1.5, 3]);
  const rows = coverageOf(square, page);
  expect([...rows.subarray(side, side + 5)]).toEqual([0, 0.5, 1, 1, 0]);
  expect(rows.reduce((sum, value) => sum + value)).toBe(5);
});

// A last bit is enough to round a color up instead of down, and then a repainted rectangle shows.
it("covers a pixel by the same number whatever the clip", () => {
  fc.assert(
    fc.property(polygon, clip, (corners, box) => {
      const whole = coverageOf(corners, page);
      const part = coverageOf(corners, box);
      for (let y = box.top; y < box.bottom; y++) {
        const [from, to] = [y * side + box.left, y * side + box.right];
        expect(part.subarray(from, to)).toEqual(whole.subarray(from, to));
      }
    }),
    {
      numRuns: 200,
      examples: [
        [
          Float32Array.from([48.80226516723633, 0, 0, 0, 0, 0, 0, 16.78614616394043]),
          { left: 17, right: 18, top: 0, bottom: 11 },
        ],
      ],
    },
  );
});
