import fc from "fast-check";
import { expect, it } from "vitest";
import { runsOf } from "./runs.ts";
import { solidsOf } from "./solids.ts";

const [columns, rows] = [120, 90];
const bars = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: columns - 1 }),
    y: fc.integer({ min: 0, max: rows - 1 }),
    width: fc.integer({ min: 2, max: 40 }),
    height: fc.integer({ min: 2, max: 40 }),
  }),
  { minLength: 1, maxLength: 12 },
);

it("finds the same large solids whether or not it looks for small ones", () => {
  fc.assert(
    fc.property(bars, fc.integer({ min: 1, max: 1500 }), (black, least) => {
      const page = new Uint8Array(columns * rows);
      for (const { x, y, width, height } of black) {
        for (let row = y; row < Math.min(rows, y + height); row++)
          page.fill(1, row * columns + x, row * columns + Math.min(columns, x + width));
      }
      const runs = runsOf(page, columns);
      const isLarge = ({ size }: { size: number }) => size >= least;
      const found = solidsOf(runs, 1, 4, least);
      expect(found.filter(isLarge)).toEqual(solidsOf(runs, 1, 4).filter(isLarge));
    }),
    { numRuns: 200 },
  );
});

it("passes over what is too small with all that it hangs together with", () => {
  const page = new Uint8Array(columns * rows);
  for (let row = 20; row < 40; row++) page.fill(1, row * columns + 20, row * columns + 40);
  const runs = runsOf(page, columns);
  expect(solidsOf(runs, 1, 4)).toHaveLength(1);
  expect(solidsOf(runs, 1, 4, 4000)).toEqual([]);
});
