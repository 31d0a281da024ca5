/** What hangs in the sky, by day, by night and in space. */
import { parts } from "../../lexicon/parts.ts";
import { area, blob, ellipse, line, named, star } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** A cloud whose centre is (x, y) and whose width is 2 × size. */
export const cloud: Thing = (x, y, size) => [
  area(
    `M${x - size} ${y + size * 0.35}C${x - size * 1.3} ${y} ${x - size * 0.85} ${y - size * 0.3} ${x - size * 0.6} ${y - size * 0.15}C${x - size * 0.5} ${y - size * 0.65} ${x + size * 0.15} ${y - size * 0.7} ${x + size * 0.25} ${y - size * 0.25}C${x + size * 0.6} ${y - size * 0.5} ${x + size} ${y - size * 0.2} ${x + size * 0.8} ${y + size * 0.02}C${x + size * 1.2} ${y + size * 0.05} ${x + size * 1.15} ${y + size * 0.35} ${x + size * 0.9} ${y + size * 0.35}Z`,
    "#dceefb",
  ),
];

/** A sun round (x, y). */
export const sun: Thing = (x, y, size) => [
  named(parts.ray, star(x, y, size * 0.62, "#f9b233", 12, 0.72)),
  named(parts.middle, ellipse(x, y, size * 0.36, size * 0.36, "#fdd75e")),
];

export const moon: Thing = (x, y, size) => [
  area(
    `M${x + size * 0.15} ${y - size * 0.5}A${size * 0.5} ${size * 0.5} 0 1 0 ${x + size * 0.45} ${y + size * 0.25}A${size * 0.42} ${size * 0.42} 0 0 1 ${x + size * 0.15} ${y - size * 0.5}Z`,
    "#fbe38a",
  ),
];

export const fullMoon: Thing = (x, y, size) => [ellipse(x, y, size / 2, size / 2, "#fbe9a0")];

export const smallStar: Thing = (x, y, size) => [star(x, y, size / 2, "#fbdc5c")];

export const ringedPlanet: Thing = (x, y, size) => [
  ellipse(x, y, size * 0.36, size * 0.36, "#f2b36c"),
  named(
    parts.planetRing,
    area(
      `M${x - size * 0.34} ${y + size * 0.1}C${x - size * 0.8} ${y + size * 0.3} ${x - size * 0.45} ${y + size * 0.36} ${x} ${y + size * 0.16}C${x + size * 0.45} ${y - size * 0.04} ${x + size * 0.8} ${y - size * 0.3} ${x + size * 0.34} ${y - size * 0.12}C${x + size * 0.5} ${y - size * 0.1} ${x + size * 0.3} ${y} ${x} ${y + size * 0.06}C${x - size * 0.2} ${y + size * 0.12} ${x - size * 0.4} ${y + size * 0.16} ${x - size * 0.34} ${y + size * 0.1}Z`,
      "#f7e3b2",
    ),
  ),
];

export const planet: Thing = (x, y, size) => [
  ellipse(x, y, size / 2, size / 2, "#8fc3e8"),
  named(parts.patch, ellipse(x - size * 0.14, y - size * 0.1, size * 0.13, size * 0.13, "#c7e2f3")),
  named(parts.patch, ellipse(x + size * 0.16, y + size * 0.16, size * 0.1, size * 0.1, "#c7e2f3")),
];

/** Three birds in the distance, their wings spread. */
export const flock: Thing = (x, y, size) => {
  const bird = (across: number, down: number, share: number) => {
    const [cx, cy, s] = [x + across * size, y + down * size, share * size];
    return `M${cx - s} ${cy - 0.3 * s}Q${cx - 0.5 * s} ${cy - s} ${cx} ${cy}Q${cx + 0.5 * s} ${cy - s} ${cx + s} ${cy - 0.3 * s}`;
  };
  return [line([bird(-0.28, 0, 0.2), bird(0.1, -0.26, 0.16), bird(0.36, 0.06, 0.14)].join(""))];
};

/** A rocket burst round (x, y): its sparks are lines, which leave the night between them whole. */
export const firework: Thing = (x, y, size) => {
  const rays = Array.from({ length: 10 }, (_, i) => {
    const angle = (Math.PI * i) / 5;
    const at = (r: number) => `${x + r * size * Math.sin(angle)} ${y - r * size * Math.cos(angle)}`;
    return `M${at(0.26)}L${at(i % 2 === 0 ? 0.5 : 0.42)}`;
  });
  return [line(rays.join(""), "#e8564a"), star(x, y, 0.19 * size, "#f6c945", 8, 0.7)];
};

/** The earth round (x, y), two of its lands seen. */
export const earth: Thing = (x, y, size) => {
  const r = size / 2;
  const at = (dx: number, dy: number) => [x + dx * r, y + dy * r] as const;
  const west = [
    at(-0.62, -0.5),
    at(-0.1, -0.66),
    at(-0.08, -0.3),
    at(-0.34, 0.02),
    at(-0.72, -0.1),
  ];
  const east = [at(0.16, 0.02), at(0.6, -0.12), at(0.66, 0.22), at(0.34, 0.66), at(0.1, 0.4)];
  return [
    ellipse(x, y, r, r, "#8fc3e8"),
    named(parts.patch, blob(west, "#9fd07c")),
    named(parts.patch, blob(east, "#9fd07c")),
  ];
};
