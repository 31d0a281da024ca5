/** What is done at a sink or a pot, and with a brush at a desk. */
import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, type Point, place, roundedBox } from "../geometry.ts";
import { at, bar, bubbleAt, desk, floorOf, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { blue, dark, metal, paper, red, violet, white, wood, yellow } from "../prop-colours.ts";
import { tube } from "../tube.ts";

/** Half the width of a sink's cupboard. */
const half = 40;

/** The middle of the counter's edge, under both hands. */
function counterOf(body: Body): Point {
  const [left, right] = [grip(body, "near"), grip(body, "far")];
  return { x: (left.x + right.x) / 2, y: Math.max(left.y, right.y) + 5 };
}

/** Its counter with a basin before whoever stands there, the tap at the side. */
function sink(body: Body) {
  const { x, y } = counterOf(body);
  const floor = floorOf(body);
  const door = (from: number) =>
    area(roundedBox(from, y + 21, half - 8, floor - y - 27, 1.5), wood, parts.cupboard);
  const neck: Point[] = [
    { x: x + 27, y },
    { x: x + 27, y: y - 24 },
    { x: x + 24, y: y - 28 },
    { x: x + 17, y: y - 28 },
    { x: x + 14, y: y - 24 },
    { x: x + 14, y: y - 18 },
  ];
  body.layers.cover.push(
    area(
      tube(
        neck,
        neck.map(() => 2.6),
        { start: "cuff", end: "cuff" },
      ),
      metal,
      parts.tap,
    ),
    area(roundedBox(x - half, y + 4, 2 * half, floor - y - 4, 1.5), yellow, parts.cupboard),
    // Under a bear's paws there is no room for doors.
    ...(floor - y > 44 ? [door(x - half + 5), door(x + 3)] : []),
    area(roundedBox(x - half - 4, y, 2 * half + 8, 6, 2), wood, parts.counter),
    area(roundedBox(x - 19, y, 38, 15, 3), white, parts.basin),
  );
}

const suds = (middle: Point, places: readonly (readonly [number, number, number])[]) =>
  places.map(([dx, dy, r]) => bubbleAt(middle, dx, dy, r));

export const gearAtACounter = {
  /** Water runs over the hands. */
  handBasin(body: Body) {
    const { x, y } = counterOf(body);
    sink(body);
    body.layers.cover.push(
      area(roundedBox(x + 12, y - 18, 4.4, 18, 1), blue, parts.water),
      ...suds({ x, y }, [
        [-14, -3, 5],
        [-4, -4, 6],
        [5, -3, 4.6],
      ]),
    );
  },
  /** A plate and a sponge in hand, clean plates beside. */
  dishes(body: Body) {
    const { x, y } = counterOf(body);
    const plate = { x: x - 1, y: y - 11 };
    body.layers.held.push(
      area(ellipse(plate.x, plate.y, 13), blue, parts.dish),
      area(ellipse(plate.x, plate.y, 7.6), white, parts.dish),
    );
    sink(body);
    body.layers.cover.push(
      ...[0, 1, 2].map((up) =>
        area(
          roundedBox(x - half, y - 4.6 * (up + 1), 20, 4.6, 2.2),
          up === 1 ? red : white,
          parts.dish,
        ),
      ),
      ...suds({ x, y }, [
        [-12, -1, 5],
        [10, -2, 5.4],
        [-2, -2, 6],
      ]),
    );
  },
  /** Upright in both hands, its end in a pot that the scene gives. */
  stirringSpoon(body: Body) {
    const hand = grip(body, "far");
    const end = { x: hand.x + 12, y: floorOf(body) - 34 };
    body.layers.heldBehind.push(area(bar(at(hand, -6, -16), end, 2.4), wood, parts.handle));
  },
  /** The brush upright over the paper, a character begun. */
  calligraphy(body: Body) {
    const hand = grip(body, "far");
    const top = hand.y + 12;
    const right = hand.x + 40;
    const sheet: Knot[] = [
      [hand.x - 10, top - 1, 1],
      [hand.x + 2, top - 14, 1],
      [hand.x + 30, top - 14, 1],
      [hand.x + 24, top - 1, 1],
    ];
    body.layers.ground.push(
      ...desk(body, top, hand.x - 18, right),
      area(sheet, paper, parts.page),
      area(roundedBox(right - 12, top - 6, 11, 6, 1.6), violet, parts.inkstone),
    );
    const strokes: readonly Knot[][] = [
      [
        [7, -9],
        [22, -9.6],
      ],
      [
        [15.5, -12],
        [13.4, -7.6],
        [6, -3.4],
      ],
      [
        [14.6, -8.6],
        [20, -3.6],
      ],
    ];
    const onSheet = { x: hand.x, y: top };
    body.layers.ground.push(...strokes.map((knots) => stroke(place(knots, onSheet), dark)));
    body.layers.held.push(
      area(bar(at(hand, 1.5, -24), at(hand, 0.6, 4), 1.9), wood, parts.brush),
      area(
        [
          [hand.x - 1.8, hand.y + 3.6, 1],
          [hand.x + 3, hand.y + 3.6, 1],
          [hand.x + 3.4, hand.y + 7],
          [hand.x + 0.6, hand.y + 12, 1],
          [hand.x - 2.2, hand.y + 7],
        ],
        dark,
        parts.brush,
      ),
    );
  },
};
