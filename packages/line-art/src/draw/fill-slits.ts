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
  canvas.ink(Int32Array.from([...filled].flatMap((cell) => [cell, cell + 1])));
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

/** Ink shrinks, and white that covers lines grows. What fills specks stays whole. */
function thinned(shape: DrawnShape, less: number): DrawnShape {
  const { fill, stroke, isFilling } = shape;
  if (stroke > 0) return { ...shape, stroke: stroke - less };
  if (fill === "none" || isFilling) return shape;
  const polygons = flatten(shape.path, less / 4);
  const by = less / 2;
  const isInk = fill === "ink";
  const thin = isInk ? polygons.map((one) => shrunk(one, by)) : grown(polygons, by);
  return { ...shape, path: fromPolygons(thin) };
}

const shrunk = (polygon: Polygon, by: number) => moved(polygon, signedArea(polygon) > 0 ? by : -by);

/** Holes run the other way round, and shrink. */
function grown(polygons: readonly Polygon[], by: number): Polygon[] {
  const areas = polygons.map(signedArea);
  const largest = areas.reduce((one, other) => (Math.abs(other) > Math.abs(one) ? other : one), 0);
  return polygons.map((polygon) => moved(polygon, largest > 0 ? -by : by));
}

/** Each point to the left, across the line from the one before it to the one after. */
function moved(polygon: Polygon, by: number): Polygon {
  return polygon.map(([x, y], at): Point => {
    const [x1, y1] = polygon.at(at - 1)!;
    const [x2, y2] = polygon[(at + 1) % polygon.length]!;
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [x - ((y2 - y1) / length) * by, y + ((x2 - x1) / length) * by];
  });
}
