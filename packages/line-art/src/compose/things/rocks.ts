/** Stones and mountains. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, named, polygon } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

export const stone: Thing = (x, y, size) => [
  area(
    `M${x - size} ${y}C${x - size * 1.05} ${y - size * 0.5} ${x - size * 0.5} ${y - size * 0.8} ${x} ${y - size * 0.72}C${x + size * 0.6} ${y - size * 0.75} ${x + size * 1.1} ${y - size * 0.4} ${x + size} ${y}Z`,
    "#b9bdc4",
  ),
];

/** A mountain whose foot is 2 × size × 0.9 wide, with a snow cap. */
export const mountain: Thing = (x, y, size) => {
  const w = size * 0.85;
  return [
    polygon(
      [
        [x - w, y],
        [x, y - size],
        [x + w, y],
      ],
      "#a9b4c6",
    ),
    named(
      parts.snow,
      polygon(
        [
          [x - w * 0.3, y - size * 0.65],
          [x, y - size],
          [x + w * 0.3, y - size * 0.65],
          [x + w * 0.12, y - size * 0.72],
          [x, y - size * 0.6],
          [x - w * 0.13, y - size * 0.72],
        ],
        "#f6fafc",
      ),
    ),
  ];
};

/** Its foot is in the water, one side in the shade. */
export const iceberg: Thing = (x, y, size) => {
  const at = (dx: number, up: number): [number, number] => [x + size * dx, y - size * up];
  return [
    polygon(
      [
        at(-0.62, -0.04),
        at(-0.5, 0.36),
        at(-0.3, 0.42),
        at(-0.06, 1),
        at(0.16, 0.78),
        at(0.28, 0.82),
        at(0.46, 0.3),
        at(0.66, -0.04),
      ],
      "#e6f4fb",
    ),
    polygon(
      [
        at(-0.06, 1),
        at(0.16, 0.78),
        at(0.06, 0.5),
        at(0.2, 0.26),
        at(0.08, -0.04),
        at(-0.24, -0.04),
        at(-0.12, 0.4),
      ],
      "#c4e2f2",
    ),
  ];
};

export const crater: Thing = (x, y, size) => [
  { ...ellipse(x, y, size, size * 0.36, "#a4a4b4"), telling: true },
];
