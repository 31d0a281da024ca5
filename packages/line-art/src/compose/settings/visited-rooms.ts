/** Rooms that one goes to see something in. */
import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many, room, type Scenery, telling, things } from "./scenery.ts";
import { floorOf, pottedFlowers, shelves, unpapered } from "./shelves.ts";

export const visitedRooms = {
  museum: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#f1ece2", "#dcd0bd"),
      ...framed(stage),
      showpiece(stage),
      barrier(stage),
    ],
    decorate: () => {},
  },
  aquarium: {
    backdrop: (stage) => [...room(unpapered(stage), "#dfe8f2", "#c9d3de"), tank(stage)],
    decorate: () => {},
  },
  cinema: {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#e6dfe9", "#c9bdd0"),
      screen(stage),
      seats(stage),
    ],
    decorate: () => {},
  },
  "flower-shop": {
    backdrop: (stage) => [
      ...room(unpapered(stage), "#fdf3ea", "#e6cfa5"),
      ...shelves(stage, "shelves", names.shelf, pottedFlowers),
    ],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Large, side by side, each with something else in it. */
function framed(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const size = (height > width ? 0.36 : 0.32) * unit;
  const places = richness === 0 ? [0.74] : width > height ? [0.14, 0.42, 0.7] : [0.24, 0.68];
  return places.map((at, i) =>
    telling(
      stage,
      placedShapes(
        `painting-${i + 1}`,
        names.picture,
        things.picture(at * width, 0.08 * height + 0.5 * size, size, i),
      ),
    ),
  );
}

/** A vase on a pedestal. */
function showpiece(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const foot = floorOf(stage) + 0.07 * unit;
  const [x, w, top] = [0.82 * width, 0.09 * unit, foot - 0.26 * unit];
  const at = (across: number, up: number) => `${x + across * unit} ${top - up * unit}`;
  return {
    ...placedShapes("showpiece", names.showpiece, [
      area(
        `M${at(-0.05, 0)}C${at(-0.14, 0.08)} ${at(-0.12, 0.18)} ${at(-0.04, 0.21)}L${at(-0.06, 0.26)}H${x + 0.06 * unit}L${at(0.04, 0.21)}C${at(0.12, 0.18)} ${at(0.14, 0.08)} ${at(0.05, 0)}Z`,
        "#8cc7e8",
      ),
      rectangle({ x: x - w, y: top, width: 2 * w, height: foot - top }, "#ffffff"),
      rectangle({ x: x - 1.25 * w, y: top, width: 2.5 * w, height: 0.045 * unit }, "#ffffff"),
    ]),
    role: "support",
  };
}

/** A rope between posts, so that nobody touches anything. */
function barrier(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const foot = floorOf(stage) + 0.16 * unit;
  const tall = 0.2 * unit;
  const places = [0.62, 0.98];
  const posts = places.flatMap((at) => [
    rectangle(
      { x: at * width - 0.015 * unit, y: foot - tall, width: 0.03 * unit, height: tall },
      "#f6c945",
    ),
    ellipse(at * width, foot - tall, 0.028 * unit, 0.028 * unit, "#f6c945"),
  ]);
  const [from, to] = [places[0]! * width, places[1]! * width];
  const y = foot - 0.86 * tall;
  return placedShapes("barrier", names.barrier, [
    area(
      `M${from} ${y}Q${(from + to) / 2} ${y + 0.15 * unit} ${to} ${y}V${y + 0.035 * unit}Q${(from + to) / 2} ${y + 0.185 * unit} ${from} ${y + 0.035 * unit}Z`,
      "#d9636c",
    ),
    ...posts,
  ]);
}

/** A pane from one side to the other, with fish behind it. */
function tank(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const [x, y, bottom] = [0.05 * width, 0.07 * height, floorOf(stage) - 0.06 * unit];
  const [w, h] = [0.9 * width, bottom - y];
  const inner = {
    x: x + 0.03 * unit,
    y: y + 0.03 * unit,
    width: w - 0.06 * unit,
    height: h - 0.06 * unit,
  };
  const foot = inner.y + inner.height;
  const swimmers = (
    [
      [0.84, 0.24, 0.17],
      [0.6, 0.42, 0.13],
      [0.12, 0.2, 0.14],
      [0.4, 0.16, 0.11],
      [0.72, 0.66, 0.1],
    ] as const
  ).slice(0, many(stage, [2, 3, 4, 5]));
  const plants = ([0.9, 0.06, 0.5, 0.3] as const).slice(0, many(stage, [1, 2, 3, 4]));
  const shapes: SourceShape[] = [
    named(parts.frame, rectangle({ x, y, width: w, height: h }, "#a9b4c0")),
    named(parts.glass, rectangle(inner, "#cfe9f7")),
    ...plants.flatMap((at) => things.seaweed(inner.x + at * inner.width, foot, 0.3 * unit, 0)),
    // Without its outline a fish would be an eye.
    ...swimmers.flatMap(([across, down, size], i) =>
      things
        .fish(inner.x + across * inner.width, inner.y + down * inner.height, size * unit, i + 1)
        .map((shape) => ({ ...shape, telling: true as const })),
    ),
    ...[0.24, 0.5, 0.96]
      .slice(0, many(stage, [1, 2, 3, 3]))
      .flatMap((at, i) =>
        things.bubble(
          inner.x + at * inner.width,
          inner.y + (0.14 + 0.1 * i) * inner.height,
          0.05 * unit,
          0,
        ),
      ),
  ];
  return { ...placedShapes("tank", names.tank, shapes), role: "support" };
}

/** With a star on it, between curtains. */
function screen(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const bottom = floorOf(stage) - 0.14 * unit;
  const y = 0.08 * height;
  const w = Math.min(0.78 * width, 1.9 * (bottom - y));
  const x = (width - w) / 2;
  const curtain = (from: number, to: number) =>
    area(
      `M${from} -10H${to}C${to - 0.3 * (to - from)} ${0.4 * bottom} ${to - 0.3 * (to - from)} ${0.7 * bottom} ${to} ${bottom + 0.06 * unit}H${from}Z`,
      "#d9636c",
    );
  const h = bottom - y;
  return {
    ...placedShapes("screen", names.screen, [
      { ...rectangle({ x, y, width: w, height: h }, "#ffffff"), telling: true as const },
      area(
        `M${x} ${bottom}V${bottom - 0.2 * h}Q${x + 0.3 * w} ${bottom - 0.52 * h} ${x + 0.56 * w} ${bottom - 0.16 * h}Q${x + 0.8 * w} ${bottom - 0.5 * h} ${x + w} ${bottom - 0.24 * h}V${bottom}Z`,
        "#b9dd9a",
      ),
      ...(richness > 0 ? [ellipse(x + 0.78 * w, y + 0.26 * h, 0.1 * h, 0.1 * h, "#f6c945")] : []),
      { ...curtain(-10, x + 0.02 * unit), telling: true as const },
      { ...curtain(width + 10, x + w - 0.02 * unit), telling: true as const },
    ]),
    role: "support",
  };
}

/** Their backs, in a row before the screen. */
function seats(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const foot = floorOf(stage) + 0.1 * unit;
  const count = Math.round((many(stage, [4, 5, 6, 7]) * width) / unit);
  const each = width / count;
  const backs = Array.from({ length: count }, (_, i) => {
    const [x, w, h] = [(i + 0.5) * each, 0.42 * each, 0.22 * unit];
    return area(
      `M${x - w} ${foot}V${foot - 0.6 * h}C${x - w} ${foot - 1.1 * h} ${x + w} ${foot - 1.1 * h} ${x + w} ${foot - 0.6 * h}V${foot}Z`,
      "#d9636c",
    );
  });
  return {
    ...placedShapes("seats", names.seat, [...backs, line(`M-10 ${foot}H${width + 10}`)]),
    role: "support",
  };
}
