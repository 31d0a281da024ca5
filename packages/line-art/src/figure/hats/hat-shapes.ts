/** What hats are made of, in the head's frame. */

import { type Part, parts } from "../../lexicon/parts.ts";
import type { Knot } from "../geometry.ts";

export interface HatShape {
  knots: readonly Knot[];
  /** Index into the hat's colours. */
  colour: 0 | 1 | "ink" | "white";
  part: Part;
}

export interface Hat {
  /** Behind the head. */
  behind?: readonly HatShape[];
  /** Instead of hair: between the face and its features. */
  hood?: readonly HatShape[];
  over?: readonly HatShape[];
  /** Painted on the face, it turns with it. */
  onFace?: boolean;
  /** Hair under it is hidden. */
  hidesHair?: boolean;
  hidesEars?: boolean;
  /** The hole in a hood that the face looks out of. */
  opening?: readonly Knot[];
}

export const one = (knots: readonly Knot[], part: Part = parts.hat): HatShape => ({
  knots,
  colour: 0,
  part,
});
export const two = (knots: readonly Knot[], part: Part = parts.hat): HatShape => ({
  knots,
  colour: 1,
  part,
});
export const inked = (knots: readonly Knot[], part: Part = parts.eye): HatShape => ({
  knots,
  colour: "ink",
  part,
});

export const white = (knots: readonly Knot[], part: Part = parts.mask): HatShape => ({
  knots,
  colour: "white",
  part,
});

/** A shape and the same on the other side of the face. */
export const both = (shape: HatShape): HatShape[] => [
  shape,
  { ...shape, knots: shape.knots.map(([x, y, corner]): Knot => [-x, y, corner ?? 0]) },
];

export const dome: readonly Knot[] = [
  [-1.08, -0.42, 1],
  [-0.98, -1.0],
  [-0.5, -1.36],
  [0, -1.44],
  [0.5, -1.36],
  [0.98, -1.0],
  [1.08, -0.42, 1],
  [0, -0.56],
];

export const visor: readonly Knot[] = [
  [-1, -0.66, 1],
  [0, -0.86],
  [1, -0.66, 1],
  [0.7, -0.38],
  [0, -0.3],
  [-0.7, -0.38],
];

export const hood: readonly Knot[] = [
  [0, -1.2],
  [0.85, -0.9],
  [1.18, -0.1],
  [1.1, 0.6],
  [0.7, 1.08],
  [0, 1.16],
  [-0.7, 1.08],
  [-1.1, 0.6],
  [-1.18, -0.1],
  [-0.85, -0.9],
];

export const opening = (top: number, bottom: number, half: number): Knot[] => [
  [0, top],
  [half * 0.8, top + 0.12],
  [half, (top + bottom) / 2],
  [half * 0.72, bottom - 0.12],
  [0, bottom],
  [-half * 0.72, bottom - 0.12],
  [-half, (top + bottom) / 2],
  [-half * 0.8, top + 0.12],
];

/** A five-pointed star. */
export const star = (x: number, y: number, r: number): Knot[] =>
  Array.from({ length: 10 }, (_, i): Knot => {
    const turn = (i * Math.PI) / 5 - Math.PI / 2;
    const reach = i % 2 ? r * 0.45 : r;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, 1];
  });
