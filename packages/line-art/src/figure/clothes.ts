/** Clothes, cut to the posed body: sleeves follow the arms, skirts follow the legs. */
import { between, type Knot, type Point, place, point, radians } from "./geometry.ts";
import { area, asDetail, type Body, stroke } from "./layers.ts";
import { parts } from "./parts.ts";
import type { ArmPose, LegPose, Limb } from "./skeleton.ts";
import { tube } from "./tube.ts";

export interface Costume {
  skin: string;
  top: {
    kind: "tee" | "bodice" | "coat";
    colour: string;
    sleeves: "none" | "puff" | "short" | "long" | "wide";
    sleeveColour?: string;
    front?: "buttons" | "sash" | "emblem" | "lapels" | "stripes" | "bib" | "crossed";
    frontColour?: string;
  };
  bottom: {
    kind: "shorts" | "trousers" | "skirt" | "gown" | "tutu" | "tail" | "none";
    colour: string;
    trim?: string;
  };
  shoes: { kind: "shoe" | "boot" | "bare"; colour: string };
  socks?: string;
  /** Bare legs and arms in a colour of their own: tights, gloves. */
  tights?: string;
  gloves?: string;
  belt?: string;
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
const fist: readonly Knot[] = [
  [1.6, -4],
  [4.2, -4.4],
  [7, -2.6],
  [7.4, 1],
  [5, 4],
  [2, 4],
];

function hand(pose: ArmPose, scale: number): Knot[] {
  const knots = (pose.hand === "fist" ? fist : mitten).map(
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
      tube(joints, radii, { end: hand(pose, body.build.extremity) }),
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

const shoe: readonly Knot[] = [
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
    shapes.push(area(place(foot, frame), skin, parts.leg));
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
        tube(joints, grown([0, 1.6, 1.9]), { from: 0.7, start: "cuff", end: "cuff" }),
        shoes.colour,
        parts.boot,
      ),
    );
  }
}

/** Share of the full width that is left when the body is turned. */
export function turnedWidth(yaw: number): number {
  return 0.66 + 0.34 * Math.cos(radians(yaw));
}

export function drawTop(body: Body, costume: Costume) {
  const { build, stance, skeleton, layers } = body;
  const w = turnedWidth(stance.yaw);
  const [s, waist, hip] = [build.shoulder * w, build.waist * w, build.hip * w];
  const t = build.torso;
  const { top, bottom } = costume;
  const isDress = bottom.kind === "skirt" || bottom.kind === "gown" || bottom.kind === "tutu";
  const cut = isDress && top.kind !== "tee";
  const hem = cut ? -t * 0.3 : bottom.kind === "tail" ? 1 : t * 0.1;
  const hemWidth = cut ? waist : Math.max(hip, waist) + 0.9;
  const half: Knot[] = [
    [s * 0.3, -t - 0.4],
    [s * 0.78, -t + 1],
    [s * 0.98, -t + build.arm[0] * 1.2],
    [s * 0.84, -t * 0.66],
    [waist, -t * 0.34, cut ? 1 : 0],
    ...(cut ? [] : ([[hemWidth, hem, 1]] as Knot[])),
  ];
  const whole: Knot[] = [
    ...half,
    [0, hem + 1.5],
    ...[...half].reverse().map(([x, y, c]): Knot => [-x, y, c ?? 0]),
  ];
  layers.top.push(area(place(whole, skeleton.torso), top.colour, cut ? parts.dress : parts.shirt));
  const ahead = Math.sin(radians(stance.yaw)) * s * 0.35;
  drawFront(body, costume, ahead, hem, waist);
  if (costume.belt) {
    const y = cut ? hem : hem - 2.4;
    const half = (cut ? waist : hemWidth) + 0.5;
    layers.top.push(
      area(
        place(
          [
            [-half, y - 2.2, 1],
            [0, y - 1],
            [half, y - 2.2, 1],
            [half, y + 2.4, 1],
            [0, y + 3.6],
            [-half, y + 2.4, 1],
          ],
          skeleton.torso,
        ),
        costume.belt,
        parts.belt,
      ),
    );
  }
}

