import fc from "fast-check";
import { expect, it } from "vitest";
import { runsOf } from "./runs.ts";
import { SpanCanvas } from "./span-canvas.ts";

const columns = 70;
const rows = 9;
const strokes = fc.array(
  fc.record({
    row: fc.nat(rows - 1),
    from: fc.nat(columns - 1),
    length: fc.integer({ min: 1, max: columns }),
    value: fc.nat(3),
  }),
  { maxLength: 40 },
);

it("reads the same runs as a grid that is looked at cell by cell", () => {
  fc.assert(
    fc.property(strokes, (painted) => {
      const canvas = new SpanCanvas(columns, rows, 1);
      const grid = new Uint16Array(columns * rows).fill(1);
      for (const { row, from, length, value } of painted) {
        const [start, end] = [
          row * columns + from,
          row * columns + Math.min(columns, from + length),
        ];
        canvas.fill(Int32Array.of(start, end), value);
        grid.fill(value, start, end);
      }
      expect(canvas.runs()).toEqual(runsOf(grid, columns));
    }),
  );
});
