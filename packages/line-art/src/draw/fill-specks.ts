/**
 * White too small for any pencil: where many lines meet, slivers remain between them. They are found
 * on the painted page, as fine as it is seen on a screen, and filled with ink; but a small face, which
 * eyes and mouth cut to pieces, stays white.
 */
import { isInside } from "../artwork/clip.ts";
import { fromPolygons, type Point, type Polygon, pathBounds, signedArea } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import type { RunComponents } from "../quality/runs.ts";
import type { Drawing, DrawnShape } from "../types.ts";
import { cellCount, type PaintedPage, paintInk, whiteOf } from "./find-regions.ts";
import { keptIn } from "./kept-in.ts";

/** Cells along the longer side. */
const cells = 1024;
/** Share of the page; a little more than what is judged a speck, since every program paints edges its own way. */
const tooSmall = 1.25 * minRegionShare;

/** A face that is no wider, in lines, has no room for eyes and mouth and for what fills the white between. */
const smallFace = 18;

/** @param line thinnest line of the page: so wide is the outline of a filling, up to the middle of the lines around it */
export function fillSpecks(
  drawing: Drawing,
  line: number,
): { drawing: Drawing /** Areas to color. */; regions: number } {
  const page = paintInk(drawing, cells);
  // Where an area ends in a tip, its last cells meet it at their corners.
  const white = whiteOf(page, 4);
  const least = tooSmall * cellCount(page);
  const isSpeck = (label: number) => white.areas[label]! < least;
  const faces = drawing.shapes.filter(
    ({ part, path }) => part === parts.face && pathBounds(path).width < smallFace * line,
  );
  const specks = cornersOf(page, white, isSpeck).filter(
    (corners) => !faces.some(({ path }) => isInside(path, corners[corners.length >> 1]!, 1)),
  );
  const fillings = specks.map(
    (corners): DrawnShape => ({
      path: fromPolygons(outline(corners, page.side)),
      fill: "ink",
      stroke: line,
      colour: "#000000",
      item: "paper",
    }),
  );
  const large = white.areas.filter((area, label) => label > 0 && area >= least).length;
  const regions = large - (marginOf(white, page.runs) > 0 ? 1 : 0);
  return { drawing: { ...drawing, shapes: [...drawing.shapes, ...fillings] }, regions };
}

/** For each white that is wanted the corners of its cells. */
function cornersOf(
  { runs, columns, side }: PaintedPage,
  { labels }: RunComponents,
  isWanted: (label: number) => boolean,
): Point[][] {
  const cornersOf = new Map<number, Point[]>();
  for (let run = 0; run < labels.length; run++) {
    const label = labels[run]!;
    if (label === 0 || !isWanted(label)) continue;
    const corners = keptIn(cornersOf, label, (): Point[] => []);
    for (let at = runs.starts[run]!; at < runs.starts[run + 1]!; at++) {
      const column = at % columns;
      corners.push([column * side, ((at - column) / columns) * side]);
    }
  }
  return [...cornersOf.values()];
}

/** The hull, or for a bent sliver, whose hull would reach beyond the lines, its single cells. */
function outline(corners: readonly Point[], side: number): Polygon[] {
  const hull = hullOfCells(corners, side);
  if (Math.abs(signedArea(hull)) < 1.6 * corners.length * side * side) return [hull];
  return corners.map((corner) => hullOfCells([corner], side));
}

/** Convex hull of square cells (Andrew's monotone chain, 1979). */
function hullOfCells(corners: readonly Point[], side: number): Polygon {
  const points = corners.flatMap(([x, y]): Point[] => [
    [x, y],
    [x + side, y],
    [x, y + side],
    [x + side, y + side],
  ]);
  points.sort(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2)!, chain.at(-1)!, point)) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half(points.toReversed())];
}

function turnsLeft([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): boolean {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0;
}
