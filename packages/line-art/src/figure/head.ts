/**
 * Head and face, in a frame of their own: origin at the middle of the head, 1 is the head's radius.
 * Features are written as seen from the front and turned on a sphere for other views.
 */

import { parts } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import { contour, ellipse, type Frame, type Knot, place, radians } from "./geometry.ts";

export const moods = [
  "happy",
  "laughing",
  "sad",
  "angry",
  "surprised",
  "scared",
  "sleepy",
  "sick",
  "singing",
  "yawning",
  "sneezing",
  "roaring",
] as const;
export type Mood = (typeof moods)[number];

export const ink = "#17131c";

export interface Face {
  skin: string;
  mood: Mood;
  yaw: number;
  lashes: boolean;
  wrinkles: boolean;
  glasses: boolean;
  /** Nose and mouth are behind a mask. */
  covered: boolean;
  /** Child's eyes are larger. */
  young: boolean;
  /** One large eye in the middle. */
  oneEyed: boolean;
  /** Colour of a mask around the eyes. */
  eyeMask?: string;
}

/** Turns a point of the front view by `yaw`, as on a ball; `hidden` when it is on the far side. */
export function turned(x: number, yaw: number): { x: number; hidden: boolean } {
  const around = Math.asin(Math.min(Math.max(x, -1), 1)) + radians(yaw);
  return { x: Math.sin(Math.min(around, Math.PI / 2)), hidden: around > Math.PI / 2 };
}

export function turnedKnots(knots: readonly Knot[], yaw: number): Knot[] {
  return knots.map(([x, y, corner]) => [turned(x, yaw).x, y, corner ?? 0]);
}

/** The contour of the face without ears; a turned chin goes ahead. */
export function headOutline(yaw: number): Knot[] {
  const ahead = Math.sin(radians(yaw));
  const half: Knot[] = [
    [0, -1],
    [0.72, -0.72],
    [1, -0.05],
    [0.93, 0.42],
    [0.6, 0.82],
    [0, 0.97],
  ];
  const whole = [
    ...half,
    ...half
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Knot => [-x, y]),
  ];
  return whole.map(([x, y]) => [x + ahead * (y > 0 ? 0.12 * y : 0) - ahead * 0.02, y]);
}

export function drawHead(frame: Frame, face: Face): SourceShape[] {
  const area = (knots: readonly Knot[], part: SourceShape["part"]): SourceShape => ({
    kind: "area",
    path: contour(place(knots, frame)),
    colour: face.skin,
    ...(part && { part }),
  });
  return [area(headOutline(face.yaw), parts.face)];
}

/** Ears are painted after the hair's cap, so that they stand out of it. */
export function drawEars(frame: Frame, face: Face): SourceShape[] {
  const ears: SourceShape[] = [];
  for (const side of [-1, 1]) {
    const { x, hidden } = turned(side * 0.98, face.yaw);
    if (hidden && face.yaw > 8) continue;
    const knots = ellipse(x + (side * 0.06 * (90 - face.yaw)) / 90, 0.14, 0.15, 0.2);
    ears.push({
      kind: "area",
      path: contour(place(knots, frame)),
      colour: face.skin,
      part: parts.ear,
    });
  }
  return ears;
}

/** From temple to temple, up at its ends; y where the eyes are. */
const eyeMask = (y: number): Knot[] => [
  [-0.97, y - 0.26, 1],
  [-0.4, y - 0.36],
  [0, y - 0.2],
  [0.4, y - 0.36],
  [0.97, y - 0.26, 1],
  [0.8, y + 0.18],
  [0.4, y + 0.32],
  [0, y + 0.12],
  [-0.4, y + 0.32],
  [-0.8, y + 0.18],
];

