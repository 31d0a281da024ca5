/** Grandparents among animals: glasses on the nose, a white beard or a bun between the ears. */
import { type Part, parts } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import { contour, ellipse, type Frame, type Knot, place, toFrame } from "./geometry.ts";
import { facePlacesOf, topOfEyes } from "./heads/animal-heads.ts";
import { outline } from "./outline.ts";

const white = "#ffffff";
const dark = "#2a2440";
/** Of a lens, in head radii. */
const lens = 0.4;

/** From the cheeks around the mouth to below the chin. */
const beard = outline(
  "-0.74 0.56, -0.4 0.88, 0 0.96, 0.4 0.88, 0.74 0.56, 0.68 1.1, 0.32 1.6, 0 1.86!, -0.32 1.6, -0.68 1.1",
);
const bun = ellipse(0, 0, 0.46);

/** What is over the face. */
export function drawAge(animal: string, frame: Frame, isBearded: boolean): SourceShape[] {
  const { eyes, mouth } = facePlacesOf(animal);
  const lenses = [eyes.near, eyes.far].map(({ x, y }) => ring(ellipse(x, y, lens), frame));
  const [left, right] = [eyes.near.x + lens, eyes.far.x - lens];
  const y = (eyes.near.y + eyes.far.y) / 2;
  const bridge =
    right > left
      ? [
          line(
            [
              [left, y],
              [right, y],
            ],
            frame,
          ),
        ]
      : [];
  return [
    ...(isBearded
      ? [area(shifted(beard, (mouth.near.x + mouth.far.x) / 2, 0), frame, parts.beard)]
      : []),
    ...lenses,
    ...bridge,
  ];
}

/** Behind the ears. */
export function drawBun(animal: string, frame: Frame): SourceShape[] {
  return [area(shifted(bun, 0, topOfEyes(animal) - 1.06), frame, parts.hair)];
}

const shifted = (knots: readonly Knot[], dx: number, dy: number) =>
  knots.map(([x, y, corner]): Knot => [x + dx, y + dy, corner ?? 0]);

const area = (knots: readonly Knot[], frame: Frame, part: Part): SourceShape => ({
  kind: "area",
  path: contour(place(knots, frame)),
  colour: white,
  part,
  telling: true,
});

const ring = (knots: readonly Knot[], frame: Frame): SourceShape => ({
  kind: "line",
  path: contour(place(knots, frame)),
  colour: dark,
  strokeWidth: 1.7,
  part: parts.glasses,
  telling: true,
});

const line = (ends: readonly (readonly [number, number])[], frame: Frame): SourceShape => ({
  kind: "line",
  path: contour(
    ends.map(([x, y]): Knot => {
      const at = toFrame(frame, x, y);
      return [at.x, at.y];
    }),
    false,
  ),
  colour: dark,
  strokeWidth: 1.7,
  part: parts.glasses,
  telling: true,
});
