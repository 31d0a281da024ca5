import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { measurePage } from "../quality/measure-page.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { writeLineArt } from "../write/write-svg.ts";
import { fillSlits } from "./fill-slits.ts";
import { fillSpecks } from "./fill-specks.ts";

const line = 8;

const box = (left: number, top: number, right: number, bottom: number): DrawnShape => ({
  path: [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]],
  fill: "paper",
  stroke: line,
  colour: "#aabbcc",
  item: "thing",
});

/** Two boxes, and so much white between their outlines; a bar closes the ends of it. */
const boxes = (between: number): Drawing => ({
  width: 1000,
  height: 1000,
  shapes: [
    box(200, 200, 280, 400),
    box(200, 400 + line + between, 280, 700),
    ...[190, 280].map((x) => ({ ...box(x, 350, x + 10, 450), fill: "ink" as const })),
  ],
});

/** Four pixels a unit: a good print. */
function printed(drawing: Drawing) {
  const image = new Resvg(writeLineArt(drawing, { title: "boxes" }), {
    fitTo: { mode: "zoom", value: 4 },
  }).render();
  return measurePage({ data: image.pixels, width: image.width, height: image.height });
}

describe("white between two lines that is narrower than a cell", () => {
  it.each([0.3, 0.5, 0.7, 0.9])("is a speck in print, and filled: %d units", (between) => {
    const page = fillSpecks(boxes(between), line);
    expect(printed(boxes(between)).specks).toBeGreaterThan(0);
    expect(printed(fillSlits(page)).specks).toBe(0);
  });

  it("between lines that swell, too", () => {
    const swell = (top: number): DrawnShape => ({
      ...box(190, top, 300, top + line),
      fill: "ink",
      stroke: 0,
    });
    const drawing = {
      ...boxes(0.4),
      shapes: [swell(396), swell(404.4), ...boxes(0.4).shapes.slice(2)],
    };
    expect(printed(drawing).specks).toBe(1);
    expect(printed(fillSlits(fillSpecks(drawing, line))).specks).toBe(0);
  });

  it("in white that covers lines where areas were joined, too", () => {
    const cover: DrawnShape = { ...box(200, 380, 280, 440), fill: "ink", stroke: 0 };
    const hair: DrawnShape = { ...box(240.6, 390, 241.4, 430), stroke: 0 };
    const drawing = { ...boxes(0), shapes: [cover, hair] };
    expect(printed(drawing).specks).toBe(1);
    expect(printed(fillSlits(fillSpecks(drawing, line))).specks).toBe(0);
  });

  it("stays where there is room to color it", () => {
    const page = fillSpecks(boxes(40), line);
    expect(fillSlits(page)).toBe(page.drawing);
  });
});