export function drawFeatures(frame: Frame, face: Face): SourceShape[] {
  const shapes: SourceShape[] = [];
  const scale = frame.scale ?? 1;
  const width = face.mood === "sleepy" ? 1.6 : 1.5;
  const shut = shutEyes[face.mood];
  const line = (knots: readonly Knot[], how: Partial<SourceShape> = {}) =>
    shapes.push({
      kind: "line",
      path: contour(place(turnedKnots(knots, face.yaw), frame), false),
      colour: ink,
      strokeWidth: width,
      ...how,
    });
  const squeeze = Math.cos(radians(face.yaw)) * 0.35 + 0.65;
  const spacing = face.yaw > 20 ? 0.33 : 0.38;
  const eyeY = face.oneEyed ? -0.02 : face.young ? 0.12 : 0.04;
  const [rx, ry] = face.oneEyed ? [0.2, 0.22] : face.young ? [0.12, 0.17] : [0.11, 0.15];
  if (face.oneEyed) {
    const white = ellipse(turned(0, face.yaw).x, -0.04, 0.46 * squeeze, 0.44);
    const path = contour(place(white, frame));
    shapes.push({ kind: "area", path, colour: "#fbfbf6", part: parts.eye, telling: true });
  }

  if (face.eyeMask) {
    const path = contour(place(turnedKnots(eyeMask(eyeY), face.yaw), frame));
    shapes.push({ kind: "area", path, colour: face.eyeMask, part: parts.mask, telling: true });
  }
  for (const side of face.oneEyed ? ([1] as const) : ([-1, 1] as const)) {
    const x = face.oneEyed ? 0 : side * spacing;
    if (shut) {
      line(
        shut.map(([dx, dy, corner]): Knot => [x + side * dx, eyeY + dy, corner ?? 0]),
        { ...(face.mood !== "sleepy" && { strokeWidth: 2.2 }) },
      );
    } else {
      const wide = /^(?:surprised|scared)$/.test(face.mood) ? 1.15 : 1;
      shapes.push({
        kind: "area",
        path: contour(
          place(ellipse(turned(x, face.yaw).x, eyeY, rx * squeeze * wide, ry * wide), frame),
        ),
        colour: ink,
        part: parts.eye,
      });
      if (face.lashes && !face.glasses) {
        line([
          [x + side * 0.09, eyeY - 0.09],
          [x + side * 0.21, eyeY - 0.12],
        ]);
      }
    }
    const inner = face.mood === "angry" ? 0.14 : isDown(face) ? -0.1 : 0;
    if (face.mood === "angry" || (!shut && !face.glasses && !face.covered && !face.oneEyed)) {
      line(
        [
          [x - side * 0.12, eyeY - 0.3 + inner],
          [x + side * 0.02, eyeY - 0.34 + inner * 0.3],
          [x + side * 0.15, eyeY - 0.29 - inner * 0.2],
        ],
        { strokeWidth: 1.4, ...(face.mood !== "angry" && !isDown(face) && { detail: true }) },
      );
    }
    if (face.wrinkles) {
      line(
        [
          [x - 0.1, eyeY + 0.24],
          [x + 0.06, eyeY + 0.27],
        ],
        { strokeWidth: 1.1, detail: true },
      );
    }
  }
  if (face.covered) return shapes;
  line(noseOf(face, face.oneEyed ? 0.3 : eyeY), { part: parts.nose });
  shapes.push(...drawMouth(frame, face, scale));
  if (face.mood === "sick") shapes.push(...nursed(frame, face));
  return shapes;
}

/** From the nose outwards: lids that are down, squeezed together, and up over laughing cheeks. */
const shutEyes: Partial<Record<Mood, readonly Knot[]>> = {
  sleepy: [
    [-0.17, 0],
    [0, 0.11],
    [0.17, 0],
  ],
  yawning: [
    [-0.18, -0.02],
    [0, 0.1],
    [0.18, -0.02],
  ],
  sneezing: [
    [0.16, -0.14, 1],
    [-0.12, 0, 1],
    [0.16, 0.14, 1],
  ],
  roaring: [
    [-0.18, 0.08],
    [0, -0.1],
    [0.18, 0.08],
  ],
};

