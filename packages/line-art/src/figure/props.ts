/** Things that belong to a pose: what the hands hold, sit on or lie under. */

import { type Part, parts } from "../lexicon/parts.ts";
import type { Path } from "../types.ts";
import { legendArms } from "./arms-of-legend.ts";
import { gearAtACounter } from "./gear/gear-at-a-counter.ts";
import { gearOfCare } from "./gear/gear-of-care.ts";
import { gearOfChores } from "./gear/gear-of-chores.ts";
import { gearOfCrafts } from "./gear/gear-of-crafts.ts";
import { cultureGear } from "./gear/gear-of-cultures.ts";
import { gearOfMaking } from "./gear/gear-of-making.ts";
import { gearOfMusic } from "./gear/gear-of-music.ts";
import { gearOfPlay } from "./gear/gear-of-play.ts";
import { gearOfService } from "./gear/gear-of-service.ts";
import { sportGear } from "./gear/gear-of-sport.ts";
import { taleGear } from "./gear/gear-of-tales.ts";
import { gearOfTheBody } from "./gear/gear-of-the-body.ts";
import { gearWithAShaft } from "./gear/gear-with-a-shaft.ts";
import { guitar } from "./gear/guitar.ts";
import { tools } from "./gear/tools.ts";
import { tradeTools } from "./gear/tools-of-trades.ts";
import { between, ellipse, type Knot, mapPath, type Point, place, roundedBox } from "./geometry.ts";
import { at, bar, grip } from "./grip.ts";
import { area, asDetail, type Body, emptyLayers, layerNames, stroke } from "./layers.ts";
import { meals } from "./meals.ts";
import { blue, dark, green, orange, paper, red, white, wood, yellow } from "./prop-colours.ts";

