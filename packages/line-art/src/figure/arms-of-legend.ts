/** What people of old times and tales carry: staffs, shields, hoops; nothing that is drawn to hurt. */

import { parts } from "../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox } from "./geometry.ts";
import { grip } from "./grip.ts";
import { area, type Body } from "./layers.ts";
import { metal, red, white, wood, yellow } from "./prop-colours.ts";
import { tube } from "./tube.ts";

/** A shaft from the ground to above the head, in the near hand; what is on top is up to `head`. */
function shaft(body: Body, colour: string, head: (x: number, y: number) => void) {
  const { x } = grip(body, "near");
  const floor = body.skeleton.legs.near.joints[2].y + 4.8 * body.build.extremity;
  const top = body.skeleton.head.y - body.build.headRadius * 0.7;
  body.layers.heldBehind.push(
    area(roundedBox(x - 2, top, 4, floor - top, 1.2), colour, parts.staff),
  );
  head(x, top);
}

export const legendArms = {
  roundShield(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(ellipse(x - 4, y, 17), red, parts.shield),
      area(ellipse(x - 4, y, 11.6), yellow, parts.shield),
      area(ellipse(x - 4, y, 4.6), metal, parts.shield),
    );
  },
  club(body: Body) {
    const knots: Knot[] = [
      [-2.4, 9],
      [2.4, 9],
      [3.4, -6],
      [8, -22],
      [6, -33],
      [0, -36],
      [-6, -33],
      [-8, -22],
      [-3.4, -6],
    ];
    body.layers.heldBehind.push(
      area(place(knots, { ...grip(body, "near"), angle: -24 }), wood, parts.club),
    );
  },
  crook(body: Body) {
    const { x } = grip(body, "near");
    const floor = body.skeleton.legs.near.joints[2].y + 4.8 * body.build.extremity;
    const top = body.skeleton.head.y;
    const line = [
      { x, y: floor - 3 },
      { x, y: top + 4 },
      { x: x - 3, y: top - 8 },
      { x: x - 12, y: top - 8 },
      { x: x - 14, y: top + 4 },
    ];
    body.layers.heldBehind.push(area(tube(line, [2.6, 2.6, 2.6, 2.6, 2.6]), yellow, parts.staff));
  },
  spear(body: Body) {
    shaft(body, wood, (x, y) => {
      body.layers.heldBehind.push(
        area(
          [
            [x - 6, y + 4],
            [x, y],
            [x + 6, y + 4],
            [x + 4.6, y + 15],
            [x, y + 13, 1],
            [x - 4.6, y + 15],
          ],
          red,
          parts.tassel,
        ),
        area(
          [
            [x, y - 20, 1],
            [x + 5, y - 8],
            [x + 2.4, y + 3, 1],
            [x - 2.4, y + 3, 1],
            [x - 5, y - 8],
          ],
          metal,
          parts.blade,
        ),
      );
    });
  },
  /** A long blade on a shaft. */
  halberd(body: Body) {
    shaft(body, red, (x, y) => {
      body.layers.heldBehind.push(
        area(
          [
            [x - 2.6, y + 6, 1],
            [x - 12, y - 2],
            [x - 13, y - 18],
            [x - 2, y - 34, 1],
            [x + 3.4, y - 18],
            [x + 2.6, y + 6, 1],
          ],
          metal,
          parts.blade,
        ),
        area(roundedBox(x - 4.6, y + 3, 9.2, 6, 1.6), yellow, parts.staff),
      );
    });
  },
  /** Pigsy's, with nine teeth. */
  rake(body: Body) {
    shaft(body, wood, (x, y) => {
      const tooth = (at: number): Knot[] => [
        [at - 2, y, 1],
        [at + 2, y, 1],
        [at, y + 13, 1],
      ];
      body.layers.heldBehind.push(
        ...[-13, -6.5, 6.5, 13].map((off) => area(tooth(x + off), metal, parts.blade)),
        area(roundedBox(x - 17, y - 6, 34, 8, 2), metal, parts.rake),
      );
    });
  },
  /** A monk's, with rings. */
  ringStaff(body: Body) {
    shaft(body, yellow, (x, y) => {
      body.layers.heldBehind.push(
        area(ellipse(x, y - 9, 10.5, 11), yellow, parts.staff),
        area(ellipse(x, y - 9, 6, 6.6), white, parts.staff),
        area(ellipse(x - 9, y + 3, 4.4), yellow, parts.ring),
        area(ellipse(x + 9, y + 3, 4.4), yellow, parts.ring),
      );
    });
  },
  /** A monk's spade, a crescent on top. */
  moonSpade(body: Body) {
    shaft(body, wood, (x, y) => {
      body.layers.heldBehind.push(
        area(
          [
            [x - 15, y - 20, 1],
            [x - 14, y - 5],
            [x, y + 4],
            [x + 14, y - 5],
            [x + 15, y - 20, 1],
            [x + 8, y - 9],
            [x, y - 5.4],
            [x - 8, y - 9],
          ],
          metal,
          parts.blade,
        ),
      );
    });
  },
  /** A shoe of gold. */
  ingot(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(ellipse(x - 9, y - 11, 9, 8), yellow, parts.ingot),
      area(
        [
          [x - 29, y - 15, 1],
          [x - 18, y - 9],
          [x - 9, y - 7],
          [x, y - 9],
          [x + 11, y - 15, 1],
          [x + 6, y + 1],
          [x - 9, y + 5],
          [x - 24, y + 1],
        ],
        yellow,
        parts.ingot,
      ),
    );
  },
  /** Nezha's hoop of gold, and his spear. */
  hoop(body: Body) {
    legendArms.spear(body);
    const { x, y } = grip(body, "far");
    body.layers.heldBehind.push(
      area(ellipse(x + 5, y + 4, 13), yellow, parts.ring),
      area(ellipse(x + 5, y + 4, 8.6), white, parts.ring),
    );
  },
  /** In its sheath at the belt. */
  katana(body: Body) {
    const { hips } = body.skeleton;
    const { hip, torso } = body.build;
    const frame = { x: hips.x + hip * 0.5, y: hips.y - torso * 0.14, angle: 62 };
    body.layers.held.push(
      area(place(roundedBox(-2.6, -34, 5.2, 30, 2.4), frame), red, parts.sheath),
      area(place(roundedBox(-2.2, 0, 4.4, 15, 1.6), frame), wood, parts.handle),
      area(place(roundedBox(-5.6, -4.6, 11.2, 4.6, 1.6), frame), yellow, parts.handle),
    );
  },
} as const;
