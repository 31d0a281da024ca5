/** Instruments, where they are when they are played. */
import { parts } from "../../lexicon/parts.ts";
import {
  between,
  boneAngle,
  distance,
  ellipse,
  type Frame,
  type Knot,
  type Point,
  place,
  roundedBox,
} from "../geometry.ts";
import { at, bar, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { dark, metal, red, violet, wood, yellow } from "../prop-colours.ts";

/** A body with a waist, from the tail at the origin along x; `half` is its greatest half width. */
function waisted(long: number, half: number): Knot[] {
  const side: Knot[] = [
    [0, -half * 0.4],
    [long * 0.09, -half * 0.9],
    [long * 0.24, -half],
    [long * 0.4, -half * 0.78, 1],
    [long * 0.51, -half * 0.46],
    [long * 0.62, -half * 0.68, 1],
    [long * 0.76, -half * 0.82],
    [long * 0.92, -half * 0.62],
    [long, -half * 0.2, 1],
  ];
  const other = side.toReversed().map(([x, y, corner]): Knot => [x, -y, corner]);
  return [...side, ...other];
}

/** The body of a fiddle, its neck and scroll, from tail to head. */
function fiddle(tail: Point, head: Point, half: number) {
  const long = distance(tail, head);
  const frame = { ...tail, angle: 90 - boneAngle(tail, head) };
  return [
    area(
      place(roundedBox(long * 0.56, -half * 0.19, long * 0.4, half * 0.38, 0.6), frame),
      "#8a5d3b",
      parts.violin,
    ),
    area(place(ellipse(long * 0.98, 0, half * 0.36), frame), wood, parts.violin),
    area(place(waisted(long * 0.6, half), frame), "#c9814a", parts.violin),
    ...(half > 12 ? stringsOf(long, half, frame) : []),
  ];
}

/** What a cello is known by: strings over a bridge, and an f on either side of it. */
function stringsOf(long: number, half: number, frame: Frame) {
  const line = (knots: readonly Knot[], width: number) => stroke(place(knots, frame), dark, width);
  return [
    ...[-1, 1].map((side) =>
      line(
        [
          [long * 0.06, side * half * 0.1],
          [long * 0.94, side * half * 0.1],
        ],
        1,
      ),
    ),
    line(
      [
        [long * 0.22, -half * 0.32],
        [long * 0.22, half * 0.32],
      ],
      2,
    ),
    ...[-1, 1].map((side) =>
      line(
        [
          [long * 0.16, side * half * 0.66],
          [long * 0.22, side * half * 0.52],
          [long * 0.3, side * half * 0.5],
        ],
        1.6,
      ),
    ),
  ];
}

const bow = (from: Point, to: Point) => area(bar(from, to, 1.5), wood, parts.violin);

function pipe(body: Body, blownAt: Point, colour: string, holes: number) {
  const hand = grip(body, "far");
  const frame = { ...blownAt, angle: 90 - boneAngle(blownAt, hand) };
  const long = distance(blownAt, hand) + 9;
  body.layers.overArms.push(
    area(place(roundedBox(-3, -2.6, long + 3, 5.2, 2), frame), colour, parts.flute),
  );
  for (let hole = 0; hole < holes; hole++)
    body.layers.overArms.push(
      stroke(
        place(
          [
            [long * (0.45 + 0.14 * hole), -1.6],
            [long * (0.45 + 0.14 * hole), 1.6],
          ],
          frame,
        ),
        dark,
      ),
    );
}

/** Where somebody's mouth is. */
function mouthOf({ skeleton: { head }, build }: Body): Point {
  return { x: head.x + build.headRadius * 0.2, y: head.y + build.headRadius * 0.62 };
}

/** An eighth note; `x`, `y` is the middle of its head. */
function note({ x, y }: Point) {
  const outline: readonly Knot[] = [
    [-5.4, 0],
    [-1, -4.6],
    [2, -3.8, 1],
    [2, -20, 1],
    [5.6, -20, 1],
    [8, -16],
    [12.4, -11],
    [10.6, -5, 1],
    [8.6, -9],
    [5.6, -11.5, 1],
    [5.6, 0.6],
    [0.5, 4.8],
  ];
  return area(place(outline, { x, y }), violet, parts.note);
}

/** Close under the mouth, which stays free. */
function microphone(body: Body) {
  const hand = grip(body, "far");
  const { head } = body.skeleton;
  const { headRadius } = body.build;
  const tip = { x: head.x + 0.86 * headRadius, y: head.y + 0.72 * headRadius };
  const end = { x: hand.x + 0.65 * (hand.x - tip.x), y: hand.y + 0.65 * (hand.y - tip.y) };
  body.layers.held.push(
    area(bar(end, tip, 2.6), metal, parts.microphone),
    area(ellipse(tip.x, tip.y, 6.2), yellow, parts.microphone),
  );
}

export const gearOfMusic = {
  microphone,
  /** Notes say that an animal sings, whose mouth may be shut. */
  song(body: Body) {
    const { head } = body.skeleton;
    const { headRadius } = body.build;
    const first = { x: head.x + 1.5 * headRadius + 12, y: head.y - 0.2 * headRadius };
    body.layers.ground.push(note(first), note(at(first, 19, -17)));
    microphone(body);
  },
  /** Under the chin, its neck in the far hand. */
  violin(body: Body) {
    const { head } = body.skeleton;
    const r = body.build.headRadius;
    const chin = { x: head.x + r * 0.42, y: head.y + r * 1.3 };
    const hand = grip(body, "far");
    const end = { x: chin.x + r * 3.1, y: chin.y + (hand.y - chin.y - 3) * 1.5 };
    const held = grip(body, "near");
    // Across the strings, between the waist and the neck.
    const strings = between(chin, end, 0.38);
    body.layers.held.push(...fiddle(chin, end, r * 0.78));
    body.layers.overArms.push(bow(between(held, strings, -0.25), between(held, strings, 2.3)));
  },
  /** Between the knees, the neck beside the head. */
  cello(body: Body) {
    const { head, legs } = body.skeleton;
    const floor = legs.near.joints[2].y + 4.6 * body.build.extremity;
    const hand = grip(body, "far");
    const foot = { x: hand.x + 14, y: floor - 5 };
    const top = { x: hand.x - 3, y: Math.min(head.y, hand.y - 12) };
    const held = grip(body, "near");
    body.layers.held.push(
      area(bar(foot, at(foot, 1, 6), 1.4), metal, parts.violin),
      ...fiddle(foot, top, 15),
    );
    body.layers.overArms.push(bow(at(held, -6, -2), at(held, 42, 6)));
  },
  /** Upright on the lap, the bow before it. */
  erhu(body: Body) {
    const { head, hips } = body.skeleton;
    const hand = grip(body, "far");
    const lap = hips.y - 2;
    const top = head.y - body.build.headRadius * 0.5;
    const held = grip(body, "near");
    body.layers.overArms.push(
      area(bar({ x: hand.x, y: lap }, { x: hand.x, y: top }, 1.8), "#a5573a", parts.violin),
      ...[8, 17].map((down) =>
        area(
          bar({ x: hand.x - 8, y: top + down }, { x: hand.x + 2, y: top + down }, 1.5),
          wood,
          parts.violin,
        ),
      ),
      area(roundedBox(hand.x - 8, lap - 12, 16, 15, 3), red, parts.violin),
    );
    body.layers.overArms.push(bow(at(held, -5, 0), { x: hand.x + 24, y: held.y - 5 }));
  },
  /** Between the knees, leaning on the shoulder, the strings between sound box and neck. */
  harp(body: Body) {
    const { head, legs } = body.skeleton;
    const r = body.build.headRadius;
    const hand = grip(body, "far");
    const floor = legs.near.joints[2].y + 4.6 * body.build.extremity;
    const foot = { x: hand.x + 13, y: floor - 3 };
    const shoulder = { x: head.x + r * 0.9, y: head.y + r * 1.1 };
    const top = { x: foot.x + 7, y: head.y - r * 1.1 };
    const wide = top.x - shoulder.x;
    const neck = (share: number, below = 0): Knot => [
      shoulder.x + wide * share,
      shoulder.y + (top.y - shoulder.y) * share + 9 * Math.sin(Math.PI * share) + below,
    ];
    const strings = [0.3, 0.5, 0.7].map((share) => {
      const [x, y] = neck(share, 5);
      const down = (x - shoulder.x) / (foot.x - shoulder.x);
      return stroke(
        [
          [x, y],
          [x, shoulder.y + (foot.y - shoulder.y) * down - 4],
        ],
        wood,
      );
    });
    body.layers.held.push(
      ...strings,
      area(bar(foot, top, 3.2), yellow, parts.harp),
      area(bar(foot, shoulder, 7, 4.5), "#c9814a", parts.harp),
      area(
        [
          ...[0, 0.3, 0.6, 1].map((share) => neck(share, -4)),
          ...[1, 0.6, 0.3, 0].map((share) => neck(share, 5)),
        ],
        yellow,
        parts.harp,
      ),
      area(roundedBox(foot.x - 11, floor - 5, 20, 6, 2), wood, parts.harp),
    );
  },
  /** Held out to the side. */
  flute(body: Body) {
    pipe(body, mouthOf(body), metal, 4);
  },
  /** Down before the chest. */
  recorder(body: Body) {
    pipe(body, mouthOf(body), yellow, 3);
  },
};
