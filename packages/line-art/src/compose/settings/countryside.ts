/** Fields, woods, gardens and hills: where the ground is grass. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { both, growing, sunny } from "./growth.ts";
import { names } from "./names.ts";
import {
  flat,
  foreground,
  freeSide,
  hills,
  many,
  one,
  picketFence,
  type Scenery,
  sky,
  skyline,
  telling,
  things,
} from "./scenery.ts";

const meadowLand = (stage: Stage): PlacedShapes[] => [
  ...(stage.richness > 0
    ? [hills(stage, "far-hill", stage.horizonY - stage.unit * 0.07, stage.unit * 0.035, "#b9dd9b")]
    : []),
  hills(stage, "near-hill", stage.horizonY + stage.unit * 0.05, stage.unit * 0.03, "#9ccf7c"),
];

const park: Scenery = {
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
};

/** In rows before the fence, beside whoever is there. */
function flowerBed(stage: Stage): PlacedShapes[] {
  const { width, unit, horizonY, richness, isRightFree } = stage;
  const places = richness === 0 ? [0.82] : isRightFree ? [0.6, 0.88] : [0.12, 0.88];
  return skyline(stage, things.sunflower, names.flower, places, horizonY + 0.14 * unit, [0.3, 0.32])
    .filter(({ box }) => box.x + box.width < width)
    .map((flower) => ({ ...flower, role: "support" as const }));
}

function pathToTheDoor({ height, unit }: Stage, x: number, y: number): PlacedShapes {
  const [far, near] = [0.06 * unit, 0.17 * unit];
  return placedShapes("path", names.path, [
    polygon(
      [
        [x - far, y],
        [x + far, y],
        [x - 0.1 * unit + near, height + 10],
        [x - 0.1 * unit - near, height + 10],
      ],
      "#efe3cf",
    ),
  ]);
}

/** Far off; a low sun looks in between the nearer trees. */
function pinesAt({ richness, isRightFree, isSunLow }: Stage): readonly number[] {
  if (isSunLow) return [];
  if (richness > 1) return [0.26, 0.5, 0.74];
  return isRightFree ? [0.5, 0.7] : [0.3, 0.72];
}

export const countryside = {
  meadow: {
    backdrop: (stage) => [
      ...meadowLand(stage).slice(0, -1),
      ...(stage.richness > 0
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
        things.pine,
        names.tree,
        pinesAt(stage),
        stage.horizonY + stage.unit * 0.02,
        [0.44, 0.54],
      ).map((pine, i) => (i === 1 ? { ...pine, role: "support" as const } : pine)),
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
        // The moon looks in between lower ones.
        stage.isNight ? [0.46, 0.54] : [0.6, 0.7],
      ).map((tree) => telling(stage, tree)),
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
  "bamboo-grove": {
    backdrop: (stage) => [
      ...(stage.richness > 0
        ? skyline(
            stage,
            things.bamboo,
            names.bamboo,
            stage.richness > 1 ? [0.22, 0.4, 0.58, 0.8] : [0.2, 0.76],
            stage.horizonY + stage.unit * 0.02,
            [0.5, 0.58],
          )
        : []),
      hills(
        stage,
        "grove-floor",
        stage.horizonY + stage.unit * 0.02,
        stage.unit * 0.02,
        "#9ccf7c",
        names.grass,
      ),
      ...skyline(
        stage,
        things.bamboo,
        names.bamboo,
        stage.richness > 0 ? [0.09, 0.91] : [0.92],
        stage.horizonY + stage.unit * 0.1,
        [0.74, 0.84],
      ),
    ],
    decorate: growing([[things.stone, names.stone]]),
  },
  farm: {
    backdrop: (stage) => [
      hills(stage, "far-field", stage.horizonY - stage.unit * 0.06, stage.unit * 0.03, "#e7d58c"),
      ...skyline(
        stage,
        things.barn,
        names.barn,
        [freeSide(stage, [0.16, 0.84])],
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
      ...(stage.richness === 1 ? meadowLand(stage).slice(0, 1) : []),
      flat(stage, "lawn", stage.horizonY, "#9ccf7c", names.grass),
      // Behind butterflies and flowers a fence is a puzzle for children.
      ...(stage.richness > 1
        ? [picketFence(stage, stage.horizonY + stage.unit * 0.02, stage.unit * 0.14)]
        : []),
      ...flowerBed(stage),
    ],
    decorate: both(sunny, growing(), growing()),
  },
  yard: {
    backdrop: (stage) => {
      const { width, height, unit, horizonY, richness } = stage;
      const at = freeSide(stage, [0.2, 0.78]) * width;
      const [foot, size] = [horizonY + 0.06 * unit, (height > width ? 0.74 : 0.6) * unit];
      return [
        flat(stage, "lawn", horizonY, "#9ccf7c", names.grass),
        ...(richness > 0 ? [picketFence(stage, horizonY + 0.02 * unit, 0.16 * unit)] : []),
        telling(stage, one(things.house, names.house, "house", at, foot, size)),
        pathToTheDoor(stage, at, foot),
      ];
    },
    decorate: both(sunny, growing()),
  },
  "vegetable-garden": {
    backdrop: (stage) => {
      const { horizonY, unit, richness } = stage;
      const bed = horizonY + 0.1 * unit;
      const row = richness > 0 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.14, 0.86];
      return [
        flat(stage, "lawn", horizonY, "#9ccf7c", names.grass),
        ...(richness > 0 ? [picketFence(stage, horizonY + 0.02 * unit, 0.14 * unit)] : []),
        ...skyline(stage, things.cabbage, names.cabbage, row, bed, [0.15, 0.17]).map(
          (cabbage, i) => (i === row.length - 1 ? telling(stage, cabbage) : cabbage),
        ),
      ];
    },
    decorate: both(sunny, (stage, decorator) => {
      const front = foreground(stage);
      const sizes = [0.13 * stage.unit, 0.16 * stage.unit] as const;
      const { carrot, cabbage } = things;
      decorator.scatter(carrot, names.carrot, many(stage, [2, 4, 6, 9]), front, sizes);
      decorator.scatter(cabbage, names.cabbage, many(stage, [0, 2, 3, 5]), front, sizes);
    }),
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
  park,
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
} satisfies Partial<Record<SettingId, Scenery>>;
