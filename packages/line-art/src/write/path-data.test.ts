import fc from "fast-check";
import { expect, it } from "vitest";
import type { Path } from "../types.ts";
import { pathData } from "./path-data.ts";

const hundredths = fc.integer({ min: -20_000, max: 20_000 });

it("writes steps that add up to the points again, short ones and long ones", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hundredths, hundredths), { minLength: 2 }), (points) => {
      const path = points.map(([x, y], at): Path[number] => [
        at === 0 ? "M" : "L",
        x / 100,
        y / 100,
      ]);
      const steps = pathData(path)
        .match(/-?\d*\.?\d+/g)!
        .map((step) => Math.round(Number(step) * 100));
      let [x, y] = [0, 0];
      const read = points.map((_, at) => {
        [x, y] = [x + steps[2 * at]!, y + steps[2 * at + 1]!];
        return [x, y];
      });
      expect(read).toEqual(points);
    }),
  );
});
