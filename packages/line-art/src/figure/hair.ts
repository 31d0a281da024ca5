/** Hair, in the head's frame: a shape behind the head and a cap with a fringe over it. */
import { ellipse, type Knot, radians } from "./geometry.ts";
import { turned } from "./head.ts";

export type Fringe = "straight" | "swoop" | "spiky" | "parted" | "curly" | "bald" | "curl" | "none";
export type HairBack =
  | "none"
  | "bob"
  | "long"
  | "ponytail"
  | "pigtails"
  | "plaits"
  | "longPlait"
  | "ringlets"
  | "bun"
  | "buns"
  | "curls";

export interface Hair {
  fringe: Fringe;
  back: HairBack;
  colour: string;
  /** Wider beside the face, so that top and back hang together as one area. */
  full?: boolean;
}

/** Hairlines from left to right as seen from the front. */
const hairlines: Record<Exclude<Fringe, "none" | "bald" | "curl">, readonly Knot[]> = {
  straight: [
    [-0.97, 0.12, 1],
    [-0.78, -0.2, 1],
    [-0.4, -0.3],
    [0, -0.33],
    [0.4, -0.3],
    [0.78, -0.2, 1],
    [0.97, 0.12, 1],
  ],
  swoop: [
    [-0.97, 0.1, 1],
    [-0.82, -0.18],
    [-0.5, -0.66, 1],
    [-0.05, -0.36],
    [0.5, -0.24],
    [0.88, -0.22, 1],
    [0.97, 0.1, 1],
  ],
  spiky: [
    [-0.97, 0.1, 1],
    [-0.84, -0.24, 1],
    [-0.6, -0.42],
    [-0.44, -0.22, 1],
    [-0.22, -0.5],
    [0.02, -0.24, 1],
    [0.25, -0.5],
    [0.48, -0.22, 1],
    [0.66, -0.4],
    [0.86, -0.2, 1],
    [0.97, 0.1, 1],
  ],
  parted: [
    [-0.97, 0.2, 1],
    [-0.8, -0.12],
    [-0.42, -0.4],
    [0, -0.68, 1],
    [0.42, -0.4],
    [0.8, -0.12],
    [0.97, 0.2, 1],
  ],
  curly: [
    [-0.97, 0.12, 1],
    [-0.86, -0.2, 1],
    [-0.62, -0.2],
    [-0.5, -0.4, 1],
    [-0.2, -0.3],
    [0, -0.46, 1],
    [0.25, -0.28],
    [0.48, -0.42, 1],
    [0.66, -0.2],
    [0.86, -0.22, 1],
    [0.97, 0.12, 1],
  ],
};

/** The hair on top of the head; the side turned away from the face runs down to the nape. */
export function hairCap(fringe: Fringe, yaw: number): Knot[][] {
  if (fringe === "none") return [];
  if (fringe === "curl") {
    const x = turned(0, yaw * 0.6).x;
    return [
      [
        [x - 0.26, -0.96],
        [x - 0.28, -0.66],
        [x, -0.5],
        [x + 0.22, -0.64],
        [x + 0.1, -0.82, 1],
        [x + 0.22, -0.98],
        [x + 0.08, -1.16],
        [x - 0.14, -1.14],
      ],
    ];
  }
  if (fringe === "bald") {
    const tufts: Knot[][] = [];
    for (const side of [-1, 1]) {
      const { x, hidden } = turned(side * 0.99, yaw);
      if (!hidden || yaw < 8) {
        const at = x - side * 0.99 - Math.sin(radians(yaw)) * 0.06;
        tufts.push(
          (
            [
              [0.98, 0.3],
              [1.22, 0.1],
              [1.2, -0.3],
              [1.0, -0.56],
              [0.82, -0.4],
              [0.86, -0.05],
            ] as const
          ).map(([tx, ty]): Knot => [tx * side + at, ty]),
        );
      }
    }
    return tufts;
  }
  const outer = fringe === "curly" ? 1.12 : 1.09;
  const line: Knot[] = [];
  for (const [x, y, corner] of hairlines[fringe]) {
    const place = turned(x, yaw);
    if (!place.hidden) line.push([place.x, y, corner ?? 0]);
  }
  const rightY = yaw > 8 ? Math.min((line.at(-1)?.[1] ?? 0) - 0.05, 0.05) : 0.1;
  const knots: Knot[] = [...line];
  const brow = yaw > 8 ? 1.03 : outer * 0.995;
  knots.push([Math.sqrt(brow ** 2 - rightY ** 2), rightY, 1]);
  const start = Math.asin(rightY / outer);
  const steps = fringe === "curly" ? 9 : 6;
  for (let step = 1; step < steps; step++) {
    const angle = start - (step / steps) * (Math.PI + 2 * start * (yaw > 8 ? 0.3 : 1));
    knots.push([Math.cos(angle) * outer, Math.sin(angle) * outer]);
    if (fringe === "curly") {
      const notch = angle - Math.PI / steps / 2;
      knots.push([Math.cos(notch) * (outer - 0.1), Math.sin(notch) * (outer - 0.1), 1]);
    }
  }
  if (yaw > 8) {
    knots.push([-outer, 0.05], [-0.98, 0.5], [-0.72, 0.8, 1], [-0.66, 0.45]);
  } else {
    knots.push([-outer * 0.985, 0.1, 1]);
  }
  return [knots];
}

