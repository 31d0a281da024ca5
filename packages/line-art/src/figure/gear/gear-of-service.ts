/** What those are known by who look after others: carried in the near hand, a second thing in the far one. */

import { type Part, parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox } from "../geometry.ts";
import { at, bagHandle, bar, floorOf, grip } from "../grip.ts";
import { area, asDetail, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import { blue, dark, green, metal, paper, red, white, wood, yellow } from "../prop-colours.ts";

const octagon = (r: number): Knot[] =>
  Array.from({ length: 8 }, (_, i): Knot => {
    const turn = ((i + 0.5) * Math.PI) / 4;
    return [Math.cos(turn) * r, Math.sin(turn) * r, 1];
  });

/** S, T, O, P, each 6 wide and 11 high. */
const stop = [
  "6 1, 3 0, 0 2, 1 5, 5 6, 6 9, 3 11, 0 10",
  "0 0!, 6 0!, 3 0!, 3 11!",
  "3 0, 0 3, 0 8, 3 11, 6 8, 6 3, 3 0",
  "0 11!, 0 0!, 4 0, 6 3, 4 6, 0 6!",
];

export const gearOfService = {
  /** As tall as who holds it, beside the head. */
  stopPaddle(body: Body) {
    const frame = { ...grip(body, "near"), angle: -12 };
    const sign = { ...frame, ...at(frame, -11, -48) };
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -36, 4, 60, 1.6), frame), wood, parts.handle),
    );
    body.layers.held.push(
      area(place(octagon(22), sign), red, parts.stopSign),
      ...stop.map((letter, index) =>
        asDetail(
          stroke(
            place(
              outline(letter).map(([x, y, c]): Knot => [x - 16 + index * 8.6, y - 5.5, c ?? 0]),
              sign,
            ),
            dark,
            1.8,
          ),
        ),
      ),
    );
  },
  /** A tooth as large as a head, and the mirror on its stick. */
  toothAndMirror(body: Body) {
    const near = grip(body, "near");
    const far = { ...grip(body, "far"), angle: 24 };
    const tooth = outline(
      "-15 -26, -8 -33, 0 -30, 8 -33, 15 -26, 14 -14, 10 -2, 7 4, 3 1, 0 -8!, -3 1, -7 4, -10 -2, -14 -14",
    );
    body.layers.held.push(
      area(place(tooth, { ...at(near, -9, 0), angle: -8 }), white, parts.tooth),
      stroke(place(outline("-5 -24, 0 -21, 5 -24"), { ...at(near, -9, 0), angle: -8 }), dark, 1.6),
    );
    body.layers.heldBehind.push(
      area(place(roundedBox(-1.7, -26, 3.4, 36, 1.4), far), metal, parts.handle),
      area(place(ellipse(0, -33, 8.4), far), white, parts.mirror),
    );
  },
  /** A book against the side, and a stick to point with. */
  pointerAndBook(body: Body) {
    const near = { ...grip(body, "near"), angle: -8 };
    const far = { ...grip(body, "far"), angle: 18 };
    body.layers.held.push(
      area(place(roundedBox(-18, -24, 22, 30, 1.6), near), red, parts.book),
      area(place(roundedBox(-14, -19, 14, 9, 1), near), paper, parts.book),
    );
    body.layers.heldBehind.push(
      area(place(outline("-1.9 10!, 1.9 10!, 1.3 -58!, -1.3 -58!"), far), wood, parts.pole),
      area(place(ellipse(0, -58, 3.6), far), red, parts.pole),
    );
  },
  clipboard(body: Body) {
    const near = { ...grip(body, "near"), angle: -8 };
    const row = (y: number) => asDetail(stroke(place(outline(`-17 ${y}, -2 ${y}`), near), dark));
    body.layers.held.push(
      area(place(roundedBox(-22, -27, 26, 34, 2), near), wood, parts.clipboard),
      area(place(roundedBox(-14, -31, 10, 8, 2), near), metal, parts.clipboard),
      ...[-15, -8, -1].map(row),
    );
  },
  steeringWheel(body: Body) {
    const { x, y } = at(grip(body, "near"), -10, -10);
    body.layers.held.push(
      area(ellipse(x, y, 19), blue, parts.steeringWheel),
      ...[
        "-13 -3!, -7 -11, 7 -11, 13 -3!, 4 -3!, 0 -5, -4 -3!",
        "-13 4!, -4 4!, -2 8, -2 14!, -10 10",
        "13 4!, 4 4!, 2 8, 2 14!, 10 10",
      ].map((gap) => area(place(outline(gap), { x, y, angle: 0 }), white, parts.steeringWheel)),
    );
  },
  /** Sitting on the arm. */
  puppy(body: Body) {
    const frame = { ...at(grip(body, "near"), -9, -8), angle: 0 };
    const put = (text: string, colour: string, part: Part = parts.puppy) =>
      area(place(outline(text), frame), colour, part);
    body.layers.held.push(
      put("-9 -8, 9 -8, 13 8, 8 15, -8 15, -13 8", wood),
      put("0 -34, 10 -31, 13 -21, 9 -12, 0 -9, -9 -12, -13 -21, -10 -31", wood),
      put("-9 -31!, -17 -30, -20 -18, -15 -12, -11 -20", "#b9824f"),
      put("9 -31!, 17 -30, 20 -18, 15 -12, 11 -20", "#b9824f"),
      area(place(ellipse(-4.4, -22, 1.7, 2.2), frame), dark, parts.eye),
      area(place(ellipse(4.4, -22, 1.7, 2.2), frame), dark, parts.eye),
      area(place(ellipse(0, -16.6, 2.6, 1.9), frame), dark, parts.nose),
    );
  },
  lasso(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(ellipse(x - 9, y + 5, 16, 19, 12), wood, parts.rope),
      area(ellipse(x - 9, y + 5, 11.4, 14.4, 12), white, parts.rope),
      area(roundedBox(x - 4, y - 16, 8, 9, 2.4), wood, parts.rope),
    );
  },
  pitchfork(body: Body) {
    // Leaning away, so that it is clear of a broad hat.
    const frame = { ...grip(body, "near"), angle: -16 };
    const tine = (x: number): Knot[] => [
      [x - 2.2, -56, 1],
      [x, -64],
      [x + 2.2, -56, 1],
      [x + 2.2, -34, 1],
      [x - 2.2, -34, 1],
    ];
    body.layers.heldBehind.push(
      area(place(roundedBox(-2.2, -34, 4.4, 82, 1.6), frame), wood, parts.handle),
      ...[-12, 0, 12].map((x) => area(place(tine(x), frame), metal, parts.pitchfork)),
      area(place(roundedBox(-14.4, -38, 28.8, 7, 2), frame), metal, parts.pitchfork),
    );
  },
  /** Its bristles are on the ground. */
  streetBroom(body: Body) {
    const hand = grip(body, "near");
    const floor = floorOf(body);
    const foot = { x: hand.x - 12, y: floor - 22 };
    const frame = { ...foot, angle: 12 };
    body.layers.heldBehind.push(
      area(bar(at(hand, 9, -34), foot, 2.1), wood, parts.handle),
      area(
        place(outline("-5 -4!, 5 -4!, 17 20!, 6 23, -6 23, -17 20!"), frame),
        yellow,
        parts.broom,
      ),
      area(place(roundedBox(-6.4, -7, 12.8, 8, 2), frame), red, parts.broom),
      ...["-3 5, -7 20", "3 5, 7 20"].map((line) =>
        asDetail(stroke(place(outline(line), frame), dark)),
      ),
    );
  },
  /** Over the shoulder, what was caught hanging from its line. */
  rodAndFish(body: Body) {
    const hand = grip(body, "near");
    const tip = at(hand, -32, -70);
    const fish = { ...at(tip, -2, 46), angle: 0 };
    body.layers.heldBehind.push(
      area(bar(at(hand, 5, 12), tip, 2, 1), wood, parts.rod),
      stroke(
        [
          [tip.x, tip.y],
          [tip.x - 2, fish.y - 14],
        ],
        dark,
        1.4,
      ),
      area(
        place(outline("0 -16, 9 -8, 9 4, 2 13!, 10 23!, 0 20, -10 23!, -2 13!, -9 4, -9 -8"), fish),
        blue,
        parts.fish,
      ),
      area(place(ellipse(-3, -7, 1.8), fish), dark, parts.eye),
    );
  },
  /** With leeks and a loaf looking out. */
  shoppingBag(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.heldBehind.push(
      area(roundedBox(x - 14, y - 6, 8, 22, 4), wood, parts.bread),
      area(
        place(outline("-2 16!, -5 -4, 1 -12!, 4 -3, 10 -10!, 10 2, 6 16!"), { x, y, angle: 0 }),
        green,
        parts.leaf,
      ),
      bagHandle(x, y),
      area(place(outline("-17 9!, 15 9!, 13 40!, -15 40!"), { x, y, angle: 0 }), yellow, parts.bag),
    );
  },
  /** A dome over a dish. */
  cloche(body: Body) {
    const { x, y } = at(grip(body, "near"), -9, -2);
    body.layers.held.push(
      area(ellipse(x, y - 26, 3.6), metal, parts.lid),
      area(
        place(outline("-19 -3!, -17 -14, -9 -22, 0 -24, 9 -22, 17 -14, 19 -3!"), {
          x,
          y,
          angle: 0,
        }),
        metal,
        parts.lid,
      ),
      area(ellipse(x, y, 25, 4.6), white, parts.dish),
    );
  },
  /** A palette on the arm, a brush in the other hand. */
  paletteAndBrush(body: Body) {
    const near = at(grip(body, "near"), -9, -5);
    const far = { ...grip(body, "far"), angle: 20 };
    body.layers.held.push(
      area(ellipse(near.x, near.y, 21, 15, -14), wood, parts.palette),
      ...(
        [
          [-11, -1, red],
          [-4, -8, yellow],
          [7, -8, blue],
        ] as const
      ).map(([x, y, colour]) => area(ellipse(near.x + x, near.y + y, 4), colour, parts.palette)),
      area(ellipse(near.x + 8, near.y + 3, 3.4, 2.8), white, parts.palette),
    );
    body.layers.heldBehind.push(
      area(place(roundedBox(-1.8, -26, 3.6, 36, 1.4), far), wood, parts.handle),
      area(place(outline("-3.6 -24!, -5 -34, 0 -44!, 5 -34, 3.6 -24!"), far), red, parts.brush),
    );
  },
  /** Under the arm. */
  keepersBall(body: Body) {
    const { x, y } = at(grip(body, "near"), -10, -6);
    const r = 15;
    const corners = [0, 1, 2, 3, 4].map((i) => (i * 2 * Math.PI) / 5);
    const point = (angle: number, share: number): Knot => [
      x + r * share * Math.sin(angle),
      y - r * share * Math.cos(angle),
      1,
    ];
    body.layers.held.push(
      { ...area(ellipse(x, y, r), white, parts.ball), telling: true },
      {
        ...area(
          corners.map((angle) => point(angle, 0.4)),
          dark,
          parts.ball,
        ),
        telling: true,
      },
      ...corners.map((angle) => stroke([point(angle, 0.4), point(angle, 0.98)], dark)),
    );
  },
  /** Upright, with stripes that shine. */
  trafficBaton(body: Body) {
    const frame = { ...grip(body, "near"), angle: -24 };
    body.layers.held.push(
      area(place(roundedBox(-2.6, -8, 5.2, 18, 2), frame), wood, parts.handle),
      area(place(roundedBox(-4.4, -46, 8.8, 40, 4), frame), red, parts.pole),
      area(place(roundedBox(-4.4, -34, 8.8, 9, 0.6), frame), white, parts.stripe),
      area(place(roundedBox(-4.4, -18, 8.8, 9, 0.6), frame), white, parts.stripe),
    );
  },
  lantern(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      bagHandle(x - 4, y),
      area(place(outline("-12 12!, 0 5, 12 12!"), { x: x - 4, y, angle: 0 }), red, parts.lantern),
      area(roundedBox(x - 14, y + 12, 20, 20, 2), yellow, parts.lantern),
      area(roundedBox(x - 17, y + 31, 26, 6, 2), red, parts.lantern),
    );
  },
  /** Under the feet of who balances. */
  circusBall(body: Body) {
    const { near, far } = body.skeleton.legs;
    const [x, y, r] = [(near.joints[2].x + far.joints[2].x) / 2, floorOf(body) + 15, 16];
    body.layers.ground.push(
      area(ellipse(x, y, r), yellow, parts.ball),
      area(
        place(outline("-15.6 -4, 0 -1, 15.6 -4, 15.6 4, 0 8, -15.6 4"), { x, y, angle: 0 }),
        red,
        parts.ball,
      ),
    );
  },
  /** For beasts to jump through. */
  circusHoop(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.heldBehind.push(
      area(ellipse(x - 13, y - 12, 20), yellow, parts.ring),
      area(ellipse(x - 13, y - 12, 14.6), white, parts.ring),
    );
  },
  /** Three on their strings, above the shoulder. */
  balloons(body: Body) {
    const hand = grip(body, "near");
    const each = [
      [-16, -64, yellow],
      [4, -78, red],
      [-30, -84, blue],
    ] as const;
    for (const [x, y, colour] of each)
      body.layers.ground.push(
        stroke(
          [
            [hand.x, hand.y],
            [hand.x + x, hand.y + y + 12],
          ],
          dark,
          1.4,
        ),
        area(ellipse(hand.x + x, hand.y + y, 10.6, 13), colour, parts.ball),
      );
  },
  ladle(body: Body) {
    const frame = { ...grip(body, "near"), angle: -20 };
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -32, 4, 42, 1.6), frame), metal, parts.handle),
      area(place(outline("-12 -40!, 12 -40!, 10 -30, 0 -26, -10 -30"), frame), metal, parts.ladle),
    );
  },
  /** To talk over, its aerial up. */
  radio(body: Body) {
    const frame = { ...grip(body, "near"), angle: -12 };
    body.layers.held.push(
      area(place(roundedBox(-7.4, -44, 3.4, 24, 1.4), frame), blue, parts.radio),
      area(place(roundedBox(-9, -24, 18, 30, 3), frame), blue, parts.radio),
      area(place(roundedBox(-5.4, -19, 10.8, 8, 1.4), frame), white, parts.radio),
    );
  },
  modelPlane(body: Body) {
    const frame = { ...at(grip(body, "near"), -9, -14), angle: -14 };
    const put = (text: string, colour: string) =>
      area(place(outline(text), frame), colour, parts.plane);
    body.layers.held.push(
      put("14 -4!, 24 -15!, 29 -14, 26 0!", blue),
      put("-2 -4!, 8 -20!, 14 -20, 11 -3!", blue),
      put("-24 0, -16 -7, 20 -6, 28 -2, 26 3, 14 6, -16 7", white),
      put("-6 2!, 4 20!, 11 20, 9 3!", blue),
      ...[-11, -3].map((x) => asDetail(area(place(ellipse(x, -1, 2), frame), blue, parts.plane))),
    );
  },
  /** A box with a handle, steam above the bowl on it. */
  takeaway(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.heldBehind.push(
      bagHandle(x, y),
      area(roundedBox(x - 16, y + 7, 30, 27, 2), yellow, parts.bag),
      area(place(outline("-10 16!, 8 16!, 5 26, -7 26"), { x, y, angle: 0 }), white, parts.bowl),
    );
  },
  /** A bunch in paper. */
  bunch(body: Body) {
    const frame = { ...grip(body, "near"), angle: -14 };
    const flower = (x: number, y: number, colour: string) => [
      area(place(ellipse(x, y, 8.4), frame), colour, parts.flower),
      area(place(ellipse(x, y, 3), frame), yellow, parts.flower),
    ];
    body.layers.held.push(
      ...flower(-9, -28, red),
      ...flower(9, -28, blue),
      ...flower(0, -36, white),
      area(
        place(outline("-17 -24!, -6 -18, 0 -21, 6 -18, 17 -24!, 3 12!, -3 12!"), frame),
        paper,
        parts.paper,
      ),
    );
  },
  /** A pail with a fish that looks out. */
  fishPail(body: Body) {
    const { x, y } = grip(body, "near");
    const frame = { x, y: y + 12, angle: 0 };
    body.layers.heldBehind.push(
      bagHandle(x, y),
      area(
        place(
          outline("-4 12!, -8 0, -9 -12, -3 -20, -8 -30!, 1 -26, 10 -30!, 5 -20, 10 -10, 8 12!"),
          frame,
        ),
        blue,
        parts.fish,
      ),
      area(place(outline("-15 2!, 15 2!, 11 28!, -11 28!"), frame), metal, parts.bucket),
    );
  },
  /** By its tail, as long as an arm. */
  bigFish(body: Body) {
    const frame = { ...at(grip(body, "near"), -6, 4), angle: 8 };
    body.layers.held.push(
      area(
        place(
          outline("-9 -12!, 0 -9, 9 -12!, 3 -2!, 12 10, 12 24, 0 38, -12 24, -12 10, -3 -2!"),
          frame,
        ),
        blue,
        parts.fish,
      ),
      area(place(ellipse(-4, 27, 2.2), frame), dark, parts.eye),
      stroke(place(outline("-11 20, 0 16, 11 20"), frame), dark),
    );
  },
} as const;
