/** Of the gods and the stage of China: what floats, hangs and thunders about them. */
import { parts } from "../../lexicon/parts.ts";
import type { Character } from "../character.ts";
import { ellipse, type Knot, place } from "../geometry.ts";
import { grip } from "../grip.ts";
import { area, asDetail, type Body, stroke } from "../layers.ts";
import { outline } from "../outline.ts";

export const legendExtras = {
  /** The drums of thunder, in a ring behind the head and the shoulders. */
  drumRing({ build, skeleton, layers }: Body) {
    const t = build.torso;
    const [middle] = place([[0, -t * 0.9]], skeleton.torso);
    if (!middle) return;
    const r = build.headRadius * 2.5;
    const drums = 7;
    for (let i = 0; i < drums; i++) {
      const turn = (Math.PI * (i - 0.5)) / (drums - 2);
      const [x, y] = [middle[0] + Math.cos(turn) * r, middle[1] - Math.sin(turn) * r];
      layers.ground.push(
        { ...area(ellipse(x, y, 10.4), "#ef5b5b", parts.drum), telling: true },
        asDetail(area(ellipse(x, y, 6.4), "#fff6e0", parts.drum)),
      );
    }
  },
  /** One ribbon in a high arch over the head, its two ends flying out wide at the sides. */
  flyingRibbons({ build, skeleton, layers }: Body, _character: Character, colour: string) {
    const [root] = place([[0, -build.torso * 0.75]], skeleton.torso);
    if (!root) return;
    const s = build.headRadius / 16;
    const arch = outline(
      "-28 14!, -42 -6, -40 -46, -18 -70, 0 -74, 18 -70, 40 -46, 42 -6, 28 14!, 24 8!, 34 -10, 31 -40, 14 -60, 0 -63, -14 -60, -31 -40, -34 -10, -24 8!",
    );
    const end = outline(
      "-22 4!, -46 18, -50 40, -36 58, -46 78, -64 92!, -52 94!, -56 104!, -32 84, -24 60, -38 40, -34 24, -20 14!",
    );
    const put = (knots: readonly Knot[], side: 1 | -1): Knot[] =>
      knots.map(([x, y, corner]) => [root[0] + x * s * side, root[1] + y * s, corner ?? 0]);
    for (const knots of [put(arch, 1), put(end, 1), put(end, -1)])
      layers.back.push({ ...area(knots, colour, parts.ribbon), telling: true });
  },
  /** White silk from the wrist, far longer than the arm, in waves down to the feet. */
  waterSleeves(body: Body) {
    for (const side of ["near", "far"] as const) {
      const { x, y } = grip(body, side);
      const way = side === "near" ? -1 : 1;
      const put = (knots: readonly Knot[]): Knot[] =>
        knots.map(([dx, dy, corner]) => [x + dx * way, y + dy, corner ?? 0]);
      body.layers.held.push(
        {
          ...area(
            put(
              outline(
                "-8 -7!, 7 -9!, 20 2, 22 18, 14 32, 26 44, 40 48!, 30 58!, 10 56, -2 44, -4 30, 4 16, -6 6!",
              ),
            ),
            "#fbfbf6",
            parts.sleeve,
          ),
          telling: true,
        },
        asDetail(stroke(put(outline("4 0, 12 14, 4 30, 12 46")), "#8a8494")),
      );
    }
  },
} satisfies Record<string, (body: Body, character: Character, colour: string) => void>;
