/** What games and sports are played with. */
import { parts } from "../../lexicon/parts.ts";
import { between, ellipse, type Knot, place, roundedBox, toFrame } from "../geometry.ts";
import { at, bar, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { blue, dark, green, metal, red, violet, white, wood, yellow } from "../prop-colours.ts";

/** Below both soles. */
function floorOf({ skeleton, build }: Body): number {
  const { near, far } = skeleton.legs;
  return Math.max(near.joints[2].y, far.joints[2].y) + 4.6 * build.extremity;
}

export const gearOfPlay = {
  /** On a stick. */
  marshmallow(body: Body) {
    const hand = grip(body, "far");
    const tip = at(hand, 21, -9);
    body.layers.heldBehind.push(
      area(bar(at(hand, -6, 3), tip, 1.3), wood, parts.stick),
      area(roundedBox(tip.x - 4, tip.y - 5, 10, 10, 3), white, parts.sweet),
    );
  },
  /** Five in an arc from hand to hand. */
  juggledBalls(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const middle = (left.x + right.x) / 2;
    const top = body.skeleton.head.y - body.build.headRadius * 2.3;
    const half = (right.x - left.x) / 2;
    [-1, -0.62, 0, 0.62, 1].forEach((share, index) => {
      const y = top + (left.y - 8 - top) * share * share;
      const colour = [red, yellow, blue, green, violet][index]!;
      body.layers.held.push(area(ellipse(middle + half * share, y, 7), colour, parts.ball));
    });
  },
  /** From hand to hand under the feet. */
  skippingRope(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const floor = floorOf(body) + 9;
    body.layers.ground.push(
      stroke(
        [
          [left.x, left.y],
          [left.x - 9, (left.y + floor) / 2],
          [left.x + 6, floor - 3],
          [(left.x + right.x) / 2, floor],
          [right.x - 6, floor - 3],
          [right.x + 9, (right.y + floor) / 2],
          [right.x, right.y],
        ],
        dark,
        2,
      ),
    );
    for (const hand of [left, right])
      body.layers.held.push(
        area(roundedBox(hand.x - 2.4, hand.y - 5, 4.8, 13, 2), red, parts.handle),
      );
  },
  /** Drops that fly up on both sides of the feet. */
  splash(body: Body) {
    const floor = floorOf(body);
    const { near, far } = body.skeleton.legs;
    const middle = (near.joints[2].x + far.joints[2].x) / 2;
    for (const side of [-1, 1] as const)
      for (const [away, up, turn] of [
        [30, 9, 62],
        [33, 31, 24],
      ] as const) {
        const frame = { x: middle + side * away, y: floor - up, angle: side * turn };
        body.layers.held.push(
          area(
            place(
              [
                [0, -12, 1],
                [6.4, 3],
                [0, 9],
                [-6.4, 3],
              ],
              frame,
            ),
            blue,
            parts.water,
          ),
        );
      }
  },
  /** Under the far hand, with marks of its way. */
  bouncingBall(body: Body) {
    const { x, y } = grip(body, "far");
    const r = 9 * body.build.extremity;
    const low = floorOf(body) - r;
    const at = { x: x + 3, y: Math.min(low, (y + low) / 2 + 4) };
    body.layers.held.push(
      area(ellipse(at.x, at.y, r), yellow, parts.ball),
      stroke(
        [
          [at.x - r * 0.95, at.y - r * 0.2],
          [at.x, at.y + r * 0.22],
          [at.x + r * 0.95, at.y - r * 0.2],
        ],
        dark,
      ),
      ...[-1, 1].map((side) =>
        stroke(
          [
            [at.x + side * (r + 4), at.y - r * 0.9],
            [at.x + side * (r + 4), at.y + r * 0.5],
          ],
          dark,
          2,
        ),
      ),
    );
  },
  /** By its thread. */
  bauble(body: Body) {
    const { x, y } = grip(body, "far");
    body.layers.held.push(
      stroke(
        [
          [x, y],
          [x, y + 9],
        ],
        dark,
        1.4,
      ),
      area(roundedBox(x - 2.6, y + 7, 5.2, 4, 1), yellow, parts.ball),
      area(ellipse(x, y + 17, 7.4), red, parts.ball),
    );
  },
  skis(body: Body) {
    for (const side of ["far", "near"] as const) {
      const [, , ankle] = body.skeleton.legs[side].joints;
      const y = ankle.y + 5 * body.build.extremity;
      const ski: Knot[] = [
        [ankle.x - 27, y, 1],
        [ankle.x + 30, y, 1],
        [ankle.x + 40, y - 8],
        [ankle.x + 42, y - 4],
        [ankle.x + 33, y + 4, 1],
        [ankle.x - 27, y + 4, 1],
      ];
      const hand = grip(body, side);
      const layer = side === "near" ? body.layers.held : body.layers.ground;
      body.layers[side === "near" ? "nearLeg" : "farLeg"].push(area(ski, red, parts.ski));
      layer.push(
        area(bar(at(hand, 2, -6), at(hand, -22, 32), 1.5), metal, parts.pole),
        area(ellipse(hand.x - 19, hand.y + 27, 4, 2.4, -40), yellow, parts.pole),
      );
    }
  },
  /** On a wave. */
  surfboard(body: Body) {
    const { near, far } = body.skeleton.legs;
    const middle = (near.joints[2].x + far.joints[2].x) / 2;
    const y = floorOf(body);
    const half = Math.abs(far.joints[2].x - near.joints[2].x) / 2 + 22;
    body.layers.ground.push(
      area(
        [
          [middle - half, y - 1],
          [middle, y - 4],
          [middle + half * 0.8, y - 5],
          [middle + half * 1.1, y - 9],
          [middle + half * 0.9, y + 2],
          [middle, y + 6],
          [middle - half * 0.85, y + 4],
        ],
        yellow,
        parts.board,
      ),
    );
    const wave = Array.from(
      { length: 7 },
      (_, i): Knot => [middle - half * 1.15 + (i * half * 2.3) / 6, y + 5 + (i % 2 ? 5 : -1)],
    );
    body.layers.cover.push(
      area(
        [...wave, [middle + half * 1.15, y + 20, 1], [middle - half * 1.15, y + 20, 1]],
        blue,
        parts.water,
      ),
    );
  },
  /** Blown through a ring, they rise ahead. */
  soapBubbles(body: Body) {
    const hand = grip(body, "far");
    body.layers.held.push(
      area(bar(at(hand, 0, 6), at(hand, 3, -7), 1.3), violet, parts.handle),
      area(ellipse(hand.x + 5, hand.y - 11, 4.6, 5.4, 20), white, parts.ring),
    );
    for (const [x, y, r] of [
      [18, -16, 5.4],
      [31, -29, 8],
      [27, -3, 6.4],
      [46, -13, 7.4],
      [50, -42, 9.4],
    ] as const)
      body.layers.ground.push(area(ellipse(hand.x + x, hand.y + y, r), blue, parts.bubble));
  },
  /** Up to the chest. */
  bush(body: Body) {
    const floor = floorOf(body);
    const { x } = body.skeleton.hips;
    const high = floor - body.skeleton.neck.y - body.build.torso * 0.5;
    const half = body.build.shoulder * 3.2;
    const outline: Knot[] = [
      [-1, 0, 1],
      [-1.14, -0.3],
      [-0.9, -0.48, 1],
      [-0.88, -0.84],
      [-0.46, -0.76, 1],
      [-0.14, -1],
      [0.2, -0.8, 1],
      [0.54, -0.96],
      [0.74, -0.62, 1],
      [1.1, -0.5],
      [0.96, -0.22, 1],
      [1.12, -0.06],
      [1, 0, 1],
    ];
    const place = ([across, up, corner = 0]: Knot): Knot => [
      x + across * half,
      floor + up * high,
      corner,
    ];
    body.layers.cover.push(area(outline.map(place), green, parts.leaf));
  },
  /** From the eye out through the hand, its far end the wider. */
  spyglassAtEye(body: Body) {
    const hand = grip(body, "far");
    const eye = toFrame(body.skeleton.head, 0.42, 0.02);
    const tube = (from: number, to: number, narrow: number, wide: number): Knot[] => {
      const [a, b] = [between(eye, hand, from), between(eye, hand, to)];
      return [
        [a.x, a.y - narrow, 1],
        [b.x, b.y - wide, 1],
        [b.x, b.y + wide, 1],
        [a.x, a.y + narrow, 1],
      ];
    };
    body.layers.cover.push(
      area(tube(0, 0.8, 3.4, 3.8), metal, parts.spyglass),
      area(tube(0.7, 1.5, 5, 6), wood, parts.spyglass),
      area(tube(1.5, 1.72, 7.6, 8), metal, parts.spyglass),
    );
  },
  cameraAtEyes(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
    const half = (right.x - left.x) / 2;
    body.layers.cover.push(
      area(roundedBox(middle.x - 6, middle.y - 11, 12, 7, 2), metal, parts.camera),
      area(roundedBox(middle.x - half, middle.y - 7, half * 2, 15, 3), violet, parts.camera),
      area(ellipse(middle.x, middle.y + 0.5, 6.4), white, parts.lens),
    );
  },
} as const;
