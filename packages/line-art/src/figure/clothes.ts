/** What is worn, and how it covers the limbs: sleeves follow the arms, trousers and boots the legs. */

import { parts } from "../lexicon/parts.ts";
import { type Knot, place } from "./geometry.ts";
import { area, type Body } from "./layers.ts";
import type { ArmPose, LegPose } from "./skeleton.ts";
import { tube } from "./tube.ts";

export interface Costume {
  /** Whose fur it is in. */
  animal?: string;
  skin: string;
  top: {
    kind: "tee" | "bodice" | "coat" | "fur";
    colour: string;
    sleeves: "none" | "puff" | "short" | "long" | "wide";
    sleeveColour?: string;
    front?:
      | "buttons"
      | "sash"
      | "emblem"
      | "lapels"
      | "stripes"
      | "bib"
      | "belly"
      | "panel"
      | "crossed"
      | "sailor"
      | "tie"
      | "ribs"
      | "uprights"
      | "number"
      | "padded"
      | "dots"
      | "spider";
    frontColour?: string;
  };
  bottom: {
    kind: "shorts" | "trousers" | "skirt" | "gown" | "tutu" | "tail" | "none" | "fur";
    colour: string;
    trim?: string;
  };
  /** @property rim of boots for the rain, high and wide: what shows that they are */
  shoes: { kind: "shoe" | "boot" | "bare"; colour: string; rim?: string };
  socks?: string;
  /** Bare legs and arms in a colour of their own: tights, gloves. */
  tights?: string;
  gloves?: string;
  belt?: string;
  /** Paws in place of hands and feet. */
  paws?: boolean;
}

const mitten: readonly Knot[] = [
  [1.4, -3.7],
  [3.2, -5.7],
  [5, -5.1],
  [4.7, -3.4, 1],
  [7.2, -3],
  [8.6, 0],
  [7, 3.2],
  [3.2, 3.9],
];
const paw: readonly Knot[] = [
  [1.4, -4],
  [4.4, -4.9],
  [7.8, -3],
  [8.8, 0],
  [7.8, 3],
  [4.4, 4.9],
  [1.4, 4],
];
const fist: readonly Knot[] = [
  [1.6, -4],
  [4.2, -4.4],
  [7, -2.6],
  [7.4, 1],
  [5, 4],
  [2, 4],
];

function hand(pose: ArmPose, scale: number, { paws }: Costume): Knot[] {
  const open = paws ? paw : mitten;
  const knots = (pose.hand === "fist" ? fist : open).map(
    ([x, y, corner]): Knot => [x * scale, y * scale, corner ?? 0],
  );
  return pose.thumb === "left"
    ? knots
    : knots.map(([x, y, corner]): Knot => [x, -y, corner ?? 0]).reverse();
}

export function drawArm(body: Body, costume: Costume, side: "near" | "far") {
  const pose = body.stance.arms[side];
  const { joints, radii } = body.skeleton.arms[side];
  const layer = { behind: "farArm", before: "frontArms", over: "overArms" } as const;
  const shapes = body.layers[layer[pose.layer]];
  const grown = (extra: readonly number[]) => radii.map((r, i) => r + (extra[i] ?? 0));
  shapes.push(
    area(
      tube(joints, radii, { end: hand(pose, body.build.extremity, costume) }),
      costume.gloves ?? costume.skin,
      costume.gloves ? parts.gloves : parts.arm,
    ),
  );
  const colour = costume.top.sleeveColour ?? costume.top.colour;
  const sleeve = (knots: Knot[]) => shapes.push(area(knots, colour, parts.sleeve));
  switch (costume.top.sleeves) {
    case "none":
      break;
    case "puff":
      sleeve(tube(joints, grown([1, 2.2, 0]), { to: 0.27 }));
      break;
    case "short":
      sleeve(tube(joints, grown([1, 1.8, 1]), { to: 0.42, end: "cuff" }));
      break;
    case "long":
      sleeve(tube(joints, grown([0.9, 1.1, 1.3]), { to: 0.95, end: "cuff" }));
      break;
    case "wide":
      sleeve(tube(joints, grown([1, 2.6, 6]), { to: 0.9, end: "cuff" }));
      break;
  }
}

