/** What craftsmen and those on errands hold: one thing each that nobody else has. */
import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox } from "../geometry.ts";
import { at, bagHandle, bar, floorOf, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import { blue, dark, metal, orange, paper, red, white, wood, yellow } from "../prop-colours.ts";

export const gearOfCrafts = {
  /** On the palm, its sole thick; the hammer for it in the other hand. */
  bootAndHammer(body: Body) {
    const near = { ...grip(body, "near"), angle: 0 };
    const far = { ...grip(body, "far"), angle: 26 };
    body.layers.held.push(
      area(
        place(outline("2 -40!, -14 -40!, -13 -16, -22 -10, -33 -6, -34 2!, 3 2!"), near),
        red,
        parts.boot,
      ),
      area(place(roundedBox(-16, -44, 20, 8, 2), near), yellow, parts.cuff),
      area(place(outline("-36 1!, 4 1!, 4 8!, -6 8!, -8 5!, -36 6!"), near), wood, parts.heel),
    );
    body.layers.heldBehind.push(
      area(place(roundedBox(-1.9, -24, 3.8, 32, 1.4), far), wood, parts.handle),
      area(place(outline("-12 -33!, 8 -33!, 14 -28, 8 -23!, -12 -23!"), far), metal, parts.hammer),
    );
  },
  /** With a waist and a lip, on the palm. */
  clayVase(body: Body) {
    const frame = { ...at(grip(body, "near"), -9, -2), angle: 0 };
    body.layers.held.push(
      area(
        place(
          outline("-8 4!, -16 -8, -15 -18, -6 -27, -6 -31!, 6 -31!, 6 -27, 15 -18, 16 -8, 8 4!"),
          frame,
        ),
        orange,
        parts.vase,
      ),
      area(place(roundedBox(-10, -36, 20, 6, 2), frame), orange, parts.vase),
      area(
        place(outline("-15.5 -13!, 15.5 -13!, 16 -8, 15 -5!, -15 -5!, -16 -8"), frame),
        yellow,
        parts.stripe,
      ),
    );
  },
  brickAndTrowel(body: Body) {
    const { x, y } = grip(body, "near");
    const far = { ...grip(body, "far"), angle: 30 };
    body.layers.held.push(
      area(outlineOf("-27 -18!, -20 -24!, 14 -24!, 7 -18!", x, y), red, parts.brick),
      area(outlineOf("7 -18!, 14 -24!, 14 -8!, 7 -2!", x, y), red, parts.brick),
      area(roundedBox(x - 27, y - 18, 34, 16, 1), red, parts.brick),
    );
    body.layers.heldBehind.push(
      area(place(roundedBox(-2.6, -6, 5.2, 15, 2), far), wood, parts.handle),
      area(
        place(outline("-2 -6!, 2 -6!, 2 -12!, 13 -15!, 0 -38!, -13 -15!, -2 -12!"), far),
        metal,
        parts.trowel,
      ),
    );
  },
  squeegeeAndPail(body: Body) {
    const { x, y } = grip(body, "near");
    const far = { ...grip(body, "far"), angle: 24 };
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -26, 4, 34, 1.4), far), wood, parts.handle),
      area(place(roundedBox(-19, -33, 38, 8, 2), far), metal, parts.blade),
      bagHandle(x, y),
      area(outlineOf("-15 8!, 13 8!, 9 31!, -11 31!", x, y), blue, parts.pail),
      ...[-9, 0, 8].map((along, i) =>
        area(ellipse(x + along - 1, y + 5 - (i % 2) * 4, 6.4), white, parts.foam),
      ),
    );
  },
  /** Held out to whom is asked, a block with the sign of the station on it. */
  reportersMicrophone(body: Body) {
    const far = { ...grip(body, "far"), angle: 18 };
    const near = { ...grip(body, "near"), angle: -8 };
    body.layers.held.push(
      area(place(roundedBox(-3, -16, 6, 28, 2), far), metal, parts.microphone),
      area(place(roundedBox(-8, -24, 16, 12, 1.6), far), red, parts.label),
      area(place(ellipse(0, -33, 10.4), far), yellow, parts.microphone),
    );
    body.layers.heldBehind.push(
      area(place(roundedBox(-20, -20, 22, 28, 1.6), near), paper, parts.notepad),
      area(place(roundedBox(-20, -20, 22, 6, 1.2), near), red, parts.label),
    );
  },
  /** One upon the other, a strap round each. */
  trunks(body: Body) {
    const { x, y } = grip(body, "near");
    const floor = floorOf(body);
    const trunk = (left: number, top: number, wide: number, high: number, colour: string) => [
      area(roundedBox(left, top, wide, high, 2.4), colour, parts.trunk),
      area(roundedBox(left + wide * 0.2, top, 5, high, 0.6), wood, parts.strap),
      area(roundedBox(left + wide * 0.66, top, 5, high, 0.6), wood, parts.strap),
    ];
    const high = (floor - y) * 0.5;
    body.layers.heldBehind.push(
      ...trunk(x - 46, floor - high, 52, high, red),
      ...trunk(x - 40, floor - 2 * high, 42, high, yellow),
      area(roundedBox(x - 32, floor - 2 * high - 15, 26, 15, 2), blue, parts.trunk),
    );
  },
  /** Down to the ground before the feet, its tip in red. */
  whiteCane(body: Body) {
    const hand = grip(body, "near");
    const tip = { x: hand.x - 26, y: floorOf(body) };
    const along = (share: number) => ({
      x: hand.x + (tip.x - hand.x) * share,
      y: hand.y + (tip.y - hand.y) * share,
    });
    body.layers.heldBehind.push(
      area(bar(along(-0.25), along(0.8), 2.6), white, parts.staff),
      area(bar(along(0.78), along(1), 2.8), red, parts.staff),
    );
  },
  /** The letter is seen through the glass. */
  bottledLetter(body: Body) {
    const frame = { ...at(grip(body, "near"), -7, 0), angle: -16 };
    body.layers.held.push(
      area(
        place(outline("-10 6!, -10 -18, -4 -27, -4 -36!, 4 -36!, 4 -27, 10 -18, 10 6!"), frame),
        blue,
        parts.glass,
      ),
      area(place(roundedBox(-3.4, -42, 6.8, 8, 1.4), frame), wood, parts.lid),
      area(place(roundedBox(-5, -18, 10, 20, 2), frame), paper, parts.letter),
    );
  },
  /** Tied at the neck it would be a gift: it is open, and the wind comes out in curls. */
  windBag(body: Body) {
    const hand = { ...at(grip(body, "near"), -8, 0), angle: 0 };
    body.layers.heldBehind.push(
      area(
        place(outline("-3 -10!, 4 -2!, 16 10, 18 30, 2 40, -16 34, -18 16, -10 0!"), hand),
        yellow,
        parts.sack,
      ),
      area(place(outline("-14 -16!, 2 -14, 8 -4!, 4 2!, -4 -4, -12 -6!"), hand), red, parts.sack),
      ...[
        "-14 -14, -30 -20, -40 -34, -30 -44, -20 -36, -28 -30",
        "-14 -8, -34 -8, -50 -16, -48 -28, -40 -26",
      ].map((curl) => stroke(place(outline(curl), hand), dark, 2)),
    );
  },
} as const;

const outlineOf = (text: string, x: number, y: number): Knot[] =>
  place(outline(text), { x, y, angle: 0 });
