/** What goes over or behind the clothes: capes, wings, beards, glasses. */

import { parts } from "../../lexicon/parts.ts";
import type { Character, Extra } from "../character.ts";
import { between, ellipse, type Knot, place, point, radians, roundedBox } from "../geometry.ts";
import { turned, turnedKnots } from "../head.ts";
import { area, type Body, stroke } from "../layers.ts";
import { red } from "../prop-colours.ts";
import { isSeated } from "../skirts.ts";
import { turnedWidth } from "../tops.ts";
import { tube } from "../tube.ts";
import { costumeExtras } from "./extras-of-costumes.ts";
import { craftExtras } from "./extras-of-crafts.ts";
import { cultureExtras } from "./extras-of-cultures.ts";
import { legendExtras } from "./extras-of-legend.ts";
import { serviceExtras } from "./extras-of-service.ts";

export function drawExtra(body: Body, character: Character, extra: Extra) {
  drawers[extra](body, character, character.extraColour ?? character.top.colour);
}

const drawers: Record<Extra, (body: Body, character: Character, colour: string) => void> = {
  ...costumeExtras,
  ...cultureExtras,
  ...serviceExtras,
  ...craftExtras,
  ...legendExtras,
  cape(body, _character, colour) {
    const { build, skeleton, stance, layers } = body;
    const s = build.shoulder * turnedWidth(stance.yaw);
    const back = stance.yaw > 30 ? 1 : 0;
    const low = isSeated(body) ? build.hip * 0.4 : (build.thigh + build.shin) * 0.62;
    const trail = stance.lean > 8 ? 14 : 0;
    const torso = build.torso;
    /** In flight it billows above the back. */
    const aloft: Knot[] = [
      [s * 0.4, -torso, 1],
      [-s * 0.5, -torso, 1],
      [-s * 1.7, -torso * 0.7],
      [-s * 2.5, low * 0.1],
      [-s * 3.6, low * 0.8, 1],
      [-s * 2.5, low * 0.72],
      [-s * 1.6, low * 0.95, 1],
      [-s * 0.8, low * 0.3],
    ];
    const hanging: Knot[] = [
      [-s * 0.6, -torso, 1],
      [s * 0.6, -torso, 1],
      [s * (1.15 - back * 0.5), -torso * 0.5],
      [s * (1.7 - back * 1.7) - trail, low - 2, 1],
      [s * (0.6 - back) - trail, low + 3],
      [-s * (0.6 + back * 0.6) - trail, low + 2],
      [-s * (1.7 + back * 0.4) - trail, low - 3, 1],
      [-s * (1.15 + back * 0.15), -torso * 0.5],
    ];
    /** Behind who rides. */
    const blown: Knot[] = [
      [s * 0.4, -torso, 1],
      [-s * 0.5, -torso, 1],
      [-s * 1.9, -torso * 1.02],
      [-s * 3.2, -torso * 0.86, 1],
      [-s * 2.9, -torso * 0.5],
      [-s * 3.3, -torso * 0.1, 1],
      [-s * 2.3, torso * 0.02],
      [-s * 2.1, torso * 0.3, 1],
      [-s * 0.9, -torso * 0.1],
    ];
    const rides = isSeated(body) && back === 1;
    const knots = (stance.turn ?? 0) > 45 ? aloft : rides ? blown : hanging;
    layers.back.push(area(place(knots, skeleton.torso), colour, parts.cape));
  },
  /** The belly of who expects a child, a heart on it. */
  bump({ build, skeleton, stance, layers }, { top }) {
    const wide = build.waist * turnedWidth(stance.yaw);
    const t = build.torso;
    const ahead = Math.sin((stance.yaw * Math.PI) / 180) * wide * 0.7;
    const at = (across: number, down: number, corner: 0 | 1 = 0): Knot => [
      ahead + across * wide,
      down * t,
      corner,
    ];
    const heart = [
      at(0, 0.1, 1),
      at(0.42, -0.12),
      at(0.22, -0.28),
      at(0, -0.16, 1),
      at(-0.22, -0.28),
      at(-0.42, -0.12),
    ];
    const round = Array.from({ length: 10 }, (_, index) => {
      const angle = (index * Math.PI) / 5;
      return at(1.3 * Math.cos(angle), -0.1 + 0.44 * Math.sin(angle));
    });
    const pale = top.colour === "#ffffff" ? "#ffe3ee" : "#fff6ea";
    layers.frontArms.push({
      ...area(place(round, skeleton.torso), pale, parts.belly),
      telling: true,
    });
    layers.frontArms.push(area(place(heart, skeleton.torso), "#f2605a", parts.badge));
  },
  /** Of a cape, standing up behind the head. */
  collar({ skeleton, layers }, _character, colour) {
    const knots: Knot[] = [
      [-0.5, 1.6, 1],
      [-1.5, 0.7],
      [-2, -0.5, 1],
      [-0.9, 0.2],
      [0.9, 0.2],
      [2, -0.5, 1],
      [1.5, 0.7],
      [0.5, 1.6, 1],
    ];
    layers.back.push(area(place(knots, skeleton.head), colour, parts.collar));
  },
  fangs({ build, skeleton, stance, layers }) {
    const lip = build.headRadius > 14.8 ? 0.66 : 0.6;
    for (const side of [-1, 1]) {
      const fang: Knot[] = [
        [side * 0.22, lip - 0.04, 1],
        [side * 0.15, lip + 0.18, 1],
        [side * 0.07, lip + 0.02, 1],
      ];
      layers.head.push(
        stroke(place(turnedKnots(fang, stance.head.yaw), skeleton.head), "#3a3340", 1.4),
      );
    }
  },
  wings(body, _character, colour) {
    const { build, skeleton, stance, layers } = body;
    const root = place([[0, -build.torso * 0.72]], skeleton.torso)[0] as Knot;
    const sides = stance.yaw > 30 ? [-1] : [-1, 1];
    for (const side of sides) {
      const wing = (knots: Knot[]) =>
        layers.back.push(
          area(
            knots.map(([x, y, c]) => [root[0] + x * side, root[1] + y, c ?? 0]),
            colour,
            parts.wing,
          ),
        );
      wing([
        [2, 4, 1],
        [10, 5],
        [25, 8],
        [28, 20],
        [18, 25],
        [7, 14],
      ]);
      wing([
        [2, 0, 1],
        [12, -13],
        [28, -23],
        [37, -14],
        [32, 3],
        [16, 9],
        [4, 6],
      ]);
    }
  },
  beard(body, character, _colour) {
    const { skeleton, stance, layers } = body;
    const knots: Knot[] = [
      [-0.96, 0.22, 1],
      [-0.72, 0.5],
      [-0.34, 0.52],
      [0, 0.44, 1],
      [0.34, 0.52],
      [0.72, 0.5],
      [0.96, 0.22, 1],
      [0.98, 0.7],
      [0.6, 1.24],
      [0, 1.5],
      [-0.6, 1.24],
      [-0.98, 0.7],
    ];
    layers.head.push(
      area(
        place(turnedKnots(knots, stance.head.yaw * 0.75), skeleton.head),
        character.hair.colour,
        parts.beard,
      ),
    );
    layers.head.push(
      stroke(
        place(
          turnedKnots(
            [
              [-0.2, 0.7],
              [0, 0.8],
              [0.2, 0.7],
            ],
            stance.head.yaw,
          ),
          skeleton.head,
        ),
        "#17131c",
      ),
    );
  },
  moustache(body, character, colour) {
    const { skeleton, stance, layers } = body;
    const knots: Knot[] = [
      [0, 0.44, 1],
      [0.24, 0.42],
      [0.52, 0.6, 1],
      [0.24, 0.66],
      [0, 0.56, 1],
      [-0.24, 0.66],
      [-0.52, 0.6, 1],
      [-0.24, 0.42],
    ];
    layers.head.push(
      area(
        place(turnedKnots(knots, stance.head.yaw), skeleton.head),
        character.extras?.includes("tunic") ? character.hair.colour : colour,
        parts.moustache,
      ),
    );
  },
  glasses(body, character) {
    const { skeleton, stance, layers, build } = body;
    const yaw = stance.head.yaw;
    const y = build.headRadius > 14.8 ? 0.1 : 0.04;
    const spacing = yaw > 20 ? 0.33 : 0.38;
    const hasMoustache = character.extras?.includes("moustache");
    for (const side of [-1, 1]) {
      const { x } = turned(side * spacing, yaw);
      // Towards the edge of the face a rim is seen from the side, and then no more.
      const width = (0.3 * Math.sqrt(Math.max(0, 1 - x * x))) / 0.93;
      if (width < 0.2) continue;
      const ring = hasMoustache
        ? ellipse(x, y - 0.04, width, 0.33)
        : ellipse(x, y + 0.02, width, 0.3);
      const rim = stroke(place([...ring, ring[0] as Knot], skeleton.head), "#3a3340", 1.3);
      layers.head.push({ ...rim, part: parts.glasses });
    }
  },
  sleeves(body, _character, colour) {
    const { build, skeleton, layers, stance } = body;
    const s = build.shoulder;
    const root = place([[0, -build.torso * 0.8]], skeleton.torso)[0] as Knot;
    for (const side of stance.yaw > 30 ? [-1] : [-1, 1]) {
      const knots: Knot[] = [
        [0, 0, 1],
        [s * 1.4, -s * 1.5],
        [s * 2.6, -s * 0.4],
        [s * 2.2, s * 1.8],
        [s * 2.9, s * 3.8],
        [s * 2.3, s * 4, 1],
        [s * 1.6, s * 1.9],
        [s * 1.9, -s * 0.1],
        [s * 1.1, -s * 0.7],
      ];
      layers.back.push(
        area(
          knots.map(([x, y, c]) => [root[0] + x * side, root[1] + y, c ?? 0]),
          colour,
          parts.ribbon,
        ),
      );
    }
  },
  tunic(body, _character, colour) {
    drawSkirts(body, colour, 0.5);
  },
  /** To the knees, open in front. */
  coat(body, _character, colour) {
    drawSkirts(body, colour, 0.94);
    drawOpening(body, 0.94);
  },
  tail(body, character) {
    const { build, skeleton, layers } = body;
    const root = place([[-build.hip * 0.4, -1]], skeleton.torso)[0] as Knot;
    const from = (x: number, y: number) => point(root[0] + x, root[1] + y);
    const joints = [from(0, 0), from(-17, 9), from(-25, -8), from(-17, -22)];
    layers.back.push(area(tube(joints, [2.4, 2.6, 2.8, 2.4]), character.hair.colour, parts.tail));
  },
  pack(body, _character, colour) {
    const { build, skeleton, stance, layers } = body;
    const w = Math.max(build.shoulder, build.waist) * turnedWidth(stance.yaw);
    // From the front it is seen above the shoulders and beside the arms.
    const [left, right, top] = stance.yaw > 20 ? [-w * 2.2, 0, 1.08] : [-w * 1.6, w * 1.6, 1.24];
    const height = build.torso * (top - 0.12);
    const knots = roundedBox(left, -build.torso * top, right - left, height, 5);
    layers.back.push(area(place(knots, skeleton.torso), colour, parts.bag));
    for (const side of stance.yaw > 20 ? [-1] : [-1, 1]) {
      const at = side * w * 0.62;
      const strap = roundedBox(at - 2.4, -build.torso + 0.6, 4.8, build.torso * 0.66, 1.6);
      layers.top.push(area(place(strap, skeleton.torso), colour, parts.bag));
    }
  },
  ruff(body, _character, colour) {
    const { build, skeleton, layers } = body;
    const s = build.shoulder * 0.92;
    layers.frontArms.push(
      area(place(ellipse(0, -build.torso + 1.6, s, 4.4), skeleton.torso), colour, parts.scarf),
    );
  },
  /** Knotted on the breast, its ends below the knot. */
  neckerchief({ build, skeleton, stance, layers }) {
    const wide = build.shoulder * turnedWidth(stance.yaw);
    const [t, ahead] = [build.torso, Math.sin(radians(stance.yaw)) * build.shoulder * 0.34];
    const put = (knots: Knot[]) =>
      layers.frontArms.push(area(place(knots, skeleton.torso), red, parts.scarf));
    for (const side of [-1, 1])
      put([
        [ahead, -t * 0.62, 1],
        [ahead + side * 3.2, -t * 0.2, 1],
        [ahead + side * 8.4, -t * 0.3, 1],
      ]);
    put([
      [-wide * 0.74, -t + 0.4, 1],
      [-wide * 0.3, -t - 2.4],
      [ahead, -t * 0.86],
      [wide * 0.3, -t - 2.4],
      [wide * 0.74, -t + 0.4, 1],
      [ahead, -t * 0.52, 1],
    ]);
  },
  /** Round the neck: its disc hangs on one side, what goes into the ears on the other. */
  stethoscope({ build, skeleton, stance, layers }) {
    const half = build.shoulder * turnedWidth(stance.yaw) * 0.56;
    const [t, ahead] = [build.torso, Math.sin(radians(stance.yaw)) * build.shoulder * 0.3];
    const tube = (knots: Knot[]) => stroke(place(knots, skeleton.torso), "#3a3340", 2.4);
    const disc = place(ellipse(ahead + half, -t * 0.3, 5.4), skeleton.torso);
    layers.frontArms.push(
      tube([
        [ahead + half * 0.7, -t - 1],
        [ahead + half, -t * 0.7],
        [ahead + half, -t * 0.42],
      ]),
      tube([
        [ahead - half * 0.7, -t - 1],
        [ahead - half, -t * 0.74],
        [ahead - half, -t * 0.56],
      ]),
      tube([
        [ahead - half - 4, -t * 0.26],
        [ahead - half - 3.6, -t * 0.46],
        [ahead - half, -t * 0.56],
        [ahead - half + 3.6, -t * 0.46],
        [ahead - half + 4, -t * 0.26],
      ]),
      area(disc, "#cfd6de", parts.stethoscope),
    );
  },
  eyepatch({ skeleton, stance, layers }) {
    const { yaw } = stance.head;
    const eye = turned(yaw > 20 ? 0.33 : 0.38, yaw).x;
    const strap: Knot[] = [
      [turned(-0.95, yaw).x, -0.34],
      [eye, 0],
      [turned(0.98, yaw).x, -0.2],
    ];
    layers.head.push(
      stroke(place(strap, skeleton.head), "#17131c", 1.3),
      area(place(ellipse(eye, 0.08, 0.27, 0.25), skeleton.head), "#17131c", parts.eye),
    );
  },
  /** A stripe round the chest that shines in the dark. */
  band({ build, skeleton, stance, layers }, _character, colour) {
    const t = build.torso;
    const half = Math.max(build.waist, build.shoulder * 0.86) * turnedWidth(stance.yaw);
    const [top, bottom] = [-t * 0.62, -t * 0.62 + t * 0.2];
    const knots: Knot[] = [
      [-half, top, 1],
      [0, top + 1],
      [half, top, 1],
      [half, bottom, 1],
      [0, bottom + 1],
      [-half, bottom, 1],
    ];
    layers.top.push(area(place(knots, skeleton.torso), colour, parts.ribbon));
  },
};

