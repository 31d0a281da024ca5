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

it("grows white by a cell to all sides, and not from the end of a row into the next", () => {
  fc.assert(
    fc.property(strokes, (made) => {
      const { canvas, white } = painted(made);
      const isWhite = (column: number, row: number) =>
        column >= 0 && column < columns && row >= 0 && row < rows && white[row * columns + column];
      const grown = white.map((_, cell) => {
        const [column, row] = [cell % columns, Math.floor(cell / columns)];
        const steps = [-1, 0, 1];
        return steps.some((dy) => steps.some((dx) => isWhite(column + dx, row + dy))) ? 1 : 0;
      });
      expect(canvas.grown().runs()).toEqual(runsOf(grown, columns));
    }),
  );
});

it("shows ink as white when it is inverted, and nothing beyond its cells", () => {
  fc.assert(
    fc.property(strokes, (made) => {
      const { canvas, white } = painted(made);
      const ink = white.map((isWhite) => 1 - isWhite);
      expect(canvas.inverted().runs()).toEqual(runsOf(ink, columns));
    }),
  );
});

it("finds what is white in the ink of another, but for what is beside white there", () => {
  fc.assert(
    fc.property(strokes, strokes, (made, others) => {
      const [one, other] = [painted(made), painted(others)];
      const isBeside = (cell: number) => {
        const column = cell % columns;
        return [-columns, 0, columns].some((down) =>
          [-1, 0, 1].some(
            (right) =>
              column + right >= 0 &&
              column + right < columns &&
              other.white[cell + down + right] === 1,
          ),
        );
      };
      const found = one.canvas.whiteWithinInkOf(other.canvas);
      for (const [cell, isWhite] of one.white.entries()) {
        expect(found.isWhite(cell), String(cell)).toBe(isWhite === 1 && !isBeside(cell));
      }
    }),
  );
});
