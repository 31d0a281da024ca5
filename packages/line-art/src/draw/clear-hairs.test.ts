import { expect, it } from "vitest";
import type { Drawing, DrawnShape, Path } from "../types.ts";
import { clearHairs } from "./clear-hairs.ts";
import { fillSpecks } from "./fill-specks.ts";
import { paintInk } from "./find-regions.ts";

const rectangle = (x: number, y: number, width: number, height: number): Path => [
  ["M", x, y],
  ["L", x + width, y],
  ["L", x + width, y + height],
  ["L", x, y + height],
  ["Z"],
];

const shape = (path: Path, fill: "paper" | "ink", stroke: number): DrawnShape => ({
  path,
  fill,
  stroke,
  colour: "#ffcc00",
  item: "thing",
});

/** A thing with an opening in it, a bar that ends there, and what more is left. */
function page(left: Path): Drawing {
  const shapes = [
    shape(rectangle(200, 200, 600, 600), "paper", 8),
    shape(rectangle(400, 400, 200, 200), "paper", 0),
    shape(rectangle(490, 600, 20, 196), "ink", 0),
    shape(left, "ink", 0),
  ];
  return { width: 1000, height: 1000, shapes };
}

const hasInkAt = (drawing: Drawing, x: number, y: number) =>
  !paintInk(drawing).canvas.isWhite(y * 1000 + x);

it("clears a hair that a line leaves at an opening, and a dot of it, but no eye", () => {
  const hair = page(rectangle(500, 560, 1, 40));
  expect(hasInkAt(hair, 500, 580)).toBe(true);
  const cleared = clearHairs(fillSpecks(hair, 8));
  expect(hasInkAt(cleared, 500, 580)).toBe(false);
  expect(hasInkAt(cleared, 500, 620)).toBe(true);
  const dot = clearHairs(fillSpecks(page(rectangle(500, 500, 2, 3)), 8));
  expect(hasInkAt(dot, 500, 501)).toBe(false);
  const eye = clearHairs(fillSpecks(page(rectangle(500, 500, 6, 6)), 8));
  expect(hasInkAt(eye, 502, 502)).toBe(true);
});

it("leaves a hair that parts two areas, and one far from any opening", () => {
  const wall = clearHairs(fillSpecks(page(rectangle(204, 300, 592, 1)), 8));
  expect(hasInkAt(wall, 300, 300)).toBe(true);
  const whisker = clearHairs(fillSpecks(page(rectangle(250, 700, 100, 1)), 8));
  expect(hasInkAt(whisker, 300, 700)).toBe(true);
});
