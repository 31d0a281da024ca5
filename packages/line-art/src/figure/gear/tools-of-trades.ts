/** What people of a trade carry, in the near hand. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, type Point, place, roundedBox, star } from "../geometry.ts";
import { bagHandle, grip } from "../grip.ts";
import { area, asDetail, type Body, stroke } from "../layers.ts";
import { blue, dark, metal, red, white, wood, yellow } from "../prop-colours.ts";

/** Held upright, its top leaning outwards. */
const inHand = (body: Body, angle = -24) => ({ ...grip(body, "near"), angle });

export const tradeTools = {
  gavel(body: Body) {
    const frame = inHand(body, -30);
    body.layers.heldBehind.push(
      area(place(roundedBox(-1.9, -20, 3.8, 27, 1.6), frame), wood, parts.handle),
      area(place(roundedBox(-11, -30, 22, 12, 2.4), frame), wood, parts.hammer),
      area(place(roundedBox(-4, -31, 8, 14, 1), frame), yellow, parts.hammer),
    );
  },
  briefcase(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.heldBehind.push(
      bagHandle(x, y),
      area(roundedBox(x - 15, y + 5, 30, 21, 3), wood, parts.bag),
      area(roundedBox(x - 15, y + 5, 30, 9, 3), wood, parts.bag),
      area(roundedBox(x - 3, y + 11, 6, 6, 1), yellow, parts.badge),
    );
  },
  /** With sparks at its tip. */
  weldingTorch(body: Body) {
    const frame = inHand(body, -44);
    body.layers.heldBehind.push(
      area(place(star(0, -38, 9, 14, 6.5), frame), yellow, parts.flame),
      area(place(roundedBox(-2.6, -30, 5.2, 18, 2), frame), metal, parts.handle),
      area(place(roundedBox(-4, -14, 8, 22, 3), frame), red, parts.handle),
    );
  },
  magnifier(body: Body) {
    const frame = inHand(body, -32);
    body.layers.heldBehind.push(
      area(place(roundedBox(-2.4, -19, 4.8, 28, 1.6), frame), wood, parts.handle),
      area(place(ellipse(0, -28, 13.5), frame), yellow, parts.magnifier),
      area(place(ellipse(0, -28, 9), frame), "#d8f0fb", parts.glass),
    );
  },
  letter(body: Body) {
    const frame = inHand(body, -8);
    body.layers.heldBehind.push(
      area(place(roundedBox(-29, -14, 28, 19, 1.4), frame), white, parts.letter),
      stroke(
        place(
          [
            [-28, -13],
            [-15, -3],
            [-2, -13],
          ],
          frame,
        ),
        dark,
      ),
    );
  },
  parcel(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.heldBehind.push(
      area(roundedBox(x - 25, y - 22, 28, 26, 1.6), wood, parts.box),
      area(roundedBox(x - 15.5, y - 22, 8, 26, 0.6), yellow, parts.stripe),
    );
  },
  wrench(body: Body) {
    const knots: Knot[] = [
      [-2.5, 9],
      [2.5, 9],
      [2.5, -11, 1],
      [7, -15],
      [8, -22],
      [4.4, -28, 1],
      [3.4, -20, 1],
      [-3.4, -20, 1],
      [-4.4, -28, 1],
      [-8, -22],
      [-7, -15],
      [-2.5, -11, 1],
    ];
    body.layers.heldBehind.push(area(place(knots, inHand(body)), metal, parts.wrench));
  },
  saw(body: Body) {
    const teeth = Array.from({ length: 11 }, (_, i): Knot => [i % 2 ? -4 : -7.4, -34 + i * 2.8, 1]);
    const frame = inHand(body, -34);
    body.layers.heldBehind.push(
      area(place([...teeth, [-4, -5, 1], [6, -5, 1], [2, -36, 1]], frame), metal, parts.blade),
      area(place(roundedBox(-6.4, -7, 14, 13, 4.4), frame), wood, parts.handle),
    );
  },
  scissors(body: Body) {
    const { x, y } = grip(body, "near");
    const frame = { x: x - 5, y: y - 9, angle: -24 };
    const blade = (side: 1 | -1): Knot[] => [
      [-2 * side, -4, 1],
      [6 * side, -32, 1],
      [9.4 * side, -22],
      [3 * side, -5, 1],
    ];
    body.layers.held.push(
      area(place(blade(1), frame), metal, parts.blade),
      area(place(blade(-1), frame), metal, parts.blade),
      area(place(ellipse(-6.4, 2, 6), frame), red, parts.handle),
      area(place(ellipse(6.4, 2, 6), frame), red, parts.handle),
      area(place(ellipse(-6.4, 2, 2.8), frame), white, parts.handle),
      area(place(ellipse(6.4, 2, 2.8), frame), white, parts.handle),
    );
  },
  books(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.heldBehind.push(
      area(roundedBox(x - 22, y - 6, 28, 9, 1.6), red, parts.book),
      area(roundedBox(x - 20, y - 15, 25, 9, 1.6), blue, parts.book),
      area(roundedBox(x - 22, y - 24, 26, 9, 1.6), yellow, parts.book),
    );
  },
  rollingPin(body: Body) {
    const frame = inHand(body, -32);
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -40, 4, 48, 2), frame), wood, parts.handle),
      area(place(roundedBox(-5.6, -34, 11.2, 28, 3), frame), wood, parts.rollingPin),
    );
  },
  bulb(body: Body) {
    const frame = inHand(body, -12);
    body.layers.heldBehind.push(
      area(
        place(
          [
            [-4, -8, 1],
            [-5, -13],
            [-10, -20],
            [-8, -30],
            [0, -34],
            [8, -30],
            [10, -20],
            [5, -13],
            [4, -8, 1],
          ],
          frame,
        ),
        yellow,
        parts.lamp,
      ),
      area(place(roundedBox(-4.4, -9, 8.8, 9, 2), frame), metal, parts.lamp),
      ...[-52, -90, -128].map((angle) => asDetail(ray(frame, (angle * Math.PI) / 180))),
    );
  },
  /** Thrown up in an arc over the head. */
  juggling(body: Body) {
    const { head } = body.skeleton;
    const r = body.build.headRadius;
    const balls: [number, number, string][] = [
      [-2.7, -1.7, red],
      [-1.5, -2.9, yellow],
      [0, -3.4, blue],
      [1.5, -2.9, red],
      [2.7, -1.7, yellow],
    ];
    body.layers.ground.push(
      ...balls.map(([x, y, colour]) =>
        area(ellipse(head.x + x * r, head.y + y * r, r * 0.42), colour, parts.ball),
      ),
    );
  },
  /** Three loaves in a basket. */
  bread(body: Body) {
    const { x, y } = grip(body, "near");
    const loaf = (left: number, angle: number) =>
      area(place(ellipse(0, -10, 4.4, 13), { x: left, y, angle }), "#f0b866", parts.bread);
    body.layers.heldBehind.push(
      loaf(x - 13, -16),
      loaf(x - 2, 14),
      loaf(x - 7, 0),
      area(
        [
          [x - 20, y - 8, 1],
          [x + 6, y - 8, 1],
          [x + 3, y + 8, 1],
          [x - 17, y + 8, 1],
        ],
        wood,
        parts.basket,
      ),
    );
  },
  pickaxe(body: Body) {
    const frame = inHand(body, -22);
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -28, 4, 37, 1.6), frame), wood, parts.handle),
      area(
        place(
          [
            [-19, -18, 1],
            [-10, -29],
            [0, -32],
            [10, -29],
            [19, -18, 1],
            [9, -23],
            [0, -24.5],
            [-9, -23],
          ],
          frame,
        ),
        metal,
        parts.blade,
      ),
    );
  },
} as const;

function ray(frame: Point & { angle: number }, angle: number) {
  const reach = (r: number): Knot => [Math.cos(angle) * r, -22 + Math.sin(angle) * r];
  return stroke(place([reach(15), reach(20)], frame), dark);
}
