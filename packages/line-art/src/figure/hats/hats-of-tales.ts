/** Headgear of tales, myths and more trades; horns, snouts and snakes that make a creature of a person. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, roundedBox } from "../geometry.ts";
import { outline } from "../outline.ts";
import { both, dome, type Hat, inked, one, opening, two } from "./hat-shapes.ts";

const brimOf = (half: number) => one(ellipse(0, -0.64, half, 0.26));
const tallCrown = one(
  outline("-0.84 -0.66!, -0.92 -2.0!, 0 -2.16, 0.92 -2.0!, 0.84 -0.66!, 0 -0.54"),
);
const wideBand = two(
  outline("-0.86 -0.68!, -0.88 -1.1!, 0 -0.96, 0.88 -1.1!, 0.86 -0.68!, 0 -0.54"),
  parts.hatBand,
);
const wolfEar = outline("0.4 -0.9!, 0.7 -1.9!, 1.2 -1.3, 1.14 -0.5!");

export const taleHats = {
  bowTie: {
    over: [
      one(outline("0 1.2!, -0.62 0.92!, -0.62 1.5!, 0 1.24!, 0.62 1.5!, 0.62 0.92!"), parts.bow),
      one(ellipse(0, 1.22, 0.17), parts.bow),
    ],
  },
  topHat: { over: [brimOf(1.5), tallCrown, wideBand] },
  /** A high hat with a buckle on its band. */
  buckled: {
    over: [
      brimOf(1.6),
      tallCrown,
      wideBand,
      one(roundedBox(-0.34, -1.12, 0.68, 0.56, 0.06), parts.buckle),
    ],
  },
  /** Pointed at the back, with a cape's collar beneath. */
  redHood: {
    hidesHair: false,
    hidesEars: true,
    behind: [
      one(
        outline(
          "0 -1.6!, 0.9 -1.24, 1.44 -0.3, 1.4 0.7, 1.9 1.9!, 0 2.1, -1.9 1.9!, -1.4 0.7, -1.44 -0.3, -0.9 -1.24",
        ),
        parts.cape,
      ),
    ],
    over: [
      one(
        outline(
          "-1.08 0.6!, -1.44 -0.3, -0.9 -1.3, 0 -1.7!, 0.9 -1.3, 1.44 -0.3, 1.08 0.6!, 1.0 -0.3, 0.6 -0.84, 0 -0.98, -0.6 -0.84, -1.0 -0.3",
        ),
        parts.cape,
      ),
      two(outline("0 1.06, -0.5 0.8, -0.62 1.3!, 0 1.1, 0.62 1.3!, 0.5 0.8"), parts.bow),
    ],
  },
  /** A round net under a brim. */
  beeVeil: {
    behind: [
      two(
        outline("-1.44 -0.6!, -1.7 0.5, -1.5 1.4!, 0 1.6, 1.5 1.4!, 1.7 0.5, 1.44 -0.6!"),
        parts.hat,
      ),
    ],
    over: [
      one(outline("-1.56 1.26!, 0 1.44, 1.56 1.26!, 1.6 1.62!, 0 1.86, -1.6 1.62!"), parts.collar),
      one(ellipse(0, -0.6, 1.7, 0.28)),
      one(outline("-0.86 -0.64!, -0.76 -1.3, 0 -1.56, 0.76 -1.3, 0.86 -0.64!, 0 -0.5")),
    ],
  },
  pith: {
    over: [
      one(dome),
      two(
        outline("-1.1 -0.5!, -1.06 -0.86!, 0 -1.06, 1.06 -0.86!, 1.1 -0.5!, 0 -0.7"),
        parts.hatBand,
      ),
      one(
        outline(
          "-1.5 -0.2!, -0.9 -0.54, 0 -0.68, 0.9 -0.54, 1.5 -0.2!, 0.8 -0.24, 0 -0.34, -0.8 -0.24",
        ),
      ),
    ],
  },
  stewardess: {
    over: [
      one(outline("-0.72 -0.8!, -0.6 -1.3!, 0.5 -1.5!, 0.86 -0.84!, 0 -0.96")),
      two(ellipse(0.1, -1.16, 0.2), parts.badge),
    ],
  },
  headband: {
    over: [
      two(
        outline("-1.12 -0.56!, 0 -0.82, 1.12 -0.56!, 1.14 -0.22!, 0 -0.46, -1.14 -0.22!"),
        parts.ribbon,
      ),
    ],
  },
  iceCrown: {
    behind: [
      two(
        outline(
          "-0.9 -0.5!, -1.5 -1.3!, -0.8 -1.2!, -0.7 -2.1!, -0.24 -1.4!, 0 -2.6!, 0.24 -1.4!, 0.7 -2.1!, 0.8 -1.2!, 1.5 -1.3!, 0.9 -0.5!",
        ),
        parts.crown,
      ),
    ],
    over: [one(outline("0 -1.16!, 0.2 -0.92!, 0 -0.64!, -0.2 -0.92!"), parts.badge)],
  },
  /** The high brow of the Star of Longevity. */
  highBrow: {
    hidesHair: true,
    over: [
      one(
        outline(
          "-0.98 0, -1.24 -0.7, -1.14 -1.5, -0.6 -2.06, 0 -2.2, 0.6 -2.06, 1.14 -1.5, 1.24 -0.7, 0.98 0, 0.6 -0.3, 0 -0.4, -0.6 -0.3",
        ),
        parts.face,
      ),
      ...both(two(outline("0.24 -0.34!, 0.5 -0.5, 0.9 -0.34, 1.2 0.1!, 0.76 -0.1"), parts.eyebrow)),
    ],
  },
  bull: {
    hidesHair: true,
    hidesEars: true,
    behind: [
      ...both(
        two(
          outline("0.5 -0.86!, 1.2 -1.0, 1.5 -1.5, 1.36 -2.1!, 1.98 -1.5, 1.86 -0.8, 1.1 -0.4!"),
          parts.horn,
        ),
      ),
      ...both(one(outline("0.86 -0.4!, 1.5 -0.5, 1.8 -0.1!, 1.4 0.24, 0.94 0.1!"), parts.ear)),
    ],
    over: [
      one(
        outline(
          "-0.6 -0.62!, -0.4 -1.2, 0 -1.3, 0.4 -1.2, 0.6 -0.62!, 0.24 -0.5!, 0 -0.36!, -0.24 -0.5!",
        ),
        parts.hair,
      ),
      two(ellipse(0, 0.56, 0.68, 0.42), parts.snout),
      ...both(inked(ellipse(0.28, 0.46, 0.1, 0.12), parts.nostril)),
      one(outline("-0.2 0.66!, 0 0.72, 0.2 0.66!, 0.3 0.86, 0 1.1, -0.3 0.86"), parts.ring),
    ],
  },
  wolf: {
    hidesEars: true,
    behind: [...both(one(wolfEar, parts.ear))],
    over: [
      ...both(
        one(outline("0.8 0.1!, 1.6 0.2!, 1.2 0.5!, 1.4 0.9!, 0.8 0.9!, 0.76 0.5"), parts.hair),
      ),
      two(ellipse(0, 0.58, 0.56, 0.36), parts.muzzle),
      inked(ellipse(0, 0.42, 0.2, 0.13), parts.nose),
    ],
  },
  /** A flat head with bolts at the neck. */
  bolts: {
    hidesHair: true,
    behind: both(two(roundedBox(0.7, 0.5, 0.9, 0.44, 0.1), parts.bar)),
    over: [
      one(
        outline(
          "-1.06 0.0!, -1.12 -1.3!, 0 -1.4, 1.12 -1.3!, 1.06 0.0!, 0.86 -0.56!, 0.5 -0.34!, 0.2 -0.6!, -0.1 -0.36!, -0.4 -0.6!, -0.7 -0.36!, -0.86 -0.56!",
        ),
        parts.hair,
      ),
    ],
  },
  /** Snakes for hair, all of them smiling. */
  snakes: {
    hidesHair: true,
    hidesEars: true,
    behind: [
      ...both(
        one(
          outline("0.7 0.2!, 1.3 0.5, 1.7 0.1, 2.1 0.1, 2.2 0.5, 1.9 0.7, 1.3 1.0, 0.7 0.8!"),
          parts.hair,
        ),
      ),
      ...both(
        one(
          outline(
            "0.6 -0.6!, 1.2 -0.5, 1.5 -0.9, 1.9 -1.1, 2.2 -0.8, 2.0 -0.5, 1.4 -0.1, 0.8 0.1!",
          ),
          parts.hair,
        ),
      ),
      ...both(
        one(
          outline(
            "0.3 -0.8!, 0.8 -1.2, 0.8 -1.7, 1.1 -2.0, 1.5 -1.8, 1.4 -1.4, 1.2 -0.8, 0.8 -0.4!",
          ),
          parts.hair,
        ),
      ),
      one(
        outline(
          "-0.4 -0.8!, -0.36 -1.4, -0.5 -1.9, -0.2 -2.3, 0.2 -2.3, 0.32 -1.9, 0.1 -1.5, 0.4 -0.8!",
        ),
        parts.hair,
      ),
    ],
    over: [
      one(
        outline(
          "-1.06 0.2!, -1.1 -0.6, -0.5 -1.16, 0 -1.2, 0.5 -1.16, 1.1 -0.6, 1.06 0.2!, 0.6 -0.5, 0 -0.6, -0.6 -0.5",
        ),
        parts.hair,
      ),
      ...both(inked(ellipse(2.0, 0.34, 0.08))),
      ...both(inked(ellipse(1.94, -0.84, 0.08))),
      ...both(inked(ellipse(1.2, -1.74, 0.08))),
      inked(ellipse(-0.08, -2.06, 0.08)),
    ],
  },
  /** Antlers, brows and whiskers of a dragon. */
  dragonKing: {
    hidesEars: true,
    behind: [
      ...both(
        two(
          outline("0.4 -1.0!, 0.8 -1.7, 0.7 -2.5!, 1.1 -2.0, 1.6 -2.3!, 1.4 -1.6, 0.9 -0.7!"),
          parts.horn,
        ),
      ),
      ...both(one(outline("0.9 -0.2!, 1.8 -0.5!, 1.56 0.0, 1.7 0.5!, 0.95 0.4!"), parts.ear)),
    ],
    over: [
      two(
        outline(
          "-0.9 -0.62!, -0.8 -1.3!, -0.4 -0.96!, 0 -1.5!, 0.4 -0.96!, 0.8 -1.3!, 0.9 -0.62!, 0 -0.8",
        ),
        parts.crown,
      ),
      one(ellipse(0, 0.34, 0.44, 0.28), parts.nose),
      ...both(inked(ellipse(0.17, 0.36, 0.08, 0.1), parts.nostril)),
    ],
  },
  /** A wide hat turned up at one side, with a plume. */
  musketeer: {
    behind: [
      two(
        outline("-0.4 -1.2!, -1.1 -1.9, -2.1 -1.8, -2.5 -1.0!, -1.8 -1.0, -1.2 -0.7!"),
        parts.feather,
      ),
    ],
    over: [
      one(
        outline(
          "-1.8 -0.36!, -1.0 -0.6, 0 -0.7, 1.1 -0.8, 1.9 -1.4!, 1.6 -0.5, 0 -0.24, -1.1 -0.16",
        ),
      ),
      one(outline("-0.86 -0.6!, -0.8 -1.3, 0 -1.5, 0.8 -1.4, 0.9 -0.7!, 0 -0.5")),
    ],
  },
  diver: {
    hidesEars: true,
    over: [
      one(
        outline(
          "-0.96 -0.36!, 0 -0.46, 0.96 -0.36!, 0.98 0.26, 0.5 0.36, 0 0.2, -0.5 0.36, -0.98 0.26",
        ),
        parts.glasses,
      ),
      two(
        outline(
          "-0.82 -0.24!, 0 -0.32, 0.82 -0.24!, 0.82 0.14, 0.46 0.22, 0 0.06, -0.46 0.22, -0.82 0.14",
        ),
        parts.glass,
      ),
      ...both(inked(ellipse(0.4, -0.02, 0.13, 0.17))),
      one(outline("1.0 -1.9!, 1.3 -1.9!, 1.34 0.3, 0.9 0.74!, 0.8 0.5!, 1.06 0.2"), parts.straw),
    ],
  },
  sunHat: {
    over: [
      one(ellipse(0, -0.56, 1.8, 0.34)),
      one(outline("-0.9 -0.6!, -0.84 -1.2, 0 -1.56, 0.84 -1.2, 0.9 -0.6!, 0 -0.44")),
      two(
        outline("-0.92 -0.58!, -0.9 -0.86!, 0 -0.7, 0.9 -0.86!, 0.92 -0.58!, 0 -0.42"),
        parts.hatBand,
      ),
    ],
  },
  /** A round cap with a frill. */
  mobCap: {
    over: [
      one(
        outline("-1.0 -0.6!, -1.2 -1.3, -0.5 -1.8, 0 -1.86, 0.5 -1.8, 1.2 -1.3, 1.0 -0.6!, 0 -0.8"),
      ),
      two(
        outline(
          "-1.24 -0.4, -1.2 -0.76, 0 -1.04, 1.2 -0.76, 1.24 -0.4, 0.8 -0.6, 0.4 -0.5, 0 -0.66, -0.4 -0.5, -0.8 -0.6",
        ),
      ),
    ],
  },
  wimple: {
    hidesHair: true,
    opening: opening(-0.5, 0.86, 0.84),
    behind: [
      one(
        outline("0 -1.3, 1.0 -1.0, 1.4 0.2, 1.7 2.0!, 0 2.2, -1.7 2.0!, -1.4 0.2, -1.0 -1.0"),
        parts.scarf,
      ),
    ],
    hood: [two(ellipse(0, 0.06, 1.14, 1.2), parts.scarf)],
    over: [
      one(
        outline(
          "-1.2 0.2!, -1.26 -0.5, -0.7 -1.2, 0 -1.36, 0.7 -1.2, 1.26 -0.5, 1.2 0.2!, 0.8 -0.56, 0 -0.8, -0.8 -0.56",
        ),
        parts.scarf,
      ),
    ],
  },
} as const satisfies Record<string, Hat>;
