/** The beak of a bird that sings, crows or speaks, seen from the side. */
import { parts } from "../lexicon/parts.ts";
import type { Box, SourceShape } from "../types.ts";
import { eyesOf } from "./close-eyes.ts";
import { pathBounds, transformPath } from "./path.ts";

export function openBeak(shapes: readonly SourceShape[]): SourceShape[] {
  const beaks = shapes.filter(({ part, kind }) => part === parts.beak && kind === "area");
  const [eye, ...others] = eyesOf(shapes);
  const whole = beaks.length > 0 ? pathBounds(...beaks.map(({ path }) => path)) : undefined;
  if (!eye || others.length > 0 || !whole) return [...shapes];
  const looksLeft = eye.x + eye.width / 2 > whole.x + whole.width / 2;
  const turned = (shape: SourceShape, degrees: number, thickness = 1): SourceShape => ({
    ...shape,
    path: transformPath(shape.path, about(whole, looksLeft, degrees, thickness)),
    telling: true,
  });
  const lowest = beaks.at(-1)!;
  return shapes.flatMap((shape) => {
    if (!beaks.includes(shape)) return [shape];
    // Where the lower half is drawn, it drops.
    if (beaks.length > 1) return [shape === lowest ? turned(shape, -26) : shape];
    return [turned(shape, -24, 0.7), turned(shape, 16)];
  });
}

/** Turned about where the beak begins: a tip that looks left goes up where the angle is above 0. */
function about(
  { x, y, width, height }: Box,
  looksLeft: boolean,
  degrees: number,
  thickness: number,
) {
  const angle = ((looksLeft ? degrees : -degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [baseX, baseY] = [looksLeft ? x + width : x, y + height / 2];
  const [c, d] = [-sin * thickness, cos * thickness];
  return [
    cos,
    sin,
    c,
    d,
    baseX - cos * baseX - c * baseY,
    baseY - sin * baseX - d * baseY,
  ] as const;
}
