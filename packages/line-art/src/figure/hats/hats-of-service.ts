/** Hats that say what somebody does: of officers and captains, doctors, riders, gnomes, toy soldiers. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, roundedBox } from "../geometry.ts";
import { outline } from "../outline.ts";
import { dome, type Hat, inked, one, star, two } from "./hat-shapes.ts";

const officersCrown = outline(
  "-1 -0.66!, -1.5 -1.3, -0.84 -1.72, 0 -1.84, 0.84 -1.72, 1.5 -1.3, 1 -0.66!, 0 -0.8",
);
const peak = outline("-1.1 -0.68!, 0 -0.86, 1.1 -0.68!, 0.76 -0.36, 0 -0.28, -0.76 -0.36");

const clover = (x: number, y: number, r: number): Knot[] =>
  Array.from({ length: 12 }, (_, i): Knot => {
    const turn = (i * Math.PI) / 6 - Math.PI / 2;
    const isCleft = i % 4 === 2;
    const reach = isCleft ? r * 0.34 : r;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, isCleft ? 1 : 0];
  });

export const serviceHats = {
  /** Of a police officer: broad, with a star. */
  officer: {
    over: [one(officersCrown), two(peak), two(star(0, -1.24, 0.42), parts.badge)],
  },
  /** Of a pilot: wings instead of a star. */
  winged: {
    over: [
      one(officersCrown),
      two(peak),
      two(
        outline(
          "0 -1.02!, 0.3 -1.14, 0.94 -1.46!, 0.3 -1.44, 0 -1.32!, -0.3 -1.44, -0.94 -1.46!, -0.3 -1.14",
        ),
        parts.badge,
      ),
    ],
  },
  /** Of a ship's captain: white, an anchor on it. */
  captain: {
    over: [
      one(officersCrown),
      two(peak),
      two(roundedBox(-0.07, -1.58, 0.14, 0.66, 0.04), parts.badge),
      two(
        outline(
          "-0.42 -1.14!, -0.28 -0.98, 0 -0.92, 0.28 -0.98, 0.42 -1.14!, 0.36 -0.86, 0 -0.74, -0.36 -0.86",
        ),
        parts.badge,
      ),
      two(roundedBox(-0.26, -1.46, 0.52, 0.13, 0.04), parts.badge),
    ],
  },
  /** A cross on its front. */
  nurse: {
    over: [
      one(outline("-0.84 -0.64!, -1.1 -1.56!, 0 -1.76, 1.1 -1.56!, 0.84 -0.64!, 0 -0.84")),
      inked(
        outline(
          "-0.1 -1.5!, 0.1 -1.5!, 0.1 -1.32!, 0.28 -1.32!, 0.28 -1.12!, 0.1 -1.12!, 0.1 -0.94!, -0.1 -0.94!, -0.1 -1.12!, -0.28 -1.12!, -0.28 -1.32!, -0.1 -1.32!",
        ),
        parts.badge,
      ),
    ],
  },
  /** A ridge on top, a brim that is long behind, a shield in front. */
  fireHelmet: {
    behind: [one(ellipse(0, -0.4, 1.62, 0.5), parts.helmet)],
    over: [
      one(roundedBox(-0.2, -1.84, 0.4, 0.8, 0.16), parts.helmet),
      one(
        outline(
          "-1.12 -0.42!, -1.08 -1.1, -0.56 -1.6, 0 -1.68, 0.56 -1.6, 1.08 -1.1, 1.12 -0.42!, 0 -0.56",
        ),
        parts.helmet,
      ),
      one(
        outline(
          "-1.56 -0.44!, -0.9 -0.7, 0 -0.78, 0.9 -0.7, 1.56 -0.44!, 0.8 -0.32, 0 -0.38, -0.8 -0.32",
        ),
        parts.helmet,
      ),
      two(
        outline("-0.46 -1.42!, 0 -1.56, 0.46 -1.42!, 0.42 -0.8, 0 -0.54!, -0.42 -0.8"),
        parts.badge,
      ),
    ],
  },
  /** A builder's: three ridges. */
  hardHat: {
    over: [
      one(dome, parts.helmet),
      two(
        outline(
          "-1.38 -0.5!, -0.9 -0.68, 0 -0.76, 0.9 -0.68, 1.38 -0.5!, 0.8 -0.36, 0 -0.42, -0.8 -0.36",
        ),
        parts.helmet,
      ),
      two(outline("-0.22 -0.62!, -0.24 -1.36, 0 -1.58, 0.24 -1.36, 0.22 -0.62!"), parts.helmet),
    ],
  },
  /** A rider's: round about the head, open at the face. */
  riderHelmet: {
    hidesHair: true,
    hidesEars: true,
    hood: [
      one(
        outline(
          "0 -1.5, 0.86 -1.24, 1.3 -0.5, 1.26 0.4, 0.94 0.94, 0 1.12, -0.94 0.94, -1.26 0.4, -1.3 -0.5, -0.86 -1.24",
        ),
        parts.helmet,
      ),
    ],
    opening: outline(
      "0 -0.56, 0.76 -0.5, 0.92 0, 0.84 0.56, 0 0.92, -0.84 0.56, -0.92 0, -0.76 -0.5",
    ),
    over: [
      two(
        outline("-1.16 -0.62!, 0 -0.84, 1.16 -0.62!, 1.2 -0.3!, 0 -0.52, -1.2 -0.3!"),
        parts.helmet,
      ),
    ],
  },
  /** Soft and round, a stalk on top. */
  beret: {
    over: [
      two(roundedBox(0.02, -1.72, 0.16, 0.36, 0.06)),
      one(
        outline(
          "-0.98 -0.6!, -1.44 -0.92, -1.16 -1.36, -0.1 -1.52, 0.9 -1.34, 1.1 -0.9, 0.98 -0.6!, 0 -0.78",
        ),
      ),
    ],
  },
  /** Of a fisherman in the rain: its brim longest behind. */
  rainHat: {
    over: [
      one(
        outline(
          "-1.6 -0.14!, -1.1 -0.56, 0 -0.72, 1.1 -0.56, 1.6 -0.14!, 0.9 -0.3, 0 -0.38, -0.9 -0.3",
        ),
      ),
      two(outline("-1 -0.56!, -0.94 -1.2, -0.4 -1.56, 0.4 -1.56, 0.94 -1.2, 1 -0.56!, 0 -0.7")),
    ],
  },
  /** As high as two heads, over a gnome's brow. */
  gnome: {
    hidesEars: true,
    over: [
      one(
        outline(
          "-1.16 -0.3!, -0.9 -1.2, -0.5 -2.1, 0.1 -2.9, 0.5 -3.1!, 0.56 -2.2, 0.9 -1.2, 1.16 -0.3!, 0 -0.46",
        ),
      ),
    ],
  },
  /** A tall one with a plume, its strap under the chin. */
  shako: {
    over: [
      two(outline("-0.3 -1.9!, -0.46 -2.4, 0 -2.8, 0.46 -2.4, 0.3 -1.9!"), parts.feather),
      one(outline("-0.96 -0.62!, -1.06 -2!, 0 -2.12, 1.06 -2!, 0.96 -0.62!, 0 -0.76")),
      two(outline("-1 -0.62!, 0 -0.8, 1 -0.62!, 0.7 -0.34, 0 -0.26, -0.7 -0.34")),
      two(star(0, -1.38, 0.4), parts.badge),
    ],
  },
  /** A leprechaun's: a buckle, and a clover on the band. */
  lucky: {
    over: [
      one(outline("-0.84 -0.66!, -0.98 -2!, 0 -2.1, 0.98 -2!, 0.84 -0.66!, 0 -0.5")),
      one(ellipse(0, -0.58, 1.5, 0.26)),
      two(outline("-0.85 -0.76!, 0 -0.6, 0.85 -0.76!, 0.9 -1.08!, 0 -0.92, -0.9 -1.08!")),
      one(clover(0, -1.3, 0.52), parts.leaf),
    ],
  },
} as const satisfies Record<string, Hat>;
