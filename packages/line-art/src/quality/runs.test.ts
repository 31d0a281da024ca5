import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellsOf, connectRuns, runsOf } from "./runs.ts";

/** Fills each area by itself, cell by cell: slow, and plainly right. */
function flooded(grid: Int32Array, columns: number, connectivity: 4 | 8): number[] {
  const labels = new Array<number>(grid.length).fill(0);
  let next = 1;
  for (let start = 0; start < grid.length; start++) {
    if (grid[start] === 0 || labels[start] !== 0) continue;
    const area = [start];
    labels[start] = next;
    for (const at of area) {
      for (let to = 0; to < grid.length; to++) {
        const across = Math.abs((to % columns) - (at % columns));
        const down = Math.abs(Math.floor(to / columns) - Math.floor(at / columns));
        const meets = connectivity === 8 ? Math.max(across, down) === 1 : across + down === 1;
        if (!meets || grid[to] === 0 || labels[to] !== 0) continue;
        labels[to] = next;
        area.push(to);
      }
    }
    next++;
  }
  return labels;
}

const grids = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.constantFrom(4, 8))
  .chain(([columns, rows, connectivity]) =>
    fc.record({
      columns: fc.constant(columns),
      connectivity: fc.constant(connectivity as 4 | 8),
      grid: fc
        .array(fc.constantFrom(0, 0, 1, 2), {
          minLength: columns * rows,
          maxLength: columns * rows,
        })
        .map((values) => Int32Array.from(values)),
    }),
  );

describe("connectRuns", () => {
  it("finds the same areas as filling each cell by cell", () => {
    fc.assert(
      fc.property(grids, ({ grid, columns, connectivity }) => {
        const runs = runsOf(grid, columns);
        const { labels, areas } = connectRuns(runs, connectivity);
        const expected = flooded(grid, columns, connectivity);
        expect([...cellsOf(runs, labels)]).toEqual(expected);
        const sizes = areas.map((_, label) => expected.filter((each) => each === label).length);
        expect(areas.slice(1)).toEqual(sizes.slice(1));
      }),
    );
  });
});
