/** What heroes of tales carry. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox } from "../geometry.ts";
import { grip } from "../grip.ts";
import { area, type Body } from "../layers.ts";
import { dark, red, wood, yellow } from "../prop-colours.ts";

const nearHand = (body: Body, angle: number) => ({ ...grip(body, "near"), angle });

export const taleGear = {
  glassSlipper(body: Body) {
    const shoe: Knot[] = [
      [-26, -4, 1],
      [-18, -9],
      [-8, -16],
      [3, -22],
      [6, -14, 1],
      [5, 0, 1],
      [1, 0, 1],
      [-1, -9],
      [-10, -2],
      [-24, 0, 1],
    ];
    body.layers.held.push(area(place(shoe, nearHand(body, 0)), "#d8f0fb", parts.shoe));
  },
  /** Over the near side, with what is no business of his in it. */
  lootBag(body: Body) {
    const { x, y } = grip(body, "near");
    const bag: Knot[] = [
      [x - 7, y - 2, 1],
      [x - 12, y - 10, 1],
      [x + 6, y - 10, 1],
      [x + 2, y - 2, 1],
      [x + 15, y + 18],
      [x + 12, y + 42],
      [x - 8, y + 46],
      [x - 30, y + 42],
      [x - 31, y + 18],
    ];
    body.layers.heldBehind.push(area(bag, wood, parts.sack));
  },
  redApple(body: Body) {
    const frame = nearHand(body, 0);
    const apple: Knot[] = [
      [-4, -19, 1],
      [4, -22],
      [10, -13],
      [5, -1],
      [-4, -3, 1],
      [-13, -1],
      [-18, -13],
      [-12, -22],
    ];
    const leaf: Knot[] = [
      [-4, -20, 1],
      [-1, -28],
      [8, -30, 1],
      [5, -22],
    ];
    body.layers.held.push(
      area(place(apple, frame), red, parts.fruit),
      area(place(leaf, frame), "#78c27a", parts.leaf),
    );
  },
  oilLamp(body: Body) {
    const frame = nearHand(body, 0);
    const bowl: Knot[] = [
      [-32, -18, 1],
      [-22, -10],
      [-14, -14],
      [2, -14],
      [6, -6],
      [-2, 2],
      [-14, 2],
      [-24, -4],
    ];
    body.layers.held.push(
      area(place(bowl, frame), yellow, parts.lamp),
      area(place(roundedBox(-13, 1, 12, 4, 1.4), frame), yellow, parts.lamp),
      area(place(ellipse(-6, -16, 8, 4.4), frame), yellow, parts.lid),
    );
  },
  pipe(body: Body) {
    const frame = nearHand(body, -38);
    body.layers.heldBehind.push(
      area(place(roundedBox(-3.4, -34, 6.8, 46, 2), frame), wood, parts.pole),
    );
    for (const y of [-26, -18, -10]) {
      body.layers.heldBehind.push(area(place(ellipse(0, y, 1.5), frame), dark, parts.pole));
    }
  },
  largeBrush(body: Body) {
    const frame = nearHand(body, -18);
    const tip: Knot[] = [
      [-5.4, -44, 1],
      [5.4, -44, 1],
      [6.4, -54],
      [0, -68, 1],
      [-6.4, -54],
    ];
    body.layers.heldBehind.push(
      area(place(roundedBox(-3.4, -44, 6.8, 60, 2), frame), wood, parts.handle),
      area(place(tip, frame), dark, parts.brush),
    );
  },
} as const;
