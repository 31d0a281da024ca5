import { describe, expect, it } from "vitest";
import { pathBounds } from "../../artwork/path.ts";
import * as things from "./index.ts";

describe("things", () => {
  it.each(Object.entries(things))("%s grows in proportion", (_, thing) => {
    for (const variant of [0, 3, 7, 11]) {
      const boxOf = (x: number, y: number, size: number) =>
        pathBounds(...thing(x, y, size, variant).map(({ path }) => path));
      const [unit, small] = [boxOf(0, 0, 1000), boxOf(300, 500, 80)];
      expect(small.x).toBeCloseTo(300 + unit.x * 0.08, 0);
      expect(small.y).toBeCloseTo(500 + unit.y * 0.08, 0);
      expect(small.width).toBeCloseTo(unit.width * 0.08, 0);
      expect(small.height).toBeCloseTo(unit.height * 0.08, 0);
    }
  });
});
