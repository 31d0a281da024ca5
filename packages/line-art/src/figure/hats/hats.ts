/**
 * What is worn on the head, in the head's frame; each list is painted in its order. Long because it
 * is one table of outlines.
 */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, roundedBox } from "../geometry.ts";
import { outline } from "../outline.ts";
import { dome, type Hat, hood, inked, one, opening, two } from "./hat-shapes.ts";
import { cultureHats } from "./hats-of-cultures.ts";
import { heroHats } from "./hats-of-heroes.ts";
import { legendHats } from "./hats-of-legend.ts";
import { serviceHats } from "./hats-of-service.ts";
import { storybookHats } from "./hats-of-storybooks.ts";
import { taleHats } from "./hats-of-tales.ts";
import { tradeHats } from "./hats-of-trades.ts";

export type HatName = keyof typeof hats;

const crown = (height: number, half: number): Knot[] => [
  [-half * 0.85, -0.74, 1],
  [-half, -0.8 - height * 0.8, 1],
  [-half * 0.5, -0.86 - height * 0.36, 1],
  [0, -0.86 - height, 1],
  [half * 0.5, -0.86 - height * 0.36, 1],
  [half, -0.8 - height * 0.8, 1],
  [half * 0.85, -0.74, 1],
  [0, -0.62],
];
const cone: readonly Knot[] = [
  [-0.92, -0.6, 1],
  [-0.5, -1.4],
  [-0.1, -2.1],
  [0.42, -2.55, 1],
  [0.34, -1.9],
  [0.62, -1.2],
  [0.92, -0.6, 1],
  [0, -0.44],
];
/** Three curls of hair beside a clown's face, in one piece. */
const puffs = (side: -1 | 1): Knot[] => [
  [0.7 * side, -0.75],
  [1.2 * side, -0.85],
  [1.42 * side, -0.5],
  [1.28 * side, -0.34, 1],
  [1.62 * side, -0.1],
  [1.36 * side, 0.16, 1],
  [1.46 * side, 0.5],
  [1 * side, 0.62],
  [0.7 * side, 0.4],
];

/** A long feather that rises from the brow and falls back. @param side -1 to the left */
function plume(side: -1 | 1) {
  const knots: Knot[] = [
    [side * 0.3, -0.9, 1],
    [side * 0.8, -2],
    [side * 1.8, -2.5],
    [side * 2.7, -2, 1],
    [side * 1.9, -2.05],
    [side * 1.2, -1.6],
    [side * 0.7, -0.8, 1],
  ];
  return two(knots, parts.feather);
}

