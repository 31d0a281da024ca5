/** Stones and mountains. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, named, polygon } from "../shapes.ts";
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

export const crater: Thing = (x, y, size) => [ellipse(x, y, size, size * 0.32, "#d9d9de")];
