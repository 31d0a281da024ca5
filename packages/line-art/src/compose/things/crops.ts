/** What grows in fields, standing on its foot. */
import { parts } from "../../lexicon/parts.ts";
import type { SourceShape } from "../../types.ts";
import { area, blob, ellipse, line, named } from "../page/shapes.ts";
import type { Thing } from "./thing.ts";

/** A few blades in the water: lines, which leave the water between them one area. */
export const riceSeedling: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const blade = (foot: number, bend: string, tip: string) =>
    line(`M${at(foot, 0)}Q${bend} ${tip}`, "#5a9a4a");
  return [
    blade(-0.24, at(-0.3, 0.6), at(-0.7, 1)),
    blade(0, at(-0.04, 0.7), at(0.02, 1.3)),
    blade(0.24, at(0.3, 0.6), at(0.7, 1)),
  ];
};

/** Leaves left and right of a stem, one at its tip. */
export const leafyPlant: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const leaf = (side: 1 | -1, up: number, long: number) =>
    named(
      parts.leaf,
      area(
        `M${at(0, up)}C${at(side * 0.1 * long, up + 0.26 * long)} ${at(side * 0.38 * long, up + 0.34 * long)} ${at(side * 0.52 * long, up + 0.26 * long)}C${at(side * 0.46 * long, up + 0.02)} ${at(side * 0.2 * long, up - 0.06)} ${at(0, up)}Z`,
        "#7cb95c",
      ),
    );
  return [
    line(`M${at(0, 0)}V${y - 0.7 * size}`, "#5a9a4a"),
    leaf(-1, 0.16, 1),
    leaf(1, 0.24, 1),
    named(
      parts.leaf,
      area(
        `M${at(0, 0.5)}C${at(-0.26, 0.62)} ${at(-0.2, 0.88)} ${at(0, 1)}C${at(0.2, 0.88)} ${at(0.26, 0.62)} ${at(0, 0.5)}Z`,
        "#8fc96f",
      ),
    ),
  ];
};

/** A spike of blossoms in one outline, on a stem with two leaves. */
export const lavender: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  const side = (of: 1 | -1) =>
    (of > 0 ? [0.38, 0.54, 0.7, 0.86] : [1, 0.86, 0.7, 0.54]).map((up, i) => {
      const wide = of * (0.2 - 0.12 * (up - 0.38));
      const to = of > 0 ? [0.54, 0.7, 0.86, 1][i]! : [0.86, 0.7, 0.54, 0.38][i]!;
      const end = to === 1 || to === 0.38 ? 0 : 0.5 * wide;
      return `C${at(wide * 1.2, up)} ${at(wide * 1.2, to)} ${at(end, to)}`;
    });
  return [
    line(`M${x} ${y}V${y - 0.4 * size}`, "#5a9a4a"),
    line(
      `M${at(-0.2, 0.26)}Q${at(-0.06, 0.2)} ${at(0, 0.06)}Q${at(0.06, 0.2)} ${at(0.2, 0.26)}`,
      "#5a9a4a",
    ),
    named(parts.petal, area(`M${at(0, 0.38)}${side(1).join("")}${side(-1).join("")}Z`, "#c9a7e8")),
  ];
};

/** A tree with fruit among its leaves. */
export const fruitTree: Thing = (x, y, size, variant) => {
  const w = 0.42 * size;
  const crown = Array.from({ length: 8 }, (_, i) => {
    const angle = (Math.PI * i) / 4;
    const r = i % 2 === 0 ? 1 : 0.93;
    return [x + r * w * Math.cos(angle), y - 0.65 * size - 0.82 * r * w * Math.sin(angle)] as const;
  });
  const colour = ["#e8564a", "#f39a4b", "#f6c945"][variant % 3]!;
  const fruit = [
    [-0.48, 0.02],
    [0.06, 0.44],
    [0.46, -0.1],
  ].map(
    ([across, up]): SourceShape =>
      named(
        parts.fruit,
        ellipse(x + across! * w, y - 0.65 * size - up! * w, 0.17 * w, 0.17 * w, colour),
      ),
  );
  return [
    named(
      parts.treeTrunk,
      area(
        `M${x - 0.24 * w} ${y}Q${x - 0.1 * w} ${y - 0.2 * size} ${x - 0.14 * w} ${y - 0.45 * size}H${x + 0.14 * w}Q${x + 0.1 * w} ${y - 0.2 * size} ${x + 0.24 * w} ${y}Z`,
        "#9a6b45",
      ),
    ),
    named(parts.leaves, blob(crown, "#7cb95c")),
    ...fruit,
  ];
};

