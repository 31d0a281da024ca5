/** Shirts, coats and bodices on the upper body, with what is on their fronts. */

import { type Part, parts } from "../lexicon/parts.ts";
import type { Costume } from "./clothes.ts";
import { drawTrunk } from "./fur.ts";
import { type Knot, mirrored, place, radians } from "./geometry.ts";
import { ink } from "./head.ts";
import { area, asDetail, type Body, stroke } from "./layers.ts";

/** Share of the full width that is left when the body is turned. */
export function turnedWidth(yaw: number): number {
  return 0.66 + 0.34 * Math.cos(radians(yaw));
}

export function drawTop(body: Body, costume: Costume) {
  if (costume.top.kind === "fur" && costume.bottom.kind === "fur") drawTrunk(body, costume);
  else drawShirt(body, costume);
}

function drawShirt(body: Body, costume: Costume) {
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
  const put = (knots: Knot[], part: Part) =>
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
        if (-t * share > hem) continue;
        const button = place([[x + 3.4, -t * share - 1]], skeleton.torso)[0] as Knot;
        layers.top.push(asDetail(area(circle(button[0], button[1], 1.5), colour, parts.button)));
      }
      break;
    case "emblem":
      put(circle(x, -t * 0.52, build.waist * 0.44), parts.badge);
      break;
    case "spider": {
      const [cy, r] = [-t * 0.5, build.waist * 0.3];
      for (const side of [-1, 1]) {
        for (const [reach, rise] of [
          [0.9, -2.1],
          [1.9, -0.6],
          [1.9, 0.8],
          [0.9, 2.1],
        ] as const) {
          const leg: Knot[] = [
            [x, cy],
            [x + side * r * reach, cy + r * rise * 0.45],
            [x + side * r * reach * 1.1, cy + r * rise],
          ];
          layers.top.push(stroke(place(leg, skeleton.torso), ink, 1.5));
        }
      }
      layers.top.push({
        ...area(place(circle(x, cy, r), skeleton.torso), ink, parts.badge),
        telling: true,
      });
      break;
    }
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
    case "belly":
      put(
        mirrored([
          [0, -t * 0.76],
          [waist * 0.62, -t * 0.6],
          [waist * 0.8, -t * 0.28],
          [waist * 0.64, hem - 0.4],
        ]).map(([across, y]): Knot => [x + across, y]),
        parts.belly,
      );
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
    case "sailor":
      put(
        [
          [-waist * 0.98, -t, 1],
          [waist * 0.98, -t, 1],
          [waist * 0.9, -t * 0.72],
          [x + 1, -t * 0.36, 1],
          [-waist * 0.9, -t * 0.72],
        ],
        parts.collar,
      );
      break;
    case "tie":
      put(
        [
          [x - 2, -t + 0.4, 1],
          [x + 2, -t + 0.4, 1],
          [x + 3.4, -t * 0.36],
          [x, -t * 0.2, 1],
          [x - 3.4, -t * 0.36],
        ],
        parts.tie,
      );
      break;
    case "uprights":
      for (const share of [-0.62, 0.62]) {
        const at = x + waist * share;
        const stripe: Knot[] = [
          [at - waist * 0.16, -t * 0.9, 1],
          [at + waist * 0.14, -t * 0.9, 1],
          [at + waist * 0.14, hem + 1, 1],
          [at - waist * 0.14, hem + 1, 1],
        ];
        layers.top.push({
          ...area(place(stripe, skeleton.torso), colour, parts.stripe),
          telling: true,
        });
      }
      break;
    case "number":
      put(
        [
          [x - 4.4, -t * 0.56, 1],
          [x + 0.6, -t * 0.74, 1],
          [x + 2.8, -t * 0.74, 1],
          [x + 2.8, -t * 0.2, 1],
          [x - 1.6, -t * 0.2, 1],
          [x - 1.6, -t * 0.52, 1],
          [x - 4.4, -t * 0.44, 1],
        ],
        parts.badge,
      );
      break;
    case "ribs":
      for (const share of [0.74, 0.52, 0.3]) {
        const half = waist * (share < 0.4 ? 0.7 : 0.86);
        const rib: Knot[] = [
          [x - half, -t * share - 1],
          [x, -t * share + 1],
          [x + half, -t * share - 1],
        ];
        layers.top.push(stroke(place(rib, skeleton.torso), "#17131c", 2));
      }
      break;
    // A seam between one roll of wadding and the next, and a button on each.
    case "padded":
      for (const share of [0.8, 0.56, 0.32, 0.08]) {
        const half = waist * (share > 0.7 ? 0.9 : 1.04);
        const seam: Knot[] = [
          [-half, -t * share],
          [0, -t * share + 2.4],
          [half, -t * share],
        ];
        layers.top.push({ ...stroke(place(seam, skeleton.torso), "#17131c", 2), telling: true });
      }
      for (const share of [0.68, 0.44, 0.2])
        layers.top.push({
          ...area(place(circle(x, -t * share + 1.6, 2.6), skeleton.torso), colour, parts.button),
          telling: true,
        });
      break;
    case "dots":
      for (const [across, share] of [
        [-0.5, 0.74],
        [0.5, 0.62],
        [-0.44, 0.36],
        [0.46, 0.22],
      ] as const)
        layers.top.push({
          ...area(
            place(circle(x + across * waist, -t * share, 3), skeleton.torso),
            colour,
            parts.button,
          ),
          telling: true,
        });
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
