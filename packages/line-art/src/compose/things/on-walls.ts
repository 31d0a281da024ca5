/** What hangs on the walls of rooms. */
import { parts } from "../../lexicon/parts.ts";
import type { SourceShape } from "../../types.ts";
import { ellipse, line, named, polygon, rectangle, star } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** A picture in its frame round (x, y): a boat, a house or a flower. */
export const picture: Thing = (x, y, size, variant) => {
  const [w, h] = variant % 3 === 2 ? [0.4 * size, 0.5 * size] : [0.5 * size, 0.43 * size];
  const edge = 0.11 * size;
  const frame = rectangle({ x: x - w, y: y - h, width: 2 * w, height: 2 * h }, "#d9b384");
  const canvas = {
    x: x - w + edge,
    y: y - h + edge,
    width: 2 * (w - edge),
    height: 2 * (h - edge),
  };
  return [
    named(parts.frame, frame),
    rectangle(canvas, "#dceefb"),
    ...motifs[variant % 3]!(x, y, size),
  ];
};

/** Round the middle of a picture of a size. */
const motifs: readonly ((x: number, y: number, size: number) => SourceShape[])[] = [
  (x, y, size) => [
    polygon(
      [
        [x - 0.02 * size, y - 0.26 * size],
        [x + 0.2 * size, y + 0.06 * size],
        [x - 0.02 * size, y + 0.06 * size],
      ],
      "#ffffff",
    ),
    polygon(
      [
        [x - 0.24 * size, y + 0.1 * size],
        [x + 0.24 * size, y + 0.1 * size],
        [x + 0.14 * size, y + 0.24 * size],
        [x - 0.14 * size, y + 0.24 * size],
      ],
      "#d9694f",
    ),
  ],
  (x, y, size) => [
    rectangle({ x: x - 0.16 * size, y, width: 0.32 * size, height: 0.24 * size }, "#f3d9b0"),
    polygon(
      [
        [x - 0.24 * size, y],
        [x, y - 0.24 * size],
        [x + 0.24 * size, y],
      ],
      "#d9694f",
    ),
  ],
  (x, y, size) => [
    star(x, y, 0.26 * size, "#f6c945", 8, 0.8),
    ellipse(x, y, 0.11 * size, 0.11 * size, "#ee8a8a"),
  ],
];

/** A clock round (x, y), at ten past ten, as clocks are shown. */
export const wallClock: Thing = (x, y, size) => {
  const r = size / 2;
  return [
    named(parts.frame, ellipse(x, y, r, r, "#d9b384")),
    ellipse(x, y, 0.76 * r, 0.76 * r, "#fffaf0"),
    line(`M${x - 0.34 * r} ${y - 0.24 * r}L${x} ${y}L${x + 0.44 * r} ${y - 0.34 * r}`),
  ];
};
