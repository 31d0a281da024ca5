/** What comics draw around a body to show what happens to it. */
import { parts } from "../../lexicon/parts.ts";
import { builds } from "../body.ts";
import { ellipse, type Knot, type Point, place, toFrame } from "../geometry.ts";
import { at, grip } from "../grip.ts";
import { area, type Body, stroke } from "../layers.ts";
import { blue, dark, white, yellow } from "../prop-colours.ts";

/** The heads of animals are larger, and have ears. */
const faceSize = ({ build }: Body) => (build === builds.animal ? 1.45 : 1);

const mark = (from: Point, to: Point) =>
  stroke(
    [
      [from.x, from.y],
      [to.x, to.y],
    ],
    dark,
    2.2,
  );

const star = ({ x, y }: Point, size: number) =>
  area(
    Array.from({ length: 10 }, (_, i): Knot => {
      const turn = (i * Math.PI) / 5 - Math.PI / 2;
      const r = i % 2 ? size * 0.48 : size;
      return [x + Math.cos(turn) * r, y + Math.sin(turn) * r, 1];
    }),
    yellow,
    parts.star,
  );

export const gearOfTheBody = {
  /** Above the head, its tip towards the mouth. */
  speechBubble(body: Body) {
    const { head } = body.skeleton;
    const r = body.build.headRadius * faceSize(body);
    const { x, y } = at(head, 1.1 * r, -2.3 * r);
    body.layers.ground.push(
      area(
        [
          [x - 24, y],
          [x - 17, y - 12],
          [x, y - 15],
          [x + 17, y - 12],
          [x + 24, y],
          [x + 17, y + 11],
          [x + 2, y + 14, 1],
          [x - 8, y + 27, 1],
          [x - 9, y + 13, 1],
          [x - 18, y + 10],
        ],
        white,
        parts.bubble,
      ),
      ...[-11, 0, 11].map((dx) => area(ellipse(x + dx, y, 3.2), yellow, parts.bubble)),
    );
  },
  /** Round the way that the feet go. */
  wheelMarks(body: Body) {
    const { near, far } = body.skeleton.legs;
    for (const [foot, way] of [
      [near.joints[2], 1],
      [far.joints[2], 1],
    ] as const) {
      const from = Math.atan2(foot.x, foot.y);
      const long = Math.hypot(foot.x, foot.y) + 4;
      const arc = (out: number, span: number): Knot[] =>
        [0.3, 0.3 + span / 2, 0.3 + span].map((turn): Knot => {
          const angle = from + way * turn;
          return [(long + out) * Math.sin(angle), (long + out) * Math.cos(angle)];
        });
      body.layers.ground.push(stroke(arc(0, 0.5), dark, 2), stroke(arc(-10, 0.4), dark, 2));
    }
  },
  /** Around the fists that go up. */
  tension(body: Body) {
    for (const side of ["near", "far"] as const) {
      const fist = grip(body, side);
      const out = side === "near" ? -1 : 1;
      for (const turn of [-18, 24, 66]) {
        const frame = { ...fist, angle: out * turn };
        body.layers.overArms.push(mark(toFrame(frame, 0, -9), toFrame(frame, 0, -17)));
      }
    }
  },
  /** Whoever yawns would like to sleep. */
  sleepSigns(body: Body) {
    const { x, y, scale } = body.skeleton.head;
    for (const [dx, dy, size] of [
      [1.5, -0.5, 0.22],
      [1.95, -1, 0.3],
    ] as const) {
      const away = scale * faceSize(body);
      const middle = at({ x, y }, dx * away, dy * away);
      const half = size * scale;
      body.layers.overArms.push(
        stroke(
          [
            [middle.x - half, middle.y - half, 1],
            [middle.x + half, middle.y - half, 1],
            [middle.x - half, middle.y + half, 1],
            [middle.x + half, middle.y + half, 1],
          ],
          dark,
          2.4,
        ),
      );
    }
  },
  /** A puff before the mouth, and drops that fly from it. */
  sneeze(body: Body) {
    const { head } = body.skeleton;
    const mouth = {
      ...toFrame({ ...head, angle: 0 }, 0.15 * faceSize(body), 0),
      scale: head.scale * (1 + 0.4 * (faceSize(body) - 1)),
    };
    const ahead = (x: number, y: number) => toFrame(mouth, x, y);
    const puff: Knot[] = [
      [1.3, 0.75],
      [1.5, 0.4],
      [1.9, 0.45],
      [2.2, 0.2],
      [2.6, 0.5],
      [2.9, 0.85],
      [2.6, 1.15],
      [2.2, 1.4],
      [1.85, 1.15],
      [1.5, 1.15],
    ];
    body.layers.held.push(area(place(puff, mouth), white, parts.cloud));
    for (const [x, y] of [
      [1.7, -0.2],
      [3.5, 0.1],
      [3.4, 1.4],
    ] as const) {
      const drop = ahead(x, y);
      body.layers.held.push(area(ellipse(drop.x, drop.y, 5, 4, 20 * (y - 0.8)), blue, parts.water));
    }
  },
  /** On both sides of a belly that shakes. */
  shakes(body: Body) {
    const { torso } = body.skeleton;
    const wide = body.build.waist + 15 * body.build.extremity;
    for (const side of [-1, 1] as const) {
      for (const away of [0, 6])
        body.layers.overArms.push(
          stroke(
            [-0.62, -0.38, -0.14].map((up, i): Knot => {
              const x = side * (wide + away + (i === 1 ? 3 : 0));
              const to = toFrame(torso, x, up * body.build.torso);
              return [to.x, to.y];
            }),
            dark,
            2,
          ),
        );
    }
  },
  /** Stars about the head of who fell, and marks where it hit the ground. */
  bump(body: Body) {
    const { head, hips } = body.skeleton;
    const above = { ...head, angle: 0, scale: head.scale * faceSize(body) };
    const low = hips.y + body.build.leg[0] + 2;
    for (const [x, y, size] of [
      [-1.2, -1.5, 7.4],
      [0.1, -1.95, 8],
      [1.35, -1.45, 7.4],
    ] as const)
      body.layers.held.push(star(toFrame(above, x, y), size));
    for (const [side, rise] of [
      [-1, 0],
      [-1, 7],
      [1, 0],
    ] as const)
      body.layers.ground.push(
        mark(
          at({ x: hips.x, y: low }, side * (body.build.hip + 5), -rise),
          at({ x: hips.x, y: low }, side * (body.build.hip + 14), -rise * 1.7),
        ),
      );
  },
} as const;
