/** Headgear and hairdos of peoples, courts and stages, in the head's frame. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, roundedBox } from "../geometry.ts";
import { outline } from "../outline.ts";
import { both, dome, type Hat, hood, one, opening, two } from "./hat-shapes.ts";

/** A leaf or feather from the head outwards; 0° is up. */
const ray = (angle: number, from: number, to: number, half: number, y = -0.3): Knot[] => {
  const [s, c] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const at = (along: number, across: number): [number, number] => [
    s * along + c * across,
    y - c * along + s * across,
  ];
  const wide = from + (to - from) * 0.62;
  return [
    [...at(from, -half * 0.6), 1],
    at(wide, -half),
    [...at(to, 0), 1],
    at(wide, half),
    [...at(from, half * 0.6), 1],
  ];
};
/** A ball on the rim of a headdress. */
const ball = (angle: number, reach: number, r: number, y = -0.3): Knot[] =>
  ellipse(
    Math.sin((angle * Math.PI) / 180) * reach,
    y - Math.cos((angle * Math.PI) / 180) * reach,
    r,
  );
const bun = (x: number, y: number, r: number) => one(ellipse(x, y, r, r * 0.92), parts.hair);
const browBand = outline("-1.12 -0.6!, 0 -0.86, 1.12 -0.6!, 1.14 -0.28!, 0 -0.52, -1.14 -0.28!");

