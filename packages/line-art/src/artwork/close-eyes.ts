/** An animal asleep: every round dark eye of its drawing becomes a closed lid. */
import type { Box, SourceShape } from "../types.ts";
import { lightness } from "./colour.ts";
import { pathBounds } from "./path.ts";

export function closeEyes(shapes: readonly SourceShape[]): SourceShape[] {
  const eyes = darkEyes(shapes);
  if (eyes.length === 0) return [...shapes];
  // What lies within an eye, its shine, goes with it.
  const rest = shapes.filter((shape) => !eyes.some((eye) => contains(eye, pathBounds(shape.path))));
  return [...rest, ...outermost(eyes).map(lid)];
}

/** Where the eyes of an animal's drawing are; none where they are drawn otherwise. */
export function eyesOf(shapes: readonly SourceShape[]): Box[] {
  return outermost(darkEyes(shapes));
}

/** No larger than two that are above it, and between them. */
function isNostril(one: Box, eyes: readonly Box[]): boolean {
  const middleOf = ({ x, width }: Box) => x + width / 2;
  const larger = eyes.filter(
    (eye) => eye.height > 0.95 * one.height && eye.y + eye.height < one.y + one.height / 2,
  );
  return (
    larger.some((eye) => middleOf(eye) < middleOf(one) + eye.width) &&
    larger.some((eye) => middleOf(eye) > middleOf(one) - eye.width)
  );
}

function darkEyes(shapes: readonly SourceShape[]): Box[] {
  const whole = pathBounds(...shapes.map((shape) => shape.path));
  const eyes = shapes.filter((shape) => isEye(shape, whole)).map(({ path }) => pathBounds(path));
  return eyes.filter((one) => !isNostril(one, eyes));
}

/** Round or higher than wide, dark, small, and not at the feet; noses are wider than high. */
function isEye({ kind, colour, path, part }: SourceShape, whole: Box): boolean {
  if (kind !== "area" || lightness(colour) > 0.42) return false;
  // A tiger has dark stripes of that size, and a leopard spots.
  if (part && /^(?:stripe|spot)$/.test(part.en)) return false;
  const { y, width, height } = pathBounds(path);
  const size = Math.max(width, height) / Math.max(whole.width, whole.height);
  const ratio = width / height;
  return (
    size > 0.018 &&
    size < 0.15 &&
    ratio > 0.4 &&
    ratio < 1.08 &&
    y + height < whole.y + 0.72 * whole.height
  );
}

/** A ring and the pupil in it are one eye. */
export function outermost(eyes: readonly Box[]): Box[] {
  return eyes.filter((eye) => !eyes.some((other) => other !== eye && contains(other, eye)));
}

export function contains(outer: Box, inner: Box): boolean {
  const slack = 0.15 * outer.height;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function lid({ x, y, width, height }: Box): SourceShape {
  const reach = Math.max(width, height * 0.8) * 0.75;
  const [middle, level] = [x + width / 2, y + height * 0.5];
  const drop = reach * 0.75;
  return {
    kind: "line",
    path: [
      ["M", middle - reach, level],
      [
        "C",
        middle - reach * 0.6,
        level + drop,
        middle + reach * 0.6,
        level + drop,
        middle + reach,
        level,
      ],
    ],
    colour: "#3a3030",
    strokeWidth: 2,
  };
}
