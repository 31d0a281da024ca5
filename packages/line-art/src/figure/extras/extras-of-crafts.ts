/** What goes with the clothes of those who have one thing about them that nobody else has. */
import { parts } from "../../lexicon/parts.ts";
import type { Character } from "../character.ts";
import { ellipse, type Knot, place, point } from "../geometry.ts";
import { bar } from "../grip.ts";
import { turned } from "../head.ts";
import { area, type Body } from "../layers.ts";
import { turnedWidth } from "../tops.ts";

const dark = "#3a3340";

export const craftExtras = {
  /** Round the neck, both ends hanging before the chest, with its marks. */
  tapeMeasure({ build, skeleton, stance, layers }: Body) {
    const half = build.shoulder * turnedWidth(stance.yaw) * 0.5;
    const t = build.torso;
    const w = 3.4;
    for (const [side, low] of [
      [-1, -t * 0.02],
      [1, t * 0.16],
    ] as const) {
      const x = side * half;
      const end: Knot[] = [
        [x * 0.7 - w, -t * 1.02, 1],
        [x * 0.7 + w, -t * 1.02, 1],
        [x + w, -t * 0.7],
        [x + w, low, 1],
        [x - w, low, 1],
        [x - w, -t * 0.7],
      ];
      layers.frontArms.push({
        ...area(place(end, skeleton.torso), "#ffd95e", parts.tape),
        telling: true,
      });
      for (let y = -t * 0.62; y < low - 3; y += t * 0.17) {
        const mark: Knot[] = [
          [x - w + 0.4, y, 1],
          [x + w * 0.3, y, 1],
          [x + w * 0.3, y + 1.6, 1],
          [x - w + 0.4, y + 1.6, 1],
        ];
        layers.frontArms.push({
          ...area(place(mark, skeleton.torso), dark, parts.tape),
          telling: true,
        });
      }
    }
  },
  /** Nothing is seen through them. */
  darkGlasses({ build, skeleton, stance, layers }: Body) {
    const { yaw } = stance.head;
    const y = build.headRadius > 14.8 ? 0.12 : 0.06;
    const spacing = yaw > 20 ? 0.36 : 0.42;
    const [left, right] = [-1, 1].map((side) => turned(side * spacing, yaw).x) as [number, number];
    for (const x of [left, right]) {
      const width = 0.34 * Math.sqrt(Math.max(0, 1 - x * x));
      layers.head.push({
        ...area(
          place(ellipse(x, y, Math.max(0.12, width), 0.3), skeleton.head),
          dark,
          parts.glasses,
        ),
        telling: true,
      });
    }
    const bridge = place(bar(point(left, y - 0.08), point(right, y - 0.08), 0.05), skeleton.head);
    layers.head.push(area(bridge, dark, parts.glasses));
  },
  /** Before both shins, from the knee to the boot, as broad as two legs. */
  legPads({ build, skeleton, layers }: Body) {
    for (const side of ["near", "far"] as const) {
      const [, knee, ankle] = skeleton.legs[side].joints;
      const half = build.hip * 0.62;
      const top = knee.y - build.shin * 0.42;
      const whole: Knot[] = [
        [knee.x - half, top + 3],
        [knee.x, top - 3],
        [knee.x + half, top + 3],
        [ankle.x + half, ankle.y + 1, 1],
        [ankle.x - half, ankle.y + 1, 1],
      ];
      const band = (share: number): Knot[] => {
        const y = top + (ankle.y - top) * share;
        return [
          [knee.x - half, y, 1],
          [knee.x + half, y, 1],
          [ankle.x + half, y + 5, 1],
          [ankle.x - half, y + 5, 1],
        ];
      };
      layers.bottom.push(
        { ...area(whole, "#fbfbf6", parts.pad), telling: true },
        { ...area(band(0.3), "#ef5b5b", parts.pad), telling: true },
        { ...area(band(0.62), "#ef5b5b", parts.pad), telling: true },
      );
    }
  },
} satisfies Record<string, (body: Body, character: Character, colour: string) => void>;