/** From below the elbow to the hand, in the sleeve if that is long. */
export function drawForearm(
  { stance, skeleton, build, layers }: Body,
  costume: Costume,
  side: "near" | "far",
) {
  const { joints, radii } = skeleton.arms[side];
  const { sleeves, sleeveColour, colour } = costume.top;
  const skin = costume.gloves ?? costume.skin;
  layers.overArms.push(
    area(
      tube(joints, radii, {
        from: 0.58,
        start: "cuff",
        end: hand(stance.arms[side], build.extremity, costume),
      }),
      skin,
      costume.gloves ? parts.gloves : parts.arm,
    ),
  );
  if (sleeves !== "long" && sleeves !== "wide") return;
  const wide = sleeves === "wide" ? [1, 2.6, 6] : [0.9, 1.1, 1.3];
  const grown = radii.map((radius, joint) => radius + wide[joint]!);
  const cloth = tube(joints, grown, { from: 0.58, to: 0.94, start: "cuff", end: "cuff" });
  layers.overArms.push(area(cloth, sleeveColour ?? colour, parts.sleeve));
}

export const shoe: readonly Knot[] = [
  [-4, -3.4, 1],
  [4, -3.4, 1],
  [5, -0.8],
  [8.6, 0.4],
  [10.2, 2.8],
  [9, 4.8],
  [2, 5],
  [-3.4, 4.8],
  [-4.6, 2],
];
const hindPaw: readonly Knot[] = [
  [-4.6, -3],
  [1, -4.6],
  [6.6, -4],
  [10, -0.6],
  [9.8, 3.4],
  [6, 4.8],
  [-2, 4.8],
  [-5.4, 3.4],
  [-5.8, 0],
];
const foot: readonly Knot[] = [
  [-3.6, -2.6],
  [0, -3],
  [3.4, -2.4],
  [6.6, 0.6],
  [9.4, 2],
  [9.4, 4.4],
  [3, 4.8],
  [-3, 4.7],
  [-4.4, 2],
];

export const bareFoot = ({ paws }: Costume) => (paws ? hindPaw : foot);

export function drawLeg(body: Body, costume: Costume, side: "near" | "far") {
  const pose: LegPose = body.stance.legs[side];
  const { joints, radii } = body.skeleton.legs[side];
  const shapes = body.layers[side === "near" ? "nearLeg" : "farLeg"];
  const grown = (by: readonly number[]) => radii.map((r, i) => r + (by[i] ?? 0));
  const { bottom, shoes } = costume;
  if (bottom.kind === "tail") return;
  const ankle = joints[2];
  const frame = {
    ...ankle,
    angle: pose.foot,
    scale: body.build.extremity,
    mirrored: pose.toes === "left",
  };
  const skin = costume.tights ?? costume.skin;
  if (shoes.kind === "bare") {
    shapes.push(area(place(bareFoot(costume), frame), skin, parts.leg));
  }
  shapes.push(area(tube(joints, radii, { end: "cuff" }), skin, parts.leg));
  if (costume.socks) {
    shapes.push(
      area(
        tube(joints, grown([0, 0.7, 0.7]), { from: 0.76, start: "cuff", end: "cuff" }),
        costume.socks,
        parts.sock,
      ),
    );
  }
  const isBoot = shoes.kind === "boot";
  if (shoes.kind !== "bare" && isBoot === false) {
    shapes.push(area(place(shoe, frame), shoes.colour, parts.shoe));
  }
  if (bottom.kind === "shorts") {
    shapes.push(
      area(
        tube(joints, grown([1.4, 2.4, 0]), { to: 0.42, end: "cuff" }),
        bottom.colour,
        parts.shorts,
      ),
    );
  } else if (bottom.kind === "trousers") {
    shapes.push(
      area(
        tube(joints, grown([1.4, 1.5, 1.9]), { to: 0.96, end: "cuff" }),
        bottom.colour,
        parts.trousers,
      ),
    );
  }
  if (isBoot) {
    shapes.push(
      area(place(shoe, frame), shoes.colour, parts.boot),
      area(
        tube(joints, grown(shoes.rim ? [0, 2.6, 2.6] : [0, 1.6, 1.9]), {
          from: shoes.rim ? 0.62 : 0.7,
          start: "cuff",
          end: "cuff",
        }),
        shoes.colour,
        parts.boot,
      ),
    );
    if (shoes.rim) {
      const rim = tube(joints, grown([3.4, 3.4, 3.4]), {
        from: 0.58,
        to: 0.7,
        start: "cuff",
        end: "cuff",
      });
      shapes.push({ ...area(rim, shoes.rim, parts.cuff), telling: true });
    }
  }
}
