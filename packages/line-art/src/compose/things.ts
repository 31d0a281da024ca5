/**
 * Things that scenery is furnished with. Each is drawn with few large areas, standing on (or hanging
 * from) the point it is given; `size` is its height unless it says otherwise.
 */
import { parts } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import {
  area,
  blob,
  ellipse,
  inessential,
  line,
  named,
  polygon,
  rectangle,
  star,
  through,
} from "./shapes.ts";

export type Thing = (x: number, y: number, size: number, variant: number) => SourceShape[];

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

export const tree: Thing = (x, y, size, variant) => {
  const w = size * 0.42;
  const top = y - size;
  return [
    named(
      parts.treeTrunk,
      area(
        `M${x - w * 0.22} ${y}C${x - w * 0.12} ${y - size * 0.2} ${x - w * 0.14} ${y - size * 0.4} ${x - w * 0.14} ${y - size * 0.5}H${x + w * 0.14}C${x + w * 0.14} ${y - size * 0.4} ${x + w * 0.12} ${y - size * 0.2} ${x + w * 0.22} ${y}Z`,
        "#9a6b45",
      ),
    ),
    named(
      parts.leaves,
      variant % 2 === 0
        ? blob(
            [
              [x - w * 0.95, y - size * 0.55],
              [x - w * 0.75, y - size * 0.8],
              [x, top],
              [x + w * 0.75, y - size * 0.8],
              [x + w * 0.95, y - size * 0.55],
              [x, y - size * 0.36],
            ],
            "#7cb95c",
          )
        : area(
            `M${x - w * 0.5} ${y - size * 0.38}C${x - w * 1.3} ${y - size * 0.4} ${x - w * 1.2} ${y - size * 0.72} ${x - w * 0.72} ${y - size * 0.7}C${x - w * 0.75} ${top} ${x + w * 0.75} ${top} ${x + w * 0.72} ${y - size * 0.7}C${x + w * 1.2} ${y - size * 0.72} ${x + w * 1.3} ${y - size * 0.4} ${x + w * 0.5} ${y - size * 0.38}C${x + w * 0.2} ${y - size * 0.32} ${x - w * 0.2} ${y - size * 0.32} ${x - w * 0.5} ${y - size * 0.38}Z`,
            "#6fae55",
          ),
    ),
  ];
};

export const pine: Thing = (x, y, size) => {
  const w = size * 0.34;
  const tier = (from: number, to: number, half: number) =>
    named(
      parts.tier,
      area(
        `M${x} ${y - size * to}L${x + half} ${y - size * from}Q${x} ${y - size * (from - 0.06)} ${x - half} ${y - size * from}Z`,
        "#4f9461",
      ),
    );
  return [
    named(
      parts.treeTrunk,
      rectangle(
        { x: x - w * 0.16, y: y - size * 0.18, width: w * 0.32, height: size * 0.18 },
        "#8a5d3b",
      ),
    ),
    tier(0.14, 0.58, w),
    tier(0.4, 0.8, w * 0.8),
    tier(0.62, 1, w * 0.58),
  ];
};

export const palm: Thing = (x, y, size) => {
  const top = y - size * 0.72;
  const leaf = (dx: number, dy: number, bend: number) =>
    named(
      parts.leaf,
      area(
        `M${x + size * 0.06} ${top}Q${x + size * (0.06 + dx * 0.5)} ${top + size * (dy - bend)} ${x + size * (0.06 + dx)} ${top + size * dy}Q${x + size * (0.06 + dx * 0.45)} ${top + size * (dy - bend * 0.25)} ${x + size * 0.06} ${top}Z`,
        "#6bb258",
      ),
    );
  return [
    named(
      parts.treeTrunk,
      area(
        `M${x - size * 0.05} ${y}Q${x - size * 0.06} ${y - size * 0.4} ${x + size * 0.03} ${top}H${x + size * 0.09}Q${x + size * 0.03} ${y - size * 0.4} ${x + size * 0.06} ${y}Z`,
        "#b78a5a",
      ),
    ),
    leaf(-0.42, 0.1, 0.3),
    leaf(0.42, 0.1, 0.3),
    leaf(-0.3, -0.22, 0.16),
    leaf(0.3, -0.22, 0.16),
  ];
};

