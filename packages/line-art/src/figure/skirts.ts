/** Skirts, gowns and tails, cut to where the legs are. */

import { parts } from "../lexicon/parts.ts";
import type { Costume } from "./clothes.ts";
import { drawRump } from "./fur.ts";
import { between, type Knot, type Point, place, point } from "./geometry.ts";
import { area, type Body } from "./layers.ts";
import { isCrossLegged } from "./poses/crossed-legs.ts";
import type { Limb } from "./skeleton.ts";
import { turnedWidth } from "./tops.ts";
import { tube } from "./tube.ts";

/** Where a skirt's hem lies on a leg, for a share of the leg's length. */
function onLeg(limb: Limb, share: number): Point {
  const [hip, knee, ankle] = limb.joints;
  return share < 0.5 ? between(hip, knee, share * 2) : between(knee, ankle, share * 2 - 1);
}

export function isSeated(body: Body): boolean {
  const { near, far } = body.stance.legs;
  return near.bones[0] > 45 && far.bones[0] > 45;
}

function isUpright(body: Body): boolean {
  return !isSeated(body) && !isCrossLegged(body);
}

/** Skirt, gown, tutu or mermaid's tail. */
export function drawBottom(body: Body, costume: Costume) {
  const { build, skeleton, layers } = body;
  const { bottom } = costume;
  if (bottom.kind === "tail") {
    drawTail(body, bottom.colour, bottom.trim ?? bottom.colour);
  } else if (bottom.kind === "skirt" || bottom.kind === "gown" || bottom.kind === "tutu") {
    const part = bottom.kind === "gown" ? parts.gown : parts.dress;
    const knots = isCrossLegged(body)
      ? spreadSkirt(body, bottom.kind)
      : isSeated(body)
        ? lapSkirt(body, bottom.kind)
        : hangingSkirt(body, bottom.kind);
    layers.bottom.push(area(knots, bottom.colour, part));
    if (bottom.kind === "gown" && bottom.trim && isUpright(body) && hangsEvenly(body)) {
      layers.bottom.push(area(overskirt(body), bottom.trim, part));
    }
  } else if (bottom.kind === "fur") {
    drawRump(body, costume);
  } else {
    const hip = build.hip * turnedWidth(body.stance.yaw);
    if (bottom.kind === "none") {
      layers.bottom.push(
        area(
          place(
            [
              [-hip, -3, 1],
              [hip, -3, 1],
              [hip * 0.9, 3, 1],
              [0, 7],
              [-hip * 0.9, 3, 1],
            ],
            skeleton.torso,
          ),
          bottom.colour,
          parts.suit,
        ),
      );
    }
  }
}

function hem(body: Body, kind: string) {
  const { build, skeleton } = body;
  const share = kind === "gown" ? 0.96 : kind === "tutu" ? 0.22 : 0.46;
  const flare =
    kind === "gown" ? build.hip * 1.15 : kind === "tutu" ? build.hip * 1.6 : build.hip * 1.05;
  const ends = [onLeg(skeleton.legs.near, share), onLeg(skeleton.legs.far, share)];
  const [a, b] = ends as [Point, Point];
  const [left, right] = a.x < b.x ? [a, b] : [b, a];
  return { left: point(left.x - flare, left.y), right: point(right.x + flare, right.y), flare };
}

function hangingSkirt(body: Body, kind: string): Knot[] {
  const { build, skeleton } = body;
  const w = turnedWidth(body.stance.yaw);
  const waist = build.waist * w;
  const { left, right } = hem(body, kind);
  const low = (kind === "gown" ? 4 : 3) + Math.abs(left.y - right.y) * 0.2;
  const middle = between(left, right, 0.5);
  const [wl, wr] = place(
    [
      [-waist, -build.torso * 0.34],
      [waist, -build.torso * 0.34],
    ],
    skeleton.torso,
  ) as [Knot, Knot];
  // A bent knee pushes the cloth out.
  const knees = [skeleton.legs.near.joints[1], skeleton.legs.far.joints[1]];
  const side = (from: Knot, to: Point, out: number): Knot => {
    const [x, y] = [from[0] + (to.x - from[0]) * 0.42 + out, from[1] + (to.y - from[1]) * 0.42];
    if (kind !== "gown") return [x, y];
    const room = build.leg[1] + 2;
    return to === right
      ? [Math.max(x, ...knees.map((knee) => knee.x + room)), y]
      : [Math.min(x, ...knees.map((knee) => knee.x - room)), y];
  };
  return [
    [wl[0], wl[1], 1],
    [wr[0], wr[1], 1],
    side(wr, right, kind === "gown" ? -0.6 : 1),
    [right.x, right.y, 1],
    ...(kind === "tutu"
      ? ruffles(right, left)
      : ([
          [
            between(middle, right, 0.5).x,
            Math.max(middle.y, right.y) * 0.5 + middle.y * 0.5 + low * 0.8,
          ],
          [middle.x, middle.y + low],
          [
            between(middle, left, 0.5).x,
            Math.max(middle.y, left.y) * 0.5 + middle.y * 0.5 + low * 0.8,
          ],
        ] as Knot[])),
    [left.x, left.y, 1],
    side(wl, left, kind === "gown" ? 0.6 : -1),
  ];
}

