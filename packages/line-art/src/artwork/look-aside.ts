/** Eyes that look at something beside or above them: the pupil is at that edge of the white. */
import { parts } from "../lexicon/parts.ts";
import type { Box, Gaze, SourceShape } from "../types.ts";
import { contains, eyesOf, outermost } from "./close-eyes.ts";
import { lightness } from "./colour.ts";
import { parsePath, pathBounds, transformPath } from "./path.ts";

export function lookAside(shapes: readonly SourceShape[], gaze: Gaze): SourceShape[] {
  const named = shapes.filter(({ part }) => part === parts.eye).map(({ path }) => pathBounds(path));
  const dark = eyesOf(shapes);
  const eyes = dark.length > 0 ? dark : outermost(named);
  // Who is drawn from the side looks ahead.
  if (eyes.length === 1 && gaze.y === 0) return [...shapes];
  const whites = shapes
    .filter(({ kind, colour }) => kind === "area" && lightness(colour) > 0.8)
    .map(({ path }) => pathBounds(path));
  const done = new Set<Box>();
  return shapes.flatMap((shape) => {
    const box = pathBounds(shape.path);
    const eye = eyes.find((one) => contains(one, box));
    if (!eye) return [shape];
    const white = whites.find((one) => isAround(one, eye));
    if (white) return [moved(shape, shift(white, eye, gaze))];
    // The shine goes with the eye that it was on.
    if (done.has(eye)) return [];
    done.add(eye);
    return rolled(eye, gaze, shape);
  });
}

/** Owls and frogs have much white around their pupils. */
function isAround(white: Box, eye: Box): boolean {
  const isNear = white.width < 3.4 * eye.width && white.height < 3.4 * eye.height;
  return isNear && white.width > 1.2 * eye.width && contains(white, eye);
}

/** How far across the white, of the way to its edge. */
const reach = 0.85;

function shift(white: Box, pupil: Box, { x, y }: Gaze) {
  const long = Math.hypot(x, y) || 1;
  const to = (side: number, from: "x" | "y", size: "width" | "height") =>
    white[from] + (white[size] - pupil[size]) * (0.5 + (reach * side) / (2 * long)) - pupil[from];
  return { x: to(x, "x", "width"), y: to(y, "y", "height") };
}

function moved(shape: SourceShape, { x, y }: { x: number; y: number }): SourceShape {
  return { ...shape, path: transformPath(shape.path, [1, 0, 0, 1, x, y]), telling: true };
}

/** A dark eye becomes a white one with a pupil. */
function rolled(eye: Box, gaze: Gaze, shape: SourceShape): SourceShape[] {
  const [rx, ry] = [Math.max(0.68 * eye.width, 0.58 * eye.height), 0.68 * eye.height];
  const [x, y] = [eye.x + eye.width / 2, eye.y + eye.height / 2];
  const white = { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry };
  const [px, py] = [0.58 * rx, 0.58 * ry];
  const pupil = { x: x - px, y: y - py, width: 2 * px, height: 2 * py };
  const to = shift(white, pupil, gaze);
  return [
    { ...shape, path: ellipse(x, y, rx, ry), colour: "#ffffff", part: parts.eye, telling: true },
    { ...shape, path: ellipse(x + to.x, y + to.y, px, py), part: parts.eye, telling: true },
  ];
}

function ellipse(x: number, y: number, rx: number, ry: number) {
  const half = (to: number) => `A${rx} ${ry} 0 0 1 ${to} ${y}`;
  return parsePath(`M${x - rx} ${y}${half(x + rx)}${half(x - rx)}Z`);
}
