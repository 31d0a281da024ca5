import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes, Season, SettingId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { area, named, rectangle } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import {
  bunting,
  flat,
  foreground,
  hills,
  many,
  names,
  picketFence,
  room,
  type Scenery,
  sky,
  skyline,
  things,
  waves,
  window,
} from "./scenery.ts";

/** A tall sky takes larger clouds. */
const cloudSizes = ({ unit, width, height }: Stage): readonly [number, number] =>
  height > width ? [unit * 0.11, unit * 0.17] : [unit * 0.07, unit * 0.1];

const clouds: Scenery["decorate"] = (stage, decorator) => {
  const count = many(stage, [1, 2, 3, 4]);
  decorator.scatter(things.cloud, names.cloud, count, sky(stage), cloudSizes(stage));
};

const sunny: Scenery["decorate"] = (stage, decorator) => {
  if (stage.needsSun)
    decorator.scatter(things.sun, names.sun, 1, { ...sky(stage), height: stage.height * 0.12 }, [
      stage.unit * 0.15,
      stage.unit * 0.19,
    ]);
  clouds(stage, decorator);
};

type Growth = readonly [typeof things.flower, (typeof names)[keyof typeof names]];

const ofSeason: Readonly<Record<Season, Growth>> = {
  spring: [things.tulip, names.flower],
  summer: [things.sunflower, names.flower],
  autumn: [things.mushroom, names.mushroom],
};

/** Flowers, grass and what else grows, on the ground in front. */
const growing =
  (extra: readonly Growth[] = []): Scenery["decorate"] =>
  (stage, decorator) => {
    const front = foreground(stage);
    const u = stage.unit;
    const common: Growth = [stage.random.pick([things.flower, things.tulip]), names.flower];
    const [plant, plantName] = stage.season ? ofSeason[stage.season] : common;
    decorator.scatter(plant, plantName, many(stage, [1, 3, 5, 8]), front, [u * 0.1, u * 0.14]);
    for (const [thing, name] of extra)
      decorator.scatter(thing, name, many(stage, [0, 1, 2, 3]), front, [u * 0.07, u * 0.11]);
    decorator.scatter(things.grass, names.grass, many(stage, [0, 2, 5, 9]), front, [
      u * 0.035,
      u * 0.05,
    ]);
  };

const both =
  (...all: Scenery["decorate"][]): Scenery["decorate"] =>
  (stage, decorator) => {
    for (const decorate of all) decorate(stage, decorator);
  };

const meadowLand = (stage: Stage): PlacedShapes[] => [
  ...(stage.richness > 0
    ? [hills(stage, "far-hill", stage.horizonY - stage.unit * 0.07, stage.unit * 0.035, "#b9dd9b")]
    : []),
  hills(stage, "near-hill", stage.horizonY + stage.unit * 0.05, stage.unit * 0.03, "#9ccf7c"),
];

