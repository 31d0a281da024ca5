/** What people of many lands, tales and stages hold, in the near hand. */

import { parts } from "../../lexicon/parts.ts";
import { ellipse, type Knot, place, roundedBox, star } from "../geometry.ts";
import { grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import { blue, dark, green, metal, red, white, wood, yellow } from "../prop-colours.ts";

const inHand = (body: Body, angle = -24) => ({ ...grip(body, "near"), angle });
/** A shaft from the ground to beside the head. */
function shaft(body: Body, colour: string) {
  const { x } = grip(body, "near");
  const floor = body.skeleton.legs.near.joints[2].y + 4.8 * body.build.extremity;
  const top = body.skeleton.head.y - body.build.headRadius * 0.7;
  body.layers.heldBehind.push(
    area(roundedBox(x - 2.2, top, 4.4, floor - top, 1.2), colour, parts.staff),
  );
  return { x, top };
}

export const cultureGear = {
  flowers(body: Body) {
    const frame = inHand(body, -16);
    const blossom = (x: number, y: number) =>
      Array.from({ length: 12 }, (_, i): Knot => {
        const turn = (i * Math.PI) / 6;
        const r = i % 2 ? 7.2 : 9.8;
        return [x + Math.cos(turn) * r, y + Math.sin(turn) * r, i % 2 ? 1 : 0];
      });
    body.layers.held.push(
      area(place(outline("-11 -6!, 11 -6!, 3 14!, -3 14!"), frame), green, parts.leaves),
    );
    for (const [x, y, colour] of [
      [-9, -11, red],
      [9, -11, yellow],
      [0, -23, white],
    ] as const) {
      body.layers.held.push(
        area(place(blossom(x, y), frame), colour, parts.flower),
        area(place(ellipse(x, y, 3.2), frame), "#f5a04c", parts.flowerCentre),
      );
    }
  },
  foldingFan(body: Body) {
    const frame = inHand(body, -30);
    const arc = Array.from({ length: 9 }, (_, i): Knot => {
      const turn = ((-62 + (124 * i) / 8) * Math.PI) / 180;
      const r = i % 2 ? 27 : 30;
      return [Math.sin(turn) * r, -Math.cos(turn) * r, 1];
    });
    const rib = (angle: number) => {
      const turn = (angle * Math.PI) / 180;
      const at = (r: number): Knot => [Math.sin(turn) * r, -Math.cos(turn) * r];
      return stroke(place([at(5), at(27)], frame), dark);
    };
    body.layers.heldBehind.push(
      area(place([[0, 3, 1], ...arc], frame), red, parts.bow),
      rib(-26),
      rib(0),
      rib(26),
    );
  },
  /** Of goose feathers, as the wise general has it. */
  featherFan(body: Body) {
    const frame = inHand(body, -22);
    for (const angle of [-56, 56, -28, 28, 0]) {
      const at = { ...frame, angle: frame.angle + angle };
      body.layers.heldBehind.push(
        area(place(outline("-2 -6!, -6.4 -22, 0 -33!, 6.4 -22, 2 -6!"), at), white, parts.feather),
      );
    }
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -8, 4, 18, 1.4), frame), wood, parts.handle),
    );
  },
  potOfGold(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(ellipse(x - 15, y - 6, 7), yellow, parts.ingot),
      area(ellipse(x + 1, y - 6, 7), yellow, parts.ingot),
      area(ellipse(x - 7, y - 10, 7.6), yellow, parts.ingot),
      area(
        outline(
          `${x - 23} ${y - 4}!, ${x + 9} ${y - 4}!, ${x + 13} ${y + 10}, ${x + 4} ${y + 21}, ${x - 18} ${y + 21}, ${x - 27} ${y + 10}`,
        ),
        metal,
        parts.pot,
      ),
    );
  },
  honeyJar(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(roundedBox(x - 19, y - 14, 24, 24, 6), yellow, parts.pot),
      area(roundedBox(x - 20, y - 20, 26, 8, 3), wood, parts.lid),
      area(roundedBox(x - 14, y - 6, 14, 10, 2), white, parts.label),
    );
  },
  suitcase(body: Body) {
    const { x } = grip(body, "near");
    const floor = body.skeleton.legs.near.joints[2].y + 4.8 * body.build.extremity;
    const y = grip(body, "near").y;
    body.layers.heldBehind.push(
      area(roundedBox(x - 10, y - 2, 5, floor - y - 28, 1), metal, parts.handle),
      area(roundedBox(x - 22, floor - 35, 26, 32, 4), blue, parts.bag),
      area(roundedBox(x - 22, floor - 24, 26, 8, 1), yellow, parts.stripe),
      area(ellipse(x - 16, floor - 2, 3), dark, parts.wheel),
      area(ellipse(x - 2, floor - 2, 3), dark, parts.wheel),
    );
  },
  tray(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(roundedBox(x - 14, y - 21, 17, 18, 4), white, parts.glass),
      area(roundedBox(x - 16, y - 25, 21, 6, 2), red, parts.lid),
      area(ellipse(x - 5, y - 1, 23, 4), metal, parts.cakePlate),
    );
  },
  telescope(body: Body) {
    const frame = { ...grip(body, "near"), angle: -52 };
    body.layers.heldBehind.push(
      area(place(roundedBox(-4, -18, 8, 30, 1.6), frame), metal, parts.spyglass),
      area(place(roundedBox(-6.6, -38, 13.2, 22, 2), frame), blue, parts.spyglass),
      area(place(roundedBox(-8.2, -44, 16.4, 8, 2), frame), yellow, parts.spyglass),
    );
  },
  basketball(body: Body) {
    const { x, y } = grip(body, "near");
    const [cx, cy, r] = [x - 9, y - 6, 13.5];
    body.layers.held.push(
      area(ellipse(cx, cy, r), "#f5a04c", parts.ball),
      stroke(outline(`${cx - r} ${cy}, ${cx + r} ${cy}`), dark),
      stroke(outline(`${cx - 9} ${cy - 10}, ${cx - 3} ${cy}, ${cx - 9} ${cy + 10}`), dark),
      stroke(outline(`${cx + 9} ${cy - 10}, ${cx + 3} ${cy}, ${cx + 9} ${cy + 10}`), dark),
    );
  },
  dunkedBall(body: Body) {
    const hand = grip(body, "far");
    const [cx, cy, r] = [hand.x + 4, hand.y - 9, 10];
    body.layers.held.push(
      area(ellipse(cx, cy, r), "#f5a04c", parts.ball),
      stroke(outline(`${cx - r} ${cy}, ${cx + r} ${cy}`), dark),
      stroke(outline(`${cx} ${cy - r}, ${cx} ${cy + r}`), dark),
    );
  },
  bat(body: Body) {
    body.layers.heldBehind.push(
      area(
        place(
          outline("-2 9, 2 9, 2.4 -8, 5.4 -24, 5.4 -40, 0 -44, -5.4 -40, -5.4 -24, -2.4 -8"),
          inHand(body, -30),
        ),
        wood,
        parts.club,
      ),
    );
  },
  racket(body: Body) {
    const frame = inHand(body, -34);
    const cord = (a: string) => stroke(place(outline(a), frame), dark);
    body.layers.heldBehind.push(
      area(place(roundedBox(-2.2, -16, 4.4, 26, 1.4), frame), wood, parts.handle),
      area(place(ellipse(0, -29, 12.4, 15.4), frame), red, parts.rim),
      area(place(ellipse(0, -29, 9, 12), frame), white, parts.opening),
      cord("0 -41, 0 -17"),
      cord("-9 -29, 9 -29"),
    );
  },
  /** Through both fists, where they are at one height, else a dumbbell in the near hand. */
  barbell(body: Body) {
    const [near, far] = [grip(body, "near"), grip(body, "far")];
    const isLevel = Math.abs(near.y - far.y) < 8;
    const y = isLevel ? (near.y + far.y) / 2 : near.y;
    const hands = isLevel ? [near, far] : [near];
    const left = Math.min(...hands.map(({ x }) => x)) - 9;
    const right = Math.max(...hands.map(({ x }) => x)) + 9;
    const size = 4 * body.build.extremity;
    const tall = isLevel ? 26 : 15;
    body.layers.held.push(
      area(roundedBox(left - 14, y - 2.8, right - left + 28, 5.6, 1), metal, parts.bar),
      ...[left - 10, right].map((x) =>
        area(roundedBox(x, y - tall, 10, 2 * tall, 4), red, parts.plate),
      ),
      ...hands.map(({ x }) => area(ellipse(x, y, size * 1.1, size), body.hands, parts.hand)),
    );
  },
  snowWand(body: Body) {
    const frame = inHand(body, -24);
    body.layers.heldBehind.push(
      area(place(roundedBox(-1.6, -22, 3.2, 30, 1.2), frame), metal, parts.wand),
      area(place(star(0, -30, 6, 14, 5), frame), blue, parts.star),
    );
  },
  /** A gourd on a gnarled staff, and a peach of long life. */
  peachStaff(body: Body) {
    const { x, top } = shaft(body, wood);
    body.layers.heldBehind.push(
      area(ellipse(x, top - 3, 6.4), wood, parts.staff),
      area(ellipse(x + 9, top + 9, 5), yellow, parts.gourd),
      area(ellipse(x + 9, top + 18, 7), yellow, parts.gourd),
    );
    const far = grip(body, "far");
    const at = (text: string) => place(outline(text), far);
    body.layers.held.push(
      area(at("-13 0!, -4 -3, 0 4, -7 9"), green, parts.leaf),
      area(at("13 0!, 4 -3, 0 4, 7 9"), green, parts.leaf),
      area(at("2 -28!, 13 -17, 13 -5, 3 3, -10 0, -13 -12, -6 -22"), "#f7a9b4", parts.fruit),
      stroke(at("2 -28, -3 -15, 1 -5"), dark),
    );
  },
  trident(body: Body) {
    const { x, top } = shaft(body, yellow);
    body.layers.heldBehind.push(
      area(
        outline(
          `${x - 2.4} ${top + 4}!, ${x - 14} ${top - 2}, ${x - 15} ${top - 18}!, ${x - 9} ${top - 8}, ${x - 2.6} ${top - 6}!, ${x - 3} ${top - 16}, ${x} ${top - 24}!, ${x + 3} ${top - 16}, ${x + 2.6} ${top - 6}!, ${x + 9} ${top - 8}, ${x + 15} ${top - 18}!, ${x + 14} ${top - 2}, ${x + 2.4} ${top + 4}!`,
        ),
        yellow,
        parts.staff,
      ),
    );
  },
  lightning(body: Body) {
    body.layers.held.push(
      area(
        place(
          outline("4 -34!, -10 -8!, -2 -8!, -8 14!, 11 -14!, 3 -14!, 14 -34!"),
          inHand(body, -14),
        ),
        yellow,
        parts.ray,
      ),
    );
  },
  /** On a strap before the chest. */
  camera(body: Body) {
    const { build, skeleton } = body;
    const chest = -build.torso * 0.42;
    const on = (knots: Knot[]) => place(knots, skeleton.torso);
    const strap = (side: 1 | -1) =>
      stroke(
        on([
          [side * 12, chest - 10],
          [side * build.shoulder * 0.52, -build.torso * 0.98],
        ]),
        dark,
        2.2,
      );
    body.layers.frontArms.push(
      strap(-1),
      strap(1),
      area(
        on(
          outline("-15 -9!, -8 -9!, -5 -16!, 5 -16!, 8 -9!, 15 -9!, 15 11!, -15 11!").map(
            ([x, y, corner]): Knot => [x, y + chest, corner ?? 0],
          ),
        ),
        metal,
        parts.camera,
      ),
      area(on(ellipse(0, chest + 1, 8)), blue, parts.lens),
    );
  },
  /** A hare in a hat, the magician's trick. */
  hatTrick(body: Body) {
    const { x, y } = grip(body, "near");
    const at = (text: string) => place(outline(text), { x: x - 8, y: y - 4 });
    body.layers.held.push(
      area(at("-2 -22!, -8 -36, -3 -42, 0 -24!"), white, parts.ear),
      area(at("2 -22!, 8 -36, 3 -42, 0 -24!"), white, parts.ear),
      area(at("0 -26, 8 -22, 9 -12, 0 -6, -9 -12, -8 -22"), white, parts.head),
      area(ellipse(x - 11.4, y - 20, 1.5), dark, parts.eye),
      area(ellipse(x - 4.6, y - 20, 1.5), dark, parts.eye),
      area(at("-12 -12!, 12 -12!, 9 12!, -9 12!"), blue, parts.hat),
      area(ellipse(x - 8, y - 15, 16, 3.6), blue, parts.brim),
    );
  },
  /** A white scarf of welcome over both hands. */
  khata(body: Body) {
    for (const side of ["near", "far"] as const) {
      const { x, y } = grip(body, side);
      body.layers.held.push(
        area(
          outline(
            `${x - 6} ${y - 2}!, ${x + 6} ${y - 2}!, ${x + 7} ${y + 26}!, ${x} ${y + 22}!, ${x - 7} ${y + 26}!`,
          ),
          white,
          parts.scarf,
        ),
      );
    }
  },
  basketOnArm(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(ellipse(x - 12, y + 4, 6), yellow, parts.bread),
      area(ellipse(x, y + 4, 6), red, parts.fruit),
      area(
        outline(
          `${x - 21} ${y + 5}!, ${x + 9} ${y + 5}!, ${x + 5} ${y + 21}!, ${x - 17} ${y + 21}!`,
        ),
        wood,
        parts.basket,
      ),
      stroke(outline(`${x - 18} ${y + 6}, ${x - 6} ${y - 10}, ${x + 6} ${y + 6}`), dark, 2),
    );
  },
  hikingPole(body: Body) {
    const { x } = grip(body, "near");
    const floor = body.skeleton.legs.near.joints[2].y + 4.8 * body.build.extremity;
    const top = body.skeleton.neck.y + 4;
    body.layers.heldBehind.push(
      area(roundedBox(x - 2.2, top, 4.4, floor - top, 1.2), wood, parts.staff),
      area(roundedBox(x - 3.6, top - 4, 7.2, 12, 3), red, parts.handle),
    );
  },
  /** The bag under the arm, its pipes over the shoulder. */
  bagpipe(body: Body) {
    const { x, y } = grip(body, "near");
    const at = (text: string, angle = 0) => place(outline(text), { x: x - 2, y: y - 12, angle });
    for (const angle of [-34, -12]) {
      body.layers.heldBehind.push(
        area(at("-2.4 0!, -2.4 -36!, -5 -42!, 5 -42!, 2.4 -36!, 2.4 0!", angle), wood, parts.stick),
      );
    }
    body.layers.held.push(
      area(at("-2 10!, 2 10!, 4 34!, -4 34!", 10), wood, parts.stick),
      area(at("-17 2, -12 -10, 4 -11, 15 -3, 14 8, 2 15, -12 13"), green, parts.bag),
    );
  },
  ukuleleSide(body: Body) {
    const frame = { ...grip(body, "near"), angle: -20 };
    body.layers.held.push(
      area(place(roundedBox(-2.4, -38, 4.8, 30, 1), frame), wood, parts.guitar),
      area(place(roundedBox(-4.4, -45, 8.8, 9, 2), frame), wood, parts.guitar),
      area(
        place(
          outline("-6 -12, -9 -4, -7 2, -12 10, -9 20, 0 23, 9 20, 12 10, 7 2, 9 -4, 6 -12, 0 -13"),
          frame,
        ),
        "#f2a65a",
        parts.guitar,
      ),
      area(place(ellipse(0, 4, 4.4), frame), wood, parts.guitar),
    );
  },
  /** A slim vase with a willow twig. */
  willowVase(body: Body) {
    const { x, y } = grip(body, "near");
    const at = (text: string) => place(outline(text), { x: x - 5, y: y - 4 });
    body.layers.held.push(
      area(at("-1 -13!, -13 -22, -16 -34!, -6 -26, 3 -13!"), green, parts.leaf),
      area(at("0 -13!, 1 -28, 9 -38!, 9 -25, 4 -13!"), green, parts.leaf),
      area(at("-5 -14!, 5 -14!, 3 -7, 9 3, 6 14!, -6 14!, -9 3, -3 -7"), white, parts.pot),
    );
  },
  /** A wicker fan of the mad monk. */
  palmFan(body: Body) {
    const frame = inHand(body, -26);
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -14, 4, 24, 1.4), frame), wood, parts.handle),
      area(
        place(
          outline("0 -10!, -13 -13, -17 -24!, -12 -36, 0 -34!, 12 -38, 17 -26!, 12 -13"),
          frame,
        ),
        yellow,
        parts.leaf,
      ),
    );
  },
  /** Rolls of bamboo or paper. */
  scrollInHand(body: Body) {
    const frame = inHand(body, -12);
    body.layers.held.push(
      area(place(roundedBox(-24, -11, 26, 18, 1), frame), "#fff6e0", parts.paper),
      area(place(roundedBox(-28, -15, 7, 26, 3), frame), wood, parts.rod),
      area(place(roundedBox(-1, -15, 7, 26, 3), frame), wood, parts.rod),
    );
  },
  shovel(body: Body) {
    const { x } = grip(body, "near");
    const floor = body.skeleton.legs.near.joints[2].y + 4.8 * body.build.extremity;
    const top = body.skeleton.hips.y - body.build.torso * 0.5;
    body.layers.heldBehind.push(
      area(roundedBox(x - 2, top, 4, floor - top - 18, 1.2), wood, parts.handle),
      area(roundedBox(x - 7, top - 4, 14, 5.4, 2), wood, parts.handle),
      area(
        outline(
          `${x - 8} ${floor - 22}!, ${x + 8} ${floor - 22}!, ${x + 7} ${floor - 7}, ${x} ${floor}!, ${x - 7} ${floor - 7}`,
        ),
        metal,
        parts.blade,
      ),
    );
  },
  axe(body: Body) {
    const frame = inHand(body, -20);
    body.layers.heldBehind.push(
      area(place(roundedBox(-2, -32, 4, 46, 1.4), frame), wood, parts.handle),
      area(place(outline("-3 -33!, -16 -38, -18 -20!, -3 -23!"), frame), metal, parts.blade),
    );
  },
  can(body: Body) {
    const { x, y } = grip(body, "near");
    body.layers.held.push(
      area(
        outline(
          `${x - 20} ${y + 8}!, ${x - 38} ${y - 2}!, ${x - 34} ${y - 6}!, ${x - 16} ${y + 1}!`,
        ),
        metal,
        parts.spout,
      ),
      area(roundedBox(x - 21, y - 1, 24, 21, 3), green, parts.wateringCan),
      stroke(outline(`${x - 16} ${y - 1}, ${x - 8} ${y - 8}, ${x} ${y - 1}`), dark, 2),
    );
  },
} as const;
