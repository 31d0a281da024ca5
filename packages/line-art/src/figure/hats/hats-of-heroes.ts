/** Masks of heroes that hide the whole face: a web, a crest on a smooth head, a bat's ears. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, radians } from "../geometry.ts";
import { headOutline } from "../head.ts";
import { outline } from "../outline.ts";
import { both, type Hat, type HatShape, inked, one, two, white } from "./hat-shapes.ts";

const wholeFace = (larger: number): Knot[] =>
  headOutline(0).map(([x, y]): Knot => [x * larger, y * larger]);

/** Every other field of a web that is spun from the nose; its threads sag between the spokes. */
function webFields(): HatShape[] {
  const spokes = 8;
  const rings = [0.03, 0.6, 1.06];
  const at = (spoke: number, radius: number): [number, number] => {
    const angle = radians((spoke * 360) / spokes - 90);
    return [Math.cos(angle) * radius, 0.06 + Math.sin(angle) * radius];
  };
  return rings.slice(1).flatMap((outer, ring) =>
    Array.from({ length: spokes / 2 }, (_, i): HatShape => {
      const from = i * 2 + (ring % 2);
      const inner = rings[ring]!;
      const corners: Knot[] = [
        [...at(from, inner), 1],
        [...at(from, outer), 1],
        at(from + 0.5, outer * (ring ? 0.98 : 0.84)),
        [...at(from + 1, outer), 1],
        [...at(from + 1, inner), 1],
      ];
      return two(corners, parts.mask);
    }),
  );
}

const slantedEye = outline("0.16 0.22!, 0.26 -0.1, 0.72 -0.26!, 0.76 0.16, 0.46 0.36");
const slantedRim = outline("0.08 0.24!, 0.2 -0.2, 0.8 -0.38!, 0.86 0.2, 0.46 0.48");

export const heroHats = {
  webMask: {
    onFace: true,
    hidesHair: true,
    hidesEars: true,
    over: [
      one(wholeFace(1.04), parts.mask),
      ...webFields(),
      ...both(inked(slantedRim, parts.mask)),
      ...both(white(slantedEye)),
    ],
  },
  /** Smooth as an egg, a crest along the middle, large oval eyes. */
  crestedMask: {
    onFace: true,
    hidesHair: true,
    hidesEars: true,
    behind: both(one(outline("0.9 -0.3!, 1.36 -0.24, 1.36 0.5, 0.9 0.56!"), parts.mask)),
    over: [
      one(
        outline(
          "0 -1.3, 0.66 -1.06, 1.06 -0.3, 1.0 0.36, 0.62 0.94, 0 1.16, -0.62 0.94, -1.0 0.36, -1.06 -0.3, -0.66 -1.06",
        ),
        parts.mask,
      ),
      two(outline("0 -1.86!, 0.3 -1.2, 0.2 0.06, 0 0.3!, -0.2 0.06, -0.3 -1.2"), parts.crest),
      ...both(white(ellipse(0.52, 0.08, 0.3, 0.4))),
      two(outline("-0.3 0.7!, 0 0.64, 0.3 0.7!, 0 0.86"), parts.mouth),
    ],
  },
  /** Two ears stand up; nose and mouth look out below. */
  batCowl: {
    onFace: true,
    hidesHair: true,
    hidesEars: true,
    over: [
      one(
        outline(
          "-1.04 0.5!, -1.1 -0.3, -1.0 -1.0!, -0.86 -1.9!, -0.44 -1.1!, 0 -1.04, 0.44 -1.1!, 0.86 -1.9!, 1.0 -1.0!, 1.1 -0.3, 1.04 0.5!, 0.6 0.36!, 0.2 0.4, 0 0.26!, -0.2 0.4, -0.6 0.36!",
        ),
        parts.mask,
      ),
      ...both(white(outline("0.16 0.1!, 0.4 -0.28, 0.78 -0.3!, 0.72 0.06, 0.46 0.2"))),
    ],
  },
} as const satisfies Record<string, Hat>;