/** A mound of leaves; without them it would be a cloud that lies on the ground. */
export const bush: Thing = (x, y, size) => {
  const leaves = (across: number, up: number) =>
    line(
      `M${x + size * (across - 0.14)} ${y - size * up}q${size * 0.14} ${size * 0.12} ${size * 0.28} 0`,
      "#5a9a4a",
    );
  return [
    area(
      `M${x - size * 0.86} ${y}C${x - size * 1.15} ${y - size * 0.25} ${x - size * 1} ${y - size * 0.62} ${x - size * 0.68} ${y - size * 0.6}C${x - size * 0.62} ${y - size * 0.95} ${x - size * 0.2} ${y - size * 1.1} ${x} ${y - size * 0.88}C${x + size * 0.2} ${y - size * 1.1} ${x + size * 0.62} ${y - size * 0.95} ${x + size * 0.68} ${y - size * 0.6}C${x + size * 1} ${y - size * 0.62} ${x + size * 1.15} ${y - size * 0.25} ${x + size * 0.86} ${y}Z`,
      "#86c06a",
    ),
    leaves(-0.4, 0.4),
    leaves(0.1, 0.62),
    leaves(0.42, 0.3),
  ];
};

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
        `M${x} ${y - size * 0.06}Q${x + side * size * 0.3} ${y - size * 0.08} ${x + side * size * 0.34} ${y - size * 0.34}Q${x + side * size * 0.08} ${y - size * 0.3} ${x} ${y - size * 0.06}Z`,
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

