import { channels, fromChannels, lightness, okLab } from "../artwork/colour.ts";
import type { SourceShape } from "../types.ts";
import type { InkedShape } from "./ink-shapes.ts";

/** Gives the main colour of a thing, and its lighter and darker shades, another hue. */
export function recolour(shapes: readonly InkedShape[], colour: string): InkedShape[] {
  const main = mainColour(shapes);
  if (!main) return [...shapes];
  const [, mainA, mainB] = okLab(main);
  return shapes.map((inked) => {
    const [, a, b] = okLab(inked.shape.colour);
    if (inked.as !== "paper" || Math.hypot(a - mainA, b - mainB) > 0.07) return inked;
    const light = lightness(inked.shape.colour) - lightness(main);
    const target = light > 0 ? 255 : 0;
    const [red, green, blue] = channels(colour).map(
      (channel) => channel + (target - channel) * Math.min(0.8, Math.abs(light)),
    ) as [number, number, number];
    const shape: SourceShape = { ...inked.shape, colour: fromChannels(red, green, blue) };
    return { ...inked, shape };
  });
}

function mainColour(shapes: readonly InkedShape[]): string | undefined {
  const areas = new Map<string, number>();
  for (const { shape, as, visible } of shapes) {
    if (as === "paper") areas.set(shape.colour, (areas.get(shape.colour) ?? 0) + visible.area);
  }
  return [...areas].sort((one, other) => other[1] - one[1])[0]?.[0];
}