function drawFront(body: Body, { top }: Costume, x: number, hem: number, waist: number) {
  const { build, skeleton, layers } = body;
  const t = build.torso;
  const colour = top.frontColour ?? "#ffd95e";
  const put = (knots: Knot[], part: (typeof parts)[keyof typeof parts]) =>
    layers.top.push(area(place(knots, skeleton.torso), colour, part));
  const line = (knots: Knot[]) =>
    layers.top.push(asDetail(stroke(place(knots, skeleton.torso), "#3a3340", 1.5)));
  switch (top.front) {
    case "buttons":
      line([
        [x, -t + 5],
        [x + 0.5, hem + 0.6],
      ]);
      for (const share of [0.56, 0.3, 0.04]) {
        const button = place([[x + 3.4, -t * share - 1]], skeleton.torso)[0] as Knot;
        layers.top.push(asDetail(area(circle(button[0], button[1], 1.5), colour, parts.button)));
      }
      break;
    case "emblem":
      put(circle(x, -t * 0.52, build.waist * 0.44), parts.badge);
      break;
    case "sash":
      put(
        [
          [-waist * 0.9, -t * 0.9, 1],
          [-waist * 0.3, -t * 0.96, 1],
          [waist * 0.95, -t * 0.16, 1],
          [waist * 0.7, hem, 1],
        ],
        parts.ribbon,
      );
      break;
    case "stripes":
      for (const share of [0.58, 0.36, 0.14]) {
        const half = waist * (share > 0.5 ? 1.02 : 0.98) + (share < 0.2 ? 0.6 : 0);
        line([
          [-half, -t * share],
          [0, -t * share + 1.2],
          [half, -t * share],
        ]);
      }
      break;
    case "bib":
      put(
        [
          [x - waist * 0.62, -t * 0.66, 1],
          [x + waist * 0.62, -t * 0.66, 1],
          [x + waist * 0.72, -t * 0.3],
          [x + waist * 0.8, hem + 1.2, 1],
          [x - waist * 0.8, hem + 1.2, 1],
          [x - waist * 0.72, -t * 0.3],
        ],
        parts.apron,
      );
      break;
    case "lapels":
    case "crossed": {
      const low = top.front === "crossed" ? -t * 0.34 : -t * 0.28;
      put(
        [
          [x - waist * 0.62, -t, 1],
          [x + waist * 0.62, -t, 1],
          [x + 1, low, 1],
        ],
        parts.collar,
      );
      line([
        [x + 1, low],
        [x + 1, hem],
      ]);
      break;
    }
  }
}

function circle(x: number, y: number, r: number): Knot[] {
  return [0, 60, 120, 180, 240, 300].map((a) => [
    x + Math.cos(radians(a)) * r,
    y + Math.sin(radians(a)) * r,
  ]);
}

/** Where a skirt's hem lies on a leg, for a share of the leg's length. */
function onLeg(limb: Limb, share: number): Point {
  const [hip, knee, ankle] = limb.joints;
  return share < 0.5 ? between(hip, knee, share * 2) : between(knee, ankle, share * 2 - 1);
}

export function isSeated(body: Body): boolean {
  const { near, far } = body.stance.legs;
  return near.bones[0] > 45 && far.bones[0] > 45;
}

/** Skirt, gown, tutu or mermaid's tail. */
export function drawBottom(body: Body, costume: Costume) {
  const { build, skeleton, layers } = body;
  const { bottom } = costume;
  if (bottom.kind === "tail") {
    drawTail(body, bottom.colour, bottom.trim ?? bottom.colour);
  } else if (bottom.kind === "skirt" || bottom.kind === "gown" || bottom.kind === "tutu") {
    const part = bottom.kind === "gown" ? parts.gown : parts.dress;
    const knots = isSeated(body) ? lapSkirt(body, bottom.kind) : hangingSkirt(body, bottom.kind);
    layers.bottom.push(area(knots, bottom.colour, part));
    if (bottom.kind === "gown" && bottom.trim && !isSeated(body)) {
      layers.bottom.push(area(overskirt(body), bottom.trim, part));
    }
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
  const side = (from: Knot, to: Point, out: number): Knot => [
    from[0] + (to.x - from[0]) * 0.42 + out,
    from[1] + (to.y - from[1]) * 0.42,
  ];
  return [
    [wl[0], wl[1], 1],
    [wr[0], wr[1], 1],
    side(wr, right, kind === "gown" ? -0.6 : 1),
    [right.x, right.y, 1],
    [between(middle, right, 0.5).x, Math.max(middle.y, right.y) * 0.5 + middle.y * 0.5 + low * 0.8],
    [middle.x, middle.y + low],
    [between(middle, left, 0.5).x, Math.max(middle.y, left.y) * 0.5 + middle.y * 0.5 + low * 0.8],
    [left.x, left.y, 1],
    side(wl, left, kind === "gown" ? 0.6 : -1),
  ];
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
      [thick, build.leg[1] + 4, build.leg[2] + 8],
      { end: "cuff" },
    );
  }
  const knee = between(mid(0), mid(1), kind === "tutu" ? 0.55 : 0.94);
  return tube([back, point(knee.x, knee.y - 1)], [thick * 0.94, build.leg[1] + 2.8]);
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
