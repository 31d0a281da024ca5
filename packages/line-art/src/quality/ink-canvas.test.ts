import fc from "fast-check";
import { expect, it } from "vitest";
import { InkCanvas } from "./ink-canvas.ts";
import { runsOf } from "./runs.ts";

const columns = 70;
const rows = 9;
const strokes = fc.array(
  fc.record({
    row: fc.nat(rows - 1),
    from: fc.nat(columns - 1),
    length: fc.integer({ min: 1, max: columns }),
    isInk: fc.boolean(),
  }),
  { maxLength: 40 },
);

it("reads the same runs as a grid that is looked at cell by cell", () => {
  fc.assert(
    fc.property(strokes, (painted) => {
      const canvas = new InkCanvas(columns, rows);
      const white = new Uint8Array(columns * rows).fill(1);
      for (const { row, from, length, isInk } of painted) {
        const start = row * columns + from;
        const end = row * columns + Math.min(columns, from + length);
        if (isInk) canvas.ink(Int32Array.of(start, end));
        else canvas.whiten(Int32Array.of(start, end));
        white.fill(isInk ? 0 : 1, start, end);
      }
      expect(canvas.runs()).toEqual(runsOf(white, columns));
    }),
  );
});
