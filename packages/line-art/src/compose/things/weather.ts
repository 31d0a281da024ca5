/** What falls and blows. */
import { area, ellipse, line, polygon } from "../page/shapes.ts";
import { cloud } from "./sky.ts";
import type { Thing } from "./thing.ts";

/** Six broad arms with blunt ends: a star of six points would be another thing. */
export const snowflake: Thing = (x, y, size) => {
  const points = Array.from({ length: 6 }, (_, arm) => {
    const angle = (arm * Math.PI) / 3;
    const at = (along: number, across: number): [number, number] => [
      x + (size / 2) * (along * Math.sin(angle) + across * Math.cos(angle)),
      y - (size / 2) * (along * Math.cos(angle) - across * Math.sin(angle)),
    ];
    return [at(0.46, -0.266), at(1, -0.25), at(1, 0.25)];
  });
  return [polygon(points.flat(), "#e3f2fb")];
};

export const raindrop: Thing = (x, y, size) => [
  area(
    `M${x} ${y - size}C${x + size * 0.5} ${y - size * 0.3} ${x + size * 0.45} ${y} ${x} ${y}C${x - size * 0.45} ${y} ${x - size * 0.5} ${y - size * 0.3} ${x} ${y - size}Z`,
    "#9fd0ef",
  ),
];

/** A point at a distance from (x, y) along a direction and across it, in sizes. */
const turned = (x: number, y: number, size: number, angle: number) => {
  const [cos, sin] = [size * Math.cos(angle), size * Math.sin(angle)];
  return (along: number, across: number) =>
    `${x + along * cos - across * sin} ${y + along * sin + across * cos}`;
};

/** A leaf on its way down, with stalk and rib. */
export const fallingLeaf: Thing = (x, y, size, variant) => {
  const at = turned(x, y - size / 2, size, (variant * Math.PI) / 6 + 0.4);
  const colour = ["#e8894a", "#d9584a", "#f2c14e"][variant % 3]!;
  return [
    area(
      `M${at(-0.4, 0)}Q${at(-0.1, 0.5)} ${at(0.6, 0)}Q${at(-0.1, -0.5)} ${at(-0.4, 0)}Z`,
      colour,
    ),
    line(`M${at(-0.62, 0.03)}L${at(0.2, 0)}`),
  ];
};

/** Two streaks of wind that curl at their ends. */
export const gust: Thing = (x, y, size) => {
  const streak = (up: number, length: number, curl: number) => {
    const [cy, end] = [y - size * up, x + size * length];
    return line(
      `M${x - size} ${cy}C${x} ${cy - size * 0.12} ${x} ${cy + size * 0.12} ${end} ${cy}C${end + curl} ${cy} ${end + curl} ${cy - 1.7 * curl} ${end} ${cy - 1.7 * curl}C${end - 0.9 * curl} ${cy - 1.7 * curl} ${end - 0.8 * curl} ${cy - 0.7 * curl} ${end - 0.1 * curl} ${cy - 0.75 * curl}`,
      "#7aa7c7",
    );
  };
  return [streak(0.4, 0.7, size * 0.28), streak(0.05, 0.35, size * 0.2)];
};

/** A dark cloud with a bolt of lightning under it; its width is 2 × size. */
export const thundercloud: Thing = (x, y, size) => [
  polygon(
    [
      [x - 0.1 * size, y + 0.3 * size],
      [x + 0.34 * size, y + 0.3 * size],
      [x + 0.18 * size, y + 0.72 * size],
      [x + 0.44 * size, y + 0.72 * size],
      [x - 0.12 * size, y + 1.5 * size],
      [x + 0.02 * size, y + 0.94 * size],
      [x - 0.26 * size, y + 0.94 * size],
    ],
    "#fdd75e",
  ),
  ...cloud(x, y, size, 0).map((shape) => ({ ...shape, colour: "#b8c6d6" })),
];

/** Rings spread in it where drops fall; its width is 2 × size. */
export const puddle: Thing = (x, y, size) => [
  ellipse(x, y - 0.34 * size, size, 0.34 * size, "#bfe3f4"),
  ellipse(x + 0.1 * size, y - 0.34 * size, 0.5 * size, 0.15 * size, "#d9effa"),
];
