/** Garlands, aprons, ponchos and the flags of opera generals. */

import { parts } from "../../lexicon/parts.ts";
import type { Character } from "../character.ts";
import { between, type Knot, type Point, place, point } from "../geometry.ts";
import { area, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";
import type { Limb } from "../skeleton.ts";
import { isSeated } from "../skirts.ts";
import { turnedWidth } from "../tops.ts";

export const cultureExtras = {
  /** A garland of blossoms around the neck, in one piece. */
  lei({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const half = build.shoulder * turnedWidth(stance.yaw) * 0.72;
    const t = build.torso;
    const around = (turn: number, r: number): Knot => [
      Math.cos(turn) * half * r,
      -t * 0.96 + Math.sin(turn) * t * 0.66 * r,
    ];
    const blossoms = 6;
    const bumps = Array.from({ length: 2 * blossoms + 1 }, (_, i): Knot => {
      const [x, y] = around((Math.PI * i) / (2 * blossoms), i % 2 ? 1.14 : 0.9);
      return [x, y, i % 2 ? 0 : 1];
    });
    const inner = [1, 0.75, 0.5, 0.25, 0].map((share) => around(Math.PI * share, 0.42));
    layers.frontArms.push(area(place([...bumps, ...inner], skeleton.torso), colour, parts.garland));
  },
  /** Long blades of grass from the waist to the shins, parted at the hem. */
  grassSkirt(body: Body) {
    const { build, skeleton, stance, layers } = body;
    const low = ({ joints: [hip, knee, ankle] }: Limb) =>
      isSeated(body) ? between(hip, knee, 0.86) : between(knee, ankle, 0.3);
    const legs = [low(skeleton.legs.near), low(skeleton.legs.far)];
    const [left, right] = legs.sort((a, b) => a.x - b.x) as [Point, Point];
    const flare = build.hip * 0.9 * turnedWidth(stance.yaw) + 3;
    const half = Math.max(build.waist, build.hip * 0.94) * turnedWidth(stance.yaw);
    const [a, b] = place(
      [
        [-half, -build.torso * 0.24],
        [half, -build.torso * 0.24],
      ],
      skeleton.torso,
    ) as [Knot, Knot];
    const hem = Array.from({ length: 9 }, (_, i): Knot => {
      const share = i / 8;
      const x = right.x + flare + (left.x - right.x - 2 * flare) * share;
      return [x, right.y + (left.y - right.y) * share + (i % 2 ? -9 : 4), 1];
    });
    layers.bottom.push(
      area([[a[0], a[1], 1], [b[0], b[1], 1], ...hem], "#b6d96a", parts.grassSkirt),
    );
    for (const [i, [x, y]] of hem.entries()) {
      if (i % 2 === 0) continue;
      const share = i / 8;
      const waist = point(b[0] + (a[0] - b[0]) * share, b[1] + (a[1] - b[1]) * share);
      const top = between(point(x, y), waist, 0.66);
      layers.bottom.push(
        stroke(
          [
            [x, y],
            [top.x, top.y],
          ],
          "#33302c",
          1.6,
        ),
      );
    }
  },
  /** Four flags behind the shoulders. */
  flags({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const root = { ...skeleton.torso, scale: build.torso / 25 };
    const sides = stance.yaw > 30 ? [-1] : [-1, 1];
    for (const side of sides) {
      for (const lean of [58, 24]) {
        const shoulder = place([[side * 6, -22]], root)[0]!;
        const frame = { x: shoulder[0], y: shoulder[1], angle: side * lean, scale: root.scale };
        layers.back.push(
          area(
            place(outline("-1.4 0!, -1.4 -44!, 1.4 -44!, 1.4 0!"), frame),
            "#d9a066",
            parts.pole,
          ),
          area(
            place(outline(`${side * 1.4} -44!, ${side * 20} -34!, ${side * 1.4} -22!`), frame),
            colour,
            parts.flag,
          ),
        );
      }
    }
  },
  /** From the waist to the knees, tied behind; over fur with a bib, since nothing else tells them apart. */
  apron({ build, skeleton, stance, layers }: Body, character: Character, colour: string) {
    const half = build.waist * turnedWidth(stance.yaw) * 0.86;
    if (character.animal) {
      const t = build.torso;
      const bib = `${-half * 0.6} ${-t * 0.78}!, ${half * 0.6} ${-t * 0.78}!, ${half * 0.7} ${-t * 0.4}!, ${half * 1.2} ${-t * 0.3}!, ${half * 1.15} 9!, ${-half * 1.15} 9!, ${-half * 1.2} ${-t * 0.3}!, ${-half * 0.7} ${-t * 0.4}!`;
      layers.top.push({
        ...area(place(outline(bib), skeleton.torso), colour, parts.apron),
        telling: true,
      });
      const on = (text: string) => place(outline(text), skeleton.torso);
      // Its straps go up to the neck and round the waist; a pocket is in the middle.
      const straps = [-1, 1].flatMap((side) => [
        on(`${side * half * 0.6} ${-t * 0.78}!, ${side * half * 0.5} ${-t * 1.05}!`),
        on(`${side * half * 1.2} ${-t * 0.3}!, ${side * half * 1.7} ${-t * 0.36}!`),
      ]);
      layers.top.push(...straps.map((line) => ({ ...stroke(line, "#3a3030", 2), telling: true })), {
        ...area(
          on(
            `${-half * 0.5} ${-t * 0.2}!, ${half * 0.5} ${-t * 0.2}!, ${half * 0.44} 2!, ${-half * 0.44} 2!`,
          ),
          colour,
          parts.pocket,
        ),
        telling: true,
      });
      return;
    }
    const knee = between(skeleton.legs.near.joints[1], skeleton.legs.far.joints[1], 0.5);
    const [top] = place([[0, -build.torso * 0.3]], skeleton.torso);
    if (!top) return;
    layers.bottom.push(
      area(
        [
          [top[0] - half, top[1], 1],
          [top[0] + half, top[1], 1],
          [knee.x + half * 1.2, knee.y + 2],
          [knee.x, knee.y + 5],
          [knee.x - half * 1.2, knee.y + 2],
        ],
        colour,
        parts.apron,
      ),
    );
  },
  /** A cloth from one shoulder down to the other hip. */
  drape({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const w = build.shoulder * turnedWidth(stance.yaw);
    const t = build.torso;
    const knots = outline(
      `${w * 0.2} ${-t * 1.02}!, ${w * 0.86} ${-t * 0.96}!, ${w * 0.6} ${-t * 0.5}, ${-w * 0.3} ${t * 0.06}, ${-w * 0.5} ${t * 0.7}!, ${-w * 1.1} ${t * 0.6}!, ${-w * 0.84} ${-t * 0.16}!, ${-w * 0.1} ${-t * 0.56}`,
    );
    layers.top.push(area(place(knots, skeleton.torso), colour, parts.scarf));
  },
  /** The belt of a sumo wrestler, with its flap. */
  mawashi({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const half = Math.max(build.waist, build.hip) * turnedWidth(stance.yaw) + 1.4;
    const t = build.torso;
    const at = (text: string) => place(outline(text), skeleton.torso);
    layers.top.push(
      area(at(`-6.5 4!, 6.5 4!, 7.5 22!, -7.5 22!`), colour, parts.apron),
      area(
        at(
          `${-half} ${-t * 0.1}!, 0 ${-t * 0.04}, ${half} ${-t * 0.1}!, ${half} 7!, 0 9, ${-half} 7!`,
        ),
        colour,
        parts.stripe,
      ),
    );
  },
  /** A broad belt with a great plate on it. */
  championBelt({ build, skeleton, stance, layers }: Body, _character: Character, colour: string) {
    const half = Math.max(build.waist, build.hip) * turnedWidth(stance.yaw) + 1.4;
    const at = (text: string) => place(outline(text), skeleton.torso);
    const plate = [
      ["-11 0", "-8 -7.5", "0 -10", "8 -7.5", "11 0", "8 8", "0 10.5", "-8 8"],
      ["-5 0", "0 -5", "5 0", "0 5.5"],
    ].map((knots) => knots.join(", "));
    layers.top.push(
      area(at(`${-half} -5!, ${half} -5!, ${half} 5!, ${-half} 5!`), colour, parts.belt),
      ...plate.map((knots, i) => ({
        ...area(at(knots), i ? colour : "#ffe9a0", parts.buckle),
        telling: true,
      })),
    );
  },
} as const;
