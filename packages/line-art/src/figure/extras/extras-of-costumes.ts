/** What goes with costumes of work, sport and tales: bags, beads, bandages, wheels of fire. */

import { parts } from "../../lexicon/parts.ts";
import type { Character } from "../character.ts";
import { between, ellipse, type Knot, type Point, place, roundedBox } from "../geometry.ts";
import { turnedKnots } from "../head.ts";
import { area, asDetail, type Body, stroke } from "../layers.ts";
import { turnedWidth } from "../tops.ts";
import { alongLine } from "../tube.ts";

const ink = "#17131c";

export const costumeExtras = {
  /** A bag at the hip, its strap across the chest. */
  satchel({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const w = build.shoulder * turnedWidth(stance.yaw);
    const t = build.torso;
    const strap: Knot[] = [
      [-w * 0.62, -t, 1],
      [-w * 0.28, -t, 1],
      [w * 0.9, 0, 1],
      [w * 0.55, 2, 1],
    ];
    layers.frontArms.push(
      area(place(strap, skeleton.torso), colour, parts.ribbon),
      area(place(roundedBox(w * 0.3, -2, 19, 17, 3), skeleton.torso), colour, parts.bag),
      area(place(roundedBox(w * 0.3, -2, 19, 8, 3), skeleton.torso), colour, parts.bag),
    );
  },
  /** Arrows behind the shoulder. */
  quiver({ build, skeleton, stance, layers }: Body) {
    const w = build.shoulder * turnedWidth(stance.yaw);
    const [x, y] = place([[w * 0.7, -build.torso * 0.7]], skeleton.torso)[0] as Knot;
    const at = { x, y, angle: 30 };
    const arrow = (x: number): Knot[] => [
      [x - 3, -30, 1],
      [x, -27, 1],
      [x + 3, -30, 1],
      [x + 3, -20, 1],
      [x, -16, 1],
      [x - 3, -20, 1],
    ];
    layers.back.push(
      area(place(arrow(-3.4), at), "#fbfbf6", parts.feather),
      area(place(arrow(3.4), at), "#fbfbf6", parts.feather),
      area(place(roundedBox(-7, -19, 14, 26, 3), at), "#c28a54", parts.quiver),
    );
  },
  /** One under each foot, with flames behind. */
  fireWheels({ build, skeleton, layers }: Body) {
    for (const side of ["near", "far"] as const) {
      const ankle = skeleton.legs[side].joints[2];
      const out = side === "near" ? -1 : 1;
      const [x, y] = [ankle.x + out * 4, ankle.y + 4.6 * build.extremity + 8];
      const flames: Knot[] = [
        [0, -7.5, 1],
        [12, -10],
        [10, -4, 1],
        [19, -3],
        [13, 1.5, 1],
        [16, 7],
        [0, 8, 1],
      ];
      const wheel = [
        area(
          flames.map(([fx, fy, c]): Knot => [x + fx * out, y + fy, c ?? 0]),
          "#f5a04c",
          parts.flame,
        ),
        area(ellipse(x, y, 8.4), "#ef5b5b", parts.wheel),
        area(ellipse(x, y, 4), "#ffd95e", parts.wheel),
      ];
      layers.ground.push(...wheel.map((shape) => ({ ...shape, telling: true })));
    }
  },
  /** A skirt of skins, torn cloth or leaves. */
  rags({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const w = turnedWidth(stance.yaw);
    const waist = Math.max(build.waist, build.hip * 0.9) * w;
    const onThigh = ({ joints }: { joints: readonly [Point, Point, Point] }) =>
      between(joints[0], joints[1], 0.62);
    const legs = [onThigh(skeleton.legs.near), onThigh(skeleton.legs.far)];
    const [left, right] = legs.sort((a, b) => a.x - b.x) as [Point, Point];
    const flare = build.hip * 0.74 * w + 1;
    const hem: Knot[] = Array.from({ length: 7 }, (_, i): Knot => {
      const share = i / 6;
      const x = right.x + flare + (left.x - flare - right.x - flare) * share;
      const y = right.y + (left.y - right.y) * share;
      return [x, y + (i % 2 ? -4 : 2.4), 1];
    });
    const top = place(
      [
        [-waist, -build.torso * 0.2],
        [waist, -build.torso * 0.2],
      ],
      skeleton.torso,
    ) as [Knot, Knot];
    layers.bottom.push(
      area([[top[0][0], top[0][1], 1], [top[1][0], top[1][1], 1], ...hem], colour, parts.dress),
    );
  },
  /** Stitches on the cheek. */
  scar(body: Body) {
    drawStitches(body, 0.32, 0.78, 0.36, 3);
  },
  /** Those of a skull, in one row. */
  teeth(body: Body) {
    drawStitches(body, -0.4, 0.4, 0.66, 4);
  },
  /** Wound round body, arms and legs: an edge now and then. */
  bandages({ build, skeleton, stance, layers }: Body) {
    const edge = (layer: "top" | "farArm" | "frontArms" | "overArms", knots: Knot[]) =>
      layers[layer].push(stroke(knots, ink, 1.5));
    for (const side of ["near", "far"] as const) {
      const leg = skeleton.legs[side];
      const arm = skeleton.arms[side];
      const layer = { behind: "farArm", before: "frontArms", over: "overArms" } as const;
      for (const share of [0.3, 0.55, 0.8]) {
        const knots = across(leg.joints, share, leg.radii[1] + 1.6);
        layers[side === "near" ? "nearLeg" : "farLeg"].push(asDetail(stroke(knots, ink, 1.5)));
      }
      for (const share of [0.36, 0.64]) {
        edge(layer[stance.arms[side].layer], across(arm.joints, share, arm.radii[1] + 1.1));
      }
    }
    const w = build.waist * turnedWidth(stance.yaw);
    for (const [share, tilt] of [
      [0.78, -2],
      [0.5, 2],
      [0.22, -2],
    ] as const) {
      const knots: Knot[] = [
        [-w * 1.02, -build.torso * share - tilt],
        [0, -build.torso * share + 1],
        [w * 1.02, -build.torso * share + tilt],
      ];
      edge("top", place(knots, skeleton.torso));
    }
  },
  /** A string of large beads on the chest. */
  beads({ build, skeleton, stance, layers }: Body) {
    const half = build.shoulder * turnedWidth(stance.yaw) * 0.62;
    const t = build.torso;
    const count = 7;
    for (let i = 0; i < count; i++) {
      const angle = (Math.PI * (i + 0.5)) / count;
      const knots = ellipse(Math.cos(angle) * half, -t * 0.9 + Math.sin(angle) * t * 0.4, t * 0.1);
      layers.frontArms.push(area(place(knots, skeleton.torso), "#c28a54", parts.bead));
    }
  },
  /** Pegs at elbows and knees, as puppets have them. */
  joints({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const layer = { behind: "farArm", before: "frontArms", over: "overArms" } as const;
    for (const side of ["far", "near"] as const) {
      const elbow = skeleton.arms[side].joints[1];
      const knee = skeleton.legs[side].joints[1];
      const arm = layers[layer[stance.arms[side].layer]];
      arm.push(area(ellipse(elbow.x, elbow.y, build.arm[1] * 0.9), colour, parts.joint));
      layers.bottom.push(area(ellipse(knee.x, knee.y, build.leg[1] * 0.9), colour, parts.joint));
    }
  },
  /** Of five leaves round the neck. */
  leafCollar({ build, skeleton, layers }: Body, _character: Character, colour: string) {
    const s = build.shoulder;
    const leaf = (angle: number): Knot[] =>
      place(
        [
          [0, -1, 1],
          [3.6, 5],
          [0, 12.5, 1],
          [-3.6, 5],
        ],
        { x: Math.sin((-angle * Math.PI) / 180) * s * 0.5, y: -build.torso + 1, angle },
      );
    for (const angle of [66, -66, 34, -34, 0]) {
      layers.frontArms.push(area(place(leaf(angle), skeleton.torso), colour, parts.leaf));
    }
  },
} as const;

/** A line across the face with short strokes over it. */
function drawStitches(
  { skeleton, stance, layers }: Body,
  from: number,
  to: number,
  y: number,
  count: number,
) {
  const line = (knots: Knot[]) =>
    layers.head.push(stroke(place(turnedKnots(knots, stance.head.yaw), skeleton.head), ink, 1.5));
  line([
    [from, y],
    [(from + to) / 2, y + 0.03],
    [to, y],
  ]);
  for (let i = 0; i < count; i++) {
    const x = from + ((to - from) * (i + 0.5)) / count;
    line([
      [x, y - 0.1],
      [x, y + 0.12],
    ]);
  }
}

function across(joints: readonly Point[], share: number, radius: number): Knot[] {
  const { x, y, dx, dy } = alongLine(joints, share, radius);
  return [
    [x + dy * radius, y - dx * radius],
    [x + dx * 1.4, y + dy * 1.4],
    [x - dy * radius, y + dx * radius],
  ];
}
