/** What a festival is decked with. */
import { parts } from "../../lexicon/parts.ts";
import { area, ellipse, line, named, polygon, rectangle, star } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

export const balloon: Thing = (x, y, size, variant) => {
  const colour = ["#ee6d7d", "#6db3e8", "#f6c945", "#9fd07c"][variant % 4]!;
  return [
    line(`M${x} ${y}Q${x + size * 0.12} ${y - size * 0.2} ${x} ${y - size * 0.42}`),
    named(
      parts.knot,
      polygon(
        [
          [x - size * 0.06, y - size * 0.4],
          [x, y - size * 0.48],
          [x + size * 0.06, y - size * 0.4],
        ],
        colour,
      ),
    ),
    ellipse(x, y - size * 0.73, size * 0.24, size * 0.28, colour),
  ];
};

export const gift: Thing = (x, y, size, variant) => {
  const colour = ["#ee8a8a", "#8cc7a5", "#8fb8e8"][variant % 3]!;
  const w = size * 0.45;
  return [
    named(
      parts.box,
      rectangle({ x: x - w, y: y - size * 0.6, width: w * 2, height: size * 0.6 }, colour),
    ),
    named(
      parts.ribbon,
      rectangle(
        { x: x - w * 0.22, y: y - size * 0.6, width: w * 0.44, height: size * 0.6 },
        "#fbe27a",
      ),
    ),
    named(
      parts.lid,
      rectangle(
        { x: x - w * 1.12, y: y - size * 0.74, width: w * 2.24, height: size * 0.18 },
        "#fbe27a",
      ),
    ),
    named(
      parts.bowLoop,
      area(
        `M${x} ${y - size * 0.74}C${x - w} ${y - size * 1.1} ${x - w * 1.1} ${y - size * 0.7} ${x} ${y - size * 0.74}Z`,
        "#f6b93f",
      ),
    ),
    named(
      parts.bowLoop,
      area(
        `M${x} ${y - size * 0.74}C${x + w} ${y - size * 1.1} ${x + w * 1.1} ${y - size * 0.7} ${x} ${y - size * 0.74}Z`,
        "#f6b93f",
      ),
    ),
  ];
};

export const pumpkin: Thing = (x, y, size) => {
  const cy = y - size * 0.4;
  return [
    named(
      parts.stalk,
      rectangle(
        { x: x - size * 0.07, y: y - size, width: size * 0.14, height: size * 0.3 },
        "#7aa35a",
      ),
    ),
    named(parts.rib, ellipse(x - size * 0.28, cy, size * 0.28, size * 0.38, "#f0913c")),
    named(parts.rib, ellipse(x + size * 0.28, cy, size * 0.28, size * 0.38, "#f0913c")),
    named(parts.rib, ellipse(x, cy, size * 0.26, size * 0.4, "#f5a14e")),
  ];
};

/** A lantern hanging from (x, y). */
export const lantern: Thing = (x, y, size) => [
  line(`M${x} ${y}V${y + size * 0.25}`),
  line(`M${x} ${y + size * 0.82}V${y + size * 1.04}`, "#d93a3a"),
  rectangle(
    { x: x - size * 0.15, y: y + size * 0.2, width: size * 0.3, height: size * 0.12 },
    "#f6c945",
  ),
  rectangle(
    { x: x - size * 0.15, y: y + size * 0.7, width: size * 0.3, height: size * 0.12 },
    "#f6c945",
  ),
  ellipse(x, y + size * 0.51, size * 0.32, size * 0.23, "#e2574c"),
  ellipse(x, y + size * 0.51, size * 0.12, size * 0.23, "#ee7a6c"),
];

export const egg: Thing = (x, y, size, variant) => {
  const colour = ["#f7b7c8", "#b9dcf3", "#fbe27a"][variant % 3]!;
  const w = size * 0.36;
  return [
    area(
      `M${x - w} ${y - size * 0.36}C${x - w} ${y - size * 0.8} ${x - w * 0.4} ${y - size} ${x} ${y - size}C${x + w * 0.4} ${y - size} ${x + w} ${y - size * 0.8} ${x + w} ${y - size * 0.36}C${x + w} ${y + size * 0.12} ${x - w} ${y + size * 0.12} ${x - w} ${y - size * 0.36}Z`,
      colour,
    ),
    line(
      `M${x - w * 0.97} ${y - size * 0.46}L${x - w * 0.5} ${y - size * 0.34}L${x} ${y - size * 0.46}L${x + w * 0.5} ${y - size * 0.34}L${x + w * 0.97} ${y - size * 0.46}`,
    ),
  ];
};

/** A clay lamp with its flame, as it is lit at Diwali. */
export const oilLamp: Thing = (x, y, size) => [
  named(
    parts.flame,
    area(
      `M${x} ${y - size}C${x + size * 0.22} ${y - size * 0.72} ${x + size * 0.2} ${y - size * 0.5} ${x} ${y - size * 0.48}C${x - size * 0.2} ${y - size * 0.5} ${x - size * 0.22} ${y - size * 0.72} ${x} ${y - size}Z`,
      "#ffd34d",
    ),
  ),
  area(
    `M${x - size * 0.6} ${y - size * 0.46}C${x - size * 0.3} ${y - size * 0.36} ${x + size * 0.3} ${y - size * 0.36} ${x + size * 0.6} ${y - size * 0.46}C${x + size * 0.56} ${y - size * 0.1} ${x + size * 0.3} ${y} ${x} ${y}C${x - size * 0.3} ${y} ${x - size * 0.56} ${y - size * 0.1} ${x - size * 0.6} ${y - size * 0.46}Z`,
    "#e2905b",
  ),
];