export const tulip: Thing = (x, y, size, variant) => {
  const colour = ["#ee6d7d", "#f6b93f", "#c98be0"][variant % 3]!;
  const top = y - size;
  const w = size * 0.2;
  return [
    line(`M${x} ${y}V${y - size * 0.6}`, "#5a9a4a"),
    named(
      parts.leaf,
      area(
        `M${x} ${y}Q${x - w * 1.5} ${y - size * 0.15} ${x - w * 1.4} ${y - size * 0.5}Q${x - w * 0.2} ${y - size * 0.3} ${x} ${y}Z`,
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

/** Three blades from one root; on a broad foot they would be a crown. */
export const grass: Thing = (x, y, size) => {
  const at = (across: number, up: number) => `${x + size * across} ${y - size * up}`;
  return [
    area(
      `M${at(-0.2, 0)}Q${at(-0.32, 0.5)} ${at(-0.8, 0.72)}Q${at(-0.3, 0.74)} ${at(-0.12, 0.4)}Q${at(-0.14, 0.8)} ${at(0.02, 1.15)}Q${at(0.2, 0.8)} ${at(0.16, 0.4)}Q${at(0.34, 0.74)} ${at(0.8, 0.78)}Q${at(0.36, 0.5)} ${at(0.22, 0)}Z`,
      "#7fbf5f",
    ),
  ];
};

export const stone: Thing = (x, y, size) => [
  area(
    `M${x - size} ${y}C${x - size * 1.05} ${y - size * 0.5} ${x - size * 0.5} ${y - size * 0.8} ${x} ${y - size * 0.72}C${x + size * 0.6} ${y - size * 0.75} ${x + size * 1.1} ${y - size * 0.4} ${x + size} ${y}Z`,
    "#b9bdc4",
  ),
];

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

export const house: Thing = (x, y, size, variant) => {
  const w = size * 0.42;
  const wall = y - size * 0.58;
  const colour = ["#f3d9b0", "#f2c4bd", "#cfe3f2"][variant % 3]!;
  return [
    named(parts.wall, rectangle({ x: x - w, y: wall, width: w * 2, height: size * 0.58 }, colour)),
    named(
      parts.chimney,
      inessential(
        rectangle({ x: x + w * 0.4, y: y - size, width: w * 0.36, height: size * 0.3 }, "#b5653f"),
      ),
    ),
    named(
      parts.roof,
      polygon(
        [
          [x - w * 1.22, wall],
          [x, y - size],
          [x + w * 1.22, wall],
        ],
        "#d9694f",
      ),
    ),
    named(
      parts.door,
      area(
        `M${x - w * 0.26} ${y}V${y - size * 0.26}Q${x} ${y - size * 0.42} ${x + w * 0.26} ${y - size * 0.26}V${y}Z`,
        "#a5714a",
      ),
    ),
    named(
      parts.window,
      inessential(
        rectangle(
          { x: x - w * 0.8, y: wall + size * 0.12, width: w * 0.42, height: size * 0.16 },
          "#bfe0ef",
        ),
      ),
    ),
    named(
      parts.window,
      inessential(
        rectangle(
          { x: x + w * 0.4, y: wall + size * 0.12, width: w * 0.42, height: size * 0.16 },
          "#bfe0ef",
        ),
      ),
    ),
  ];
};

/** A block of flats; `size` is its height. */
export const tower: Thing = (x, y, size, variant) => {
  const w = size * (0.2 + 0.05 * (variant % 3));
  const colour = ["#cbd6e2", "#e6d2bd", "#d8cfe6"][variant % 3]!;
  const rows = Math.max(2, Math.min(4, Math.round(size / 140)));
  const windows = Array.from({ length: rows * 2 }, (_, i) => {
    const row = Math.floor(i / 2);
    const height = (size * 0.62) / rows;
    return named(
      parts.window,
      inessential(
        rectangle(
          {
            x: x + (i % 2 === 0 ? -w * 0.68 : w * 0.16),
            y: y - size * 0.9 + (row * (size * 0.8)) / rows,
            width: w * 0.52,
            height: height * 0.7,
          },
          "#f7e7a6",
        ),
      ),
    );
  });
  const wall = rectangle({ x: x - w, y: y - size, width: w * 2, height: size }, colour);
  return [named(parts.wall, wall), ...windows];
};

export const barn: Thing = (x, y, size) => {
  const w = size * 0.5;
  return [
    named(
      parts.wall,
      polygon(
        [
          [x - w, y],
          [x - w, y - size * 0.55],
          [x - w * 0.66, y - size * 0.82],
          [x, y - size],
          [x + w * 0.66, y - size * 0.82],
          [x + w, y - size * 0.55],
          [x + w, y],
        ],
        "#d4574a",
      ),
    ),
    named(
      parts.door,
      rectangle(
        { x: x - w * 0.42, y: y - size * 0.42, width: w * 0.42, height: size * 0.42 },
        "#f3e6d2",
      ),
    ),
    named(
      parts.door,
      rectangle({ x, y: y - size * 0.42, width: w * 0.42, height: size * 0.42 }, "#f3e6d2"),
    ),
    named(parts.window, ellipse(x, y - size * 0.66, w * 0.2, w * 0.2, "#f3e6d2")),
  ];
};

/** A mountain whose foot is 2 × size × 0.9 wide, with a snow cap. */
export const mountain: Thing = (x, y, size) => {
  const w = size * 0.85;
  return [
    polygon(
      [
        [x - w, y],
        [x, y - size],
        [x + w, y],
      ],
      "#a9b4c6",
    ),
    named(
      parts.snow,
      polygon(
        [
          [x - w * 0.3, y - size * 0.65],
          [x, y - size],
          [x + w * 0.3, y - size * 0.65],
          [x + w * 0.12, y - size * 0.72],
          [x, y - size * 0.6],
          [x - w * 0.13, y - size * 0.72],
        ],
        "#f6fafc",
      ),
    ),
  ];
};

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

export const bubble: Thing = (x, y, size) => [ellipse(x, y, size / 2, size / 2, "#cfeaf7")];

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

export const crater: Thing = (x, y, size) => [ellipse(x, y, size, size * 0.32, "#d9d9de")];

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

export const balloon: Thing = (x, y, size, variant) => {
  const colour = ["#ee6d7d", "#6db3e8", "#f6c945", "#9fd07c"][variant % 4]!;
  return [
    line(
      through(
        [
          [x, y],
          [x + size * 0.06, y - size * 0.2],
          [x, y - size * 0.42],
        ],
        false,
      ),
    ),
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
  line(`M${x} ${y + size * 0.78}V${y + size}`, "#d93a3a"),
  rectangle(
    { x: x - size * 0.14, y: y + size * 0.22, width: size * 0.28, height: size * 0.08 },
    "#f6c945",
  ),
  rectangle(
    { x: x - size * 0.14, y: y + size * 0.72, width: size * 0.28, height: size * 0.08 },
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

export const sunflower: Thing = (x, y, size) => {
  const cy = y - size * 0.66;
  const rays = Array.from({ length: 18 }, (_, i) => {
    const angle = (Math.PI * i) / 9;
    const radius = size * (i % 2 === 0 ? 0.38 : 0.26);
    return [x + radius * Math.sin(angle), cy - radius * Math.cos(angle)] as const;
  });
  return [
    line(`M${x} ${y}V${cy}`, "#5a9a4a"),
    line(
      `M${x} ${y - size * 0.08}Q${x + size * 0.3} ${y - size * 0.1} ${x + size * 0.32} ${y - size * 0.32}`,
      "#5a9a4a",
    ),
    named(parts.petal, blob(rays, "#fbc93f")),
    named(parts.flowerCentre, ellipse(x, cy, size * 0.17, size * 0.17, "#a5714a")),
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

export const heart: Thing = (x, y, size) => [
  area(
    `M${x} ${y}C${x - size * 0.9} ${y - size * 0.5} ${x - size * 0.5} ${y - size * 1.1} ${x} ${y - size * 0.68}C${x + size * 0.5} ${y - size * 1.1} ${x + size * 0.9} ${y - size * 0.5} ${x} ${y}Z`,
    "#ee6d7d",
  ),
];
