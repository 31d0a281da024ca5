/** What is in the far hand of whoever sees to somebody: it works where the pose has its tip. */
import { parts } from "../../lexicon/parts.ts";
import { between, ellipse, type Knot, roundedBox } from "../geometry.ts";
import { at, bar, grip } from "../grip.ts";
import { area, asDetail, type Body, stroke } from "../layers.ts";
import { blue, dark, metal, red, white, wood, yellow } from "../prop-colours.ts";

export const gearOfCare = {
  syringe(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, 26, 0), at(hand, 38, 0), 1.8, 1.2), metal, parts.needle),
      area(bar(at(hand, -2, 0), at(hand, 12, 0), 2.2), white, parts.plunger),
      area(roundedBox(hand.x + 10, hand.y - 5.4, 17, 10.8, 2), blue, parts.syringe),
      area(roundedBox(hand.x + 8, hand.y - 8, 4.4, 16, 1.6), white, parts.syringe),
    );
  },
  /** From the ears to the hand, at whose end the disc is. */
  stethoscope(body: Body) {
    const hand = grip(body, "far");
    const { neck } = body.skeleton;
    const tube: Knot[] = [
      [neck.x + 2, neck.y + 2],
      [neck.x + 10, neck.y + 20],
      [hand.x - 8, hand.y + 12],
      [hand.x + 5, hand.y + 2],
    ];
    body.layers.held.push(
      stroke(tube, dark, 2.4),
      area(ellipse(hand.x + 6, hand.y, 5.4, 6.4), metal, parts.badge),
    );
  },
  mouthMirror(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, -4, 2), at(hand, 24, -1), 1.9), metal, parts.handle),
      area(ellipse(hand.x + 28, hand.y - 1, 6.6), white, parts.mirror),
    );
  },
  fineBrush(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, -6, 3), at(hand, 17, -1), 2), wood, parts.handle),
      area(bar(at(hand, 16, -1), at(hand, 27, -2), 3.2, 1.2), red, parts.brush),
    );
  },
  /** A roll whose end goes to what is bandaged. */
  bandageRoll(body: Body) {
    const { x, y } = grip(body, "far");
    body.layers.held.push(
      area(roundedBox(x + 4, y + 2, 24, 6, 2), white, parts.bandage),
      area(ellipse(x + 4, y, 8), white, parts.bandage),
      asDetail(area(ellipse(x + 4, y, 3.2), white, parts.bandage)),
    );
  },
  scissors(body: Body) {
    const hand = grip(body, "far");
    const blade = (side: 1 | -1) =>
      area(bar(at(hand, 4, -side), at(hand, 26, side * 7), 2.8, 1.4), metal, parts.blade);
    const ring = (side: 1 | -1) =>
      area(ellipse(hand.x - 1, hand.y + side * 5.4, 5.6, 4.6), red, parts.handle);
    body.layers.heldBehind.push(blade(1), blade(-1), ring(1), ring(-1));
  },
  comb(body: Body) {
    const { x, y } = grip(body, "far");
    const teeth = [17, 22, 27].map((dx) =>
      asDetail(
        stroke(
          [
            [x + dx, y - 1],
            [x + dx, y + 6],
          ],
          dark,
          1.4,
        ),
      ),
    );
    body.layers.heldBehind.push(
      area(bar({ x: x - 5, y }, { x: x + 13, y }, 2.6), yellow, parts.handle),
      area(roundedBox(x + 11, y - 5, 22, 12, 2.4), yellow, parts.comb),
      ...teeth,
    );
  },
  /** A bite of something between the fingers. */
  morsel(body: Body) {
    const { x, y } = grip(body, "far");
    // Grains: a smooth ball would be an egg.
    for (const [along, down] of [
      [7, -4],
      [13, -3.4],
      [6, 2.4],
      [12, 3],
      [17.4, 0.4],
    ] as const)
      body.layers.heldBehind.push(area(ellipse(x + along, y + down, 4.2, 3.2), wood, parts.food));
  },
  spoon(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, -6, 2), at(hand, 20, 0), 1.9), metal, parts.handle),
      area(ellipse(hand.x + 24, hand.y, 6, 4.6), metal, parts.bowl),
    );
  },
  teapot(body: Body) {
    const { x, y } = grip(body, "far");
    const spout: Knot[] = [
      [x + 19, y + 3, 1],
      [x + 27, y - 5],
      [x + 32, y - 3, 1],
      [x + 26, y + 8],
      [x + 19, y + 13, 1],
    ];
    const stream: Knot[] = [
      [x + 29.4, y - 2, 1],
      [x + 32.6, y - 1, 1],
      [x + 33, y + 30, 1],
      [x + 29, y + 30, 1],
    ];
    body.layers.heldBehind.push(
      area(stream, blue, parts.water),
      area(ellipse(x + 2, y + 5, 8, 8.6), wood, parts.handle),
      area(ellipse(x + 2, y + 5, 4, 4.8), white, parts.handle),
      area(spout, red, parts.spout),
      area(ellipse(x + 14, y - 6, 3.2), yellow, parts.lid),
      area(ellipse(x + 14, y + 6, 12, 11), red, parts.pot),
    );
  },
  /** Tilted, its handle in the hand. */
  jug(body: Body) {
    const { x, y } = grip(body, "far");
    body.layers.heldBehind.push(
      area(
        [
          [x + 25, y - 3, 1],
          [x + 28.6, y - 2, 1],
          [x + 29, y + 32, 1],
          [x + 25, y + 32, 1],
        ],
        blue,
        parts.water,
      ),
      area(ellipse(x + 1, y, 8, 7.4), blue, parts.handle),
      area(ellipse(x + 1, y, 4, 3.6), white, parts.handle),
      area(
        [
          [x + 8, y - 15, 1],
          [x + 28, y - 4, 1],
          [x + 22, y + 7],
          [x + 8, y + 14],
          [x - 3, y + 6, 1],
          [x + 5, y - 4],
        ],
        yellow,
        parts.pot,
      ),
    );
  },
  baton(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, -4, 5), at(hand, 18, -22), 2, 1.3), wood, parts.baton),
    );
  },
  /** How hands sound that meet. */
  clap(body: Body) {
    const [near, far] = [grip(body, "near"), grip(body, "far")];
    const { x, y } = between(near, far, 0.8);
    for (const [dx, up] of [
      [-9, 8],
      [2, 12],
      [13, 8],
    ] as const)
      body.layers.overArms.push(
        asDetail(
          stroke(
            [
              [x + dx * 0.8, y - up],
              [x + dx * 1.2, y - up - 7],
            ],
            dark,
          ),
        ),
      );
  },
} as const;