/** The places a scene can be in. What has no entry is an open meadow. */
export const sceneries: Readonly<Partial<Record<SettingId, Scenery>>> & { meadow: Scenery } = {
  meadow: {
    backdrop: (stage) => [
      ...meadowLand(stage).slice(0, -1),
      ...(stage.richness > 1
        ? skyline(
            stage,
            things.tree,
            names.tree,
            [0.1, 0.9],
            stage.horizonY + stage.unit * 0.03,
            [0.24, 0.3],
          )
        : []),
      ...meadowLand(stage).slice(-1),
    ],
    decorate: both(sunny, growing()),
  },
  forest: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        stage.random.pick([things.pine, things.tree]),
        names.tree,
        stage.richness > 1 ? [0.26, 0.5, 0.74] : [0.3, 0.72],
        stage.horizonY + stage.unit * 0.02,
        [0.38, 0.46],
      ),
      hills(
        stage,
        "forest-floor",
        stage.horizonY + stage.unit * 0.02,
        stage.unit * 0.02,
        "#9ccf7c",
        names.grass,
      ),
      ...skyline(
        stage,
        things.tree,
        names.tree,
        stage.richness > 0 ? [0.08, 0.92] : [0.9],
        stage.horizonY + stage.unit * 0.1,
        [0.56, 0.66],
      ),
    ],
    decorate: both(
      growing([
        [things.mushroom, names.mushroom],
        [things.stone, names.stone],
      ]),
      (stage, decorator) =>
        decorator.scatter(things.bush, names.bush, many(stage, [0, 1, 2, 3]), foreground(stage), [
          stage.unit * 0.07,
          stage.unit * 0.1,
        ]),
    ),
  },
  farm: {
    backdrop: (stage) => [
      hills(stage, "far-field", stage.horizonY - stage.unit * 0.06, stage.unit * 0.03, "#e7d58c"),
      ...skyline(
        stage,
        things.barn,
        names.barn,
        [stage.random.pick([0.16, 0.84])],
        stage.horizonY + stage.unit * 0.04,
        [0.34, 0.38],
      ),
      hills(
        stage,
        "field",
        stage.horizonY + stage.unit * 0.02,
        stage.unit * 0.015,
        "#9ccf7c",
        names.grass,
      ),
      ...(stage.richness > 0
        ? [picketFence(stage, stage.horizonY + stage.unit * 0.09, stage.unit * 0.11)]
        : []),
    ],
    decorate: both(sunny, growing()),
  },
  garden: {
    backdrop: (stage) => [
      ...(stage.richness > 1
        ? skyline(stage, things.tree, names.tree, [0.1, 0.88], stage.horizonY, [0.36, 0.42])
        : []),
      flat(stage, "lawn", stage.horizonY, "#9ccf7c", names.grass),
      // Behind butterflies a fence is a puzzle for the smallest.
      ...(stage.richness > 0
        ? [picketFence(stage, stage.horizonY + stage.unit * 0.02, stage.unit * 0.14)]
        : []),
    ],
    decorate: both(sunny, growing(), growing()),
  },
  beach: {
    backdrop: (stage) => [
      waves(stage, "sea-far", stage.horizonY - stage.unit * 0.08, stage.unit * 0.025, "#a9d9f0"),
      waves(stage, "sea-near", stage.horizonY, stage.unit * 0.03, "#8ccbe9"),
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
            [stage.random.pick([0.13, 0.87])],
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
      ...skyline(
        stage,
        things.seaweed,
        names.seaweed,
        stage.richness > 0 ? [0.08, 0.9] : [0.9],
        stage.height * 0.9,
        [0.24, 0.34],
      ),
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
      hills(
        stage,
        "far-bank",
        stage.horizonY - stage.unit * 0.08,
        stage.unit * 0.03,
        "#b9dd9b",
        names.grass,
      ),
      waves(stage, "water", stage.horizonY + stage.unit * 0.02, stage.unit * 0.025, "#a9d9f0"),
      hills(
        stage,
        "near-bank",
        stage.horizonY + stage.unit * 0.14,
        stage.unit * 0.02,
        "#9ccf7c",
        names.grass,
      ),
    ],
    decorate: both(sunny, growing([[things.stone, names.stone]])),
  },
  mountains: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.mountain,
        names.mountain,
        stage.richness > 0 ? [0.2, 0.8, 0.5] : [0.24, 0.78],
        stage.horizonY + stage.unit * 0.06,
        [0.36, 0.48],
      ),
      hills(
        stage,
        "meadow",
        stage.horizonY + stage.unit * 0.03,
        stage.unit * 0.025,
        "#9ccf7c",
        names.grass,
      ),
    ],
    decorate: both(sunny, growing([[things.stone, names.stone]])),
  },
  desert: {
    backdrop: (stage) => [
      hills(
        stage,
        "far-dune",
        stage.horizonY - stage.unit * 0.04,
        stage.unit * 0.05,
        "#f2d9a0",
        names.sand,
      ),
      hills(
        stage,
        "near-dune",
        stage.horizonY + stage.unit * 0.08,
        stage.unit * 0.04,
        "#f7e3b4",
        names.sand,
      ),
    ],
    decorate: both(sunny, (stage, decorator) => {
      decorator.scatter(things.cactus, names.cactus, many(stage, [1, 2, 3, 5]), foreground(stage), [
        stage.unit * 0.16,
        stage.unit * 0.26,
      ]);
      decorator.scatter(things.stone, names.stone, many(stage, [1, 2, 3, 5]), foreground(stage), [
        stage.unit * 0.035,
        stage.unit * 0.06,
      ]);
    }),
  },
  jungle: {
    backdrop: (stage) => [
      hills(stage, "jungle-far", stage.horizonY - stage.unit * 0.06, stage.unit * 0.05, "#a5d18a"),
      ...skyline(
        stage,
        things.palm,
        names.tree,
        stage.richness > 0 ? [0.1, 0.88] : [0.88],
        stage.horizonY + stage.unit * 0.1,
        [0.6, 0.68],
      ),
      hills(
        stage,
        "jungle-floor",
        stage.horizonY + stage.unit * 0.06,
        stage.unit * 0.025,
        "#86c06a",
        names.grass,
      ),
    ],
    decorate: both(growing([[things.bush, names.bush]]), growing()),
  },
  snow: {
    backdrop: (stage) => [
      hills(
        stage,
        "snow-far",
        stage.horizonY - stage.unit * 0.06,
        stage.unit * 0.04,
        "#eef6fb",
        names.snow,
      ),
      ...skyline(
        stage,
        things.pine,
        names.tree,
        stage.richness > 0 ? [0.1, 0.88] : [0.88],
        stage.horizonY + stage.unit * 0.06,
        [0.34, 0.42],
      ),
      hills(
        stage,
        "snow-near",
        stage.horizonY + stage.unit * 0.05,
        stage.unit * 0.03,
        "#f7fbfd",
        names.snow,
      ),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.snowflake,
        names.snowflake,
        many(stage, [4, 7, 11, 16]),
        sky(stage),
        [stage.unit * 0.05, stage.unit * 0.075],
      ),
  },
  sky: {
    backdrop: () => [],
    decorate: (stage, decorator) => {
      const all = {
        x: stage.unit * 0.08,
        y: stage.unit * 0.08,
        width: stage.width - stage.unit * 0.16,
        height: stage.height * 0.84,
      };
      if (stage.needsSun)
        decorator.scatter(things.sun, names.sun, 1, { ...all, height: stage.height * 0.12 }, [
          stage.unit * 0.16,
          stage.unit * 0.19,
        ]);
      decorator.scatter(things.cloud, names.cloud, many(stage, [3, 5, 7, 9]), all, [
        stage.unit * 0.08,
        stage.unit * 0.12,
      ]);
    },
  },
  space: {
    backdrop: () => [],
    decorate: (stage, decorator) => {
      const u = stage.unit;
      const all = {
        x: u * 0.08,
        y: u * 0.08,
        width: stage.width - u * 0.16,
        height: stage.height - u * 0.16,
      };
      decorator.scatter(things.ringedPlanet, names.planet, 1, all, [u * 0.24, u * 0.28]);
      decorator.scatter(things.planet, names.planet, many(stage, [1, 2, 2, 3]), all, [
        u * 0.12,
        u * 0.17,
      ]);
      decorator.scatter(things.smallStar, names.star, many(stage, [5, 9, 14, 22]), all, [
        u * 0.045,
        u * 0.08,
      ]);
    },
  },
  moon: {
    backdrop: (stage) => [
      hills(
        stage,
        "moon-ground",
        stage.horizonY + stage.unit * 0.06,
        stage.unit * 0.03,
        "#e6e6ea",
        names.ground,
      ),
    ],
    decorate: (stage, decorator) => {
      decorator.scatter(things.crater, names.crater, many(stage, [2, 4, 6, 9]), foreground(stage), [
        stage.unit * 0.05,
        stage.unit * 0.09,
      ]);
      decorator.scatter(things.planet, names.planet, 1, sky(stage), [
        stage.unit * 0.16,
        stage.unit * 0.2,
      ]);
      decorator.scatter(things.smallStar, names.star, many(stage, [4, 7, 11, 18]), sky(stage), [
        stage.unit * 0.045,
        stage.unit * 0.075,
      ]);
    },
  },
  city: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.tower,
        names.building,
        stage.richness > 1 ? [0.1, 0.3, 0.5, 0.72, 0.9] : [0.12, 0.38, 0.66, 0.9],
        stage.horizonY + stage.unit * 0.05,
        [0.3, 0.5],
      ),
      flat(stage, "pavement", stage.horizonY + stage.unit * 0.05, "#dfe3e8"),
      road(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.cloud,
        names.cloud,
        many(stage, [1, 2, 3, 4]),
        { ...sky(stage), height: stage.height * 0.06 },
        cloudSizes(stage),
      ),
  },
  street: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.house,
        names.house,
        stage.width > stage.height ? [0.14, 0.42, 0.72, 0.94] : [0.2, 0.8],
        stage.horizonY + stage.unit * 0.05,
        [0.34, 0.4],
      ),
      flat(stage, "pavement", stage.horizonY + stage.unit * 0.05, "#dfe3e8"),
      road(stage),
    ],
    decorate: sunny,
  },
  village: {
    backdrop: (stage) => [
      hills(stage, "far-hill", stage.horizonY - stage.unit * 0.1, stage.unit * 0.04, "#b9dd9b"),
      ...skyline(
        stage,
        things.house,
        names.house,
        [0.16, 0.84],
        stage.horizonY + stage.unit * 0.05,
        [0.3, 0.36],
      ),
      hills(
        stage,
        "near-hill",
        stage.horizonY + stage.unit * 0.04,
        stage.unit * 0.02,
        "#9ccf7c",
        names.grass,
      ),
    ],
    decorate: both(sunny, growing()),
  },
  castle: {
    backdrop: (stage) => [
      castleWall(stage),
      flat(stage, "court", stage.horizonY + stage.unit * 0.05, "#e9dcc3"),
    ],
    decorate: both(clouds, growing()),
  },
  park: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.tree,
        names.tree,
        stage.richness > 0 ? [0.1, 0.88] : [0.88],
        stage.horizonY + stage.unit * 0.05,
        [0.42, 0.5],
      ),
      hills(
        stage,
        "lawn",
        stage.horizonY + stage.unit * 0.04,
        stage.unit * 0.015,
        "#9ccf7c",
        names.grass,
      ),
    ],
    decorate: both(sunny, growing([[things.bush, names.bush]])),
  },
  playground: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.tree,
        names.tree,
        [0.9],
        stage.horizonY + stage.unit * 0.05,
        [0.42, 0.5],
      ),
      hills(
        stage,
        "lawn",
        stage.horizonY + stage.unit * 0.04,
        stage.unit * 0.012,
        "#9ccf7c",
        names.grass,
      ),
    ],
    decorate: both(sunny, growing(), (stage, decorator) =>
      decorator.scatter(
        things.balloon,
        names.balloon,
        many(stage, [1, 2, 3, 4]),
        { ...sky(stage), y: stage.height * 0.3 },
        [stage.unit * 0.2, stage.unit * 0.24],
      ),
    ),
  },
  classroom: {
    backdrop: (stage) => [...room(stage, "#fbf4e2", "#e6cfa5"), board(stage)],
    decorate: (stage, decorator) =>
      decorator.scatter(things.smallStar, names.star, many(stage, [1, 3, 5, 8]), sky(stage), [
        stage.unit * 0.06,
        stage.unit * 0.08,
      ]),
  },
  kitchen: {
    backdrop: (stage) => [
      ...room(stage, "#fdf3dd", "#e3cdb1"),
      window(stage, stage.width * 0.82, stage.height * 0.1, stage.unit * 0.24),
      shelf(stage),
    ],
    decorate: () => {},
  },
  bedroom: {
    backdrop: (stage) => [
      ...room(stage, "#e9e4f5", "#e6cfa5"),
      window(stage, stage.width * 0.82, stage.height * 0.1, stage.unit * 0.26),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.smallStar,
        names.star,
        many(stage, [2, 4, 6, 9]),
        { ...sky(stage), width: stage.width * 0.5 },
        [stage.unit * 0.06, stage.unit * 0.085],
      ),
  },
  "living-room": {
    backdrop: (stage) => [
      ...room(stage, "#fbeedd", "#e6cfa5"),
      window(stage, stage.width * 0.8, stage.height * 0.1, stage.unit * 0.26),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(
        things.heart,
        names.heart,
        many(stage, [1, 2, 3, 4]),
        { ...sky(stage), width: stage.width * 0.4 },
        [stage.unit * 0.08, stage.unit * 0.11],
      ),
  },
  stage: {
    backdrop: (stage) => [
      flat(stage, "boards", stage.horizonY + stage.unit * 0.1, "#e0b987", names.floor),
      ...curtains(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(things.smallStar, names.star, many(stage, [3, 5, 8, 12]), sky(stage), [
        stage.unit * 0.06,
        stage.unit * 0.09,
      ]),
  },
  circus: {
    backdrop: (stage) => [
      flat(stage, "ring", stage.horizonY + stage.unit * 0.1, "#f2d9a0"),
      ...curtains(stage),
      bunting(stage),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(things.smallStar, names.star, many(stage, [2, 4, 7, 11]), sky(stage), [
        stage.unit * 0.06,
        stage.unit * 0.09,
      ]),
  },
  party: {
    backdrop: (stage) => [
      flat(stage, "floor", stage.horizonY + stage.unit * 0.12, "#f3dfc0", names.floor),
      bunting(stage),
    ],
    decorate: (stage, decorator) => {
      const u = stage.unit;
      decorator.scatter(
        things.balloon,
        names.balloon,
        many(stage, [3, 4, 6, 8]),
        {
          x: u * 0.08,
          y: stage.height * 0.4,
          width: stage.width - u * 0.16,
          height: stage.height * 0.3,
        },
        [u * 0.24, u * 0.3],
      );
      decorator.scatter(things.gift, names.gift, many(stage, [1, 2, 3, 4]), foreground(stage), [
        u * 0.13,
        u * 0.18,
      ]);
    },
  },
  blank: { backdrop: () => [], decorate: () => undefined },
  none: {
    backdrop: (stage) => [
      hills(
        stage,
        "ground",
        stage.horizonY + stage.unit * 0.12,
        stage.unit * 0.02,
        "#cfe8b9",
        names.ground,
      ),
    ],
    decorate: (stage, decorator) =>
      decorator.scatter(things.smallStar, names.star, many(stage, [3, 5, 8, 12]), sky(stage), [
        stage.unit * 0.06,
        stage.unit * 0.09,
      ]),
  },
};

/** A lake or a river seen from a boat: no bank on this side. */
export const openWater: Scenery = {
  backdrop: (stage) => [
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

/** The water in front of what is in it, which hides its feet. */
export function waterInFront(stage: Stage, waterline: number): PlacedShapes {
  return waves(stage, "water-front", waterline, stage.unit * 0.03, "#8ccbe9");
}

function road(stage: Stage): PlacedShapes {
  const y = stage.horizonY + stage.unit * 0.12;
  const dash = stage.unit * 0.12;
  const middle = y + (stage.height - y) * 0.62;
  const dashes = [];
  // The smallest children have few areas: theirs are for what drives there.
  const end = stage.richness === 0 ? 0 : stage.width;
  for (let x = dash * 0.4; x + dash < end; x += dash * 2) {
    dashes.push(rectangle({ x, y: middle, width: dash, height: stage.unit * 0.022 }, "#fbf4d2"));
  }
  return placedShapes("road", names.road, [
    rectangle({ x: -10, y, width: stage.width + 20, height: stage.height - y + 10 }, "#c2c7ce"),
    ...dashes,
  ]);
}

function castleWall(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const top = stage.horizonY - unit * 0.24;
  const tooth = unit * 0.07;
  let data = `M-10 ${stage.height}V${top}`;
  for (let x = -10; x < width + 10; x += tooth * 2)
    data += `V${top - tooth * 0.8}h${tooth}V${top}h${tooth}`;
  return placedShapes("castle-wall", names.gate, [area(`${data}V${stage.height}Z`, "#d3d0d8")]);
}

function board(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const w = Math.min(width * 0.5, unit * 0.62);
  const x = width / 2 - w / 2;
  const y = stage.height * 0.1;
  return placedShapes("board", names.board, [
    named(
      parts.frame,
      rectangle(
        {
          x: x - unit * 0.02,
          y: y - unit * 0.02,
          width: w + unit * 0.04,
          height: w * 0.5 + unit * 0.04,
        },
        "#d9b384",
      ),
    ),
    rectangle({ x, y, width: w, height: w * 0.5 }, "#7fb495"),
  ]);
}

function shelf(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const x = width * 0.06;
  const y = height * 0.26;
  const jar = (i: number, colour: string) =>
    rectangle(
      {
        x: x + unit * (0.03 + i * 0.1),
        y: y - unit * 0.1,
        width: unit * 0.075,
        height: unit * 0.1,
      },
      colour,
    );
  return placedShapes("shelf", names.shelf, [
    jar(0, "#f4b6b6"),
    jar(1, "#bfe0c8"),
    jar(2, "#f7e3a2"),
    rectangle({ x, y, width: unit * 0.34, height: unit * 0.028 }, "#d9b384"),
  ]);
}

function curtains(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  const w = unit * 0.15;
  const side = (x: number, out: number) =>
    area(
      `M${x} -10C${x + out * w} ${height * 0.3} ${x + out * w * 0.9} ${height * 0.55} ${x + out * w * 0.45} ${height * 0.86}L${x} ${height * 0.86}Z`,
      "#d9636c",
    );
  const drapes = Math.max(4, Math.round(width / (unit * 0.26)));
  const step = width / drapes;
  const top = Array.from({ length: drapes }, (_, i) =>
    area(
      `M${i * step} -10H${(i + 1) * step}V${unit * 0.06}Q${(i + 0.5) * step} ${unit * 0.17} ${i * step} ${unit * 0.06}Z`,
      "#e27a82",
    ),
  );
  return [placedShapes("curtain", names.curtain, [side(-10, 1.3), side(width + 10, -1.3), ...top])];
}
