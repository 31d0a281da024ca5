/** What people eat where nothing is named. */

import { parts } from "../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox } from "./geometry.ts";
import { at, bar, grip } from "./grip.ts";
import { area, type Body } from "./layers.ts";
import { blue, green, white, wood } from "./prop-colours.ts";

export const meals = {
  /** Two slices with something green between. */
  sandwich(body: Body) {
    const frame = { ...grip(body, "far"), angle: -18 };
    const salad: Knot[] = [
      [-11, -10.5, 1],
      [11, -10.5, 1],
      [13, -7],
      [9.5, -4],
      [5, -6.5, 1],
      [1, -3.4],
      [-4, -6.5, 1],
      [-8.5, -3.4],
      [-13, -7],
    ];
    body.layers.held.push(
      area(place(roundedBox(-11, -5, 22, 6.4, 2.6), frame), "#f0c27b", parts.bread),
      area(place(salad, frame), green, parts.salad),
      area(place(roundedBox(-11, -17.4, 22, 7.4, 3.4), frame), "#f0c27b", parts.bread),
    );
  },
  /** A bowl of rice and chopsticks. */
  riceBowl(body: Body) {
    const { x, y } = grip(body, "near");
    const hand = grip(body, "far");
    const size = 4.2 * body.build.extremity;
    body.layers.held.push(
      area(ellipse(x + 1, y - 12, 11.5, 7), white, parts.rice),
      area(
        [
          [x - 14, y - 12, 1],
          [x + 16, y - 12, 1],
          [x + 12, y - 2],
          [x + 6, y + 3, 1],
          [x - 4, y + 3, 1],
          [x - 10, y - 2],
        ],
        blue,
        parts.bowl,
      ),
      area(ellipse(x - 2, y + 1.6, size * 1.1, size * 0.9), body.hands, parts.hand),
    );
    for (const [end, tip] of [
      [at(hand, 6, -8), at({ x, y }, 6, -17)],
      [at(hand, 10, -1), at({ x, y }, 9, -14)],
    ] as const) {
      body.layers.held.push(area(bar(end, tip, 1.4, 1), wood, parts.chopstick));
    }
  },
} as const;
