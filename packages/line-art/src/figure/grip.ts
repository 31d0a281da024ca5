/** Where hands hold things, and the plainest of things: a bar. */
import { parts } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import { ellipse, type Frame, type Knot, type Point, roundedBox } from "./geometry.ts";
import { area, type Body, stroke } from "./layers.ts";
import { dark, white, wood } from "./prop-colours.ts";
import { pastWrist } from "./skeleton.ts";

/** The middle of a fist, just past the wrist. */
export function grip(
  body: Pick<Body, "skeleton" | "build">,
  side: "near" | "far",
): Frame & { angle: number } {
  const limb = body.skeleton.arms[side];
  const radians = (limb.angle * Math.PI) / 180;
  const past = pastWrist * body.build.extremity;
  const wrist = limb.joints[2];
  return {
    x: wrist.x + Math.sin(radians) * past,
    y: wrist.y + Math.cos(radians) * past,
    angle: 0,
  };
}

/** A straight bar between two points, as a knob-ended outline. */
export function bar(a: Point, b: Point, ra: number, rb = ra): Knot[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  return [
    [a.x + nx * ra, a.y + ny * ra, 1],
    [b.x + nx * rb, b.y + ny * rb, 1],
    [b.x - nx * rb, b.y - ny * rb, 1],
    [a.x - nx * ra, a.y - ny * ra, 1],
  ];
}

/** A point beside another. */
export const at = (frame: Point, x: number, y: number): Point => ({
  x: frame.x + x,
  y: frame.y + y,
});

/** What a bag hangs on, in a hand at this place. */
export function bagHandle(x: number, y: number): SourceShape {
  return stroke(
    [
      [x - 6, y + 6],
      [x - 5, y - 1],
      [x + 5, y - 1],
      [x + 6, y + 6],
    ],
    dark,
  );
}

/** How far down the soles are. */
export function floorOf({ skeleton, build }: Body): number {
  const { near, far } = skeleton.legs;
  return Math.max(near.joints[2].y, far.joints[2].y) + 4.6 * build.extremity;
}

export const bubbleAt = ({ x, y }: Point, dx: number, dy: number, r: number) =>
  area(ellipse(x + dx, y + dy, r), white, parts.bubble);

/** A desk whose one leg is seen: how high its top is, and how far it goes. */
export function desk(body: Body, top: number, left: number, right: number): SourceShape[] {
  return [
    area(
      bar({ x: right - 5, y: top + 2 }, { x: right - 3, y: floorOf(body) }, 2.4),
      wood,
      parts.leg,
    ),
    area(roundedBox(left, top, right - left, 5.4, 2), wood, parts.tabletop),
  ];
}