/** Hair behind the head, each part closed; `yaw` carries tails and buns to the back. */
export function hairBehind(back: HairBack, yaw: number): Knot[][] {
  const away = Math.sin(radians(yaw));
  switch (back) {
    case "none":
      return [];
    case "bob":
      return [
        [
          [0 - away * 0.2, -0.8],
          [0.7 - away * 0.3, -0.5],
          [1.17 - away * 0.45, 0.3],
          [1.1 - away * 0.6, 0.85],
          [0.75 - away * 0.5, 1.0],
          [-0.75 - away * 0.1, 1.02],
          [-1.16, 0.86],
          [-1.2, 0.3],
          [-0.7, -0.5],
        ],
      ];
    case "long":
      return [
        [
          [0 - away * 0.2, -0.8],
          [0.7 - away * 0.35, -0.5],
          [1.2 - away * 0.6, 0.3],
          [1.24 - away * 0.9, 1.3],
          [1.1 - away * 1.0, 2.1, 1],
          [0.4 - away * 0.7, 2.3],
          [-0.4 - away * 0.5, 2.3],
          [-1.1 - away * 0.3, 2.1, 1],
          [-1.24 - away * 0.2, 1.3],
          [-1.2 - away * 0.05, 0.3],
          [-0.7, -0.5],
        ],
      ];
    case "ponytail":
      return [
        [
          [-0.5 - away * 0.35, -0.75],
          [-1.2 - away * 0.1, -0.95],
          [-1.75, -0.3],
          [-1.8, 0.55],
          [-1.55, 1.15, 1],
          [-1.3, 0.55],
          [-1.15, 0],
          [-0.75, -0.2],
        ],
      ];
    case "pigtails":
      return (yaw > 8 ? [-1] : [-1, 1]).map((side) => {
        const knots: Knot[] = [
          [0.85, -0.05],
          [1.25, -0.42],
          [1.7, -0.1],
          [1.82, 0.6],
          [1.55, 1.25, 1],
          [1.28, 0.9],
          [1.05, 0.35],
        ];
        return knots.map(([x, y, c]): Knot => [x * side, y, c ?? 0]);
      });
    case "plaits":
      return (yaw > 8 ? [-1] : [-1, 1]).flatMap((side) => plait(1.12 * side, 0.66, 4));
    case "longPlait":
      return plait(-1.3, 0.1, 9);
    case "ringlets":
      return (yaw > 8 ? [-1] : [-1, 1]).flatMap((side) =>
        [0.85, 1.35].map((x, row) => ringlet(x * side, row ? 0.1 : 0.7)),
      );
    case "bun":
      return [ellipse(-0.75 * away, -1.25 + away * 0.25, 0.52, 0.46)];
    case "buns":
      return (yaw > 8 ? [-1, 0.25] : [-1, 1]).map((side) =>
        ellipse(side * 0.72, -0.98 - (side === 0.25 ? 0.12 : 0), 0.42, 0.4),
      );
    case "curls": {
      const knots: Knot[] = [];
      for (let step = 0; step < 13; step++) {
        const angle = radians(70 + (320 / 12) * step);
        const wide = 1.5 - away * 0.1;
        knots.push([Math.cos(angle) * wide - away * 0.2, Math.sin(angle) * 1.36 - 0.12]);
        const notch = angle + radians(320 / 24);
        if (step < 12) {
          knots.push([
            Math.cos(notch) * (wide - 0.2) - away * 0.2,
            Math.sin(notch) * 1.17 - 0.12,
            1,
          ]);
        }
      }
      return [knots];
    }
  }
}

/** Strands that cross down to a tuft. */
function plait(x: number, top: number, strands: number): Knot[][] {
  const knots = Array.from({ length: strands }, (_, i) => ellipse(x, top + i * 0.48, 0.4, 0.34));
  const end = top + strands * 0.48;
  const tuft: Knot[] = [
    [x - 0.2, end - 0.2, 1],
    [x + 0.2, end - 0.2, 1],
    [x + 0.34, end + 0.3],
    [x, end + 0.6, 1],
    [x - 0.34, end + 0.3],
  ];
  return [tuft, ...knots.reverse()];
}

/** A lock that turns round itself three times, as one area. */
function ringlet(x: number, top: number): Knot[] {
  const turns = [0, 0.5, 1].map((turn) => top + turn);
  return [
    ...turns.flatMap((y): Knot[] => [
      [x + 0.24, y, 1],
      [x + 0.4, y + 0.26],
    ]),
    [x + 0.1, top + 1.75],
    ...turns.reverse().flatMap((y): Knot[] => [
      [x - 0.4, y + 0.26],
      [x - 0.24, y, 1],
    ]),
  ];
}
