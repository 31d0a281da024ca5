/** Stalls, standing on their foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, line, named, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

const cloths = [
  ["#ee8a8a", "#fff4e6"],
  ["#8cc7e8", "#fff4e6"],
  ["#9fd07c", "#fff4e6"],
] as const;
const fruit = ["#f0913c", "#e2574c", "#9fd07c"];

/** A striped awning over a counter with fruit. */
export const stall: Thing = (x, y, size, variant) => {
  const w = 0.5 * size;
  const [eaves, top, board] = [y - 0.66 * size, y - size, y - 0.34 * size];
  const colours = cloths[variant % cloths.length]!;
  const count = 3;
  const step = (2 * w) / count;
  const stripes = Array.from({ length: count }, (_, i) => {
    const [from, to] = [x - w + i * step, x - w + (i + 1) * step];
    const [over, end] = [x + 0.86 * (from - x), x + 0.86 * (to - x)];
    const hem = eaves + 0.11 * size;
    return named(
      parts.awning,
      area(
        `M${over} ${top}H${end}L${to} ${eaves}C${to} ${hem} ${from} ${hem} ${from} ${eaves}Z`,
        colours[i % 2]!,
      ),
    );
  });
  // What is sold there tells a stall from a puppet theater.
  const heap = (at: number, i: number) => ({
    ...ellipse(at, board - 0.04 * size, 0.11 * size, 0.11 * size, fruit[i]!),
    telling: true as const,
  });
  const back = rectangle(
    { x: x - 0.86 * w, y: eaves, width: 1.72 * w, height: board - eaves },
    "#fff4e6",
  );
  const counter = rectangle({ x: x - w, y: board, width: 2 * w, height: y - board }, "#d9b384");
  return [
    back,
    heap(x - 0.28 * size, 0),
    heap(x + 0.28 * size, 1),
    heap(x, 2),
    named(parts.counter, counter),
    ...stripes,
  ];
};

/** In front of a stall. */
export const crate: Thing = (x, y, size, variant) => [
  ...[-0.26, 0.26, 0].map((at, i) =>
    ellipse(x + at * size, y - 0.5 * size, 0.2 * size, 0.2 * size, fruit[(i + variant) % 3]!),
  ),
  rectangle({ x: x - size / 2, y: y - 0.46 * size, width: size, height: 0.46 * size }, "#e3c08a"),
  line(`M${x - size / 2} ${y - 0.23 * size}H${x + size / 2}`),
];
