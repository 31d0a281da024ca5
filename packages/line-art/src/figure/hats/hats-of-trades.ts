/** Hats of work and sport. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, roundedBox } from "../geometry.ts";
import { both, dome, type Hat, inked, one, star, two } from "./hat-shapes.ts";

/** High enough for the eyes to be clear of it on a small page. */
const bill: readonly Knot[] = [
  [-0.98, -0.64, 1],
  [0, -0.92],
  [0.98, -0.64, 1],
  [1.22, -0.4],
  [0.5, -0.34],
  [0, -0.38],
  [-0.5, -0.34],
  [-1.22, -0.4],
];
const goggles = roundedBox(-0.84, -1.06, 1.68, 0.56, 0.26);

export const tradeHats = {
  /** White curls down to the shoulders. */
  wig: {
    hidesHair: true,
    hidesEars: true,
    behind: [
      one(
        [
          [0, -1.3],
          [0.8, -1.1],
          [1.24, -0.5],
          [1.18, -0.2, 1],
          [1.46, 0.08],
          [1.22, 0.36, 1],
          [1.48, 0.66],
          [1.2, 0.94, 1],
          [1.36, 1.26],
          [0.96, 1.5],
          [0.6, 1.2, 1],
          [0, 1.1],
          [-0.6, 1.2, 1],
          [-0.96, 1.5],
          [-1.36, 1.26],
          [-1.2, 0.94, 1],
          [-1.48, 0.66],
          [-1.22, 0.36, 1],
          [-1.46, 0.08],
          [-1.18, -0.2, 1],
          [-1.24, -0.5],
          [-0.8, -1.1],
        ],
        parts.hair,
      ),
    ],
    over: [
      one(
        [
          [-1.04, 0.16, 1],
          [-0.82, -0.3],
          [-0.4, -0.52],
          [0, -0.36, 1],
          [0.4, -0.52],
          [0.82, -0.3],
          [1.04, 0.16, 1],
          [1.2, -0.5],
          [0.75, -1.16],
          [0, -1.34],
          [-0.75, -1.16],
          [-1.2, -0.5],
        ],
        parts.hair,
      ),
    ],
  },
  sailor: {
    behind: [
      two(
        [
          [0.8, -0.7, 1],
          [1.45, -0.2],
          [1.5, 0.5, 1],
          [1.18, 0.4, 1],
          [1.0, -0.1],
        ],
        parts.ribbon,
      ),
    ],
    over: [
      one([
        [-1.0, -0.74, 1],
        [-1.4, -1.16],
        [-0.7, -1.46],
        [0, -1.52],
        [0.7, -1.46],
        [1.4, -1.16],
        [1.0, -0.74, 1],
      ]),
      two(roundedBox(-1.04, -0.9, 2.08, 0.42, 0.12)),
    ],
  },
  /** A helmet with a star: what nobody takes for the cap of the police. */
  soldier: {
    over: [
      one(
        [
          [-1.24, -0.36, 1],
          [-1.14, -1.02],
          [-0.6, -1.46],
          [0, -1.56],
          [0.6, -1.46],
          [1.14, -1.02],
          [1.24, -0.36, 1],
          [0.7, -0.5],
          [0, -0.56],
          [-0.7, -0.5],
        ],
        parts.helmet,
      ),
      two(star(0, -1.02, 0.38), parts.badge),
    ],
  },
  /** Of a doctor: a band around the brow, a round mirror on it. */
  headMirror: {
    over: [
      one(roundedBox(-1.06, -0.78, 2.12, 0.26, 0.1)),
      two(ellipse(0.1, -0.9, 0.5), parts.mirror),
      inked(ellipse(0.1, -0.9, 0.13), parts.mirror),
    ],
  },
  /** Peaks before and behind, flaps over the ears. */
  deerstalker: {
    hidesEars: true,
    over: [
      one(ellipse(0, -1.46, 0.34, 0.16)),
      one(dome),
      ...both(
        two([
          [0.78, -0.74, 1],
          [1.12, -0.6],
          [1.24, 0.1],
          [1.06, 0.36],
          [0.86, 0.1],
        ]),
      ),
      two([
        [-0.86, -0.5, 1],
        [0, -0.78],
        [0.86, -0.5, 1],
        [0.6, -0.2],
        [0, -0.12],
        [-0.6, -0.2],
      ]),
    ],
  },
  cap: { over: [one(dome), two(bill)] },
  flatCap: {
    over: [
      one([
        [-1.16, -0.46, 1],
        [-1.24, -0.92],
        [-0.5, -1.28],
        [0.5, -1.28],
        [1.24, -0.92],
        [1.16, -0.46, 1],
        [0, -0.66],
      ]),
      two([
        [-0.8, -0.58, 1],
        [0, -0.72],
        [0.8, -0.58, 1],
        [0.66, -0.32],
        [0, -0.24],
        [-0.66, -0.32],
      ]),
    ],
  },
  /** A welder's mask before the whole face, with a window for the eyes. */
  weldingMask: {
    hidesHair: true,
    hidesEars: true,
    over: [
      one(
        [
          [-1.1, -0.7],
          [0, -1.34],
          [1.1, -0.7],
          [1.12, 0.5, 1],
          [0.62, 1.2],
          [-0.62, 1.2],
          [-1.12, 0.5, 1],
        ],
        parts.mask,
      ),
      two(roundedBox(-0.76, -0.36, 1.52, 0.72, 0.14), parts.glasses),
    ],
  },
  skiHelmet: { over: [one(dome, parts.helmet), two(goggles, parts.glasses)] },
  goggleBeanie: {
    over: [
      one(ellipse(0, -1.52, 0.34)),
      one(dome),
      two(roundedBox(-0.84, -0.98, 1.68, 0.56, 0.26), parts.glasses),
    ],
  },
  /** A pointed cap with a feather. */
  feather: {
    over: [
      two(
        [
          [-0.2, -1.0, 1],
          [-0.75, -1.75],
          [-1.5, -2.05, 1],
          [-1.4, -1.35],
          [-0.7, -0.8, 1],
        ],
        parts.feather,
      ),
      one([
        [-1.15, -0.4, 1],
        [-0.8, -1.1],
        [0, -1.38],
        [0.9, -1.2],
        [1.8, -0.5, 1],
        [0.9, -0.42],
        [0, -0.54],
      ]),
    ],
  },
  jester: {
    over: [
      one([
        [-1.06, -0.44, 1],
        [-1.05, -0.98],
        [-1.5, -1.06],
        [-1.86, -0.74, 1],
        [-1.8, -1.42],
        [-1.1, -1.78],
        [-0.3, -1.4],
        [0, -0.95, 1],
        [0, -0.56],
      ]),
      two([
        [1.06, -0.44, 1],
        [1.05, -0.98],
        [1.5, -1.06],
        [1.86, -0.74, 1],
        [1.8, -1.42],
        [1.1, -1.78],
        [0.3, -1.4],
        [0, -0.95, 1],
        [0, -0.56],
      ]),
      two(ellipse(-1.86, -0.6, 0.2)),
      one(ellipse(1.86, -0.6, 0.2)),
    ],
  },
  /** Of a goalkeeper on the ice: a guard with slits before the mouth. */
  cagedHelmet: {
    onFace: true,
    hidesEars: true,
    behind: [
      one(
        [
          [0, -1.4],
          [0.9, -1.1],
          [1.34, -0.4],
          [1.3, 0.5],
          [0.9, 1.1],
          [0, 1.24],
          [-0.9, 1.1],
          [-1.3, 0.5],
          [-1.34, -0.4],
          [-0.9, -1.1],
        ],
        parts.helmet,
      ),
    ],
    over: [
      one(dome, parts.helmet),
      two(
        [
          [-1.08, 0.36, 1],
          [0, 0.5],
          [1.08, 0.36, 1],
          [0.96, 0.92],
          [0.5, 1.26],
          [-0.5, 1.26],
          [-0.96, 0.92],
        ],
        parts.mask,
      ),
      ...[-0.56, -0.2, 0.2, 0.56].map((x) =>
        inked(roundedBox(x - 0.06, 0.62, 0.12, 0.44, 0.06), parts.mask),
      ),
    ],
  },
} as const satisfies Record<string, Hat>;
