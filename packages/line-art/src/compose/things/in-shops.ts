/** What stands on the shelves and floors of shops and offices, on its foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, line, named, rectangle } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** A large one with a small one on it, tied up. */
export const parcels: Thing = (x, y, size) => {
  const box = (left: number, foot: number, w: number, h: number) => [
    rectangle({ x: left, y: foot - h, width: w, height: h }, "#dcb98a"),
    rectangle({ x: left + 0.42 * w, y: foot - h, width: 0.16 * w, height: h }, "#f3e3c4"),
  ];
  return [
    ...box(x - 0.42 * size, y, 0.84 * size, 0.56 * size),
    ...box(x - 0.28 * size, y - 0.56 * size, 0.5 * size, 0.38 * size),
  ];
};

/** A goldfish in a bowl. */
export const fishBowl: Thing = (x, y, size) => {
  const [r, cy] = [0.44 * size, y - 0.42 * size];
  return [
    named(
      parts.glass,
      area(
        `M${x - 0.28 * size} ${y}C${x - 0.62 * size} ${y - 0.24 * size} ${x - 0.56 * size} ${y - 0.72 * size} ${x - 0.28 * size} ${y - 0.84 * size}H${x + 0.28 * size}C${x + 0.56 * size} ${y - 0.72 * size} ${x + 0.62 * size} ${y - 0.24 * size} ${x + 0.28 * size} ${y}Z`,
        "#dceefb",
      ),
    ),
    area(
      `M${x - 0.5 * r} ${cy}C${x - 0.2 * r} ${cy - 0.5 * r} ${x + 0.2 * r} ${cy - 0.3 * r} ${x + 0.32 * r} ${cy}L${x + 0.66 * r} ${cy - 0.3 * r}V${cy + 0.34 * r}L${x + 0.32 * r} ${cy + 0.04 * r}C${x + 0.2 * r} ${cy + 0.36 * r} ${x - 0.2 * r} ${cy + 0.5 * r} ${x - 0.5 * r} ${cy}Z`,
      "#f39a4b",
    ),
  ];
};

/** Round at its top, with a perch. */
export const birdCage: Thing = (x, y, size) => {
  const [w, top, foot] = [0.34 * size, y - 0.92 * size, y - 0.12 * size];
  const bars = [-0.5, 0, 0.5].map(
    (at) => `M${x + at * w} ${foot}V${y - (0.88 - 0.2 * at * at) * size}`,
  );
  return [
    area(
      `M${x - w} ${foot}V${y - 0.55 * size}C${x - w} ${top - 0.04 * size} ${x + w} ${top - 0.04 * size} ${x + w} ${y - 0.55 * size}V${foot}Z`,
      "#fdf3dd",
    ),
    line(bars.join("")),
    rectangle({ x: x - 1.12 * w, y: foot, width: 2.24 * w, height: 0.12 * size }, "#d9b384"),
  ];
};

/** One on two. */
export const tinnedFood: Thing = (x, y, size) => {
  const [w, h] = [0.36 * size, 0.38 * size];
  const tin = (left: number, foot: number, colour: string) => [
    rectangle({ x: left, y: foot - h, width: w, height: h }, colour),
    ellipse(left + w / 2, foot - h / 2, 0.28 * w, 0.28 * w, "#fffaf0"),
  ];
  return [
    ...tin(x - 1.04 * w, y, "#8cc7e8"),
    ...tin(x + 0.04 * w, y, "#ee8a8a"),
    ...tin(x - 0.5 * w, y - h, "#9fd07c"),
  ];
};
