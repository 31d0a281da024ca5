/** What stands and waits where streets are crossed, on its foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, named, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

export const trafficLight: Thing = (x, y, size) => {
  const [w, top] = [0.26 * size, y - size];
  const lamp = (row: number, colour: string) => ({
    ...named(
      parts.lamp,
      ellipse(x, top + (0.11 + 0.175 * row) * size, 0.075 * size, 0.075 * size, colour),
    ),
    telling: true as const,
  });
  return [
    named(
      parts.post,
      rectangle(
        { x: x - 0.03 * size, y: y - 0.5 * size, width: 0.06 * size, height: 0.5 * size },
        "#aab2bd",
      ),
    ),
    area(
      `M${x - w / 2} ${top + 0.05 * size}Q${x - w / 2} ${top} ${x} ${top}Q${x + w / 2} ${top} ${x + w / 2} ${top + 0.05 * size}V${top + 0.54 * size}Q${x + w / 2} ${top + 0.57 * size} ${x} ${top + 0.57 * size}Q${x - w / 2} ${top + 0.57 * size} ${x - w / 2} ${top + 0.54 * size}Z`,
      "#f4f0e4",
    ),
    lamp(0, "#e8564a"),
    lamp(1, "#f6c945"),
    lamp(2, "#6fbf6a"),
  ];
};

/** A car that comes towards us; `size` is its height. */
export const carAhead: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const wheel = (side: 1 | -1) =>
    named(
      parts.wheel,
      rectangle(
        {
          x: x + size * (side * 0.44 - 0.1),
          y: y - 0.24 * size,
          width: 0.2 * size,
          height: 0.24 * size,
        },
        "#6b7280",
      ),
    );
  const light = (side: 1 | -1) => ({
    ...named(
      parts.headlight,
      ellipse(x + side * 0.4 * size, y - 0.38 * size, 0.13 * size, 0.13 * size, "#fff3c4"),
    ),
    telling: true as const,
  });
  return [
    wheel(-1),
    wheel(1),
    named(
      parts.bodywork,
      area(
        `M${at(-0.66, 0.12)}V${y - 0.44 * size}Q${at(-0.64, 0.56)} ${at(-0.5, 0.58)}L${at(-0.4, 0.92)}Q${at(-0.38, 1)} ${at(-0.28, 1)}H${x + 0.28 * size}Q${at(0.38, 1)} ${at(0.4, 0.92)}L${at(0.5, 0.58)}Q${at(0.64, 0.56)} ${at(0.66, 0.44)}V${y - 0.12 * size}Z`,
        "#e98b7a",
      ),
    ),
    {
      ...named(
        parts.windscreen,
        area(
          `M${at(-0.38, 0.6)}L${at(-0.29, 0.88)}H${x + 0.29 * size}L${at(0.38, 0.6)}Z`,
          "#cfe9f7",
        ),
      ),
      telling: true as const,
    },
    light(-1),
    light(1),
  ];
};
