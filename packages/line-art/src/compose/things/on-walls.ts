/** What hangs on the walls of rooms. */
import { parts } from "../../lexicon/parts.ts";
import { ellipse, inessential, line, named, polygon, rectangle } from "../shapes.ts";
import type { Thing } from "./thing.ts";

/** A picture in its frame, upright or lying, round (x, y): hills, a sun or a moon. */
export const picture: Thing = (x, y, size, variant) => {
  const [w, h] = variant % 2 === 0 ? [0.5 * size, 0.4 * size] : [0.38 * size, 0.48 * size];
  const edge = 0.07 * size;
  const [left, right, bottom] = [x - w + edge, x + w - edge, y + h - edge];
  return [
    named(parts.frame, rectangle({ x: x - w, y: y - h, width: 2 * w, height: 2 * h }, "#d9b384")),
    rectangle({ x: left, y: y - h + edge, width: right - left, height: 2 * (h - edge) }, "#dceefb"),
    inessential(
      polygon(
        [
          [left, bottom],
          [left, y + 0.3 * h],
          [x - 0.25 * w, y - 0.1 * h],
          [x + 0.2 * w, y + 0.35 * h],
          [right, y + 0.1 * h],
          [right, bottom],
        ],
        "#b9dd9a",
      ),
    ),
    inessential(ellipse(x + 0.4 * w, y - 0.42 * h, 0.1 * size, 0.1 * size, "#fbdc5c")),
  ];
};

/** A clock round (x, y), at ten past ten, as clocks are shown. */
export const wallClock: Thing = (x, y, size) => {
  const r = size / 2;
  return [
    named(parts.frame, ellipse(x, y, r, r, "#d9b384")),
    ellipse(x, y, 0.76 * r, 0.76 * r, "#fffaf0"),
    line(`M${x - 0.34 * r} ${y - 0.24 * r}L${x} ${y}L${x + 0.44 * r} ${y - 0.34 * r}`),
  ];
};
