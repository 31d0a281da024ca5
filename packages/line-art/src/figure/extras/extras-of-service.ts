/** What goes with the clothes of those who look after others: vests, masks, whistles, stars. */

import { parts } from "../../lexicon/parts.ts";
import type { Character } from "../character.ts";
import { ellipse, type Knot, place, radians, roundedBox } from "../geometry.ts";
import { grip } from "../grip.ts";
import { star } from "../hats/hat-shapes.ts";
import { turnedKnots } from "../head.ts";
import { area, asDetail, type Body, stroke } from "../layers.ts";
import { turnedWidth } from "../tops.ts";

const dark = "#3a3340";

/** Half the width of the chest, its height, and how far its middle is turned to the side. */
function chest({ build, stance }: Body) {
  const wide = build.shoulder * turnedWidth(stance.yaw);
  return { wide, t: build.torso, ahead: Math.sin(radians(stance.yaw)) * build.shoulder * 0.3 };
}

export const serviceExtras = {
  /** Open to a point at the neck, a broad stripe that shines in the dark round its middle. */
  vest(body: Body, _character: Character, colour: string) {
    const { build, skeleton, layers } = body;
    const { wide, t, ahead } = chest(body);
    const side = Math.max(build.waist, build.hip) * turnedWidth(body.stance.yaw) + 1.6;
    const whole: Knot[] = [
      [-wide * 0.84, -t - 0.4, 1],
      [-wide * 0.42, -t - 1.4, 1],
      [ahead, -t * 0.6, 1],
      [wide * 0.42, -t - 1.4, 1],
      [wide * 0.84, -t - 0.4, 1],
      [side, -t * 0.4],
      [side, t * 0.12, 1],
      [0, t * 0.16],
      [-side, t * 0.12, 1],
      [-side, -t * 0.4],
    ];
    const stripe: Knot[] = [
      [-side + 0.3, -t * 0.36, 1],
      [0, -t * 0.32],
      [side - 0.3, -t * 0.36, 1],
      [side, -t * 0.14, 1],
      [0, -t * 0.1],
      [-side, -t * 0.14, 1],
    ];
    layers.top.push(
      { ...area(place(whole, skeleton.torso), colour, parts.vest), telling: true },
      { ...area(place(stripe, skeleton.torso), "#fbfbf6", parts.vest), telling: true },
    );
  },
  /** On a cord round the neck. */
  whistle(body: Body) {
    const { skeleton, layers } = body;
    const { wide, t, ahead } = chest(body);
    const cord: Knot[] = [
      [-wide * 0.5, -t, 1],
      [ahead, -t * 0.52, 1],
      [wide * 0.5, -t, 1],
    ];
    const at = place([[ahead, -t * 0.36]], skeleton.torso)[0] as Knot;
    const frame = { x: at[0], y: at[1], angle: skeleton.torso.angle };
    layers.frontArms.push(stroke(place(cord, skeleton.torso), dark, 2), {
      ...area(
        place(
          [
            [-6.4, -4.6, 1],
            [11.4, -4.6, 1],
            [11.4, 0.4, 1],
            [5.4, 0.6],
            [4, 5.6],
            [-1.4, 7.4],
            [-6.6, 4],
          ],
          frame,
        ),
        "#cfd6de",
        parts.whistle,
      ),
      telling: true,
    });
  },
  /** Down to the belt, in one point. */
  longBeard({ skeleton, stance, layers }: Body, { hair }: Character) {
    const knots: Knot[] = [
      [-0.98, 0.16, 1],
      [-0.72, 0.46],
      [-0.3, 0.34],
      [0, 0.46, 1],
      [0.3, 0.34],
      [0.72, 0.46],
      [0.98, 0.16, 1],
      [1.12, 0.9],
      [0.7, 1.8],
      [0, 2.6, 1],
      [-0.7, 1.8],
      [-1.12, 0.9],
    ];
    layers.held.push({
      ...area(
        place(turnedKnots(knots, stance.head.yaw * 0.75), skeleton.head),
        hair.colour,
        parts.beard,
      ),
      telling: true,
    });
  },
  /** Under both boots, in all that a skater does. */
  blades(body: Body) {
    const { skeleton, stance, build, layers } = body;
    // Who skates has them on already.
    if ("prop" in stance && /skates$/i.test(String(stance.prop))) return;
    for (const side of ["near", "far"] as const) {
      const frame = {
        ...skeleton.legs[side].joints[2],
        angle: stance.legs[side].foot,
        scale: build.extremity,
        mirrored: stance.legs[side].toes === "left",
      };
      const blade: Knot[] = [
        [-3, 4, 1],
        [8, 4, 1],
        [8, 8, 1],
        [15, 8, 1],
        [15, 12.4, 1],
        [-9, 12.4, 1],
        [-9, 8, 1],
        [-3, 8, 1],
      ];
      layers[side === "near" ? "nearLeg" : "farLeg"].push({
        ...area(place(blade, frame), "#c9d3dd", parts.skate),
        telling: true,
      });
    }
  },
  /** As large as a keeper's. */
  keepersGloves(body: Body, _character: Character, colour: string) {
    for (const side of ["near", "far"] as const) {
      const { x, y } = grip(body, side);
      const angle = -body.skeleton.arms[side].angle;
      const glove: Knot[] = [
        [-5.4, -7, 1],
        [5.4, -7, 1],
        [8.4, -1],
        [8, 8],
        [0, 11],
        [-8, 8],
        [-8.4, -1],
      ];
      body.layers[body.stance.arms[side].layer === "over" ? "overArms" : "frontArms"].push({
        ...area(place(glove, { x, y, angle }), colour, parts.gloves),
        telling: true,
      });
    }
  },
  /** On the breast. */
  star(body: Body, _character: Character, colour: string) {
    const { skeleton, layers } = body;
    const { wide, t, ahead } = chest(body);
    layers.frontArms.push({
      ...area(place(star(ahead + wide * 0.36, -t * 0.62, 7), skeleton.torso), colour, parts.badge),
      telling: true,
    });
  },
  /** White, from shoulder to hip. */
  shoulderBelt(body: Body, _character: Character, colour: string) {
    const { skeleton, layers } = body;
    const { wide, t } = chest(body);
    layers.top.push({
      ...area(
        place(
          [
            [-wide * 0.8, -t * 0.98, 1],
            [-wide * 0.34, -t - 0.8, 1],
            [wide * 0.74, -t * 0.2, 1],
            [wide * 0.5, t * 0.02, 1],
          ],
          skeleton.torso,
        ),
        colour,
        parts.ribbon,
      ),
      telling: true,
    });
  },
  /** Two straps that cross on a toy soldier's breast. */
  crossedStraps(body: Body) {
    const { skeleton, layers } = body;
    const { wide, t } = chest(body);
    for (const side of [1, -1] as const) {
      const strap: Knot[] = [
        [-side * wide * 0.6, -t * 0.96],
        [side * wide * 0.62, -t * 0.06],
      ];
      layers.top.push(asDetail(stroke(place(strap, skeleton.torso), dark, 2.4)));
    }
  },
  /** Sticks out at the side of a toy. */
  windUpKey(body: Body) {
    const { skeleton, layers } = body;
    const { wide, t } = chest(body);
    const put = (knots: Knot[]) =>
      layers.back.push({
        ...area(place(knots, skeleton.torso), "#ffd95e", parts.key),
        telling: true,
      });
    put(roundedBox(wide * 0.6, -t * 0.62, wide * 1.2, 5, 1));
    put(ellipse(wide * 2, -t * 0.56 - 7, 8, 7));
    put(ellipse(wide * 2, -t * 0.56 + 7, 8, 7));
  },
  /** What toys stand on. */
  stand({ build, skeleton, layers }: Body, _character: Character, colour: string) {
    const { near, far } = skeleton.legs;
    const x = (near.joints[2].x + far.joints[2].x) / 2;
    const y = Math.max(near.joints[2].y, far.joints[2].y) + 4.2 * build.extremity;
    layers.ground.push({
      ...area(roundedBox(x - 25, y - 2, 50, 9, 3), colour, parts.board),
      telling: true,
    });
  },
};
