/** Houses, standing on their foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, inessential, named, polygon, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

export const house: Thing = (x, y, size, variant) => {
  const w = size * 0.42;
  const wall = y - size * 0.58;
  const colour = ["#f3d9b0", "#f2c4bd", "#cfe3f2"][variant % 3]!;
  return [
    named(parts.wall, rectangle({ x: x - w, y: wall, width: w * 2, height: size * 0.58 }, colour)),
    named(
      parts.chimney,
      inessential(
        rectangle({ x: x + w * 0.4, y: y - size, width: w * 0.36, height: size * 0.3 }, "#b5653f"),
      ),
    ),
    named(
      parts.roof,
      polygon(
        [
          [x - w * 1.22, wall],
          [x, y - size],
          [x + w * 1.22, wall],
        ],
        "#d9694f",
      ),
    ),
    named(
      parts.door,
      area(
        `M${x - w * 0.26} ${y}V${y - size * 0.26}Q${x} ${y - size * 0.42} ${x + w * 0.26} ${y - size * 0.26}V${y}Z`,
        "#a5714a",
      ),
    ),
    named(
      parts.window,
      inessential(
        rectangle(
          { x: x - w * 0.8, y: wall + size * 0.12, width: w * 0.42, height: size * 0.16 },
          "#bfe0ef",
        ),
      ),
    ),
    named(
      parts.window,
      inessential(
        rectangle(
          { x: x + w * 0.4, y: wall + size * 0.12, width: w * 0.42, height: size * 0.16 },
          "#bfe0ef",
        ),
      ),
    ),
  ];
};

/** Tall and narrow, its gable to the water; `size` is its height. */
export const canalHouse: Thing = (x, y, size, variant) => {
  const w = 0.27 * size;
  const colour = ["#f2c4bd", "#f3d9b0", "#cfe3f2"][variant % 3]!;
  const eaves = y - 0.72 * size;
  const wall = rectangle({ x: x - w, y: eaves, width: 2 * w, height: y - eaves }, colour);
  // Pointed, or in steps.
  const gable =
    variant % 2 === 0
      ? `M${x - 1.12 * w} ${eaves}L${x} ${y - size}L${x + 1.12 * w} ${eaves}Z`
      : `M${x - w} ${eaves}V${y - 0.8 * size}H${x - 0.6 * w}V${y - 0.9 * size}H${x - 0.24 * w}V${y - size}H${x + 0.24 * w}V${y - 0.9 * size}H${x + 0.6 * w}V${y - 0.8 * size}H${x + w}V${eaves}Z`;
  const window = (at: number) =>
    named(
      parts.window,
      rectangle(
        { x: x + at * w, y: y - 0.6 * size, width: 0.5 * w, height: 0.2 * size },
        "#bfe0ef",
      ),
    );
  return [
    named(parts.wall, wall),
    named(parts.roof, area(gable, "#d9694f")),
    window(-0.72),
    window(0.22),
    named(
      parts.door,
      inessential(
        area(
          `M${x - 0.32 * w} ${y}V${y - 0.18 * size}Q${x} ${y - 0.3 * size} ${x + 0.32 * w} ${y - 0.18 * size}V${y}Z`,
          "#a5714a",
        ),
      ),
    ),
  ];
};

/** Whitewashed, as in the water towns of the south of China: under dark tiles its gable rises in steps. */
export const steppedGableHouse: Thing = (x, y, size, variant) => {
  const w = 0.42 * size;
  const steps = [
    [1, 0.52],
    [0.66, 0.72],
    [0.32, 0.88],
  ] as const;
  /** Up one side and down the other, so far outside of the wall. */
  const profile = (out: number) => {
    const up = steps.flatMap(([half, high], i) => {
      const at = half * w + out;
      const below = i === 0 ? y : y - steps[i - 1]![1] * size - out;
      return [
        [at, below],
        [at, y - high * size - out],
      ] as const;
    });
    return [
      ...up.map(([at, top]) => [x - at, top] as const),
      ...up.toReversed().map(([at, top]) => [x + at, top] as const),
    ];
  };
  const eaves = y - (steps[0][1] - 0.02) * size;
  const tiles = profile(0.055 * size).map(([at, top]) => [at, Math.min(top, eaves)] as const);
  return [
    { ...named(parts.roof, polygon(tiles, "#8d97a3")), telling: true },
    { ...named(parts.wall, polygon(profile(0), "#fbfaf6")), telling: true },
    named(
      parts.door,
      rectangle(
        { x: x - 0.26 * w, y: y - 0.3 * size, width: 0.52 * w, height: 0.3 * size },
        "#a5714a",
      ),
    ),
    named(
      parts.window,
      inessential(
        rectangle(
          {
            x: x - 0.16 * w,
            y: y - (variant % 2 === 0 ? 0.68 : 0.62) * size,
            width: 0.32 * w,
            height: 0.16 * size,
          },
          "#bfe0ef",
        ),
      ),
    ),
  ];
};

/** A block of flats; `size` is its height. */
export const tower: Thing = (x, y, size, variant) => {
  const w = size * (0.2 + 0.05 * (variant % 3));
  const colour = ["#cbd6e2", "#e6d2bd", "#d8cfe6"][variant % 3]!;
  const rows = Math.max(2, Math.min(4, Math.round(size / 140)));
  const windows = Array.from({ length: rows * 2 }, (_, i) => {
    const row = Math.floor(i / 2);
    const height = (size * 0.62) / rows;
    return named(
      parts.window,
      rectangle(
        {
          x: x + (i % 2 === 0 ? -w * 0.68 : w * 0.16),
          y: y - size * 0.9 + (row * (size * 0.8)) / rows,
          width: w * 0.52,
          height: height * 0.7,
        },
        "#f7e7a6",
      ),
    );
  });
  const wall = rectangle({ x: x - w, y: y - size, width: w * 2, height: size }, colour);
  return [named(parts.wall, wall), ...windows];
};

export const barn: Thing = (x, y, size) => {
  const w = size * 0.5;
  return [
    named(
      parts.wall,
      polygon(
        [
          [x - w, y],
          [x - w, y - size * 0.55],
          [x - w * 0.66, y - size * 0.82],
          [x, y - size],
          [x + w * 0.66, y - size * 0.82],
          [x + w, y - size * 0.55],
          [x + w, y],
        ],
        "#d4574a",
      ),
    ),
    named(
      parts.door,
      rectangle(
        { x: x - w * 0.42, y: y - size * 0.42, width: w * 0.42, height: size * 0.42 },
        "#f3e6d2",
      ),
    ),
    named(
      parts.door,
      rectangle({ x, y: y - size * 0.42, width: w * 0.42, height: size * 0.42 }, "#f3e6d2"),
    ),
    named(parts.window, ellipse(x, y - size * 0.66, w * 0.2, w * 0.2, "#f3e6d2")),
  ];
};
