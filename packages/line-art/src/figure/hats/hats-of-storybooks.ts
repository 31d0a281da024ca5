/** What the heroes of storybooks are known by on and above their heads. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, roundedBox } from "../geometry.ts";
import { outline } from "../outline.ts";
import { type Hat, one, two } from "./hat-shapes.ts";

export const storybookHats = {
  /** A pointed paper hat, and the nose that lies. */
  longNose: {
    over: [
      one(outline("-1.04 -0.56!, -0.5 -1.3, 0.1 -2.2!, 0.6 -1.3, 1.04 -0.56!, 0 -0.7")),
      two(
        outline("-1.14 -0.4!, 0 -0.6, 1.14 -0.4!, 1.08 -0.76!, 0 -0.98, -1.08 -0.76!"),
        parts.hatBand,
      ),
      two(
        outline("0 0.18!, 1.1 0.12, 2.1 0.06, 2.24 0.2, 2.1 0.34, 1.1 0.42, 0 0.5!, -0.14 0.34"),
        parts.nose,
      ),
    ],
  },
  /** Over the top of the hair, with a bow. */
  hairBand: {
    over: [
      one(
        outline(
          "-1.06 -0.34!, -0.84 -0.86, 0 -1.2, 0.84 -0.86, 1.06 -0.34!, 0.82 -0.4!, 0.6 -0.72, 0 -0.92, -0.6 -0.72, -0.82 -0.4!",
        ),
        parts.ribbon,
      ),
      two(outline("0 -1.12!, -0.5 -1.5, -0.56 -0.9, 0 -1.12!, 0.56 -0.9, 0.5 -1.5"), parts.bow),
    ],
  },
  /** A band over the head, a cushion over either ear. */
  headphones: {
    over: [
      one(
        outline(
          "-1.3 -0.1!, -1.24 -0.84, -0.7 -1.38, 0 -1.52, 0.7 -1.38, 1.24 -0.84, 1.3 -0.1!, 1.06 -0.1!, 1.0 -0.74, 0.56 -1.14, 0 -1.26, -0.56 -1.14, -1.0 -0.74, -1.06 -0.1!",
        ),
      ),
      two(ellipse(-1.16, 0.12, 0.3, 0.46)),
      two(ellipse(1.16, 0.12, 0.3, 0.46)),
    ],
  },
  /** A tall hat with its price in the band. */
  labelled: {
    over: [
      one(ellipse(0, -0.6, 1.6, 0.3)),
      one(outline("-0.84 -0.66!, -1.1 -2.1!, 0 -2.3, 1.1 -2.1!, 0.84 -0.66!, 0 -0.5")),
      two(outline("0.06 -1.0!, 0.7 -1.06!, 0.86 -1.7!, 0.2 -1.64!"), parts.letter),
    ],
  },
  /** Upside down, its spout to the sky. */
  funnel: {
    over: [
      one(roundedBox(-0.16, -2.3, 0.32, 0.9, 0.1)),
      one(outline("-1.1 -0.6!, -0.3 -1.5!, 0.3 -1.5!, 1.1 -0.6!, 0 -0.44")),
    ],
  },
} as const satisfies Record<string, Hat>;