const drawers = {
  ...tools,
  ...tradeTools,
  ...sportGear,
  ...legendArms,
  ...cultureGear,
  ...taleGear,
  ...meals,
  ...gearOfPlay,
  ...gearAtACounter,
  ...gearOfCare,
  ...gearOfChores,
  ...gearOfCrafts,
  ...gearOfMaking,
  ...gearOfMusic,
  guitar,
  ...gearOfService,
  ...gearOfTheBody,
  ...gearWithAShaft,
  stool(body: Body) {
    const { hips } = body.skeleton;
    const top = hips.y + body.build.leg[0] + 1.6;
    const floor = body.skeleton.legs.near.joints[2].y + 4.6 * body.build.extremity;
    const half = body.build.hip * 1.15;
    body.layers.ground.push(
      area(
        bar({ x: hips.x - half * 0.6, y: top }, { x: hips.x - half * 0.75, y: floor }, 2.2),
        wood,
        parts.seat,
      ),
      area(
        bar({ x: hips.x + half * 0.6, y: top }, { x: hips.x + half * 0.75, y: floor }, 2.2),
        wood,
        parts.seat,
      ),
      area(roundedBox(hips.x - half, top, half * 2, 5.4, 2.4), yellow, parts.seat),
    );
  },
  book(body: Body) {
    const hands = between(grip(body, "near"), grip(body, "far"), 0.5);
    const middle = { x: hands.x, y: hands.y - 3 };
    const half = Math.abs(hands.x - grip(body, "near").x) + 2;
    const page = (side: 1 | -1): Knot[] => [
      [middle.x, middle.y - 10, 1],
      [middle.x + side * half * 0.5, middle.y - 12.6],
      [middle.x + side * half, middle.y - 11.4, 1],
      [middle.x + side * half, middle.y + 5.6, 1],
      [middle.x + side * half * 0.5, middle.y + 4.6],
      [middle.x, middle.y + 7, 1],
    ];
    const size = 4 * body.build.extremity;
    body.layers.held.push(
      area(page(-1), red, parts.book),
      area(page(1), red, parts.book),
      ...[-1, 1].map((side) =>
        area(
          ellipse(middle.x + side * half * 0.86, middle.y + 4.4, size * 1.05, size, 20 * side),
          body.hands,
          parts.hand,
        ),
      ),
    );
  },
  newspaper(body: Body) {
    const [near, far] = [grip(body, "near"), grip(body, "far")];
    const [left, right] = [near.x - 1, far.x + 1];
    const middle = (left + right) / 2;
    const [top, foot] = [(near.y + far.y) / 2 - 11, (near.y + far.y) / 2 + 23];
    const page = (x: number): Knot[] => [
      [middle, top + 2, 1],
      [x, top, 1],
      [x, foot, 1],
      [middle, foot + 2, 1],
    ];
    const half = (right - left) / 2;
    const line = (x: number, y: number, width: number) =>
      stroke(
        [
          [x, y],
          [x + width, y],
        ],
        dark,
        1.8,
      );
    const photo = roundedBox(left + 0.18 * half, top + 8, 0.62 * half, 13, 0.6);
    body.layers.held.push(
      area(page(left), paper, parts.page),
      area(page(right), paper, parts.page),
      // A headline and a photograph, and what is written.
      line(left + 0.16 * half, top + 5, 0.66 * half),
      area(photo, blue, parts.page),
      line(left + 0.16 * half, top + 26, 0.66 * half),
      ...[6, 12, 18, 24].map((down) => line(middle + 0.16 * half, top + down, 0.66 * half)),
    );
  },
  fishingRod(body: Body) {
    const hand = grip(body, "far");
    const butt = at(hand, -15, 9);
    const tip = at(hand, 40, -34);
    body.layers.heldBehind.push(area(bar(butt, tip, 1.9, 0.9), wood, parts.rod));
    const bob = at(tip, 3, 34);
    body.layers.ground.push(
      stroke(
        [
          [tip.x, tip.y],
          [tip.x + 2.6, tip.y + 16],
          [bob.x, bob.y],
        ],
        dark,
        1.4,
      ),
    );
    body.layers.ground.push(area(ellipse(bob.x, bob.y + 3.4, 3.6, 4), red, parts.ball));
  },
  bed(body: Body) {
    const { head, neck, legs } = body.skeleton;
    const r = body.build.headRadius;
    const floor = Math.max(legs.near.joints[2].y, legs.far.joints[2].y) + 12;
    const wide = Math.max(body.build.shoulder, body.build.hip) + 9;
    body.layers.ground.push(
      area(
        roundedBox(head.x - r * 1.5, head.y - r * 1.25, r * 2.4, r * 2.6, 7),
        "#fdfdf5",
        parts.pillow,
      ),
    );
    body.layers.cover.push(
      area(
        [
          [-r * 1.5, neck.y + 9, 1],
          [-4, neck.y + 7],
          [wide - 3, neck.y + 10, 1],
          [wide + 2, neck.y * 0.4],
          [wide - 1, (neck.y + floor) / 2 + 6],
          [wide + 4, floor - 10],
          [wide - 3, floor],
          [-r * 1.5, floor, 1],
        ],
        blue,
        parts.blanket,
      ),
      area(
        [
          [-r * 1.5, neck.y + 5, 1],
          [-4, neck.y + 3],
          [wide - 2, neck.y + 6, 1],
          [wide + 1, neck.y + 14, 1],
          [-4, neck.y + 12],
          [-r * 1.5, neck.y + 14, 1],
        ],
        paper,
        parts.blanket,
      ),
      ...[0.36, 0.68].map((share) => {
        const y = neck.y + 12 + (floor - neck.y - 12) * share;
        return stroke(
          [
            [-r * 1.5, y],
            [0, y + 3],
            [wide, y],
          ],
          dark,
        );
      }),
    );
  },
  /** Upright in the near hand. */
  staff(body: Body) {
    const hand = grip(body, "near");
    const floor = body.skeleton.legs.near.joints[2].y + 4;
    const top = body.skeleton.head.y - body.build.headRadius * 0.6;
    body.layers.heldBehind.push(
      area(roundedBox(hand.x - 2.2, top, 4.4, floor - top, 1.2), red, parts.staff),
      area(roundedBox(hand.x - 2.8, top - 1, 5.6, 8, 1.2), yellow, parts.staff),
      area(roundedBox(hand.x - 2.8, floor - 7, 5.6, 8, 1.2), yellow, parts.staff),
    );
  },
  /** With a star at its end, in the near hand. */
  wand(body: Body) {
    const hand = grip(body, "near");
    const tip = at(hand, -11, -14);
    const star = Array.from({ length: 10 }, (_, i): Knot => {
      const turn = (i * Math.PI) / 5 - Math.PI / 2;
      const r = i % 2 ? 3.8 : 8;
      return [tip.x + Math.cos(turn) * r, tip.y + Math.sin(turn) * r, 1];
    });
    body.layers.heldBehind.push(
      area(bar(at(hand, 2, 3), tip, 1.3), wood, parts.wand),
      area(star, yellow, parts.star),
    );
  },
  /** Sword's friend: a heater shield before the near hand. */
  shield(body: Body) {
    const hand = grip(body, "near");
    const shape = (k: number): Knot[] => [
      [hand.x - 11 * k, hand.y - 13 * k, 1],
      [hand.x, hand.y - 11 * k],
      [hand.x + 11 * k, hand.y - 13 * k, 1],
      [hand.x + 10 * k, hand.y + 3 * k],
      [hand.x, hand.y + 15 * k, 1],
      [hand.x - 10 * k, hand.y + 3 * k],
    ];
    body.layers.held.push(
      area(shape(1), red, parts.shield),
      area(shape(0.6), yellow, parts.shield),
    );
  },
  ballInHand(body: Body) {
    const hand = grip(body, "near");
    drawBall(body.layers.held, at(hand, 1, -6), 8);
  },
  snowballInHand(body: Body) {
    const hand = at(grip(body, "near"), 1, -6);
    body.layers.held.push(area(ellipse(hand.x, hand.y, 7), white, parts.ball));
  },
  ballAtFoot(body: Body) {
    const ankle = body.skeleton.legs.near.joints[2];
    drawFootball(body.layers.held, at(ankle, 18, 0), 8.5);
  },
  drum(body: Body) {
    const middle = between(grip(body, "near"), grip(body, "far"), 0.5);
    const [x, y] = [middle.x, middle.y + 8];
    body.layers.heldBehind.push(
      area(
        [
          [x - 15, y, 1],
          [x + 15, y, 1],
          [x + 13.6, y + 16, 1],
          [x, y + 19.5],
          [x - 13.6, y + 16, 1],
        ],
        red,
        parts.drum,
      ),
      area(ellipse(x, y, 15, 4.6), paper, parts.drum),
    );
    for (const side of ["near", "far"] as const) {
      const hand = grip(body, side);
      const inwards = side === "near" ? 1 : -1;
      body.layers.heldBehind.push(
        area(bar(at(hand, -3 * inwards, -4), at(hand, 10 * inwards, 5.6), 1.2), wood, parts.drum),
      );
    }
  },
  paintbrush(body: Body) {
    const hand = grip(body, "far");
    body.layers.heldBehind.push(
      area(bar(at(hand, -5, 6), at(hand, 8, -9), 1.3), wood, parts.brush),
      area(
        [
          [hand.x + 6.4, hand.y - 10.2, 1],
          [hand.x + 9.8, hand.y - 16],
          [hand.x + 14.4, hand.y - 18, 1],
          [hand.x + 13, hand.y - 12],
          [hand.x + 9.6, hand.y - 7.4, 1],
        ],
        red,
        parts.brush,
      ),
    );
    const left = grip(body, "near");
    body.layers.held.push(
      area(ellipse(left.x - 4, left.y - 2, 13, 9, -12), wood, parts.palette),
      ...[
        [-11, -2, blue],
        [-6, -6.5, green],
        [1.4, -6, yellow],
      ].map(([x, y, c]) =>
        area(ellipse(left.x + Number(x), left.y + Number(y), 2.5), String(c), parts.palette),
      ),
    );
  },
  /** Over a flame; what is in it leaps. */
  pan(body: Body) {
    const hand = grip(body, "far");
    const middle = at(hand, 28, 0);
    const flame = (x: number, height: number) =>
      area(
        [
          [middle.x + x + 1, middle.y + 18 - height, 1],
          [middle.x + x + 5, middle.y + 13],
          [middle.x + x + 3, middle.y + 18],
          [middle.x + x - 3, middle.y + 18],
          [middle.x + x - 5, middle.y + 13],
        ],
        orange,
        parts.flame,
      );
    const slice = (x: number, y: number) =>
      area(ellipse(middle.x + x, middle.y + y, 4.2, 3.4), orange, parts.food);
    body.layers.heldBehind.push(
      area(bar(at(hand, -3, 1), at(hand, 15, -1), 1.9), "#9aa3ad", parts.pan),
      // In the pan, and above it.
      area(ellipse(middle.x, middle.y - 6, 11, 4.6), green, parts.food),
      area(
        [
          [middle.x - 16, middle.y - 6, 1],
          [middle.x + 16, middle.y - 6, 1],
          [middle.x + 10, middle.y + 2.4],
          [middle.x, middle.y + 4.6],
          [middle.x - 10, middle.y + 2.4],
        ],
        "#9aa3ad",
        parts.pan,
      ),
      flame(-11, 14),
      flame(11, 14),
      flame(0, 16),
      slice(-9, -19),
      slice(7, -30),
      area(
        [
          [middle.x - 7, middle.y - 30, 1],
          [middle.x, middle.y - 38],
          [middle.x - 1, middle.y - 29],
        ],
        green,
        parts.food,
      ),
      area(
        [
          [middle.x + 6, middle.y - 14, 1],
          [middle.x + 15, middle.y - 22],
          [middle.x + 15, middle.y - 13],
        ],
        green,
        parts.food,
      ),
    );
  },
  /** Its bag hangs from the hoop. */
  butterflyNet(body: Body) {
    const hand = grip(body, "far");
    const hoop = at(hand, 22, -34);
    const mesh = (...points: readonly (readonly [number, number])[]) =>
      stroke(
        points.map(([x, y]): Knot => [hoop.x + x, hoop.y + y]),
        dark,
        1.2,
      );
    const bag: Knot[] = [
      [hoop.x - 13, hoop.y + 2, 1],
      [hoop.x - 7, hoop.y + 19],
      [hoop.x + 5, hoop.y + 27],
      [hoop.x + 13, hoop.y + 16],
      [hoop.x + 13, hoop.y - 2, 1],
    ];
    body.layers.heldBehind.push(
      area(bag, "#eaf4fa", parts.net),
      mesh([-5, 5], [3, 25]),
      mesh([6, 4], [5, 25]),
      mesh([-10, 13], [12, 12]),
      area(bar(at(hand, -8, 11), at(hand, 13, -26), 1.6), wood),
      area(ellipse(hoop.x, hoop.y, 13.5, 5.5, -8), blue, parts.net),
    );
  },
  phone(body: Body) {
    const hand = grip(body, "far");
    const frame = { ...hand, angle: 8 };
    body.layers.overArms.push(
      area(place(roundedBox(-4.5, -19, 9, 26, 3), frame), blue, parts.phone),
      area(ellipse(hand.x + 1, hand.y + 1, 4.4), body.hands, parts.hand),
    );
  },
  skates(body: Body) {
    for (const side of ["near", "far"] as const) {
      const limb = body.skeleton.legs[side];
      const pose = body.stance.legs[side];
      const frame = { ...limb.joints[2], angle: pose.foot, scale: body.build.extremity };
      body.layers[side === "near" ? "nearLeg" : "farLeg"].push(
        area(place(roundedBox(-4, 3, 15, 7, 1), frame), "#c9d3dd", parts.skate),
        area(place(roundedBox(-10, 8, 27, 4.4, 2), frame), "#c9d3dd", parts.skate),
      );
    }
  },
  rollerSkates(body: Body) {
    for (const side of ["near", "far"] as const) {
      const { joints } = body.skeleton.legs[side];
      const { foot } = body.stance.legs[side];
      const frame = { ...joints[2], angle: foot, scale: body.build.extremity };
      body.layers[side === "near" ? "nearLeg" : "farLeg"].push(
        area(place(roundedBox(-6, 3, 19, 5, 1), frame), "#c9d3dd", parts.skate),
        ...[-2.4, 9.6].map((x) => area(place(ellipse(x, 10.6, 4), frame), "#ef5b5b", parts.wheel)),
      );
    }
  },
  kiteString(body: Body) {
    const hand = grip(body, "far");
    body.layers.ground.push(
      stroke(
        [
          [hand.x, hand.y],
          [hand.x + 13, hand.y - 22],
          [hand.x + 22, hand.y - 58],
        ],
        dark,
        1.4,
      ),
    );
  },
  kite(body: Body) {
    const hand = grip(body, "far");
    const middle = at(hand, 18, -48);
    const frame = { ...middle, angle: 38 };
    const line = (...knots: Knot[]) => stroke(place(knots, frame), dark);
    body.layers.ground.push(
      stroke(
        [
          [hand.x, hand.y],
          [hand.x + 9, hand.y - 15],
          [middle.x, middle.y],
        ],
        dark,
        1.4,
      ),
      area(
        place(
          [
            [0, -21, 1],
            [15, -1, 1],
            [0, 23, 1],
            [-15, -1, 1],
          ],
          frame,
        ),
        red,
        parts.kite,
      ),
      asDetail(line([0, -21], [0, 23])),
      line([-15, -1], [15, -1]),
      // Its tail, blown away from the string.
      line([0, 23], [-6, 29], [-13, 24], [-20, 31], [-28, 27]),
    );
  },
  /** In the hand by its upper handle; water falls from its rose. */
  wateringCan(body: Body) {
    const hand = grip(body, "far");
    const frame = { x: hand.x + 3, y: hand.y + 17, angle: 14 };
    const on = (knots: readonly Knot[]) => place(knots, frame);
    body.layers.heldBehind.push(
      stroke(
        on([
          [-9, -5],
          [-15, -18],
          [0, -21],
          [9, -6],
        ]),
        dark,
        2.4,
      ),
      area(
        on([
          [8, 5, 1],
          [30, -13, 1],
          [33, -9, 1],
          [8, 12, 1],
        ]),
        green,
        parts.wateringCan,
      ),
      area(on(ellipse(32, -12, 3.6, 7)), yellow, parts.wateringCan),
      area(on(roundedBox(-12, -8, 23, 23, 3)), green, parts.wateringCan),
    );
    for (const [x, y] of [
      [37, 15],
      [43, 23],
      [34, 26],
      [41, 34],
    ] as const) {
      const drop: Knot[] = [
        [x, y - 4, 1],
        [x + 2.8, y + 1.4],
        [x, y + 4],
        [x - 2.8, y + 1.4],
      ];
      body.layers.held.push(
        area(
          drop.map(([dx, dy, c]): Knot => [hand.x + dx, hand.y + dy, c ?? 0]),
          blue,
          parts.water,
        ),
      );
    }
  },
} as const;