export const hats = {
  ...tradeHats,
  ...heroHats,
  ...legendHats,
  ...cultureHats,
  ...taleHats,
  ...storybookHats,
  ...serviceHats,
  crown: { over: [one(crown(0.7, 0.78), parts.crown)] },
  tiara: { over: [one(crown(0.46, 0.5), parts.crown)] },
  brim: {
    over: [
      one(ellipse(0, -0.62, 1.62, 0.3)),
      one([
        [-0.86, -0.68, 1],
        [-0.78, -1.36],
        [0, -1.6],
        [0.78, -1.36],
        [0.86, -0.68, 1],
        [0, -0.5],
      ]),
      two([
        [-0.86, -0.68, 1],
        [-0.85, -0.92, 1],
        [0, -0.78],
        [0.85, -0.92, 1],
        [0.86, -0.68, 1],
        [0, -0.5],
      ]),
    ],
  },
  cowboy: {
    over: [
      one([
        [-1.7, -0.95, 1],
        [-1.2, -0.66],
        [0, -0.5],
        [1.2, -0.66],
        [1.7, -0.95, 1],
        [1.3, -0.42],
        [0, -0.22],
        [-1.3, -0.42],
      ]),
      one([
        [-0.86, -0.6, 1],
        [-0.74, -1.5],
        [-0.4, -1.66],
        [0, -1.46],
        [0.4, -1.66],
        [0.74, -1.5],
        [0.86, -0.6, 1],
        [0, -0.46],
      ]),
    ],
  },
  helmet: {
    over: [
      one(dome, parts.helmet),
      two(
        [
          [-1.3, -0.4, 1],
          [-0.9, -0.54],
          [0, -0.62],
          [0.9, -0.54],
          [1.3, -0.4, 1],
          [0.8, -0.28],
          [0, -0.34],
          [-0.8, -0.28],
        ],
        parts.helmet,
      ),
    ],
  },
  /** Of a miner: a lamp in front. */
  lampHelmet: {
    over: [
      one(dome, parts.helmet),
      one(
        [
          [-1.45, -0.34, 1],
          [-0.9, -0.54],
          [0, -0.62],
          [0.9, -0.54],
          [1.45, -0.34, 1],
          [0.8, -0.22],
          [0, -0.28],
          [-0.8, -0.22],
        ],
        parts.helmet,
      ),
      two(ellipse(0, -0.98, 0.36), parts.badge),
      one(ellipse(0, -0.98, 0.18), parts.badge),
    ],
  },
  chef: {
    over: [
      one([
        [-0.86, -0.95, 1],
        [-1.24, -1.4],
        [-0.9, -1.9],
        [-0.42, -1.86],
        [0, -2.14],
        [0.42, -1.86],
        [0.9, -1.9],
        [1.24, -1.4],
        [0.86, -0.95, 1],
      ]),
      one(roundedBox(-0.88, -1.02, 1.76, 0.46, 0.08)),
    ],
  },
  pirate: {
    over: [
      one([
        [-1.5, -0.62, 1],
        [-1.1, -1.2],
        [0, -1.74],
        [1.1, -1.2],
        [1.5, -0.62, 1],
        [0.7, -0.66],
        [0, -0.48],
        [-0.7, -0.66],
      ]),
      two(ellipse(0, -1.04, 0.24, 0.26), parts.badge),
    ],
  },
  witch: { over: [one(cone), one(ellipse(0, -0.56, 1.6, 0.26))] },
  wizard: {
    over: [
      one(cone),
      two(ellipse(0.02, -1.16, 0.2), parts.star),
      two(roundedBox(-1.02, -0.74, 2.04, 0.34, 0.17)),
    ],
  },
  santa: {
    over: [
      one([
        [-1.0, -0.6, 1],
        [-0.92, -1.2],
        [-0.4, -1.64],
        [0.4, -1.66],
        [1.1, -1.3],
        [1.42, -0.5, 1],
        [0.98, -0.6, 1],
        [0, -0.5],
      ]),
      two(roundedBox(-1.14, -0.8, 2.28, 0.44, 0.22)),
      two(ellipse(1.42, -0.42, 0.3)),
    ],
  },
  elf: {
    over: [
      one(cone),
      two([
        [-1, -0.5, 1],
        [-0.72, -0.86, 1],
        [-0.36, -0.62, 1],
        [0, -0.9, 1],
        [0.36, -0.62, 1],
        [0.72, -0.86, 1],
        [1, -0.5, 1],
        [0, -0.34],
      ]),
    ],
  },
  beanie: {
    over: [two(ellipse(0, -1.5, 0.32)), one(dome), two(roundedBox(-1.14, -0.74, 2.28, 0.4, 0.2))],
  },
  bandana: {
    over: [
      one([
        [-1.1, -0.34, 1],
        [-0.84, -0.98],
        [0, -1.2],
        [0.84, -0.98],
        [1.1, -0.34, 1],
        [0, -0.6],
      ]),
    ],
  },
  headscarf: {
    opening: opening(-0.7, 0.94, 0.84),
    behind: [
      one(
        [
          [-0.7, 0.5],
          [-1.06, 1.36, 1],
          [0, 1.62],
          [1.06, 1.36, 1],
          [0.7, 0.5],
        ],
        parts.scarf,
      ),
    ],
    hood: [one(hood, parts.scarf)],
    hidesHair: true,
  },
  ninja: {
    opening: opening(-0.3, 0.42, 0.86),
    hood: [one(hood, parts.mask)],
    over: [
      two(
        [
          [-1.16, -0.46, 1],
          [0, -0.66],
          [1.16, -0.46, 1],
          [1.18, -0.16, 1],
          [0, -0.34],
          [-1.18, -0.16, 1],
        ],
        parts.ribbon,
      ),
    ],
    hidesHair: true,
  },
  knight: {
    opening: opening(-0.52, 0.84, 0.82),
    hood: [one(hood, parts.helmet)],
    over: [
      one(
        [
          [-1.16, -0.44],
          [-0.6, -0.86],
          [0, -0.94],
          [0.6, -0.86],
          [1.16, -0.44],
          [1.1, -0.14],
          [0.6, -0.42],
          [0, -0.5],
          [-0.6, -0.42],
          [-1.1, -0.14],
        ],
        parts.helmet,
      ),
      one(outline("-0.98 0.36!, 0 0.46, 0.98 0.36!, 0.86 0.86, 0 1.2, -0.86 0.86"), parts.helmet),
      ...[-0.5, -0.25, 0, 0.25, 0.5].map((x) =>
        inked(roundedBox(x - 0.06, 0.56, 0.12, 0.36, 0.05), parts.opening),
      ),
      two(
        [
          [0.1, -1.16, 1],
          [-0.1, -1.7],
          [-0.8, -1.86],
          [-1.4, -1.3],
          [-1.3, -0.7, 1],
          [-0.9, -1.2],
          [-0.4, -1.3],
        ],
        parts.helmet,
      ),
    ],
    hidesHair: true,
  },
  astronaut: {
    behind: [
      one(ellipse(0, -0.02, 1.55, 1.46), parts.helmet),
      two(ellipse(0, -0.02, 1.26, 1.2), parts.helmet),
    ],
  },
  /** Of the Monkey King, with the two long feathers of the stage. */
  circlet: {
    behind: [plume(-1), plume(1)],
    opening: [
      [0, -0.28, 1],
      [0.34, -0.46],
      [0.72, -0.3],
      [0.82, 0.15],
      [0.66, 0.6],
      [0, 0.86],
      [-0.66, 0.6],
      [-0.82, 0.15],
      [-0.72, -0.3],
      [-0.34, -0.46],
    ],
    hidesHair: true,
    hood: [
      one(
        [
          [0, -1.3, 1],
          [0.3, -1.16],
          [0.9, -0.92],
          [1.2, -0.3],
          [1.36, 0.3, 1],
          [1.1, 0.5],
          [1.12, 0.86, 1],
          [0.7, 0.95],
          [0.4, 1.14, 1],
          [0, 1.06],
          [-0.4, 1.14, 1],
          [-0.7, 0.95],
          [-1.12, 0.86, 1],
          [-1.1, 0.5],
          [-1.36, 0.3, 1],
          [-1.2, -0.3],
          [-0.9, -0.92],
          [-0.3, -1.16],
        ],
        parts.hair,
      ),
    ],
    over: [
      two(
        [
          [-1.12, -0.64, 1],
          [0, -0.88],
          [1.12, -0.64, 1],
          [1.1, -0.44, 1],
          [0, -0.66],
          [-1.1, -0.44, 1],
        ],
        parts.crown,
      ),
    ],
  },
  halo: {
    behind: [
      one(ellipse(0, -1.42, 0.85, 0.26), parts.crown),
      two(ellipse(0, -1.42, 0.56, 0.1), parts.crown),
    ],
  },
  swimCap: {
    over: [
      one([
        [-1.08, -0.3, 1],
        [-0.82, -0.92],
        [0, -1.16],
        [0.82, -0.92],
        [1.08, -0.3, 1],
        [0, -0.5],
      ]),
    ],
    hidesHair: true,
  },
  flower: {
    over: [
      one(ellipse(-0.62, -0.86, 0.3), parts.flower),
      two(ellipse(-0.62, -0.86, 0.11), parts.flower),
    ],
  },
  bow: {
    over: [
      one(
        [
          [0, -1.02],
          [-0.56, -1.42],
          [-0.66, -0.86],
          [0, -1.02, 1],
          [0.66, -0.86],
          [0.56, -1.42],
        ],
        parts.bow,
      ),
      one(ellipse(0, -1.06, 0.16), parts.bow),
    ],
  },
  clown: {
    behind: [two(puffs(-1), parts.hair), two(puffs(1), parts.hair)],
    over: [
      one([
        [-0.5, -0.86, 1],
        [0.1, -1.9, 1],
        [0.56, -0.86, 1],
        [0, -0.74],
      ]),
      two(ellipse(0.1, -1.9, 0.2)),
      two(ellipse(0, 0.32, 0.19), parts.nose),
    ],
  },
} as const satisfies Record<string, Hat>;

export function hatShapes(name: HatName): Hat {
  return hats[name];
}
