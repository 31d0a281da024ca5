/** Headgear of old times and tales; ears, snouts and horns that make a creature of a person. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, roundedBox } from "../geometry.ts";
import { outline } from "../outline.ts";
import { both, dome, type Hat, hood, inked, one, opening, two } from "./hat-shapes.ts";

const cheek: readonly Knot[] = [
  [0.84, -0.56, 1],
  [1.2, -0.42],
  [1.2, 0.4],
  [0.9, 0.72, 1],
  [0.84, 0.1],
];
const petal = (x: number, lean: number, height: number): Knot[] => [
  [x - 0.26, -0.62, 1],
  [x - 0.34 + lean * 0.5, -0.7 - height * 0.55],
  [x + lean, -0.7 - height, 1],
  [x + 0.34 + lean * 0.5, -0.7 - height * 0.55],
  [x + 0.26, -0.62, 1],
];
/** A crest of bristles, from ear to ear. */
const brush: readonly Knot[] = [
  [-1.0, -0.7, 1],
  ...Array.from({ length: 13 }, (_, i): Knot => {
    const turn = Math.PI * (1.06 + (0.88 * i) / 12);
    const r = i % 2 ? 1.78 : 2.2;
    return [Math.cos(turn) * r * 0.86, -0.5 + Math.sin(turn) * r * 0.86, 1];
  }),
  [1.0, -0.7, 1],
];
const longEar: readonly Knot[] = [
  [0.85, -0.2, 1],
  [1.5, -0.6],
  [2.3, -0.66, 1],
  [1.85, 0.06],
  [1.0, 0.46, 1],
];
const bigNose: readonly Knot[] = [
  [-0.12, 0.12],
  [0, 0.06],
  [0.12, 0.12],
  [0.3, 0.38],
  [0, 0.54],
  [-0.3, 0.38],
];

