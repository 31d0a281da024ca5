/** What work in house and garden is done with, and what shows what somebody feels. */
import { parts } from "../../lexicon/parts.ts";
import {
  between,
  boneAngle,
  distance,
  ellipse,
  type Knot,
  type Point,
  place,
  roundedBox,
} from "../geometry.ts";
import { at, bar, bubbleAt, desk, floorOf, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { blue, dark, metal, paper, red, violet, white, wood, yellow } from "../prop-colours.ts";

function writingPaper(body: Body) {
  const hand = grip(body, "far");
  const top = hand.y + 5;
  const page: Knot[] = [
    [hand.x - 3, top - 1, 1],
    [hand.x + 5, top - 8, 1],
    [hand.x + 27, top - 8, 1],
    [hand.x + 20, top - 1, 1],
  ];
  const [end, neck, tip] = [at(hand, -6, -17), at(hand, 3, -2), at(hand, 6.5, 3.8)];
  body.layers.ground.push(area(page, paper, parts.page));
  body.layers.held.push(
    area(bar(end, neck, 1.9), yellow, parts.pencil),
    area(
      [
        [neck.x - 1.6, neck.y + 1, 1],
        [neck.x + 1.6, neck.y - 1, 1],
        [tip.x, tip.y, 1],
      ],
      dark,
    ),
  );
}

export const gearOfChores = {
  /** Open, their ends where the food is. */
  tongs(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, -2, -1), at(hand, 21, 3), 1.5), metal, parts.handle),
      area(bar(at(hand, -2, 1), at(hand, 19, 9), 1.5), metal, parts.handle),
    );
  },
  /** Both hands are in the suds. */
  washTub(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const x = (left.x + right.x) / 2;
    const y = Math.max(left.y, right.y) - 2;
    const half = Math.max((right.x - left.x) / 2 + 11, 19);
    const floor = floorOf(body);
    body.layers.cover.push(
      area(
        bar({ x: x - half * 0.6, y: y + 14 }, { x: x - half * 0.7, y: floor }, 2.4),
        wood,
        parts.leg,
      ),
      area(
        bar({ x: x + half * 0.6, y: y + 14 }, { x: x + half * 0.7, y: floor }, 2.4),
        wood,
        parts.leg,
      ),
      area(
        [
          [x - half, y, 1],
          [x + half, y, 1],
          [x + half * 0.78, y + 18, 1],
          [x - half * 0.78, y + 18, 1],
        ],
        blue,
        parts.tub,
      ),
      ...(
        [
          [-0.72, -1, 6],
          [0.74, -1, 6],
          [-0.34, -4, 7],
          [0.36, -4, 7],
          [0, -3, 7.6],
        ] as const
      ).map(([share, dy, r]) => bubbleAt({ x, y }, half * share, dy, r)),
    );
  },
  sponge(body: Body) {
    const hand = grip(body, "far");
    body.layers.held.push(
      area(roundedBox(hand.x - 2, hand.y - 7, 15, 11, 4), yellow, parts.sponge),
      bubbleAt(hand, 14, -12, 4.4),
      bubbleAt(hand, 22, -4, 5.4),
      bubbleAt(hand, 17, 9, 4.8),
      bubbleAt(hand, 25, -18, 5),
    );
  },
  /** Its bristles are at the mouth. */
  toothbrush(body: Body) {
    const hand = grip(body, "far");
    const { build, skeleton } = body;
    const { head } = skeleton;
    // At its corner: whatever is by that mouth, tusks or a beak, is to be seen.
    const mouth = {
      x: head.x + build.headRadius * 0.34,
      y: head.y + build.headRadius * 0.62,
    };
    const tip = between(hand, mouth, 0.96);
    const long = distance(tip, hand);
    const frame = { ...tip, angle: 90 - boneAngle(tip, hand) };
    // The handle is long, or it is taken for a hammer.
    body.layers.overArms.push(
      area(place(roundedBox(-1, -2.2, long + 24, 4.4, 2.2), frame), red, parts.handle),
      area(place(roundedBox(0, -7.4, 13, 6, 1), frame), white, parts.brush),
      stroke(
        place(
          [
            [4.4, -7],
            [4.4, -2],
          ],
          frame,
        ),
        dark,
        1.4,
      ),
      stroke(
        place(
          [
            [8.6, -7],
            [8.6, -2],
          ],
          frame,
        ),
        dark,
        1.4,
      ),
      area(ellipse(hand.x, hand.y, 4.4), body.hands, parts.hand),
      bubbleAt(tip, -4, 6, 3.2),
      bubbleAt(tip, 1.4, 9, 2.8),
    );
  },
  /** Its bristles are in the hair. */
  hairbrush(body: Body) {
    const hand = grip(body, "far");
    const { build, skeleton } = body;
    const hair = {
      x: skeleton.head.x + build.headRadius * 0.98,
      y: skeleton.head.y - build.headRadius * 0.6,
    };
    body.layers.overArms.push(
      area(bar(between(hair, hand, 1.1), hair, 1.9), red, parts.handle),
      // The bristles are in the hair.
      ...[-6, -2, 2, 6].map((down) =>
        stroke(
          [
            [hair.x, hair.y + down],
            [hair.x - 9.5, hair.y + down + 1],
          ],
          dark,
        ),
      ),
      area(roundedBox(hair.x - 3, hair.y - 10, 8, 20, 3.6), violet, parts.brush),
    );
  },
  /** Needles, a scarf that grows, and the ball its thread comes from. */
  knitting(body: Body) {
    const [left, right] = [grip(body, "near"), grip(body, "far")];
    const middle = between(left, right, 0.5);
    const wide = Math.max((right.x - left.x) * 0.5, 11);
    const { x, y } = middle;
    const floor = floorOf(body);
    body.layers.held.push(
      area(
        [
          [x - wide, y - 3, 1],
          [x + wide, y - 3, 1],
          [x + wide * 1.1, y + 28, 1],
          [x + wide * 0.4, y + 25],
          [x - wide * 0.3, y + 29],
          [x - wide, y + 26, 1],
        ],
        red,
        parts.scarf,
      ),
      // Stitches in rows.
      ...[8, 17].map((down) =>
        stroke(
          [-0.8, -0.4, 0, 0.4, 0.8].map(
            (share, at): Knot => [x + wide * share, y + down + (at % 2) * 5, 1],
          ),
          dark,
        ),
      ),
    );
    // The needles are in the hands, their points crossed and their knobs outside: thin, unlike sticks.
    const needle = (hand: Point, side: 1 | -1) => {
      const knob = at(hand, -7 * side, 5);
      const point = at(middle, 12 * side, -16);
      return [
        stroke(
          [
            [knob.x, knob.y],
            [point.x, point.y],
          ],
          dark,
          2.2,
        ),
        area(ellipse(knob.x, knob.y, 2.8), metal, parts.needle),
      ];
    };
    body.layers.overArms.push(...needle(left, 1), ...needle(right, -1));
    const ball = { x: x + 30, y: floor - 9 };
    body.layers.ground.push(
      stroke(
        [
          [x + wide, y + 20],
          [x + wide + 8, floor - 12],
          [ball.x, ball.y],
        ],
        dark,
        1.6,
      ),
      area(ellipse(ball.x, ball.y, 9), red, parts.ball),
      stroke(
        [
          [ball.x - 8, ball.y - 3],
          [ball.x, ball.y + 1],
          [ball.x + 8, ball.y - 3],
        ],
        dark,
      ),
    );
  },
  writingDesk(body: Body) {
    const hand = grip(body, "far");
    body.layers.ground.push(...desk(body, hand.y + 5, hand.x - 16, hand.x + 30));
    writingPaper(body);
  },
  /** On a desk that the scene gives. */
  writingPaper,
  pulledRope(body: Body) {
    const [near, far] = [grip(body, "near"), grip(body, "far")];
    body.layers.heldBehind.push(
      stroke(
        [
          [near.x - 6, near.y + 12],
          [near.x, near.y],
          [far.x, far.y],
          [far.x + 34, far.y + 8],
        ],
        dark,
        2.4,
      ),
    );
  },
  feedBowl(body: Body) {
    const { x, y } = grip(body, "far");
    body.layers.held.push(
      ...[-6, 0, 6].map((dx) => area(ellipse(x + 3 + dx, y - 6.4, 4.4), wood, parts.food)),
      area(
        [
          [x - 9, y - 5, 1],
          [x + 15, y - 5, 1],
          [x + 10, y + 4],
          [x - 4, y + 4],
        ],
        red,
        parts.bowl,
      ),
    );
  },
  wrench(body: Body) {
    const hand = grip(body, "far");
    const head = at(hand, 13, -13);
    body.layers.heldBehind.push(
      area(bar(at(hand, -6, 6), head, 2.4), metal, parts.wrench),
      area(
        [
          [head.x - 5, head.y + 4],
          [head.x - 6, head.y - 5],
          [head.x + 1, head.y - 10, 1],
          [head.x + 1, head.y - 2, 1],
          [head.x + 9, head.y - 1, 1],
          [head.x + 5, head.y + 6],
        ],
        metal,
        parts.wrench,
      ),
    );
  },
  tears(body: Body) {
    const { build, skeleton } = body;
    const { head } = skeleton;
    for (const side of [-1, 1]) {
      const x = head.x + side * build.headRadius * 0.66;
      for (const [dx, dy] of [
        [0, 0.82],
        [5, 1.44],
      ] as const) {
        const y = head.y + build.headRadius * dy;
        const at = x + side * dx;
        const drop: Knot[] = [
          [at, y - 6, 1],
          [at + 3.6, y + 1],
          [at, y + 4.4],
          [at - 3.6, y + 1],
        ];
        body.layers.overArms.push(area(drop, blue, parts.tear));
      }
    }
  },
  /** A cloud above, and bubbles that lead to it. */
  thought(body: Body) {
    const { build, skeleton } = body;
    const { head } = skeleton;
    const from = { x: head.x + build.headRadius * 0.9, y: head.y - build.headRadius * 0.9 };
    const { x, y } = at(from, 30, -28);
    body.layers.ground.push(
      area(ellipse(from.x + 3, from.y - 1, 3.4), white, parts.bubble),
      area(ellipse(from.x + 9, from.y - 9, 4.6), white, parts.bubble),
      area(
        [
          [x - 24, y + 9, 1],
          [x - 32, y],
          [x - 20, y - 8, 1],
          [x - 12, y - 20],
          [x + 3, y - 12, 1],
          [x + 18, y - 20],
          [x + 22, y - 5, 1],
          [x + 34, y + 4],
          [x + 20, y + 12, 1],
          [x, y + 18],
        ],
        white,
        parts.cloud,
      ),
      area(heart({ x, y: y - 1 }), violet, parts.heart),
    );
  },
} as const;

const heart = ({ x, y }: Point): Knot[] => [
  [x, y + 6, 1],
  [x - 7, y - 1],
  [x - 4, y - 5],
  [x, y - 2, 1],
  [x + 4, y - 5],
  [x + 7, y - 1],
];