/** Where the two sides of a coat meet: it tells a coat from a dress. */
function drawOpening(body: Body, reach: number) {
  const { build, skeleton, stance, layers } = body;
  if (isSeated(body)) return;
  const ahead = Math.sin(radians(stance.yaw)) * build.shoulder * 0.3;
  const [[x, y]] = place([[ahead, -build.torso * 0.3]], skeleton.torso) as [Knot];
  const near = between(skeleton.legs.near.joints[0], skeleton.legs.near.joints[1], reach);
  const far = between(skeleton.legs.far.joints[0], skeleton.legs.far.joints[1], reach);
  layers.top.push(
    stroke(
      [
        [x, y],
        [(near.x + far.x) / 2, (near.y + far.y) / 2 + 2],
      ],
      "#3a3340",
      1.8,
    ),
  );
}

/** What hangs down from the waist over the trousers, `reach` of the way to the knees. */
function drawSkirts(body: Body, colour: string, reach: number) {
  const { build, skeleton, stance, layers } = body;
  const w = turnedWidth(stance.yaw);
  const [waist, hip] = [build.waist * w, build.hip * w];
  if (isSeated(body)) return;
  const near = between(skeleton.legs.near.joints[0], skeleton.legs.near.joints[1], reach);
  const far = between(skeleton.legs.far.joints[0], skeleton.legs.far.joints[1], reach);
  const [left, right] = near.x < far.x ? [near, far] : [far, near];
  const middle = point((left.x + right.x) / 2, (left.y + right.y) / 2 + 1);
  const [wl, wr] = place(
    [
      [-waist, -build.torso * 0.2],
      [waist, -build.torso * 0.2],
    ],
    skeleton.torso,
  ) as [Knot, Knot];
  layers.bottom.push(
    area(
      [
        [wl[0], wl[1], 1],
        [wr[0], wr[1], 1],
        [Math.max(right.x + hip * 0.62, wr[0]), right.y, 1],
        [middle.x, middle.y + 1.8],
        [Math.min(left.x - hip * 0.62, wl[0]), left.y, 1],
      ],
      colour,
      parts.jacket,
    ),
  );
}