function drawBall(layer: Body["layers"]["held"], middle: Point, r: number) {
  layer.push(
    area(ellipse(middle.x, middle.y, r), yellow, parts.ball),
    stroke(
      [
        [middle.x - r * 0.95, middle.y - r * 0.2],
        [middle.x, middle.y + r * 0.22],
        [middle.x + r * 0.95, middle.y - r * 0.2],
      ],
      dark,
    ),
    stroke(
      [
        [middle.x - r * 0.1, middle.y - r],
        [middle.x + r * 0.2, middle.y],
        [middle.x - r * 0.1, middle.y + r],
      ],
      dark,
    ),
  );
}

/** Known by the black patch in its middle. */
function drawFootball(layer: Body["layers"]["held"], middle: Point, r: number) {
  const corners = [0, 1, 2, 3, 4].map((place) => (place * 2 * Math.PI) / 5);
  const point = (angle: number, share: number): Knot => [
    middle.x + r * share * Math.sin(angle),
    middle.y - r * share * Math.cos(angle),
    1,
  ];
  layer.push(
    area(ellipse(middle.x, middle.y, r), white, parts.ball),
    area(
      corners.map((angle) => point(angle, 0.42)),
      dark,
      parts.ball,
    ),
    ...corners.map((angle) => stroke([point(angle, 0.42), point(angle, 0.98)], dark)),
  );
}

