/** Flowers and what else grows low, standing on its foot. */
import { parts } from "../../lexicon/parts.ts";
import { area, blob, ellipse, line, named } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

export const flower: Thing = (x, y, size, variant) => {
  const colours = ["#f08fb0", "#f6c945", "#b48ae0", "#f28b5b"];
  const cy = y - size * 0.72;
  const r = size * 0.17;
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 5 - Math.PI / 2;
    return named(
      parts.petal,
      ellipse(
        x + Math.cos(angle) * r,
        cy + Math.sin(angle) * r,
        r * 0.82,
        r * 0.82,
        colours[variant % 4]!,
      ),
    );
  });
  const leaf = (side: 1 | -1) =>
    named(
      parts.leaf,
      area(
        `M${x} ${y - size * 0.06}Q${x + side * size * 0.4} ${y - size * 0.04} ${x + side * size * 0.34} ${y - size * 0.34}Q${x + side * size * 0.02} ${y - size * 0.38} ${x} ${y - size * 0.06}Z`,
        "#6cb158",
      ),
    );
  return [
    line(`M${x} ${y}V${cy}`, "#5a9a4a"),
    leaf(1),
    leaf(-1),
    ...petals,
    named(parts.flowerCentre, ellipse(x, cy, r * 0.75, r * 0.75, "#fbe27a")),
  ];
};

/** Blades at the foot of a stalk, which without them would float. */
const tuft = (x: number, y: number, size: number) =>
  [-0.17, 0.1, 0.2].map((across) =>
    line(
      `M${x + size * 0.4 * across} ${y}q${size * 0.1 * across} ${-size * 0.1} ${size * across} ${-size * 0.16}`,
      "#7fbf5f",
    ),
  );

export const tulip: Thing = (x, y, size, variant) => {
  const colour = ["#ee6d7d", "#f6b93f", "#c98be0"][variant % 3]!;
  const top = y - size;
  const w = size * 0.2;
  return [
    line(`M${x} ${y}V${y - size * 0.6}`, "#5a9a4a"),
    ...tuft(x, y, size),
    named(
      parts.leaf,
      area(
        `M${x} ${y}Q${x - w * 2.1} ${y - size * 0.1} ${x - w * 1.4} ${y - size * 0.5}Q${x + w * 0.3} ${y - size * 0.34} ${x} ${y}Z`,
        "#6cb158",
      ),
    ),
    named(
      parts.flower,
      area(
        `M${x - w} ${top + size * 0.08}Q${x - w * 0.5} ${top + size * 0.2} ${x - w * 0.45} ${top + size * 0.16}Q${x - w * 0.2} ${top} ${x} ${top}Q${x + w * 0.2} ${top} ${x + w * 0.45} ${top + size * 0.16}Q${x + w * 0.5} ${top + size * 0.2} ${x + w} ${top + size * 0.08}C${x + w * 1.2} ${top + size * 0.5} ${x - w * 1.2} ${top + size * 0.5} ${x - w} ${top + size * 0.08}Z`,
        colour,
      ),
    ),
  ];
};