/** Two triangles woven into each other. */
export const sixPointedStar: Thing = (x, y, size) => [star(x, y, size / 2, "#8fc3e8", 6, 0.58)];

export const heart: Thing = (x, y, size) => [
  area(
    `M${x} ${y}C${x - size * 0.9} ${y - size * 0.5} ${x - size * 0.5} ${y - size * 1.1} ${x} ${y - size * 0.68}C${x + size * 0.5} ${y - size * 1.1} ${x + size * 0.9} ${y - size * 0.5} ${x} ${y}Z`,
    "#ee6d7d",
  ),
];

/** A fir in a pot, with its star, a garland and baubles, or with three large ones; `size` is the height. */
export const deckedTree: Thing = (x, y, size, variant) => {
  const at = (dx: number, up: number) => `${x + dx * size} ${y - up * size}`;
  const tiers = area(
    `M${at(0, 0.94)}L${at(0.15, 0.7)}H${x + 0.08 * size}L${at(0.24, 0.42)}H${x + 0.13 * size}L${at(0.33, 0.14)}H${x - 0.33 * size}L${at(-0.13, 0.42)}H${x - 0.24 * size}L${at(-0.08, 0.7)}H${x - 0.15 * size}Z`,
    "#5fa36b",
  );
  const isPlain = variant % 2 === 1;
  const r = (isPlain ? 0.055 : 0.038) * size;
  const bauble = (dx: number, up: number, colour: string) => ({
    ...named(parts.bauble, ellipse(x + dx * size, y - up * size, r, r, colour)),
    telling: true as const,
  });
  const baubles = isPlain
    ? [bauble(0, 0.69, "#f6c945"), bauble(-0.09, 0.43, "#8fb8e8"), bauble(0.12, 0.24, "#e2574c")]
    : [
        bauble(-0.03, 0.73, "#f6c945"),
        bauble(0.07, 0.5, "#e2574c"),
        bauble(-0.09, 0.47, "#8fb8e8"),
        bauble(-0.15, 0.22, "#f6c945"),
        bauble(0.03, 0.22, "#8fb8e8"),
        bauble(0.19, 0.21, "#e2574c"),
      ];
  return [
    named(
      parts.pot,
      polygon(
        [
          [x - 0.12 * size, y - 0.14 * size],
          [x + 0.12 * size, y - 0.14 * size],
          [x + 0.09 * size, y],
          [x - 0.09 * size, y],
        ],
        "#d9694f",
      ),
    ),
    { ...named(parts.tier, tiers), telling: true },
    ...(isPlain
      ? []
      : [
          line(
            `M${at(-0.09, 0.66)}Q${at(0.02, 0.56)} ${at(0.13, 0.62)}M${at(-0.17, 0.36)}Q${at(0.02, 0.24)} ${at(0.21, 0.34)}`,
            "#f6c945",
          ),
        ]),
    ...baubles,
    { ...star(x, y - 0.94 * size, 0.085 * size, "#f6c945"), telling: true },
  ];
};

/** As it hangs in the air: a puff with grains around it. */
export const powderCloud: Thing = (x, y, size, variant) => {
  const colour = ["#ee8ab0", "#8cc7e8", "#f6c945", "#9fd07c"][variant % 4]!;
  const grain = ["#f6c945", "#9fd07c", "#ee8ab0", "#8cc7e8"][variant % 4]!;
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  const dot = (across: number, up: number) =>
    ellipse(x + across * size, y - up * size, 0.055 * size, 0.055 * size, grain);
  return [
    area(
      `M${at(-0.3, 0.24)}C${at(-0.5, 0.3)} ${at(-0.46, 0.56)} ${at(-0.26, 0.54)}C${at(-0.28, 0.8)} ${at(0.06, 0.82)} ${at(0.06, 0.64)}C${at(0.24, 0.84)} ${at(0.46, 0.62)} ${at(0.3, 0.48)}C${at(0.5, 0.42)} ${at(0.4, 0.14)} ${at(0.2, 0.24)}C${at(0.16, 0.06)} ${at(-0.14, 0.06)} ${at(-0.12, 0.22)}C${at(-0.16, 0.14)} ${at(-0.28, 0.14)} ${at(-0.3, 0.24)}Z`,
      colour,
    ),
    dot(-0.44, 0.78),
    dot(0.42, 0.8),
    dot(-0.4, 0.08),
    dot(0.46, 0.1),
  ];
};

/** Thrown up, its tassel flying. */
export const mortarboard: Thing = (x, y, size, variant) => {
  const lean = variant % 2 === 0 ? 1 : -1;
  const at = (across: number, up: number): [number, number] => [
    x + lean * across * size,
    y - up * size,
  ];
  return [
    polygon([at(-0.27, 0.5), at(0.2, 0.36), at(0.26, 0.12), at(-0.2, 0.2)], "#8fa3c8"),
    polygon([at(-0.62, 0.44), at(0.02, 0.8), at(0.6, 0.5), at(-0.06, 0.24)], "#6f86b8"),
    line(`M${at(0, 0.52).join(" ")}L${at(0.46, 0.3).join(" ")}`),
    polygon([at(0.42, 0.32), at(0.54, 0.28), at(0.58, 0.04), at(0.42, 0.06)], "#f6c945"),
  ];
};
