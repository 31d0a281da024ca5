/** Turns the body of a flat colour drawing into shapes that line art can be made of. */
import type { Path, SourceShape } from "../types.ts";
import { clipPath, evenOddToNonZero, strokeArea } from "./clip.ts";
import { lightness } from "./colour.ts";
import { pathBounds } from "./path.ts";
import { type Paint, readSvg } from "./read-svg.ts";
import { splitIslands } from "./split-islands.ts";

/** Below this a shape only tints what is beneath it. */
const minOpacity = 0.55;
/** A pale shape has to be more solid than this: it is a highlight otherwise. */
const minOpacityOfPale = 0.85;
/** Glass, bubbles and water: translucent, but too light and too large to be a shadow or a gloss. */
const glass = { minOpacity: 0.1, minLightness: 0.5, minExtent: 0.12 };
/** Strokes wider than this share of the drawing are bars with two edges, not lines. */
const minBarWidth = 0.02;

/**
 * Shapes in painter's order, in the drawing's own units. Highlights and shadows are left out; what
 * is made of glass lies behind everything, so that what can be seen through it stays.
 *
 * @param size width of the drawing's canvas, in its own units
 */
export function shapesOfSvg(body: string, size: number): SourceShape[] {
  const tolerance = size / 4000;
  const canvas: Path = [["M", 0, 0], ["L", size, 0], ["L", size, size], ["L", 0, size], ["Z"]];
  const elements = readSvg(body);
  const backs = elements.flatMap(({ fill, path, clips, part }): SourceShape[] => {
    if (!fill || isSolid(fill) || clips.length > 0 || !isGlass(fill, path, size)) return [];
    return [{ kind: "area", path, colour: fill.colour, ...(part && { part }) }];
  });
  const shapes = elements.flatMap((element): SourceShape[] => {
    const cut = (path: Path) =>
      element.clips.reduce((rest, clip) => cutTo(rest, clip, tolerance), path);
    const facts = {
      ...(element.detail && { detail: true }),
      ...(element.telling && { telling: true }),
      ...(element.part && { part: element.part }),
    };
    const shapes: SourceShape[] = [];
    if (element.fill && isSolid(element.fill)) {
      const filled = element.evenOdd ? evenOddToNonZero(element.path, tolerance) : element.path;
      shapes.push({ kind: "area", path: cut(filled), colour: element.fill.colour, ...facts });
    }
    const { stroke, strokeWidth } = element;
    if (stroke && strokeWidth > 0 && isSolid(stroke)) {
      const { colour } = stroke;
      if (strokeWidth > size * minBarWidth || element.clips.length > 0) {
        const path = cut(strokeArea(element.path, strokeWidth, tolerance));
        shapes.push({ kind: "area", path, colour, ...facts });
      } else {
        shapes.push({ kind: "line", path: element.path, colour, strokeWidth, ...facts });
      }
    }
    return shapes;
  });
  return [...backs, ...shapes]
    .flatMap((shape) => withinCanvas(shape, canvas, tolerance))
    .flatMap(splitIslands);
}

function isGlass(paint: Paint, path: Path, size: number): boolean {
  const { width, height } = pathBounds(path);
  return (
    !paint.fades &&
    paint.opacity >= glass.minOpacity &&
    lightness(paint.colour) >= glass.minLightness &&
    width * height >= glass.minExtent * size * size
  );
}

/** What the canvas does not show is not part of the drawing; some keep spare copies out there. */
function withinCanvas(shape: SourceShape, canvas: Path, tolerance: number): SourceShape[] {
  const path = shape.kind === "area" ? cutTo(shape.path, canvas, tolerance) : shape.path;
  return path.length > 1 ? [{ ...shape, path }] : [];
}

function isSolid(paint: Paint): boolean {
  const least = lightness(paint.colour) > 0.9 ? minOpacityOfPale : minOpacity;
  return paint.opacity >= least && !paint.fades;
}

function cutTo(path: Path, clip: Path, tolerance: number): Path {
  const shape = pathBounds(path);
  const rest = pathBounds(clip);
  const slack = 0.01 * rest.width;
  const isInside =
    shape.x >= rest.x - slack &&
    shape.y >= rest.y - slack &&
    shape.x + shape.width <= rest.x + rest.width + slack &&
    shape.y + shape.height <= rest.y + rest.height + slack;
  // Many clip paths are the canvas itself; leaving curves as curves keeps them smooth.
  const clipIsBox = clip.length <= 6 && clip.every(([kind]) => kind !== "C");
  return isInside && clipIsBox ? path : clipPath(path, clip, tolerance);
}