export type PropName = keyof typeof drawers;

/** Small things in the hand or at the foot, which grow with the build that holds them. */
const handheld: Partial<Record<PropName, (body: Body) => Point>> = {
  sandwich: (body) => grip(body, "far"),
  pan: (body) => grip(body, "far"),
  wateringCan: (body) => grip(body, "far"),
  kite: (body) => grip(body, "far"),
  ballInHand: (body) => grip(body, "near"),
  snowballInHand: (body) => grip(body, "near"),
  ballAtFoot: (body) => body.skeleton.legs.near.joints[2],
};

/** @param isTelling somebody is known by it */
export function drawProp(body: Body, name: PropName, isTelling = false) {
  const scale = body.build.extremity > 1 ? 1.3 : 1;
  const origin = handheld[name]?.(body);
  const drawn = emptyLayers();
  drawers[name]({ ...body, layers: drawn });
  const place = (path: Path): Path =>
    origin && scale !== 1
      ? mapPath(path, (x, y) => [
          origin.x + (x - origin.x) * scale,
          origin.y + (y - origin.y) * scale,
        ])
      : path;
  for (const layer of layerNames) {
    body.layers[layer].push(
      ...drawn[layer].map((shape) => ({
        ...shape,
        path: place(shape.path),
        ...(!ofWhoHolds.has(shape.part) && { held: true }),
        ...(isTelling && shape.kind === "area" && { telling: true }),
      })),
    );
  }
}

/** What is drawn once more over a thing. */
const ofWhoHolds: ReadonlySet<Part | undefined> = new Set([parts.hand, parts.arm, parts.gloves]);