export const cultureHats = {
  /** Three buns of hair with a flower and pins. */
  kimono: {
    behind: [
      bun(-1.05, -0.55, 0.5),
      bun(1.05, -0.55, 0.5),
      bun(0, -1.35, 0.62),
      two(outline("0.3 -1.6!, 1.5 -2.02!, 1.58 -1.8!, 0.4 -1.36!"), parts.hair),
    ],
    over: [
      two(ellipse(-0.72, -0.86, 0.36), parts.flower),
      one(ellipse(-0.72, -0.86, 0.14), parts.flower),
    ],
  },
  /** A high comb and a rose. */
  peineta: {
    behind: [
      two(outline("-0.5 -0.9!, -0.86 -1.6, -0.5 -2.1, 0 -2.24, 0.5 -2.1, 0.86 -1.6, 0.5 -0.9!")),
      bun(0, -1.1, 0.5),
    ],
    over: [two(ellipse(-0.74, -0.74, 0.38), parts.flower)],
  },
  /** Five blossoms in a row. */
  flowerCrown: {
    over: [
      ...both(one(ellipse(0.98, -0.36, 0.3), parts.flower)),
      ...both(two(ellipse(0.58, -0.82, 0.32), parts.flower)),
      one(ellipse(0, -1.0, 0.36), parts.flower),
    ],
  },
  /** A dot on the brow and a jewel in the parting. */
  bindi: {
    over: [
      one(outline("-0.14 -1.1!, 0.14 -1.1!, 0.17 -0.7, 0 -0.5!, -0.17 -0.7"), parts.crown),
      two(ellipse(0, -0.3, 0.12), parts.badge),
    ],
  },
  /** A cloth over the hair that falls on the shoulders. */
  veil: {
    behind: [
      one(
        outline(
          "0 -1.4, 0.9 -1.16, 1.34 -0.3, 1.6 1.2, 2.1 2.9!, 0 3.1, -2.1 2.9!, -1.6 1.2, -1.34 -0.3, -0.9 -1.16",
        ),
        parts.scarf,
      ),
    ],
    over: [
      ...both(two(ellipse(0.64, -0.9, 0.24), parts.flower)),
      two(ellipse(0, -1.04, 0.3), parts.flower),
    ],
  },
  /** A browband and a feather. */
  feathers: {
    behind: [one(ray(26, 0.6, 2.5, 0.42), parts.feather)],
    over: [two(browBand, parts.ribbon)],
  },
  /** A gold band with a raised snake. */
  uraeus: {
    over: [
      one(browBand, parts.crown),
      one(outline("-0.16 -0.66!, -0.3 -1.1, 0 -1.46, 0.3 -1.1, 0.16 -0.66!"), parts.crown),
      ...both(two(ellipse(1.06, 0.62, 0.2), parts.bead)),
    ],
  },
  /** The high and wide board of Qing court ladies. */
  qitou: {
    behind: [
      one(
        outline(
          "-1.7 -1.2!, -1.76 -2.0, -1.5 -2.16, 0 -2.3, 1.5 -2.16, 1.76 -2.0, 1.7 -1.2!, 0 -1.1",
        ),
        parts.hat,
      ),
      two(outline("-1.72 -1.3!, -1.4 -1.3!, -1.3 0.5!, -1.56 0.9!, -1.82 0.5!"), parts.tassel),
      two(outline("1.72 -1.3!, 1.4 -1.3!, 1.3 0.5!, 1.56 0.9!, 1.82 0.5!"), parts.tassel),
    ],
    over: [
      two(ellipse(0, -1.56, 0.5), parts.flower),
      one(ellipse(0, -1.56, 0.2), parts.flower),
      ...both(two(ellipse(1.08, -1.66, 0.34), parts.flower)),
    ],
  },
  /** A flat board with strings of beads before and behind. */
  mianguan: {
    behind: [one(outline("-0.6 -0.9!, -0.56 -1.6!, 0.56 -1.6!, 0.6 -0.9!"), parts.crown)],
    over: [
      one(roundedBox(-1.1, -1.06, 2.2, 0.46, 0.12), parts.crown),
      one(outline("-1.9 -1.9!, 0 -2.06, 1.9 -1.9!, 1.9 -1.56!, 0 -1.7, -1.9 -1.56!"), parts.crown),
      ...both(two(roundedBox(1.46, -1.58, 0.26, 1.7, 0.13), parts.bead)),
      ...both(two(roundedBox(1.06, -1.62, 0.26, 0.62, 0.13), parts.bead)),
      two(ellipse(0, -0.86, 0.2), parts.badge),
    ],
  },
  /** A scholar's cap with two ribbons. */
  scholar: {
    behind: both(
      two(outline("0.7 -0.9!, 1.36 -0.5, 1.6 0.7!, 1.3 0.86!, 1.08 -0.1, 0.8 -0.5!"), parts.ribbon),
    ),
    over: [
      one(
        outline(
          "-1.06 -0.5!, -0.96 -1.4, -0.8 -1.86!, 0 -1.66, 0.8 -1.86!, 0.96 -1.4, 1.06 -0.5!, 0 -0.72",
        ),
      ),
      two(outline("-1.08 -0.5!, -1.05 -0.86!, 0 -1.06, 1.05 -0.86!, 1.08 -0.5!, 0 -0.72")),
    ],
  },
  /** An official's black cap, its wings straight out, and a moon on the brow. */
  justice: {
    behind: both(one(outline("0.6 -0.94!, 2.5 -1.16, 2.6 -0.96, 2.5 -0.78, 0.7 -0.66!"))),
    over: [
      one(outline("-0.72 -1.1!, -0.7 -1.8, 0 -2.02, 0.7 -1.8, 0.72 -1.1!")),
      one(outline("-1.08 -0.52!, -0.98 -1.04, 0 -1.44, 0.98 -1.04, 1.08 -0.52!, 0 -0.74")),
      two(outline("0.16 -0.66!, -0.24 -0.44, -0.02 -0.1, 0.26 -0.2!, 0.02 -0.36"), parts.badge),
    ],
  },
  /** A monk's shaven head, with dots. */
  shaven: {
    hidesHair: true,
    over: [
      ...both({ knots: ellipse(0.3, -0.66, 0.09), colour: "ink", part: parts.badge }),
      { knots: ellipse(0, -0.72, 0.09), colour: "ink", part: parts.badge },
    ],
  },
  /** A high cap, leaning, with an upturned edge. */
  crooked: {
    over: [
      one(
        outline(
          "-1.0 -0.6!, -0.9 -1.3, -0.5 -2.1, 0.2 -2.3, 0.86 -1.9!, 0.8 -1.3, 1.0 -0.6!, 0 -0.8",
        ),
      ),
      two(outline("-1.14 -0.46!, -1.1 -0.84!, 0 -1.06, 1.1 -0.84!, 1.14 -0.46!, 0 -0.7")),
    ],
  },
  /** The silver crown of the Miao, with its great horns. */
  silver: {
    behind: both(
      one(
        outline(
          "0.3 -1.0!, 1.3 -1.2, 1.6 -2.0, 1.2 -2.8!, 2.16 -2.3, 2.1 -1.1, 1.2 -0.5, 0.6 -0.6!",
        ),
        parts.horn,
      ),
    ),
    over: [
      one(
        outline(
          "-1.12 -0.44!, -1.06 -1.16, -0.5 -1.56, 0 -1.64, 0.5 -1.56, 1.06 -1.16, 1.12 -0.44!, 0 -0.7",
        ),
        parts.crown,
      ),
      two(ellipse(0, -1.14, 0.3), parts.flower),
      ...both(two(ellipse(0.68, -0.98, 0.22), parts.flower)),
    ],
  },
  /** A pointed felt hat with a rim of fur. */
  furHat: {
    over: [
      one(outline("-0.9 -0.8!, -0.7 -1.4, -0.16 -1.9, 0 -2.0!, 0.16 -1.9, 0.7 -1.4, 0.9 -0.8!")),
      two(ellipse(0, -2.06, 0.22)),
      two(
        outline(
          "-1.16 -0.4, -1.3 -0.74, -1.0 -1.1, 0 -1.24, 1.0 -1.1, 1.3 -0.74, 1.16 -0.4, 0 -0.62",
        ),
      ),
    ],
  },
  /** The small square cap of the Uyghurs. */
  doppa: {
    over: [
      one(outline("-0.96 -0.6!, -0.8 -1.3!, 0 -1.5, 0.8 -1.3!, 0.96 -0.6!, 0 -0.78")),
      two(outline("0 -0.9!, 0.26 -1.12, 0 -1.36!, -0.26 -1.12"), parts.flower),
    ],
  },
  /** Pompoms and two long pheasant feathers of the opera stage. */
  pheasant: {
    behind: [
      ...both(
        one(
          outline("0.3 -1.2!, 0.9 -2.2, 1.9 -2.6, 2.7 -2.0!, 1.9 -2.1, 1.2 -1.7, 0.7 -1.0!"),
          parts.feather,
        ),
      ),
    ],
    over: [
      one(outline("-1.1 -0.4!, -1.1 -1.0, 0 -1.36, 1.1 -1.0, 1.1 -0.4!, 0 -0.66"), parts.crown),
      ...both(two(ball(66, 1.24, 0.27), parts.pompom)),
      ...both(two(ball(34, 1.3, 0.3), parts.pompom)),
      two(ball(0, 1.3, 0.34), parts.pompom),
      one(ellipse(0, -0.98, 0.22), parts.badge),
    ],
  },
  /** A bride's crown with pompoms and strings of beads. */
  pompomCrown: {
    behind: both(two(roundedBox(1.1, -0.5, 0.34, 1.9, 0.16), parts.tassel)),
    over: [
      one(
        outline(
          "-1.12 -0.4!, -1.2 -1.0, -0.6 -1.5, 0 -1.8!, 0.6 -1.5, 1.2 -1.0, 1.12 -0.4!, 0 -0.66",
        ),
        parts.crown,
      ),
      ...both(two(ball(56, 1.16, 0.28), parts.pompom)),
      two(ellipse(0, -1.2, 0.36), parts.pompom),
    ],
  },
  /** A hood with a wide rim of fur. */
  furHood: {
    hidesHair: true,
    opening: opening(-0.66, 0.9, 0.86),
    hood: [
      one(
        outline(
          "0 -1.6, 1.0 -1.24, 1.5 -0.2, 1.4 0.8, 0.8 1.3, 0 1.36, -0.8 1.3, -1.4 0.8, -1.5 -0.2, -1.0 -1.24",
        ),
      ),
      two(hood, parts.hat),
    ],
  },
  sombrero: {
    over: [
      one(
        outline(
          "-2.3 -1.1!, -1.9 -0.66, -0.9 -0.4, 0 -0.36, 0.9 -0.4, 1.9 -0.66, 2.3 -1.1!, 1.2 -0.8, 0 -0.74, -1.2 -0.8",
        ),
      ),
      one(
        outline(
          "-0.86 -0.66!, -0.6 -1.5, -0.3 -2.06, 0 -2.16, 0.3 -2.06, 0.6 -1.5, 0.86 -0.66!, 0 -0.54",
        ),
      ),
      two(
        outline("-0.88 -0.64!, -0.78 -1.0!, 0 -0.84, 0.78 -1.0!, 0.88 -0.64!, 0 -0.52"),
        parts.hatBand,
      ),
    ],
  },
  turban: {
    hidesHair: true,
    over: [
      one(
        outline(
          "-1.14 -0.3!, -1.4 -0.9, -0.9 -1.6, 0 -1.84, 0.9 -1.6, 1.4 -0.9, 1.14 -0.3!, 0.6 -0.56, 0 -0.6, -0.6 -0.56",
        ),
      ),
      two(outline("0 -1.6!, -0.3 -2.2, 0.2 -2.66!, 0.36 -2.1"), parts.feather),
      one(outline("-1.2 -0.3!, -0.6 -0.8, 0.2 -1.4, 0.6 -1.74!, 1.2 -1.2, 0.4 -0.7, -0.6 -0.4")),
      two(ellipse(0, -1.1, 0.28), parts.badge),
    ],
  },
  laurel: {
    over: [
      ...both(one(outline("1.0 -0.1!, 1.5 -0.4, 1.26 -0.9!, 0.9 -0.6"), parts.leaf)),
      ...both(one(outline("0.9 -0.6!, 1.2 -1.1, 0.7 -1.36!, 0.6 -0.9"), parts.leaf)),
      ...both(one(outline("0.5 -0.86!, 0.56 -1.4, 0.06 -1.36!, 0.14 -0.96"), parts.leaf)),
    ],
  },
  /** The arched headdress of Russian tales. */
  kokoshnik: {
    behind: [
      one(
        outline("-1.2 0.1!, -1.56 -0.8, -1.0 -1.7, 0 -2.3!, 1.0 -1.7, 1.56 -0.8, 1.2 0.1!"),
        parts.crown,
      ),
    ],
    over: [
      two(ellipse(0, -1.5, 0.32), parts.flower),
      ...both(two(ellipse(0.86, -1.12, 0.24), parts.flower)),
    ],
  },
  /** The winged white cap of Dutch girls. */
  dutch: {
    over: [
      one(
        outline(
          "-1.1 0.1!, -1.2 -0.6, -0.8 -1.2, 0 -1.6!, 0.8 -1.2, 1.2 -0.6, 1.1 0.1!, 0.9 -0.5, 0 -0.8, -0.9 -0.5",
        ),
        parts.hat,
      ),
      ...both(one(outline("0.98 0.0!, 1.3 -0.2, 1.9 -0.66!, 1.86 0.0, 1.3 0.4"), parts.hat)),
    ],
  },
  /** A cloth over the head, held by a band. */
  headcloth: {
    hidesHair: true,
    behind: [
      one(
        outline(
          "0 -1.4, 1.0 -1.1, 1.3 0, 1.5 1.5!, 0.8 1.3, -0.8 1.3, -1.5 1.5!, -1.3 0, -1.0 -1.1",
        ),
        parts.scarf,
      ),
    ],
    over: [
      one(
        outline(
          "-1.16 0.1!, -1.2 -0.6, -0.7 -1.3, 0 -1.44, 0.7 -1.3, 1.2 -0.6, 1.16 0.1!, 0.9 -0.5, 0 -0.66, -0.9 -0.5",
        ),
      ),
      two(
        outline(
          "-1.14 -0.78!, -0.6 -0.98, 0 -1.04, 0.6 -0.98, 1.14 -0.78!, 1.2 -0.52!, 0.6 -0.72, 0 -0.78, -0.6 -0.72, -1.2 -0.52!",
        ),
        parts.ribbon,
      ),
    ],
  },
  /** A headwrap tied in a great knot. */
  headwrap: {
    hidesHair: true,
    behind: [
      two(
        outline(
          "-0.2 -1.2!, -1.3 -1.7, -1.2 -2.5!, -0.3 -2.3, 0.2 -2.7!, 0.9 -2.3, 1.2 -1.7, 0.4 -1.1!",
        ),
        parts.scarf,
      ),
    ],
    over: [
      one(
        outline(
          "-1.14 -0.3!, -1.1 -1.0, -0.6 -1.5, 0 -1.6, 0.6 -1.5, 1.1 -1.0, 1.14 -0.3!, 0 -0.66",
        ),
        parts.scarf,
      ),
      two(outline("-1.16 -0.3!, -0.4 -1.0, 0.8 -1.5!, 1.12 -1.06, 0.2 -0.66!"), parts.scarf),
      ...both(two(ellipse(1.08, 0.56, 0.2), parts.bead)),
    ],
  },
  /** A flat cap with a pompom and a check band. */
  tam: {
    over: [
      two(ellipse(0.1, -1.6, 0.26)),
      one(
        outline("-1.3 -0.8, -1.0 -1.3, 0 -1.54, 1.0 -1.4, 1.5 -0.9, 1.0 -0.66, 0 -0.7, -1.0 -0.6"),
      ),
      two(
        outline("-1.1 -0.46!, -1.06 -0.8!, 0 -1.0, 1.06 -0.8!, 1.1 -0.46!, 0 -0.66"),
        parts.hatBand,
      ),
    ],
  },
  /** A skull's eyes under roses. */
  catrina: {
    hidesEars: true,
    over: [
      ...both({ knots: ellipse(0.38, 0.06, 0.26, 0.28), colour: "ink", part: parts.eye }),
      ...both(two(ellipse(0.34, 0, 0.1), parts.eye)),
      { knots: outline("0 0.28!, 0.12 0.46!, -0.12 0.46!"), colour: "ink", part: parts.nose },
      ...both(one(ellipse(0.66, -0.86, 0.36), parts.flower)),
      one(ellipse(0, -1.06, 0.42), parts.flower),
      two(ellipse(0, -1.06, 0.16), parts.flower),
    ],
  },
  topknot: {
    hidesHair: true,
    over: [
      one(
        dome.map(([x, y, c]): Knot => [x, y * 0.84, c ?? 0]),
        parts.hair,
      ),
      one(outline("-0.26 -1.0!, -0.5 -1.5, 0 -1.76, 0.5 -1.5, 0.26 -1.0!"), parts.hair),
      two(roundedBox(-0.32, -1.22, 0.64, 0.26, 0.1), parts.ribbon),
    ],
  },
} as const satisfies Record<string, Hat>;
