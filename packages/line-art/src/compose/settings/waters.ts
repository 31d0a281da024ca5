/** By, on and under the water. */
import type { Localised } from "@colorleaf/domain";
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import type { Thing } from "../things/thing.ts";
import { both, growing, sunny } from "./growth.ts";
import { names } from "./names.ts";
import {
  foreground,
  freeSide,
  hills,
  many,
  type Scenery,
  skyline,
  things,
  waves,
} from "./scenery.ts";

export const waters = {
  beach: {
    backdrop: (stage) => [
      waves(stage, "sea-far", stage.horizonY - stage.unit * 0.08, stage.unit * 0.025, "#a9d9f0"),
      // Without it a beach is a desert.
      {
        ...waves(stage, "sea-near", stage.horizonY, stage.unit * 0.03, "#8ccbe9"),
        role: "support",
      },
      hills(
        stage,
        "sand",
        stage.horizonY + stage.unit * 0.08,
        stage.unit * 0.02,
        "#f5e2b3",
        names.sand,
      ),
      ...(stage.richness > 0
        ? skyline(
            stage,
            things.palm,
            names.tree,
            [freeSide(stage, [0.13, 0.87])],
            stage.horizonY + stage.unit * 0.14,
            [0.52, 0.6],
          )
        : []),
    ],
    decorate: both(sunny, (stage, decorator) => {
      const front = foreground(stage);
      decorator.scatter(
        (x, y, size) => [things.smallStar(x, y, size, 0)[0]!],
        names.star,
        many(stage, [0, 1, 2, 3]),
        front,
        [stage.unit * 0.07, stage.unit * 0.09],
      );
      decorator.scatter(things.stone, names.stone, many(stage, [1, 2, 3, 5]), front, [
        stage.unit * 0.035,
        stage.unit * 0.06,
      ]);
    }),
  },
  sea: {
    backdrop: (stage) => [
      waves(stage, "sea-far", stage.horizonY - stage.unit * 0.02, stage.unit * 0.03, "#bfe3f4"),
      waves(stage, "sea-middle", stage.horizonY + stage.unit * 0.08, stage.unit * 0.04, "#a9d9f0"),
      waves(stage, "sea-near", stage.horizonY + stage.unit * 0.2, stage.unit * 0.05, "#8ccbe9"),
    ],
    decorate: sunny,
  },
  underwater: {
    backdrop: (stage) => [
      ...(stage.richness > 0
        ? [
            hills(
              stage,
              "sea-floor-far",
              stage.height * 0.84,
              stage.unit * 0.025,
              "#e9d7a6",
              names.sand,
            ),
          ]
        : []),
      ...reef(stage),
      hills(stage, "sea-floor", stage.height * 0.9, stage.unit * 0.015, "#f5e2b3", names.sand),
    ],
    decorate: (stage, decorator) => {
      const u = stage.unit;
      const floor = {
        x: u * 0.06,
        y: stage.height * 0.9,
        width: stage.width - u * 0.12,
        height: stage.height * 0.06,
      };
      decorator.scatter(things.coral, names.coral, many(stage, [1, 2, 4, 6]), floor, [
        u * 0.14,
        u * 0.2,
      ]);
      decorator.scatter(things.seaweed, names.seaweed, many(stage, [0, 1, 2, 4]), floor, [
        u * 0.14,
        u * 0.22,
      ]);
      decorator.scatter(things.stone, names.stone, many(stage, [0, 1, 2, 3]), floor, [
        u * 0.04,
        u * 0.06,
      ]);
      decorator.scatter(
        things.bubble,
        names.bubble,
        many(stage, [4, 7, 11, 18]),
        { x: u * 0.06, y: u * 0.06, width: stage.width - u * 0.12, height: stage.height * 0.72 },
        [u * 0.035, u * 0.07],
      );
    },
  },
  river: {
    backdrop: (stage) => [
      ...treesBehind(stage, stage.horizonY - stage.unit * 0.04),
      hills(
        stage,
        "far-bank",
        stage.horizonY - stage.unit * 0.08,
        stage.unit * 0.03,
        "#b9dd9b",
        names.grass,
      ),
      ...rippled(stage),
      hills(
        stage,
        "near-bank",
        stage.horizonY + stage.unit * 0.14,
        stage.unit * 0.02,
        "#9ccf7c",
        names.grass,
      ),
      ...(stage.isRightFree && stage.richness > 0 ? [reeds(stage, 0.88)] : []),
    ],
    decorate: both(sunny, growing([[things.stone, names.stone]])),
  },
  pond: {
    backdrop: (stage) => [
      ...(stage.richness > 0
        ? skyline(stage, things.tree, names.tree, [0.1], stage.horizonY, [0.24, 0.3])
        : []),
      hills(
        stage,
        "lawn",
        stage.horizonY - stage.unit * 0.06,
        stage.unit * 0.02,
        "#9ccf7c",
        names.grass,
      ),
      ...pondOf(stage),
    ],
    decorate: both(sunny, growing([[things.stone, names.stone]])),
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** On the far bank. */
function treesBehind(stage: Stage, foot: number): PlacedShapes[] {
  if (stage.richness === 0) return [];
  return skyline(stage, things.tree, names.tree, [0.1, 0.9], foot, [0.2, 0.26]);
}

/** Between its banks a river would be one more hill, but for its waves. */
function rippled(stage: Stage): PlacedShapes[] {
  return [0, 0.06].map((down, row) => {
    const y = stage.horizonY + stage.unit * (0.02 + down);
    const water = waves(stage, `water-${row + 1}`, y, stage.unit * 0.025, "#a9d9f0");
    return {
      ...water,
      ...(row === 0 && stage.richness > 0 && { role: "support" as const }),
      shapes: water.shapes.map((shape) => ({ ...shape, telling: true as const })),
    };
  });
}

/** An oval of water with the leaves of lilies on it; at one side of whoever is there. */
function pondOf(stage: Stage): PlacedShapes[] {
  const { width, unit, horizonY, groundY, isRightFree } = stage;
  const [x, half] = isRightFree ? [0.68 * width, 0.36 * width] : [0.5 * width, 0.52 * width];
  const [y, tall] = [(horizonY + groundY) / 2 - 0.01 * unit, 0.4 * (groundY - horizonY)];
  const pads = (
    [
      [0.5, 0.1, 0.09],
      [0.05, -0.45, 0.07],
      [0.1, 0.55, 0.08],
      [-0.6, 0.2, 0.08],
    ] as const
  ).slice(0, many(stage, [1, 2, 3, 4]));
  return [
    {
      ...placedShapes("pond", names.water, [ellipse(x, y, half, tall, "#a9d9f0")]),
      role: "support",
    },
    ...pads.map(([across, down, size], i) => ({
      ...placedShapes(
        `lily-pad-${i + 1}`,
        names.lilyPad,
        things.lilyPad(x + across * half, y + down * tall, size * unit, i),
      ),
      role: i === 0 ? ("support" as const) : ("scenery" as const),
    })),
    reeds(stage, isRightFree ? 0.92 : 0.94),
  ];
}

/** At the edge of the water. */
function reeds(stage: Stage, at: number): PlacedShapes {
  const { width, unit, horizonY } = stage;
  const bunch = things.reeds(at * width, horizonY + 0.12 * unit, 0.3 * unit, 0);
  return { ...placedShapes("reeds", names.reed, bunch), role: "support" };
}

/** What grows left and right behind those who swim there: the richer the page, the higher. */
function reef(stage: Stage): PlacedShapes[] {
  const foot = stage.height * 0.9;
  const grown = (thing: Thing, name: Localised, places: number[], size: [number, number]) =>
    skyline(stage, thing, name, places, foot, size);
  const { seaweed, coral } = things;
  if (stage.richness === 0) return grown(seaweed, names.seaweed, [0.9], [0.24, 0.34]);
  if (stage.richness === 1) return grown(seaweed, names.seaweed, [0.08, 0.9], [0.24, 0.34]);
  return [
    ...grown(seaweed, names.seaweed, [0.07, 0.92], [0.56, 0.68]),
    ...grown(coral, names.coral, [0.17, 0.81], [0.3, 0.38]),
    ...grown(seaweed, names.seaweed, [0.27, 0.72], [0.34, 0.44]),
  ];
}

/** The sea seen from a boat. */
export const openSea: Scenery = {
  backdrop: (stage) => {
    const { horizonY, unit: u, richness } = stage;
    const rows = [
      waves(stage, "sea-far", horizonY - u * 0.04, u * 0.02, "#d3ecf8"),
      waves(stage, "sea-middle", horizonY + u * 0.06, u * 0.025, "#bfe3f4"),
      waves(stage, "sea-near", horizonY + u * 0.16, u * 0.03, "#a9d9f0"),
    ];
    return richness > 0 ? [...island(stage, horizonY - u * 0.05), ...rows] : rows.slice(1, 2);
  },
  decorate: sunny,
};

/** Far out, with a palm on it. */
function island(stage: Stage, foot: number): PlacedShapes[] {
  const { width, unit: u } = stage;
  const at = freeSide(stage, [0.12, 0.88]);
  // Flat below, where the water is: that may be left out.
  const [x, half, sea] = [at * width, u * 0.17, foot + u * 0.08];
  const dome = `M${x - half} ${sea}C${x - half} ${foot - u * 0.06} ${x + half} ${foot - u * 0.06} ${x + half} ${sea}Z`;
  const sand = area(dome, "#f5e2b3");
  return [
    ...skyline(stage, things.palm, names.palm, [at], foot, [0.26, 0.32]),
    placedShapes("island", names.island, [sand]),
  ];
}

/** A lake or a river seen from a boat: no bank on this side. */
export const openWater: Scenery = {
  backdrop: (stage) => [
    ...treesBehind(stage, stage.horizonY),
    hills(
      stage,
      "far-bank",
      stage.horizonY - stage.unit * 0.04,
      stage.unit * 0.03,
      "#b9dd9b",
      names.grass,
    ),
    waves(stage, "water-far", stage.horizonY + stage.unit * 0.06, stage.unit * 0.025, "#bfe3f4"),
    ...(stage.richness > 0
      ? [waves(stage, "water", stage.horizonY + stage.unit * 0.16, stage.unit * 0.03, "#a9d9f0")]
      : []),
  ],
  decorate: sunny,
};

/** As a duck has it round itself. */
export const openPond: Scenery = {
  ...openWater,
  backdrop: (stage) => {
    const { width, height, unit } = stage;
    const places = (
      [
        [0.84, 0.9],
        [0.14, 0.84],
        [0.6, 0.95],
      ] as const
    ).slice(0, many(stage, [1, 2, 3, 3]));
    return [
      ...openWater.backdrop(stage),
      ...places.map(([across, down], i) => ({
        ...placedShapes(
          `lily-pad-${i + 1}`,
          names.lilyPad,
          things.lilyPad(across * width, down * height, 0.09 * unit, i),
        ),
        role: "support" as const,
      })),
      reeds(stage, 0.9),
    ];
  },
};

/** The water in front of what is in it, which hides its feet; in front of the first row, the second … */
export function waterInFront(stage: Stage, waterline: number, row: number): PlacedShapes {
  const water = waves(stage, `water-front-${row + 1}`, waterline, stage.unit * 0.03, "#8ccbe9");
  // A boat on dry land would be no picture of it, however plain.
  return { ...water, role: "support" };
}

/** The near bank, for those who do not go out on the water. */
export function bankInFront(stage: Stage, y: number): PlacedShapes {
  const bank = hills(stage, "bank-front", y, stage.unit * 0.02, "#9ccf7c", names.grass);
  return { ...bank, role: "support" };
}

/** On the water before those who are in it: a page wide and white would be no water. */
export function ripples(stage: Stage, waterline: number): PlacedShapes[] {
  const { width, height, unit: u, richness } = stage;
  // There it is patterned.
  if (richness === 3) return [];
  const rows = Math.floor((height - waterline - u * 0.1) / (u * 0.09));
  const spots = Array.from({ length: Math.max(0, rows) }, (_, row) => {
    const y = waterline + u * 0.09 * (row + 1);
    return (row % 2 === 0 ? [0.22, 0.7] : [0.44, 0.86]).map((at) => [at * width, y] as const);
  }).flat();
  if (spots.length === 0) return [];
  const wave = u * 0.05;
  const data = spots.map(
    ([x, y]) => `M${x - wave} ${y}q${wave / 2} ${-wave / 2} ${wave} 0t${wave} 0`,
  );
  return [placedShapes("ripples", names.wave, [line(data.join(""))])];
}
