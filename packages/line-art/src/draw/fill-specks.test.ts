import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Part, parts } from "../lexicon/parts.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { fillSpecks } from "./fill-specks.ts";

const line = 8;

/** A square with so little white within its outline that no pencil has room. */
const tiny = (part?: Part): Drawing => ({
  width: 1000,
  height: 1000,
  shapes: [
    {
      path: [["M", 100, 100], ["L", 114, 100], ["L", 114, 114], ["L", 100, 114], ["Z"]],
      fill: "paper",
      stroke: line,
      colour: "#aabbcc",
      item: "thing",
      ...(part && { part }),
    },
  ],
});

describe("white too small to color", () => {
  it("is filled with ink", () => {
    const { shapes } = fillSpecks(tiny(), line).drawing;
    expect(shapes).toHaveLength(2);
    expect(shapes[1]).toMatchObject({ fill: "ink", item: "paper" });
  });

  it("stays white, and is an area, where it is to become part of what is beside it", () => {
    const page = fillSpecks(tiny(), line, (item) => item === "thing");
    expect(page.drawing.shapes).toHaveLength(1);
    expect(page.white.areas.filter((_, label) => page.isArea(label))).toHaveLength(2);
  });

  it("is filled where only a line that closes is around it", () => {
    const [square] = tiny().shapes;
    const page = { ...tiny(), shapes: [{ ...square!, fill: "none" as const }] };
    expect(fillSpecks(page, line).drawing.shapes).toHaveLength(2);
  });

  it("is gone at the first look, whatever meets whatever", () => {
    const coordinate = fc.integer({ min: -50, max: 1050 });
    const triangle = fc.tuple(
      coordinate,
      coordinate,
      coordinate,
      coordinate,
      coordinate,
      coordinate,
    );
    fc.assert(
      fc.property(fc.array(triangle, { minLength: 2, maxLength: 12 }), (triangles) => {
        const shapes = triangles.map(
          ([x1, y1, x2, y2, x3, y3]): DrawnShape => ({
            path: [["M", x1, y1], ["L", x2, y2], ["L", x3, y3], ["Z"]],
            fill: "paper",
            stroke: line,
            colour: "#aabbcc",
            item: "thing",
          }),
        );
        const filled = fillSpecks({ width: 1000, height: 1000, shapes }, line).drawing;
        expect(fillSpecks(filled, line).drawing.shapes).toHaveLength(filled.shapes.length);
      }),
      { numRuns: 40 },
    );
  });

  it("stays white on a small face, which would be black", () => {
    expect(fillSpecks(tiny(parts.face), line).drawing.shapes).toHaveLength(1);
  });
});
