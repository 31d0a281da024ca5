/** What grows and rises in water. */
import { area, ellipse, line } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

export const coral: Thing = (x, y, size, variant) => {
  const colour = ["#f28a8a", "#f6b26b", "#d38be0"][variant % 3]!;
  return [
    area(
      `M${x - size * 0.12} ${y}Q${x - size * 0.1} ${y - size * 0.25} ${x - size * 0.3} ${y - size * 0.4}Q${x - size * 0.5} ${y - size * 0.6} ${x - size * 0.42} ${y - size * 0.78}Q${x - size * 0.3} ${y - size * 0.86} ${x - size * 0.26} ${y - size * 0.68}Q${x - size * 0.2} ${y - size * 0.55} ${x - size * 0.09} ${y - size * 0.5}V${y - size * 0.9}Q${x + size * 0.01} ${y - size * 1.04} ${x + size * 0.1} ${y - size * 0.9}V${y - size * 0.4}Q${x + size * 0.24} ${y - size * 0.5} ${x + size * 0.27} ${y - size * 0.66}Q${x + size * 0.36} ${y - size * 0.78} ${x + size * 0.44} ${y - size * 0.66}Q${x + size * 0.46} ${y - size * 0.4} ${x + size * 0.14} ${y - size * 0.2}L${x + size * 0.14} ${y}Z`,
      colour,
    ),
  ];
};

export const seaweed: Thing = (x, y, size) => [
  area(
    `M${x - size * 0.12} ${y}C${x - size * 0.3} ${y - size * 0.3} ${x + size * 0.12} ${y - size * 0.45} ${x - size * 0.06} ${y - size * 0.7}C${x - size * 0.12} ${y - size * 0.85} ${x} ${y - size * 0.95} ${x + size * 0.08} ${y - size}C${x + size * 0.1} ${y - size * 0.85} ${x + size * 0.22} ${y - size * 0.75} ${x + size * 0.14} ${y - size * 0.6}C${x + size * 0.3} ${y - size * 0.4} ${x - size * 0.06} ${y - size * 0.25} ${x + size * 0.14} ${y}Z`,
    "#62b184",
  ),
];

/** A small fish round (x, y). */
export const fish: Thing = (x, y, size, variant) => {
  const way = variant % 2 === 0 ? 1 : -1;
  const at = (share: number) => x + way * share * size;
  return [
    area(
      `M${at(-0.16)} ${y}L${at(-0.5)} ${y - 0.28 * size}Q${at(-0.38)} ${y} ${at(-0.5)} ${y + 0.28 * size}Z`,
      "#f6b26b",
    ),
    area(
      `M${at(-0.28)} ${y}C${at(-0.12)} ${y - 0.42 * size} ${at(0.42)} ${y - 0.36 * size} ${at(0.5)} ${y}C${at(0.42)} ${y + 0.36 * size} ${at(-0.12)} ${y + 0.42 * size} ${at(-0.28)} ${y}Z`,
      "#f6c945",
    ),
    ellipse(at(0.26), y - 0.07 * size, 0.045 * size, 0.045 * size, "#33261d"),
  ];
};

export const bubble: Thing = (x, y, size) => [ellipse(x, y, size / 2, size / 2, "#cfeaf7")];

/** A round leaf afloat, cut open to its middle. */
export const lilyPad: Thing = (x, y, size) => [
  area(
    `M${x} ${y}L${x + 0.94 * size} ${y - 0.15 * size}A${size} ${0.44 * size} 0 1 1 ${x + 0.643 * size} ${y - 0.337 * size}Z`,
    "#8fc96f",
  ),
];

/** Cattails, on their foot. */
export const reeds: Thing = (x, y, size) =>
  [
    [-0.26, 0.8],
    [0.02, 1],
    [0.28, 0.72],
  ].flatMap(([across, up]) => {
    const [left, top] = [x + across! * size, y - up! * size];
    return [
      line(`M${left} ${y}V${top - 0.1 * size}`, "#5a9a4a"),
      area(
        `M${left - 0.06 * size} ${top + 0.26 * size}V${top + 0.06 * size}Q${left} ${top - 0.06 * size} ${left + 0.06 * size} ${top + 0.06 * size}V${top + 0.26 * size}Q${left} ${top + 0.34 * size} ${left - 0.06 * size} ${top + 0.26 * size}Z`,
        "#a5714a",
      ),
    ];
  });
