/** What hangs in the sky, by day, by night and in space. */
import { parts } from "../../lexicon/parts.ts";
import { area, blob, ellipse, line, named, star } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** Where the humps of clouds meet, from foot to foot: low ones, towering ones, long ones. */
const skylines = [
  [-1, 0.34, -0.82, -0.08, -0.3, -0.36, 0.34, -0.24, 0.78, 0.02, 1, 0.34],
  [-0.84, 0.4, -0.74, 0, -0.36, -0.5, 0.3, -0.5, 0.72, -0.02, 0.86, 0.4],
  [-1.1, 0.3, -0.78, -0.1, -0.16, -0.06, 0.4, -0.34, 0.86, -0.04, 1.1, 0.3],
];

/** A cloud whose centre is (x, y) and whose width is some 2 × size. */
export const cloud: Thing = (x, y, size, variant) => {
  const skyline = skylines[variant % skylines.length]!;
  const side = variant % 2 === 0 ? 1 : -1;
  const points = Array.from({ length: skyline.length / 2 }, (_, i): [number, number] => [
    x + side * size * skyline[2 * i]!,
    y + size * skyline[2 * i + 1]!,
  ]);
  const hump = ([x1, y1]: [number, number], [x2, y2]: [number, number]) => {
    const radius = 0.54 * Math.hypot(x2 - x1, y2 - y1);
    return `A${radius} ${radius} 0 0 ${side === 1 ? 1 : 0} ${x2} ${y2}`;
  };
  const humps = points.slice(1).map((point, i) => hump(points[i]!, point));
  return [area(`M${points[0]!.join(" ")}${humps.join("")}Z`, "#dceefb")];
};

/** A sun round (x, y). */
export const sun: Thing = (x, y, size) => [
  named(parts.ray, star(x, y, size * 0.62, "#f9b233", 12, 0.72)),
  named(parts.middle, ellipse(x, y, size * 0.36, size * 0.36, "#fdd75e")),
];

/** As children draw it: in the corner of the page, so that a quarter of it is seen. */
export const cornerSun: Thing = (x, y, size) => {
  const centre = ellipse(x, y, size * 0.6, size * 0.6, "#fdd75e");
  return [named(parts.ray, star(x, y, size, "#f9b233", 16, 0.76)), named(parts.middle, centre)];
};

export const moon: Thing = (x, y, size) => [
  area(
    `M${x + size * 0.15} ${y - size * 0.5}A${size * 0.5} ${size * 0.5} 0 1 0 ${x + size * 0.45} ${y + size * 0.25}A${size * 0.42} ${size * 0.42} 0 0 1 ${x + size * 0.15} ${y - size * 0.5}Z`,
    "#fbe38a",
  ),
];

export const fullMoon: Thing = (x, y, size) => [ellipse(x, y, size / 2, size / 2, "#fbe9a0")];

export const smallStar: Thing = (x, y, size) => [star(x, y, size / 2, "#fbdc5c")];

export const ringedPlanet: Thing = (x, y, size) => {
  const at = (across: number, down: number) => `${x + size * across} ${y + size * down}`;
  const end = `A${0.058 * size} ${0.058 * size} 0 0 1`;
  return [
    ellipse(x, y, size * 0.36, size * 0.36, "#f2b36c"),
    named(
      parts.planetRing,
      area(
        `M${at(-0.54, 0.135)}Q${at(0.06, 0.175)} ${at(0.5, -0.245)}${end} ${at(0.54, -0.135)}Q${at(0.1, 0.285)} ${at(-0.5, 0.245)}${end} ${at(-0.54, 0.135)}Z`,
        "#f7e3b2",
      ),
    ),
  ];
};

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
