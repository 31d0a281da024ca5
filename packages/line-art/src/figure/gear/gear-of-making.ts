/** What is iced, painted in the hand and broken with it. */
import { parts } from "../../lexicon/parts.ts";
import { type Knot, roundedBox } from "../geometry.ts";
import { at, bar, floorOf, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { dark, metal, paper, red, wood } from "../prop-colours.ts";

export const gearOfMaking = {
  /** A cone of cloth, its tip down. */
  pipingBag(body: Body) {
    const { x, y } = grip(body, "far");
    body.layers.held.push(
      area(
        [
          [x - 9, y - 15],
          [x, y - 19],
          [x + 9, y - 15],
          [x + 9, y + 2],
          [x + 2.6, y + 19, 1],
          [x - 2.6, y + 19, 1],
          [x - 9, y + 2],
        ],
        paper,
        parts.bag,
      ),
      area(
        [
          [x - 2.6, y + 18, 1],
          [x + 2.6, y + 18, 1],
          [x, y + 25, 1],
        ],
        metal,
        parts.needle,
      ),
    );
  },
  /** From the far hand down to what is in the near one. */
  fineBrushInHand(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, 7, -9), at(hand, -13, 10), 1.5), wood, parts.brush),
      area(bar(at(hand, -12, 9), at(hand, -20, 17), 3.4, 1.4), red, parts.brush),
    );
  },
  /** Its halves fall between two blocks, under the hand. */
  brokenBoard(body: Body) {
    const { x } = grip(body, "far");
    const floor = floorOf(body);
    const top = Math.min(grip(body, "far").y + 16, floor - 16);
    const half = (way: 1 | -1): Knot[] => [
      [x + way * 27, top - 9, 1],
      [x + way * 27, top - 3, 1],
      [x + way * 1.5, top + 11, 1],
      [x + way * 6, top + 6, 1],
      [x + way * 2, top + 3, 1],
    ];
    for (const way of [-1, 1] as const)
      body.layers.held.push(
        area(roundedBox(x + way * 24 - 7, top - 3, 14, floor - top + 3, 1.6), metal, parts.rock),
        area(half(way), wood, parts.board),
        stroke(
          [
            [x + way * 9, top - 8],
            [x + way * 14, top - 16],
          ],
          dark,
          2.2,
        ),
      );
  },
} as const;