/** Between two posts, leaves along the wire and grapes under them; `size` is the height of the posts. */
export const vine: Thing = (x, y, size) => {
  const half = 0.8 * size;
  const scallops = Array.from(
    { length: 4 },
    (_, i) =>
      `C${x - half + (i + 0.1) * 0.5 * half} ${y - 1.22 * size} ${x - half + (i + 0.9) * 0.5 * half} ${y - 1.22 * size} ${x - half + (i + 1) * 0.5 * half} ${y - 0.9 * size}`,
  );
  const under = Array.from(
    { length: 4 },
    (_, i) =>
      `C${x + half - (i + 0.1) * 0.5 * half} ${y - 0.46 * size} ${x + half - (i + 0.9) * 0.5 * half} ${y - 0.46 * size} ${x + half - (i + 1) * 0.5 * half} ${y - 0.68 * size}`,
  );
  const bunch = (at: number) => {
    const [left, top, s] = [x + at * half, y - 0.58 * size, 0.36 * size];
    return named(
      parts.fruit,
      area(
        `M${left - 0.4 * s} ${top}C${left - 0.64 * s} ${top + 0.3 * s} ${left - 0.4 * s} ${top + 0.5 * s} ${left - 0.3 * s} ${top + 0.5 * s}C${left - 0.32 * s} ${top + 0.76 * s} ${left - 0.16 * s} ${top + 0.8 * s} ${left} ${top + s}C${left + 0.16 * s} ${top + 0.8 * s} ${left + 0.32 * s} ${top + 0.76 * s} ${left + 0.3 * s} ${top + 0.5 * s}C${left + 0.4 * s} ${top + 0.5 * s} ${left + 0.64 * s} ${top + 0.3 * s} ${left + 0.4 * s} ${top}Z`,
        "#b79ad8",
      ),
    );
  };
  return [
    named(
      parts.post,
      area(`M${x - 0.06 * size} ${y}V${y - size}H${x + 0.06 * size}V${y}Z`, "#b98a5e"),
    ),
    bunch(-0.5),
    bunch(0.5),
    named(
      parts.leaves,
      area(
        `M${x - half} ${y - 0.9 * size}${scallops.join("")}V${y - 0.68 * size}${under.join("")}Z`,
        "#86c06a",
      ),
    ),
  ];
};

/** An ear on its stalk, grain by grain in one outline. */
export const wheat: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  const grains = [0.46, 0.58, 0.7, 0.82];
  const right = grains.map(
    (up) => `C${at(0.2, up + 0.02)} ${at(0.18, up + 0.13)} ${at(0.06, up + 0.12)}`,
  );
  const left = grains
    .toReversed()
    .map(
      (up) => `C${at(-0.18, up + 0.13)} ${at(-0.2, up + 0.02)} ${at(up === 0.46 ? 0 : -0.06, up)}`,
    );
  return [
    line(`M${x} ${y}V${y - 0.46 * size}`, "#b98a3e"),
    line(`M${at(0, 0.1)}Q${at(0.14, 0.2)} ${at(0.2, 0.36)}`, "#b98a3e"),
    area(
      `M${at(0, 0.46)}${right.join("")}L${at(0, 1)}L${at(-0.06, 0.94)}${left.join("")}Z`,
      "#eec45a",
    ),
  ];
};

/** A stalk as tall as a child, with leaves that hang over and a cob. */
export const corn: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + across * size} ${y - up * size}`;
  const leaf = (side: 1 | -1, up: number) =>
    named(
      parts.leaf,
      area(
        `M${at(0, up)}C${at(side * 0.12, up + 0.2)} ${at(side * 0.3, up + 0.18)} ${at(side * 0.36, up - 0.06)}C${at(side * 0.26, up + 0.06)} ${at(side * 0.12, up + 0.04)} ${at(0, up - 0.1)}Z`,
        "#7cb95c",
      ),
    );
  return [
    named(
      parts.stem,
      area(
        `M${at(-0.03, 0)}L${at(-0.02, 0.92)}L${at(0, 1)}L${at(0.02, 0.92)}L${at(0.03, 0)}Z`,
        "#8fc96f",
      ),
    ),
    leaf(-1, 0.7),
    leaf(1, 0.3),
    named(
      parts.fruit,
      area(
        `M${at(0.02, 0.44)}C${at(0.2, 0.5)} ${at(0.26, 0.72)} ${at(0.16, 0.86)}C${at(0.04, 0.82)} ${at(0, 0.6)} ${at(0.02, 0.44)}Z`,
        "#f6c945",
      ),
    ),
    leaf(-1, 0.36),
  ];
};
