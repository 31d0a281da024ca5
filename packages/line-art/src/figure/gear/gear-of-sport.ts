/** What sportspeople are known by, in hand, on the hands or underfoot. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox } from "../geometry.ts";
import { at, bar, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import { blue, dark, metal, red, white, wood, yellow } from "../prop-colours.ts";
import { tube } from "../tube.ts";

const sides = ["near", "far"] as const;
const floorOf = ({ skeleton, build }: Body) =>
  Math.max(skeleton.legs.near.joints[2].y, skeleton.legs.far.joints[2].y) + 4.8 * build.extremity;

/** A hand's own frame: y onwards along the arm. */
const alongArm = (body: Body, side: "near" | "far") => ({
  ...grip(body, side),
  angle: -body.skeleton.arms[side].angle,
});

export const sportGear = {
  pompoms(body: Body) {
    for (const side of sides) {
      const { x, y } = grip(body, side);
      const tuft = Array.from({ length: 24 }, (_, i): Knot => {
        const turn = (i * Math.PI) / 12;
        const r = i % 2 ? 9.4 : 13;
        return [x + Math.cos(turn) * r, y + Math.sin(turn) * r, i % 2 ? 1 : 0];
      });
      body.layers.held.push(area(tuft, side === "near" ? red : yellow, parts.pompom));
    }
  },
  boxingGloves(body: Body) {
    for (const side of sides) {
      const frame = { ...alongArm(body, side), mirrored: side === "far", scale: 1.25 };
      const layer = body.stance.arms[side].layer === "over" ? "overArms" : "held";
      body.layers[layer].push(
        area(
          place(
            [
              [-6.5, -4],
              [-8.4, 4],
              [-6, 11.5],
              [1, 13.6],
              [7.4, 10],
              [8.6, 2],
              [6.5, -4],
            ],
            frame,
          ),
          red,
          parts.gloves,
        ),
        area(place(roundedBox(-6.4, -9, 12.8, 6, 1.6), frame), white, parts.gloves),
      );
    }
  },
  ribbonStick(body: Body) {
    const hand = grip(body, "near");
    const tip = at(hand, -10, -16);
    const ribbon = outline(
      "-2 2, -16 -8, -22 -26, -14 -42, 0 -42, 6 -32, 0 -24, -6 -28, -4 -34!, 0 -35, 2 -31, -2 -28, -8 -33, -4 -37, -10 -36, -15 -26, -11 -13, 2 -3",
    );
    body.layers.heldBehind.push(
      area(place(ribbon, { ...tip, angle: -14, scale: 1.4 }), red, parts.ribbon),
      area(bar(at(hand, 2, 4), tip, 1.6), wood, parts.handle),
    );
  },
  golfClub(body: Body) {
    const hand = grip(body, "near");
    const floor = floorOf(body);
    const foot = { x: hand.x - 6, y: floor - 3 };
    body.layers.heldBehind.push(
      area(bar(at(hand, 2, -8), foot, 1.7), metal, parts.handle),
      area(
        [
          [foot.x + 2.4, foot.y - 4, 1],
          [foot.x + 3, foot.y + 3],
          [foot.x - 9, foot.y + 3],
          [foot.x - 11, foot.y - 1],
          [foot.x - 4, foot.y - 4],
        ],
        metal,
        parts.club,
      ),
      area(ellipse(foot.x - 20, floor - 3.6, 4.2), white, parts.ball),
    );
  },
  hockeyStick(body: Body) {
    const hand = grip(body, "near");
    const floor = floorOf(body);
    const heel = { x: hand.x - 9, y: floor - 5 };
    body.layers.held.push(
      area(bar(at(hand, 4, -16), heel, 2.2), wood, parts.handle),
      area(
        tube([at(heel, 2, 0), at(heel, -8, 2), at(heel, -17, 1)], [3.4, 3.6, 3]),
        wood,
        parts.blade,
      ),
    );
    body.layers.ground.push(area(ellipse(heel.x - 24, floor - 2, 6, 3.2), dark, parts.ball));
  },
  surfboard(body: Body) {
    const { x } = grip(body, "near");
    const floor = floorOf(body);
    const top = body.skeleton.head.y - body.build.headRadius * 1.5;
    const middle = (top + floor) / 2;
    const shape = (half: number, from: number, to: number): Knot[] => [
      [x - 7, from, 1],
      [x - 7 + half * 0.8, middle - (middle - from) * 0.45],
      [x - 7 + half, middle + 8],
      [x - 7 + half * 0.55, to, 1],
      [x - 7 - half * 0.55, to, 1],
      [x - 7 - half, middle + 8],
      [x - 7 - half * 0.8, middle - (middle - from) * 0.45],
    ];
    body.layers.ground.push(
      area(shape(14, top, floor), blue, parts.board),
      area(roundedBox(x - 10, middle - 30, 6, 62, 3), yellow, parts.stripe),
    );
  },
  skis(body: Body) {
    const { x } = grip(body, "near");
    const floor = floorOf(body);
    const top = body.skeleton.head.y - body.build.headRadius * 1.2;
    const ski = (left: number): Knot[] => [
      [left, floor, 1],
      [left, top + 8],
      [left + 3.4, top],
      [left + 6.8, top + 8],
      [left + 6.8, floor, 1],
    ];
    const far = grip(body, "far");
    body.layers.heldBehind.push(
      area(ski(x - 8.4), red, parts.ski),
      area(ski(x - 0.4), red, parts.ski),
      area(bar(at(far, -1, -8), { x: far.x + 4, y: floor }, 1.5), metal, parts.pole),
      area(ellipse(far.x + 3.4, floor - 6, 5, 1.9), metal, parts.pole),
    );
  },
  snowboard(body: Body) {
    const { x } = grip(body, "near");
    const floor = floorOf(body);
    const top = body.skeleton.head.y - body.build.headRadius;
    body.layers.ground.push(
      area(roundedBox(x - 18, top, 20, floor - top, 10), violetBoard, parts.board),
      area(roundedBox(x - 18, top + (floor - top) * 0.28, 20, 8, 0.6), yellow, parts.stripe),
      area(roundedBox(x - 18, top + (floor - top) * 0.62, 20, 8, 0.6), yellow, parts.stripe),
    );
  },
  snowboardUnderfoot(body: Body) {
    const { near, far } = body.skeleton.legs;
    const y = floorOf(body);
    const [left, right] = [near.joints[2].x - 24, far.joints[2].x + 24];
    body.layers.ground.push(
      area(
        [
          [left - 4, y - 8],
          [left + 8, y - 1],
          [right - 8, y - 1],
          [right + 4, y - 8],
          [right + 2, y + 2],
          [right - 10, y + 7],
          [left + 10, y + 7],
          [left - 2, y + 2],
        ],
        violetBoard,
        parts.board,
      ),
    );
  },
  /** Underfoot, on four wheels of which two are seen. */
  skateboard(body: Body) {
    const { near, far } = body.skeleton.legs;
    const floor = floorOf(body);
    const [left, right] = [near.joints[2].x - 17, far.joints[2].x + 17];
    body.layers.ground.push(
      area(ellipse(left + 10, floor + 7, 4.2), red, parts.wheel),
      area(ellipse(right - 10, floor + 7, 4.2), red, parts.wheel),
      area(
        [
          [left - 5, floor - 4],
          [left + 2, floor - 0.6],
          [right - 2, floor - 0.6],
          [right + 5, floor - 4],
          [right + 6, floor],
          [right, floor + 4.6],
          [left, floor + 4.6],
          [left - 6, floor],
        ],
        wood,
        parts.board,
      ),
    );
  },
  /** Its string back at the near hand, the arrow through the far one. */
  drawnBow(body: Body) {
    const [back, hand] = [grip(body, "near"), grip(body, "far")];
    const [top, bottom] = [at(hand, -9, -34), at(hand, -9, 34)];
    const arc = [top, at(hand, 3, -20), at(hand, 5, 0), at(hand, 3, 20), bottom];
    const tip = at(hand, 20, 0);
    body.layers.heldBehind.push(
      stroke(
        [
          [top.x, top.y, 1],
          [back.x, back.y, 1],
          [bottom.x, bottom.y, 1],
        ],
        dark,
        1.4,
      ),
      area(tube(arc, [1.7, 2.3, 2.6, 2.3, 1.7]), wood, parts.bowWeapon),
    );
    body.layers.held.push(
      area(bar({ x: back.x - 6, y: back.y }, tip, 1.3), wood, parts.rod),
      area(
        [
          [tip.x - 2, tip.y - 5, 1],
          [tip.x + 10, tip.y, 1],
          [tip.x - 2, tip.y + 5, 1],
        ],
        red,
        parts.rod,
      ),
    );
  },
  /** Two cones that spin on the string between the sticks. */
  diaboloOnString(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const middle = { x: (left.x + right.x) / 2, y: body.skeleton.hips.y + 12 };
    const stick = (hand: { x: number; y: number }, way: 1 | -1) => {
      const tip = at(hand, way * 11, -16);
      return [
        stroke(
          [
            [tip.x, tip.y, 1],
            [middle.x, middle.y + 3, 1],
          ],
          dark,
          1.6,
        ),
        area(bar(at(hand, way * -5, 8), tip, 2.2), yellow, parts.stick),
        area(ellipse(hand.x, hand.y, 4.8), body.hands, parts.hand),
      ];
    };
    const cone = (way: 1 | -1): Knot[] => [
      [middle.x + way * 3, middle.y - 3, 1],
      [middle.x + way * 17, middle.y - 13, 1],
      [middle.x + way * 17, middle.y + 13, 1],
      [middle.x + way * 3, middle.y + 3, 1],
    ];
    body.layers.overArms.push(
      ...stick(left, 1),
      ...stick(right, -1),
      ...[1 as const, -1 as const].flatMap((way) => [
        area(cone(way), red, parts.body),
        area(roundedBox(middle.x + way * 18 - 3, middle.y - 14, 6, 28, 2.6), yellow, parts.rim),
        stroke(
          [
            [middle.x + way * 25, middle.y - 11],
            [middle.x + way * 29, middle.y],
            [middle.x + way * 25, middle.y + 11],
          ],
          dark,
        ),
      ]),
      area(roundedBox(middle.x - 4, middle.y - 3.4, 8, 6.8, 1.6), blue, parts.axle),
    );
  },
  bow(body: Body) {
    const hand = grip(body, "near");
    const [top, bottom] = [at(hand, 5, -30), at(hand, 5, 30)];
    const arc = [top, at(hand, -7, -20), at(hand, -8, 0), at(hand, -7, 20), bottom];
    body.layers.heldBehind.push(
      stroke(
        [
          [top.x, top.y],
          [bottom.x, bottom.y],
        ],
        dark,
        1.4,
      ),
      area(tube(arc, [1.7, 2.3, 2.6, 2.3, 1.7]), wood, parts.bowWeapon),
    );
  },
} as const;

const violetBoard = "#b08be0";
