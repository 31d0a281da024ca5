/** Sand, jungle, snow and ice. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { both, growing, sunny } from "./growth.ts";
import { names } from "./names.ts";
import {
  flat,
  foreground,
  freeSide,
  hills,
  many,
  type Scenery,
  sky,
  skyline,
  snowflakeSizes,
  telling,
  things,
  waves,
} from "./scenery.ts";

const flakes =
  (lasting: number): Scenery["decorate"] =>
  (stage, decorator) => {
    const sizes = snowflakeSizes(stage);
    const { snowflake } = things;
    decorator.scatter(snowflake, names.snowflake, lasting, sky(stage), sizes, "support");
    const more = many(stage, [3, 5, 11, 16]) - lasting;
    decorator.scatter(snowflake, names.snowflake, more, sky(stage), sizes);
  };

/** The first flakes stay on the plainest page: ice is told without them, snow is not. */
const [snowing, flurries] = [flakes(3), flakes(0)];

const farSnow = (stage: Stage) =>
  hills(
    stage,
    "snow-far",
    stage.horizonY - stage.unit * 0.06,
    stage.unit * 0.04,
    "#eef6fb",
    names.snow,
  );

export const farLands = {
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
      ...skyline(
        stage,
        things.cactus,
        names.cactus,
        [freeSide(stage, [0.14, 0.8])],
        stage.horizonY + stage.unit * 0.16,
        [0.42, 0.46],
      ).map((cactus) => ({ ...cactus, role: "support" as const })),
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
      ).map((palm, i, { length }) => (i === length - 1 ? telling(stage, palm) : palm)),
      hangingVines(stage),
      hills(
        stage,
        "jungle-floor",
        stage.horizonY + stage.unit * 0.06,
        stage.unit * 0.025,
        "#86c06a",
        names.grass,
      ),
      ...bigLeaves(stage),
    ],
    decorate: both(growing([[things.bush, names.bush]]), growing()),
  },
  snow: {
    backdrop: (stage) => [
      farSnow(stage),
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
    decorate: snowing,
  },
  "snow-forest": {
    backdrop: (stage) => [
      farSnow(stage),
      ...skyline(
        stage,
        things.pine,
        names.tree,
        stage.richness > 0 ? [0.24, 0.4, 0.6, 0.76] : [0.28],
        stage.horizonY + stage.unit * 0.01,
        [0.34, 0.42],
      ),
      ...skyline(
        stage,
        things.pine,
        names.tree,
        [0.08, 0.92],
        stage.horizonY + stage.unit * 0.09,
        [0.56, 0.64],
      ),
      hills(
        stage,
        "snow-near",
        stage.horizonY + stage.unit * 0.06,
        stage.unit * 0.03,
        "#f7fbfd",
        names.snow,
      ),
    ],
    decorate: snowing,
  },
  "ice-floe": {
    backdrop: (stage) => [
      waves(stage, "sea-far", stage.horizonY - stage.unit * 0.05, stage.unit * 0.025, "#a9d9f0"),
      ...skyline(
        stage,
        things.iceberg,
        names.iceberg,
        stage.richness > 0 ? [0.14, 0.86] : [0.86],
        stage.horizonY + stage.unit * 0.03,
        [0.24, 0.34],
      ),
      waves(stage, "sea-near", stage.horizonY + stage.unit * 0.03, stage.unit * 0.03, "#8ccbe9"),
      floe(stage),
    ],
    decorate: flurries,
  },
  "frozen-lake": {
    backdrop: (stage) => [
      farSnow(stage),
      ...skyline(
        stage,
        things.pine,
        names.tree,
        stage.richness > 0 ? [0.1, 0.88] : [0.88],
        stage.horizonY + stage.unit * 0.02,
        [0.3, 0.38],
      ),
      flat(stage, "bank", stage.horizonY, "#f7fbfd", names.snow),
      lake(stage),
    ],
    decorate: flurries,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Ice from one side of the page to the other, its edge broken, with cracks that end in it. */
function floe({ width, height, horizonY, unit, random }: Stage): PlacedShapes {
  const edge = horizonY + unit * 0.12;
  const count = Math.round(width / (unit * 0.2));
  const breaks = Array.from({ length: count + 1 }, (_, i): [number, number][] => {
    const [x, up] = [(i / count) * width, random.between(-0.02, 0.02) * unit];
    return [
      [x - unit * 0.02, edge + up],
      [x + unit * 0.03, edge - up],
    ];
  }).flat();
  const ice = polygon(
    [[-10, edge], ...breaks, [width + 10, edge], [width + 10, height + 10], [-10, height + 10]],
    "#f1f9fd",
  );
  const cracks = [0.2, 0.78].map((at) => {
    const [x, y] = [at * width, horizonY + (height - horizonY) * random.between(0.7, 0.85)];
    return line(
      `M${x - unit * 0.08} ${y}L${x - unit * 0.02} ${y + unit * 0.02}L${x} ${y - unit * 0.005}L${x + unit * 0.07} ${y + unit * 0.015}`,
    );
  });
  return placedShapes("ice", names.ice, [ice, ...cracks]);
}

/** Ice between snowy banks, with the tracks of skates. */
function lake({ width, height, horizonY, unit }: Stage): PlacedShapes {
  const [top, bottom] = [horizonY + unit * 0.06, height - unit * 0.05];
  const [middle, radius] = [(top + bottom) / 2, (bottom - top) / 2];
  const tracks = [
    [0.16, 0.3],
    [0.7, 0.45],
  ].map(([at, down]) => {
    const [x, y] = [at! * width, middle + down! * radius];
    return line(`M${x} ${y}q${unit * 0.07} ${unit * 0.035} ${unit * 0.15} ${unit * 0.01}`);
  });
  return placedShapes("ice", names.ice, [
    ellipse(width / 2, middle, width * 0.49, radius, "#dff1fa"),
    ...tracks,
  ]);
}

/** From the treetops overhead, out of sight: leaf on leaf along each of them. */
function hangingVines(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const places = richness > 0 ? [0.07, 0.3, 0.62] : [0.08, 0.6];
  const shapes = places.flatMap((place, i) => {
    const [x, length] = [place * width, (0.2 + 0.07 * (i % 3)) * Math.min(height, 1.2 * unit)];
    const size = 0.08 * unit;
    const count = Math.floor(length / (1.1 * size));
    const leaves = Array.from({ length: count }, (_, at) => {
      const [y, side] = [(at + 1) * 1.1 * size, at % 2 ? 1 : -1];
      const tip = x + side * 1.5 * size;
      return area(
        `M${x} ${y}Q${x + side * 0.5 * size} ${y - 0.8 * size} ${tip} ${y + 0.3 * size}Q${x + side * 0.6 * size} ${y + 0.9 * size} ${x} ${y}Z`,
        "#6bb258",
      );
    });
    return [line(`M${x} -10V${count * 1.1 * size}`), ...leaves];
  });
  return placedShapes("vines", names.vines, shapes, "support");
}

/** In the corners in front, like hands. */
function bigLeaves(stage: Stage): PlacedShapes[] {
  const { width, height, unit } = stage;
  return [0.02, 0.98].map((place, i) => {
    const [x, y] = [place * width, 0.99 * height];
    const leaf = (angle: number, length: number) => {
      const turn = ((i === 0 ? angle : -angle) * Math.PI) / 180;
      const at = (along: number, across: number) =>
        `${x + length * unit * (along * Math.sin(turn) + across * Math.cos(turn))} ${y - length * unit * (along * Math.cos(turn) - across * Math.sin(turn))}`;
      return area(
        `M${at(0, 0)}C${at(0.3, 0.34)} ${at(0.75, 0.28)} ${at(1, 0)}C${at(0.75, -0.28)} ${at(0.3, -0.34)} ${at(0, 0)}Z`,
        "#7cbf63",
      );
    };
    const fan = [leaf(8, 0.3), leaf(74, 0.22), leaf(40, 0.27)];
    return placedShapes(
      `big-leaves-${i + 1}`,
      names.bigLeaves,
      fan,
      i === 1 ? "support" : "scenery",
    );
  });
}
