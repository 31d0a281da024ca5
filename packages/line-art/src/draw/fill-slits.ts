/**
 * Between two lines that all but meet a hair of white may be left, narrower than a cell of the screen:
 * gray there, a speck on good paper. It is found where lines are painted thinner, and filled with ink.
 */
import { flatten, fromPolygons, type Point, type Polygon, signedArea } from "../artwork/path.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { inkOf, rectangle, type SpecklessPage } from "./fill-specks.ts";
import { paintThin } from "./find-regions.ts";

/**
 * In cells. Between lines so much thinner a slit that is wider than a tenth of a cell has a row of cells,
 * and so has one of half a cell between a line and what was filled, which is not painted thinner.
 */
const thinner = 1.4;
/** So far beyond its cells, where it is ink in any case. */
const overlap = 0.2;

export function fillSlits({ drawing, page, filled }: SpecklessPage): Drawing {
  const { columns, side, canvas } = page;
  for (const cell of filled) canvas.ink(Int32Array.of(cell, cell + 1));
  const less = thinner * side;
  const thin = paintThin(
    page,
    drawing.shapes.map((shape) => thinned(shape, less)),
  );
  // What is beside white is the edge of a line. So is the mouth of a slit; all the rest of it is filled.
  const { starts, values } = thin.whiteWithinInkOf(canvas).runs();
  const rectangles: Polygon[] = [];
  for (let run = 0; run < values.length; run++) {
    if (values[run] === 0) continue;
    const row = Math.floor(starts[run]! / columns);
    const left = side * (starts[run]! - row * columns - overlap);
    const right = side * (starts[run + 1]! - row * columns + overlap);
    rectangles.push(rectangle(left, side * (row - overlap), right, side * (row + 1 + overlap)));
  }
  if (rectangles.length === 0) return drawing;
  return { ...drawing, shapes: [...drawing.shapes, inkOf(rectangles)] };
}

/** What fills specks, of no thing, stays whole. */
function thinned(shape: DrawnShape, less: number): DrawnShape {
  if (shape.stroke > 0) return { ...shape, stroke: shape.stroke - less };
  if (shape.fill !== "ink" || shape.item === "paper") return shape;
  const polygons = flatten(shape.path, less / 4).map((polygon) => shrunk(polygon, less / 2));
  return { ...shape, path: fromPolygons(polygons) };
}

/** Each point moved inwards, across the line from the one before it to the one after. */
function shrunk(polygon: Polygon, by: number): Polygon {
  const inwards = signedArea(polygon) > 0 ? by : -by;
  return polygon.map(([x, y], at): Point => {
    const [x1, y1] = polygon.at(at - 1)!;
    const [x2, y2] = polygon[(at + 1) % polygon.length]!;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [x - ((y2 - y1) / length) * inwards, y + ((x2 - x1) / length) * inwards];
  });
}
