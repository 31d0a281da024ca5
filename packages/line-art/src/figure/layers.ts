/** The order in which the parts of a figure are painted, and what they are drawn from. */

import type { Part } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import { contour, type Knot } from "./geometry.ts";
import type { Build, Skeleton, Stance } from "./skeleton.ts";

/** From the farthest to the nearest. */
export const layerNames = [
  "ground",
  "back",
  "farArm",
  "farLeg",
  "nearLeg",
  "bottom",
  "neck",
  "top",
  "heldBehind",
  "frontArms",
  "head",
  "held",
  "overArms",
  "cover",
] as const;
export type LayerName = (typeof layerNames)[number];
export type Layers = Record<LayerName, SourceShape[]>;

export function emptyLayers(): Layers {
  return Object.fromEntries(layerNames.map((name) => [name, []])) as unknown as Layers;
}

export interface Body {
  build: Build;
  stance: Stance;
  skeleton: Skeleton;
  layers: Layers;
  /** Colour of the hands: skin or gloves. */
  hands: string;
}

export function area(knots: readonly Knot[], colour: string, part?: Part): SourceShape {
  return { kind: "area", path: contour(knots), colour, ...(part && { part }) };
}

export function stroke(knots: readonly Knot[], colour: string, strokeWidth = 1.7): SourceShape {
  return { kind: "line", path: contour(knots, false), colour, strokeWidth };
}

/** Marks shapes as inessential: small pages may leave them out. */
export function asDetail(shape: SourceShape): SourceShape {
  return { ...shape, detail: true };
}
