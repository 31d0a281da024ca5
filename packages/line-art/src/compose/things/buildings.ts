/** Houses, standing on their foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, inessential, named, polygon, rectangle } from "../shapes.ts";
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
      inessential(
        rectangle(
          {
            x: x + (i % 2 === 0 ? -w * 0.68 : w * 0.16),
            y: y - size * 0.9 + (row * (size * 0.8)) / rows,
            width: w * 0.52,
            height: height * 0.7,
          },
          "#f7e7a6",
        ),
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
