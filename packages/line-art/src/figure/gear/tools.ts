/** What people are known by at work, held in the near hand. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, type Point, roundedBox } from "../geometry.ts";
import { at, bagHandle, bar, grip } from "../grip.ts";
import { area, asDetail, type Body } from "../layers.ts";
import { blue, metal, red, violet, white, wood } from "../prop-colours.ts";
import { tube } from "../tube.ts";

export const tools = {
  /** Its end lies on the ground, water comes out of the nozzle. */
  hose(body: Body) {
    const hand = grip(body, "near");
    const floor = body.skeleton.legs.near.joints[2].y + 1;
    const hose = [
      at(hand, 1, 2),
      at(hand, -1, 16),
      { x: hand.x - 7, y: (hand.y + floor) / 2 + 8 },
      { x: hand.x - 4, y: floor - 1 },
      { x: hand.x - 30, y: floor },
    ];
    body.layers.held.push(
      area(tube(hose, [2.6, 2.6, 2.6, 2.6, 2.6]), red, parts.hose),
      area(bar(at(hand, 3, 5), at(hand, -12, -13), 2.6, 3.8), metal, parts.hose),
      ...[at(hand, -19, -22), at(hand, -26, -14), at(hand, -28, -28)].map((drop) =>
        area(dropAt(drop), blue, parts.water),
      ),
    );
  },
  /** In the far hand: it comes along the ground, and a jet goes where who holds it looks. */
  sprayingHose(body: Body) {
    const hand = grip(body, "far");
    const floor = body.skeleton.legs.near.joints[2].y + 1;
    const hose = [
      at(hand, -2, 2),
      at(hand, -5, 14),
      { x: hand.x - 2, y: (hand.y + floor) / 2 + 8 },
      { x: hand.x - 5, y: floor - 1 },
      { x: hand.x - 40, y: floor },
    ];
    const nozzle = at(hand, 15, -5);
    body.layers.heldBehind.push(
      area(
        [
          [nozzle.x, nozzle.y - 2.6],
          [nozzle.x + 18, nozzle.y - 12],
          [nozzle.x + 36, nozzle.y - 11, 1],
          [nozzle.x + 30, nozzle.y - 3, 1],
          [nozzle.x + 38, nozzle.y + 3, 1],
          [nozzle.x + 20, nozzle.y - 1],
          [nozzle.x, nozzle.y + 2.6],
        ],
        blue,
        parts.water,
      ),
      area(tube(hose, [2.6, 2.6, 2.6, 2.6, 2.6]), red, parts.hose),
      area(bar(at(hand, -4, 2), nozzle, 2.6, 3.8), metal, parts.hose),
      ...[at(nozzle, 42, -10), at(nozzle, 46, 4)].map((drop) =>
        area(dropAt(drop), blue, parts.water),
      ),
    );
  },
  /** With a red cross. */
  doctorsBag(body: Body) {
    const { x, y } = grip(body, "near");
    const cross: Knot[] = [
      [x - 2, y + 9.5, 1],
      [x + 2, y + 9.5, 1],
      [x + 2, y + 13, 1],
      [x + 5.5, y + 13, 1],
      [x + 5.5, y + 17, 1],
      [x + 2, y + 17, 1],
      [x + 2, y + 20.5, 1],
      [x - 2, y + 20.5, 1],
      [x - 2, y + 17, 1],
      [x - 5.5, y + 17, 1],
      [x - 5.5, y + 13, 1],
      [x - 2, y + 13, 1],
    ];
    body.layers.heldBehind.push(
      bagHandle(x, y),
      area(roundedBox(x - 14, y + 5, 28, 20, 4), wood, parts.bag),
      area(cross, red, parts.badge),
    );
  },
  spyglass(body: Body) {
    const hand = grip(body, "near");
    body.layers.heldBehind.push(
      area(bar(at(hand, -14, -15), at(hand, -25, -27), 4.2, 4.6), metal, parts.spyglass),
      area(bar(at(hand, 4, 5), at(hand, -15, -16), 3, 3.2), wood, parts.spyglass),
    );
  },
  hammer(body: Body) {
    const hand = grip(body, "near");
    body.layers.heldBehind.push(
      area(bar(at(hand, 3, 8), at(hand, -7, -20), 1.9), wood, parts.hammer),
      area(bar(at(hand, -17, -18), at(hand, 3, -25), 4.2), metal, parts.hammer),
    );
  },
  /** Half full, with bubbles. */
  flask(body: Body) {
    const { x, y } = grip(body, "near");
    const neck = x - 9;
    body.layers.heldBehind.push(
      area(
        [
          [neck - 3.4, y - 27, 1],
          [neck + 3.4, y - 27, 1],
          [neck + 3.4, y - 17, 1],
          [neck + 12, y + 1, 1],
          [neck, y + 3],
          [neck - 12, y + 1, 1],
          [neck - 3.4, y - 17, 1],
        ],
        white,
        parts.flask,
      ),
      area(
        [
          [neck - 7.2, y - 9, 1],
          [neck, y - 7.6],
          [neck + 7.2, y - 9, 1],
          [neck + 12, y + 1, 1],
          [neck, y + 3],
          [neck - 12, y + 1, 1],
        ],
        violet,
        parts.flask,
      ),
      ...[at({ x: neck, y }, -3, -34), at({ x: neck, y }, 4, -40)].map((bubble) =>
        asDetail(area(ellipse(bubble.x, bubble.y, 2.6), violet, parts.flask)),
      ),
    );
  },
} as const;

function dropAt({ x, y }: Point): Knot[] {
  return [
    [x - 2, y - 3.4, 1],
    [x + 3, y - 0.6],
    [x + 1.4, y + 3.4],
    [x - 2.6, y + 1.6],
  ];
}