/** Round petals in one outline, and two blades: fewer areas than a flower has. */
export const daisy: Thing = (x, y, size, variant) => {
  const cy = y - size * 0.7;
  const petals = 6 + (variant % 3);
  const lobes = Array.from({ length: 4 * petals }, (_, i) => {
    const angle = (Math.PI * i) / (2 * petals);
    const radius = size * [0.3, 0.28, 0.19, 0.28][i % 4]!;
    return [x + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
  });
  const blade = (side: 1 | -1, up: number) =>
    line(
      `M${x} ${y - size * 0.04}Q${x + side * size * 0.22} ${y - size * 0.06} ${x + side * size * 0.28} ${y - size * up}`,
      "#5a9a4a",
    );
  return [
    line(`M${x} ${y}V${cy}`, "#5a9a4a"),
    blade(1, 0.3),
    blade(-1, 0.24),
    named(parts.petal, blob(lobes, ["#fdfbef", "#f08fb0", "#f6c945"][variant % 3]!)),
    named(parts.flowerCentre, ellipse(x, cy, size * 0.12, size * 0.12, "#f9b233")),
  ];
};

/** It hangs from a bent stalk. */
export const bellflower: Thing = (x, y, size, variant) => {
  const side = variant % 2 === 0 ? 1 : -1;
  const at = (across: number, up: number) => `${x + side * size * across} ${y - size * up}`;
  return [
    line(`M${at(0, 0)}C${at(-0.06, 0.5)} ${at(-0.02, 0.98)} ${at(0.24, 0.84)}`, "#5a9a4a"),
    ...tuft(x, y, size),
    named(
      parts.leaf,
      area(
        `M${at(0, 0)}Q${at(-0.4, 0.1)} ${at(-0.3, 0.5)}Q${at(0.06, 0.34)} ${at(0, 0)}Z`,
        "#6cb158",
      ),
    ),
    named(
      parts.flower,
      area(
        `M${at(0.24, 0.84)}C${at(0.04, 0.82)} ${at(0.12, 0.56)} ${at(0, 0.46)}Q${at(0.08, 0.38)} ${at(0.16, 0.45)}Q${at(0.24, 0.36)} ${at(0.32, 0.45)}Q${at(0.4, 0.38)} ${at(0.48, 0.46)}C${at(0.36, 0.56)} ${at(0.44, 0.82)} ${at(0.24, 0.84)}Z`,
        ["#8f8fe0", "#c98be0", "#8cc7e8"][variant % 3]!,
      ),
    ),
  ];
};

/** On a stalk as broad as a crayon, its leaves low. */
export const sunflower: Thing = (x, y, size) => {
  const cy = y - size * 0.68;
  const petals = 11;
  const rays = Array.from({ length: 4 * petals }, (_, i) => {
    const angle = (Math.PI * i) / (2 * petals);
    const radius = size * [0.32, 0.29, 0.22, 0.29][i % 4]!;
    return [x + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
  });
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const leaf = (side: 1 | -1) =>
    named(
      parts.leaf,
      area(
        `M${at(0, 0.06)}C${at(side * 0.12, -0.02)} ${at(side * 0.32, 0.04)} ${at(side * 0.36, 0.26)}C${at(side * 0.2, 0.28)} ${at(side * 0.04, 0.2)} ${at(0, 0.06)}Z`,
        "#6cb158",
      ),
    );
  return [
    leaf(1),
    leaf(-1),
    named(parts.stem, area(`M${at(-0.05, 0)}V${cy}H${x + size * 0.05}L${at(0.05, 0)}Z`, "#8fc36f")),
    named(parts.petal, blob(rays, "#fbc93f")),
    named(parts.flowerCentre, ellipse(x, cy, size * 0.15, size * 0.15, "#a5714a")),
  ];
};

/** A blossom without a stalk: five round petals in one outline. */
export const blossom: Thing = (x, y, size) => {
  const cy = y - size / 2;
  const lobes = Array.from({ length: 20 }, (_, i) => {
    const angle = (Math.PI * i) / 10;
    const radius = size * ([0.5, 0.46, 0.27, 0.46][i % 4] ?? 0);
    return [x + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
  });
  return [
    named(parts.petal, blob(lobes, "#f7b7cd")),
    named(parts.flowerCentre, ellipse(x, cy, size * 0.13, size * 0.13, "#fbe27a")),
  ];
};

/** Three blades, each a stroke: as areas they would be too narrow for any pencil. */
export const grass: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const blade = (foot: number, bend: string, tip: string) =>
    line(`M${at(foot, 0)}Q${bend} ${tip}`, "#7fbf5f");
  return [
    blade(-0.2, at(-0.32, 0.5), at(-0.8, 0.72)),
    blade(0, at(-0.08, 0.6), at(0.02, 1.15)),
    blade(0.22, at(0.36, 0.5), at(0.8, 0.78)),
  ];
};

export const mushroom: Thing = (x, y, size) => [
  named(
    parts.stalk,
    area(
      `M${x - size * 0.18} ${y}Q${x - size * 0.1} ${y - size * 0.3} ${x - size * 0.16} ${y - size * 0.5}H${x + size * 0.16}Q${x + size * 0.1} ${y - size * 0.3} ${x + size * 0.18} ${y}Z`,
      "#f4e3c8",
    ),
  ),
  named(
    parts.cap,
    area(
      `M${x - size * 0.5} ${y - size * 0.42}C${x - size * 0.5} ${y - size * 1.15} ${x + size * 0.5} ${y - size * 1.15} ${x + size * 0.5} ${y - size * 0.42}Q${x} ${y - size * 0.34} ${x - size * 0.5} ${y - size * 0.42}Z`,
      "#e2574c",
    ),
  ),
  named(parts.spot, ellipse(x - size * 0.14, y - size * 0.7, size * 0.1, size * 0.1, "#fff3df")),
  named(parts.spot, ellipse(x + size * 0.2, y - size * 0.62, size * 0.08, size * 0.08, "#fff3df")),
];

export const cactus: Thing = (x, y, size) => [
  area(
    `M${x - size * 0.13} ${y}V${y - size * 0.36}H${x - size * 0.24}Q${x - size * 0.4} ${y - size * 0.36} ${x - size * 0.4} ${y - size * 0.52}V${y - size * 0.68}Q${x - size * 0.33} ${y - size * 0.78} ${x - size * 0.26} ${y - size * 0.68}V${y - size * 0.5}H${x - size * 0.13}V${y - size * 0.86}Q${x} ${y - size * 1.1} ${x + size * 0.13} ${y - size * 0.86}V${y - size * 0.42}H${x + size * 0.24}V${y - size * 0.6}Q${x + size * 0.31} ${y - size * 0.7} ${x + size * 0.38} ${y - size * 0.6}V${y - size * 0.44}Q${x + size * 0.38} ${y - size * 0.28} ${x + size * 0.22} ${y - size * 0.28}H${x + size * 0.13}V${y}Z`,
    "#74b364",
  ),
];
