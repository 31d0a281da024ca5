import { describe, expect, it } from "vitest";
import { type Part, parts } from "../lexicon/parts.ts";
import type { Drawing } from "../types.ts";
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

  it("stays white on a small face, which would be black", () => {
    expect(fillSpecks(tiny(parts.face), line).drawing.shapes).toHaveLength(1);
  });
});
