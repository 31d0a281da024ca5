/** Plucked instruments across the body, one hand at the strings and one at the neck. */
import { type Part, parts } from "../../lexicon/parts.ts";
import { ellipse, type Frame, type Knot, place, roundedBox } from "../geometry.ts";
import { grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import { dark, white, wood } from "../prop-colours.ts";

const guitarBody = outline(
  "-10 0, -7.6 -9, 1 -10, 5.4 -6.6, 11 -7.4, 14.6 0, 11 7.4, 5.4 6.6, 1 10, -7.6 9",
);
/** A drop, from its round end to the neck. */
const drop = (half: number, long: number): Knot[] => [
  [-10, 0],
  [-7, -half * 0.86],
  [1, -half],
  [long * 0.6, -half * 0.56],
  [long, -2.2, 1],
  [long, 2.2, 1],
  [long * 0.6, half * 0.56],
  [1, half],
  [-7, half * 0.86],
];

interface Instrument {
  scale: number;
  body: readonly Knot[];
  /** The skin or the hole in the middle of the body. */
  face: { x: number; radius: number; colour: string };
  /** Pegs at the sides of the head. */
  pegs?: boolean;
  /** The head is bent back, as a lute's is. */
  bentHead?: boolean;
}

function plucked(body: Body, instrument: Instrument) {
  const strum = grip(body, "near");
  const fret = grip(body, "far");
  const angle = (Math.atan2(fret.y - strum.y, fret.x - strum.x) * 180) / Math.PI;
  const frame: Frame = { x: strum.x, y: strum.y + 1, angle, scale: instrument.scale };
  const long = Math.hypot(fret.x - strum.x, fret.y - strum.y) / instrument.scale;
  const { x, radius, colour } = instrument.face;
  const on = (knots: readonly Knot[], dye: string, part: Part = parts.guitar) =>
    area(place(knots, frame), dye, part);
  const line = (from: Knot, to: Knot, width: number) =>
    stroke(place([from, to], frame), dark, width);
  const head = instrument.bentHead
    ? outline(`${long + 6} -2.4!, ${long + 6} 2.4!, ${long + 3} 14!, ${long - 2} 13!`)
    : roundedBox(long + 7, -3.6, 8, 7.2, 2);
  body.layers.held.push(
    ...(instrument.pegs
      ? [3, 8].flatMap((along) => [
          on(ellipse(long + 6 + along, -5, 1.6), white),
          on(ellipse(long + 6 + along, 5, 1.6), white),
        ])
      : []),
    on(roundedBox(6, -2.2, long + 4, 4.4, 1), wood),
    on(head, wood),
    on(instrument.body, "#f2a65a"),
    { ...on(ellipse(x, 0, radius), colour), telling: true },
    line([-5, -1], [long + 8, -1], 0.9),
    line([-5, 1], [long + 8, 1], 0.9),
    line([-5, -3.6], [-5, 3.6], 2),
    // On the strings, and round the neck.
    ...[strum, fret].map((hand) => area(ellipse(hand.x, hand.y, 4.2), body.hands, parts.hand)),
  );
}

export const gearOfStrings = {
  guitar(body: Body) {
    plucked(body, { scale: 1.45, body: guitarBody, face: { x: 7.4, radius: 3, colour: wood } });
  },
  ukulele(body: Body) {
    plucked(body, { scale: 1.05, body: guitarBody, face: { x: 7.4, radius: 3, colour: wood } });
  },
  /** A drum with a neck. */
  banjo(body: Body) {
    const round = { x: 0, radius: 9, colour: white };
    plucked(body, { scale: 1.45, body: ellipse(0, 0, 12.4), face: round, pegs: true });
  },
  lute(body: Body) {
    const rose = { x: 4, radius: 3.4, colour: wood };
    plucked(body, { scale: 1.4, body: drop(12, 20), face: rose, bentHead: true });
  },
  /** Upright, its neck beside the face. */
  pipa(body: Body) {
    const bridge = { x: -4, radius: 2.6, colour: wood };
    plucked(body, { scale: 1.4, body: drop(11, 22), face: bridge, pegs: true });
  },
};
