/** A guitar across the body, one hand at the strings and one at the neck. */
import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Frame, type Knot, place, roundedBox } from "../geometry.ts";
import { grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import { dark, wood } from "../prop-colours.ts";

const bodyOfGuitar = outline(
  "-10 0, -7.6 -9, 1 -10, 5.4 -6.6, 11 -7.4, 14.6 0, 11 7.4, 5.4 6.6, 1 10, -7.6 9",
);

export function guitar(body: Body) {
  const strum = grip(body, "near");
  const fret = grip(body, "far");
  const angle = (Math.atan2(fret.y - strum.y, fret.x - strum.x) * 180) / Math.PI;
  const frame: Frame = { x: strum.x, y: strum.y + 1, angle, scale: 1.45 };
  const long = Math.hypot(fret.x - strum.x, fret.y - strum.y) / 1.45;
  const on = (knots: readonly Knot[], dye: string) => area(place(knots, frame), dye, parts.guitar);
  const line = (from: Knot, to: Knot, width: number) =>
    stroke(place([from, to], frame), dark, width);
  body.layers.held.push(
    on(roundedBox(6, -2.2, long + 4, 4.4, 1), wood),
    on(roundedBox(long + 7, -3.6, 8, 7.2, 2), wood),
    on(bodyOfGuitar, "#f2a65a"),
    on(ellipse(7.4, 0, 3), wood),
    line([-5, -1], [long + 8, -1], 0.9),
    line([-5, 1], [long + 8, 1], 0.9),
    line([-5, -3.6], [-5, 3.6], 2),
    // On the strings, and round the neck.
    ...[strum, fret].map((hand) => area(ellipse(hand.x, hand.y, 4.2), body.hands, parts.hand)),
  );
}
