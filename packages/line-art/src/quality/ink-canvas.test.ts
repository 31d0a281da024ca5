import fc from "fast-check";
import { expect, it } from "vitest";
import { InkCanvas } from "./ink-canvas.ts";
import { runsOf } from "./runs.ts";

const columns = 70;
const rows = 9;
type Stroke = { row: number; from: number; length: number; isInk: boolean };
const strokes: fc.Arbitrary<Stroke[]> = fc.array(
  fc.record({
    row: fc.nat(rows - 1),
    from: fc.nat(columns - 1),
    length: fc.integer({ min: 1, max: columns }),
    isInk: fc.boolean(),
  }),
  { maxLength: 40 },
);

/** From a cell to itself and those around it. */
const steps = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));

function painted(strokes: readonly Stroke[]) {
  const canvas = new InkCanvas(columns, rows);
  const white = new Uint8Array(columns * rows).fill(1);
  for (const { row, from, length, isInk } of strokes) {
    const start = row * columns + from;
    const end = row * columns + Math.min(columns, from + length);
    if (isInk) canvas.ink(Int32Array.of(start, end));
    else canvas.whiten(Int32Array.of(start, end));
    white.fill(isInk ? 0 : 1, start, end);
  }
  return { canvas, white };
}

it("reads the same runs as a grid that is looked at cell by cell", () => {
  fc.assert(
    fc.property(strokes, (made) => {
      const { canvas, white } = painted(made);
      expect(canvas.runs()).toEqual(runsOf(white, columns));
    }),
  );
});

it.each([2, 3] as const)(
  "takes white apart: broad is what a square of %d cells covers, slight the rest",
  (size) => {
    fc.assert(
      fc.property(strokes, (made) => {
        const { canvas, white } = painted(made);
        const broad = new Uint8Array(white.length);
        const square = Array.from({ length: size ** 2 }, (_, at) => [
          at % size,
          Math.floor(at / size),
        ]);
        for (let row = 0; row + size <= rows; row++) {
          for (let column = 0; column + size <= columns; column++) {
            const cells = square.map(([x, y]) => (row + y!) * columns + column + x!);
            if (cells.every((cell) => white[cell])) for (const cell of cells) broad[cell] = 1;
          }
        }
        const slight = white.map((isWhite, at) => isWhite & (1 - broad[at]!));
        const split = canvas.split(size);
        expect(split.broad.runs()).toEqual(runsOf(broad, columns));
        expect(split.slight.runs()).toEqual(runsOf(slight, columns));
        for (let at = -3; at < white.length + 3; at++)
          expect(split.slight.isWhite(at)).toBe(slight[at] === 1);
      }),
    );
  },
);

it("shows ink as white when it is inverted, and nothing beyond its cells", () => {
  fc.assert(
    fc.property(strokes, (made) => {
      const { canvas, white } = painted(made);
      const ink = white.map((isWhite) => 1 - isWhite);
      expect(canvas.inverted().runs()).toEqual(runsOf(ink, columns));
    }),
  );
});

it("tells white that is ink on another and meets no white that both have", () => {
  fc.assert(
    fc.property(strokes, strokes, (own, others) => {
      const [{ canvas, white }, other] = [painted(own), painted(others)];
      const isShared = (row: number, column: number) => {
        if (row < 0 || row >= rows || column < 0 || column >= columns) return false;
        const cell = row * columns + column;
        return white[cell] === 1 && other.white[cell] === 1;
      };
      const away = white.map((isWhite, cell) => {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        const meets = steps.some(([x, y]) => isShared(row + y, column + x));
        return isWhite === 1 && !meets ? 1 : 0;
      });
      expect(canvas.awayFrom(other.canvas).runs()).toEqual(runsOf(away, columns));
    }),
  );
});