const isDown = ({ mood }: Face) => /^(?:sad|sick|scared)$/.test(mood);

/** A cold towel on the forehead, a thermometer in the mouth. */
function nursed(frame: Frame, face: Face): SourceShape[] {
  const shape = (
    knots: readonly Knot[],
    colour: string,
    part: SourceShape["part"],
  ): SourceShape => ({
    kind: "area",
    path: contour(place(turnedKnots(knots, face.yaw), frame)),
    colour,
    ...(part && { part }),
    telling: true,
  });
  const lip = (face.young ? 0.55 : 0.5) + 0.02;
  return [
    shape(
      [
        [-0.72, -0.82],
        [0, -0.9],
        [0.72, -0.82],
        [0.78, -0.34],
        [0, -0.28],
        [-0.78, -0.34],
      ],
      "#cfe9f7",
      parts.towel,
    ),
    shape(
      [
        [0.06, lip - 0.07, 1],
        [0.84, lip - 0.2, 1],
        [0.88, lip - 0.02, 1],
        [0.08, lip + 0.09, 1],
      ],
      "#fdfdf5",
      parts.thermometer,
    ),
  ];
}

function noseOf({ yaw }: Face, eyeY: number): Knot[] {
  const y = eyeY + 0.27;
  return yaw > 20
    ? [
        [0.02, y - 0.08],
        [0.1, y + 0.02],
        [0.0, y + 0.06],
      ]
    : [
        [-0.07, y],
        [0, y + 0.05],
        [0.07, y],
      ];
}

/** As wide as high, a singer's mouth stays open on small faces, too. */
const roundMouths: Partial<Record<Mood, readonly [rx: number, ry: number]>> = {
  surprised: [0.12, 0.15],
  singing: [0.2, 0.22],
  sneezing: [0.17, 0.2],
  yawning: [0.26, 0.3],
};

function drawMouth(frame: Frame, face: Face, scale: number): SourceShape[] {
  const y = face.oneEyed ? 0.68 : face.young ? 0.55 : 0.5;
  const knots = (points: readonly Knot[]) => place(turnedKnots(points, face.yaw), frame);
  const stroke = { colour: ink, strokeWidth: Math.min(1.7, scale * 0.11) };
  if (face.mood === "laughing" || face.mood === "roaring") {
    const [wide, deep] = face.mood === "roaring" ? [0.42, 0.36] : [0.3, 0.28];
    const open: Knot[] = [
      [-wide, y - 0.04, 1],
      [0, y + 0.03],
      [wide, y - 0.04, 1],
      [wide * 0.67, y + deep - 0.08],
      [0, y + deep],
      [-wide * 0.67, y + deep - 0.08],
    ];
    return [{ kind: "area", path: contour(knots(open)), colour: "#f2788a", part: parts.mouth }];
  }
  const round = roundMouths[face.mood];
  if (round) {
    const [rx, ry] = round;
    const open = ellipse(turned(0, face.yaw).x, y + 0.08, rx, ry);
    return [
      { kind: "area", path: contour(place(open, frame)), colour: "#f2788a", part: parts.mouth },
    ];
  }
  if (face.mood === "scared") {
    const wave = [-0.3, -0.15, 0, 0.15, 0.3].map((x, at): Knot => [x, y + (at % 2 ? 0.16 : 0.02)]);
    return [{ kind: "line", path: contour(knots(wave), false), ...stroke }];
  }
  const bend = { sad: -0.12, sick: -0.06, angry: -0.05, sleepy: 0.07 }[face.mood as string] ?? 0.13;
  const half = face.mood === "sleepy" ? 0.14 : 0.26;
  const line: Knot[] = [
    [-half, y + (bend < 0 ? 0.1 : 0)],
    [0, y + bend + (bend < 0 ? 0.1 : 0)],
    [half, y + (bend < 0 ? 0.1 : 0)],
  ];
  return [{ kind: "line", path: contour(knots(line), false), ...stroke }];
}