export const legendHats = {
  viking: {
    behind: both(
      two(
        [
          [0.7, -0.96, 1],
          [1.4, -1.14],
          [1.72, -1.9, 1],
          [2.1, -1.2],
          [1.75, -0.6],
          [0.95, -0.5, 1],
        ],
        parts.horn,
      ),
    ),
    over: [one(dome, parts.helmet), one(roundedBox(-1.14, -0.78, 2.28, 0.42, 0.12), parts.helmet)],
  },
  /** A samurai's, with a crescent. */
  kabuto: {
    hidesEars: true,
    behind: [
      one(
        [
          [-0.8, -0.7, 1],
          [-1.36, -0.2],
          [-1.66, 0.62, 1],
          [-0.9, 0.5],
          [0.9, 0.5],
          [1.66, 0.62, 1],
          [1.36, -0.2],
          [0.8, -0.7, 1],
        ],
        parts.helmet,
      ),
    ],
    over: [
      one(dome, parts.helmet),
      two(
        [
          [0, -0.86],
          [-0.6, -1.14],
          [-1.05, -1.8],
          [-1.0, -2.4, 1],
          [-0.62, -1.7],
          [0, -1.36],
          [0.62, -1.7],
          [1.0, -2.4, 1],
          [1.05, -1.8],
          [0.6, -1.14],
        ],
        parts.horn,
      ),
      one(
        [
          [-1.26, -0.3, 1],
          [-0.7, -0.62],
          [0, -0.72],
          [0.7, -0.62],
          [1.26, -0.3, 1],
          [0.6, -0.32],
          [0, -0.4],
          [-0.6, -0.32],
        ],
        parts.helmet,
      ),
    ],
  },
  /** A pharaoh's striped cloth. */
  nemes: {
    hidesHair: true,
    opening: opening(-0.56, 0.95, 0.84),
    hood: [
      one(
        [
          [0, -1.32],
          [0.8, -1.12],
          [1.16, -0.5],
          [1.62, 0.6],
          [1.45, 1.6, 1],
          [0.7, 1.6, 1],
          [0.62, 1.0],
          [0, 1.06],
          [-0.62, 1.0],
          [-0.7, 1.6, 1],
          [-1.45, 1.6, 1],
          [-1.62, 0.6],
          [-1.16, -0.5],
          [-0.8, -1.12],
        ],
        parts.scarf,
      ),
      ...both(
        two(
          [
            [0.95, 0.2, 1],
            [1.46, 0.2, 1],
            [1.6, 0.56, 1],
            [0.86, 0.56, 1],
          ],
          parts.stripe,
        ),
      ),
      ...both(
        two(
          [
            [0.66, 0.94, 1],
            [1.58, 0.94, 1],
            [1.52, 1.3, 1],
            [0.68, 1.3, 1],
          ],
          parts.stripe,
        ),
      ),
    ],
    over: [
      two(
        [
          [-1.08, -0.5, 1],
          [0, -0.86],
          [1.08, -0.5, 1],
          [1.04, -0.16, 1],
          [0, -0.54],
          [-1.04, -0.16, 1],
        ],
        parts.crown,
      ),
      two(
        [
          [-0.14, -0.72, 1],
          [-0.26, -1.12],
          [0, -1.42],
          [0.26, -1.12],
          [0.14, -0.72, 1],
        ],
        parts.crown,
      ),
    ],
  },
  /** With a crest from ear to ear. */
  roman: {
    hidesEars: true,
    over: [two(brush, parts.helmet), one(dome, parts.helmet), ...both(one(cheek, parts.helmet))],
  },
  /** A Chinese general's, with a plume. */
  general: {
    hidesEars: true,
    over: [
      two(
        [
          [-0.14, -1.3, 1],
          [-0.42, -1.8],
          [-0.1, -2.4],
          [0.5, -2.3, 1],
          [0.3, -1.9],
          [0.14, -1.3, 1],
        ],
        parts.feather,
      ),
      one(dome, parts.helmet),
      ...both(one(cheek, parts.helmet)),
      two(roundedBox(-1.1, -0.78, 2.2, 0.36, 0.12), parts.helmet),
      two(ellipse(0, -0.66, 0.28), parts.helmet),
    ],
  },
  /** A monk's crown of five petals. */
  monk: {
    hidesHair: true,
    behind: both(
      two(
        [
          [0.8, -0.6, 1],
          [1.4, 0.0],
          [1.42, 1.1, 1],
          [1.08, 1.1, 1],
          [1.0, 0.1],
        ],
        parts.ribbon,
      ),
    ),
    over: [
      ...both(two(petal(0.84, 0.24, 0.66), parts.crown)),
      ...both(one(petal(0.46, 0.12, 0.94), parts.crown)),
      two(petal(0, 0, 1.2), parts.crown),
      one(roundedBox(-1.1, -0.74, 2.2, 0.32, 0.1), parts.crown),
    ],
  },
  /** A mandarin's, with wings at its sides. */
  mandarin: {
    behind: both(
      one(
        [
          [0.7, -0.96, 1],
          [1.5, -1.22],
          [2.3, -1.16],
          [2.4, -0.86],
          [1.6, -0.66],
          [0.8, -0.62, 1],
        ],
        parts.hat,
      ),
    ),
    over: [
      one([
        [-0.74, -1.1, 1],
        [-0.7, -1.76],
        [0, -2.02],
        [0.7, -1.76],
        [0.74, -1.1, 1],
      ]),
      one(dome),
      two(ellipse(0, -0.96, 0.28), parts.badge),
    ],
  },
  /** Of the Qing court, with a paper charm on the forehead. */
  charm: {
    over: [
      two(ellipse(0, -1.68, 0.26)),
      one([
        [-1.2, -0.6, 1],
        [-0.7, -1.24],
        [0, -1.6],
        [0.7, -1.24],
        [1.2, -0.6, 1],
        [0, -0.4],
      ]),
      one([
        [-1.5, -0.86, 1],
        [-0.8, -0.72],
        [0, -0.66],
        [0.8, -0.72],
        [1.5, -0.86, 1],
        [1.2, -0.36],
        [0, -0.2],
        [-1.2, -0.36],
      ]),
      two(
        [
          [-0.24, -0.42, 1],
          [0.24, -0.42, 1],
          [0.25, 0.46, 1],
          [-0.25, 0.46, 1],
        ],
        parts.paper,
      ),
    ],
  },
  /** A pig's ears and snout under a monk's cap. */
  pigsy: {
    hidesHair: true,
    hidesEars: true,
    behind: both(
      one(
        [
          [0.5, -0.7, 1],
          [1.3, -1.0],
          [2.0, -0.5],
          [1.95, 0.4],
          [1.55, 0.7, 1],
          [1.25, 0.2],
          [0.9, 0.1, 1],
        ],
        parts.ear,
      ),
    ),
    over: [
      two([
        [-1.04, -0.42, 1],
        [-0.94, -1.1],
        [0, -1.56],
        [0.94, -1.1],
        [1.04, -0.42, 1],
        [0, -0.66],
      ]),
      one(ellipse(0, 0.36, 0.42, 0.27), parts.nose),
      ...both(inked(ellipse(0.14, 0.36, 0.07, 0.11), parts.nose)),
    ],
  },
  gourd: {
    over: [
      ...both(
        one(
          [
            [0.1, -0.98, 1],
            [0.6, -1.5],
            [1.3, -1.4, 1],
            [0.9, -0.86],
          ],
          parts.leaf,
        ),
      ),
      two(ellipse(0, -1.86, 0.3, 0.28), parts.gourd),
      two(ellipse(0, -1.32, 0.46, 0.4), parts.gourd),
    ],
  },
  goblin: {
    hidesEars: true,
    behind: both(one(longEar, parts.ear)),
    over: [one(bigNose, parts.nose)],
  },
  /** A shock of hair over a big nose. */
  troll: {
    hidesEars: true,
    behind: [
      two(
        [
          [-0.8, -0.5, 1],
          [-1.3, -1.5],
          [-0.72, -1.3, 1],
          [-0.62, -2.2],
          [-0.2, -1.55, 1],
          [0.1, -2.5],
          [0.36, -1.55, 1],
          [0.9, -2.1],
          [0.8, -1.25, 1],
          [1.36, -1.4],
          [0.8, -0.5, 1],
        ],
        parts.hair,
      ),
      ...both(one(longEar, parts.ear)),
    ],
    over: [one(bigNose, parts.nose)],
  },
  horn: {
    over: [
      two(
        [
          [-0.26, -0.8, 1],
          [-0.14, -1.4],
          [0.06, -1.8, 1],
          [0.2, -1.3],
          [0.26, -0.8, 1],
        ],
        parts.horn,
      ),
    ],
  },
  /** Holes for eyes and nose. */
  skull: {
    onFace: true,
    hidesEars: true,
    over: [
      ...both(inked(ellipse(0.38, 0.02, 0.21, 0.25))),
      inked(
        [
          [0, 0.26, 1],
          [0.13, 0.42, 1],
          [-0.13, 0.42, 1],
        ],
        parts.nose,
      ),
    ],
  },
  /** Wound round, with a loose end. */
  bandages: {
    hidesHair: true,
    hidesEars: true,
    opening: opening(-0.34, 0.78, 0.86),
    behind: [
      one(
        [
          [0.8, 0.2, 1],
          [1.6, 0.0],
          [2.0, 0.5, 1],
          [1.8, 0.8, 1],
          [1.4, 0.46],
          [0.9, 0.6, 1],
        ],
        parts.bandage,
      ),
    ],
    hood: [one(hood, parts.bandage)],
    over: [
      one(
        [
          [-1.16, -0.66, 1],
          [0, -0.86],
          [1.02, -0.76, 1],
          [1.18, -0.34, 1],
          [0, -0.46],
          [-1.2, -0.24, 1],
        ],
        parts.bandage,
      ),
      one(
        [
          [-1.06, 0.62, 1],
          [0, 0.78],
          [1.1, 0.54, 1],
          [0.98, 0.9, 1],
          [0, 1.16],
          [-0.84, 0.98, 1],
        ],
        parts.bandage,
      ),
    ],
  },
  bone: {
    over: [
      one(
        [
          [-0.5, -1.34],
          [-0.66, -1.5],
          [-0.9, -1.4],
          [-0.86, -1.22],
          [-0.9, -1.02],
          [-0.66, -0.94],
          [-0.5, -1.08],
          [0.5, -1.08],
          [0.66, -0.94],
          [0.9, -1.02],
          [0.86, -1.22],
          [0.9, -1.4],
          [0.66, -1.5],
          [0.5, -1.34],
        ],
        parts.bone,
      ),
    ],
  },
  /** Of a dragon's daughter: her antlers, and a fringe of pearls. */
  antlerTiara: {
    behind: both(
      two(
        outline("0.3 -1.0!, 0.7 -1.7, 0.6 -2.5!, 1.06 -2.0, 1.6 -2.3!, 1.4 -1.6, 0.86 -0.8!"),
        parts.horn,
      ),
    ),
    over: [
      one(
        outline(
          "-0.9 -0.66!, -0.6 -1.0!, -0.3 -0.84!, 0 -1.36!, 0.3 -0.84!, 0.6 -1.0!, 0.9 -0.66!, 0 -0.74",
        ),
        parts.crown,
      ),
    ],
  },
  /** Of the duke of thunder: hair like flames, the beak of a bird. */
  thunderBeak: {
    onFace: true,
    hidesHair: true,
    behind: [
      one(
        [
          [-1, 0.3, 1],
          [-1.7, -0.3, 1],
          [-1.16, -0.4],
          [-1.5, -1.3, 1],
          [-0.74, -1.06],
          [-0.6, -1.9, 1],
          [0, -1.3],
          [0.6, -1.9, 1],
          [0.74, -1.06],
          [1.5, -1.3, 1],
          [1.16, -0.4],
          [1.7, -0.3, 1],
          [1, 0.3, 1],
        ],
        parts.hair,
      ),
    ],
    over: [
      two(
        [
          [-0.44, 0.3, 1],
          [0, 0.14],
          [0.44, 0.3, 1],
          [0.3, 0.76],
          [0, 1.16, 1],
          [-0.3, 0.76],
        ],
        parts.beak,
      ),
      one(
        [
          [-1, -0.3, 1],
          [-0.6, -0.66],
          [0, -0.4, 1],
          [0.6, -0.66],
          [1, -0.3, 1],
          [0.9, -0.9],
          [0, -1.2],
          [-0.9, -0.9],
        ],
        parts.hair,
      ),
    ],
  },
} as const satisfies Record<string, Hat>;