/** The hem of a tutu from one end to the other. */
function ruffles(from: Point, to: Point): Knot[] {
  const count = 5;
  return Array.from({ length: 2 * count - 1 }, (_, index): Knot => {
    const { x, y } = between(from, to, (index + 1) / (2 * count));
    return index % 2 === 0 ? [x, y + 4] : [x, y + 1.4, 1];
  });
}

/** In long strides a panel would run out at the hem in slivers. */
function hangsEvenly(body: Body): boolean {
  const { left, right } = hem(body, "gown");
  return Math.abs(left.y - right.y) < 2;
}

/** A front panel that makes a second large area of a gown. */
function overskirt(body: Body): Knot[] {
  const { build, skeleton } = body;
  const { left, right } = hem(body, "gown");
  const middle = between(left, right, 0.5);
  const half = (right.x - left.x) * 0.25;
  const top = place([[0, -build.torso * 0.3]], skeleton.torso)[0] as Knot;
  return [
    [top[0], top[1], 1],
    [middle.x + half * 0.62, top[1] + (middle.y - top[1]) * 0.5],
    [middle.x + half, middle.y + 3.6, 1],
    [middle.x, middle.y + 4.2],
    [middle.x - half, middle.y + 3.6, 1],
    [middle.x - half * 0.62, top[1] + (middle.y - top[1]) * 0.5],
  ];
}

function lapSkirt(body: Body, kind: string): Knot[] {
  const { build, skeleton } = body;
  const { near, far } = skeleton.legs;
  const mid = (i: 0 | 1 | 2) => between(near.joints[i], far.joints[i], 0.4);
  const back = point(mid(0).x - build.hip * 0.2, mid(0).y - build.torso * 0.12);
  const thick = build.hip * 0.95;
  if (kind === "gown") {
    return tube(
      [back, mid(1), between(mid(1), mid(2), 0.92)],
      [thick, build.leg[1] + 4, build.leg[2] + (near.angle > 45 ? 3 : 8)],
      { end: "cuff" },
    );
  }
  const knee = between(mid(0), mid(1), kind === "tutu" ? 0.55 : 0.94);
  return tube([back, point(knee.x, knee.y - 1)], [thick * 0.94, build.leg[1] + 2.8]);
}

/** From knee to knee; a gown hides the feet, too. */
function spreadSkirt({ build, skeleton }: Body, kind: string): Knot[] {
  const { near, far } = skeleton.legs;
  const [left, right] = [near.joints[1], far.joints[1]];
  const waist = build.waist * 0.9;
  const out = { gown: build.leg[1] + 5, skirt: 1, tutu: -0.4 * right.x }[kind] ?? 1;
  const low = right.y + (kind === "gown" ? build.leg[1] + 3 : 1);
  return [
    [-waist, -build.torso * 0.34, 1],
    [waist, -build.torso * 0.34, 1],
    [right.x * 0.7, -build.leg[0] + 1],
    [right.x + out, right.y - 2],
    [right.x + out * 0.9, low, 1],
    [0, low + 2],
    [left.x - out * 0.9, low, 1],
    [left.x - out, left.y - 2],
    [left.x * 0.7, -build.leg[0] + 1],
  ];
}

function drawTail(body: Body, colour: string, fin: string) {
  const { build, skeleton, layers } = body;
  const { near, far } = skeleton.legs;
  const mid = (i: 0 | 1 | 2) => between(near.joints[i], far.joints[i], 0.5);
  const joints = [point(mid(0).x, mid(0).y - build.torso * 0.1), mid(1), mid(2)];
  const angle = -(near.angle + far.angle) / 2;
  layers.bottom.push(
    area(
      place(
        [
          [-2.6, -3],
          [2.6, -3],
          [8, 3.5],
          [17, 7],
          [15, 14.5, 1],
          [6, 13],
          [0, 9.6, 1],
          [-6, 13],
          [-15, 14.5, 1],
          [-17, 7],
          [-8, 3.5],
        ],
        { ...mid(2), angle },
      ),
      fin,
      parts.tail,
    ),
    area(
      tube(joints, [build.hip * turnedWidth(body.stance.yaw) + 1, build.hip * 0.82, 3.8]),
      colour,
      parts.tail,
    ),
  );
}
