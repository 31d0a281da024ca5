/** Land that water makes a sight of: a fall between its rocks, an island in the sea. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { both, clouds, growing, sunny } from "./growth.ts";
import { names } from "./names.ts";
import { freeSide, hills, one, type Scenery, skyline, things, waves } from "./scenery.ts";

export const fallsAndIslands = {
  waterfall: {
    backdrop: (stage) => [
      ...skyline(
        stage,
        things.tree,
        names.tree,
        stage.richness > 0 ? [0.08, 0.92] : [],
        0.18 * stage.height,
        [0.14, 0.16],
      ),
      ...fall(stage),
      waves(stage, "pool", stage.horizonY, 0.025 * stage.unit, "#a9d9f0"),
      hills(
        stage,
        "bank",
        stage.horizonY + 0.12 * stage.unit,
        0.02 * stage.unit,
        "#9ccf7c",
        names.grass,
      ),
    ],
    decorate: both(clouds, growing([[things.stone, names.stone]])),
  },
  island: {
    backdrop: (stage) => {
      const { width, height, unit, horizonY, richness } = stage;
      const shore = horizonY + 0.07 * unit;
      return [
        waves(stage, "sea-far", horizonY - 0.06 * unit, 0.02 * unit, "#bfe3f4"),
        ...(richness > 0
          ? [waves(stage, "sea-near", horizonY + 0.02 * unit, 0.025 * unit, "#a9d9f0")]
          : []),
        one(
          things.palm,
          names.palm,
          "palm",
          (stage.isRightFree ? 0.86 : 0.12) * width,
          shore + 0.1 * unit,
          (height > width ? 0.72 : 0.56) * unit,
        ),
        ...(richness > 1
          ? [
              one(
                things.palm,
                names.palm,
                "palm-2",
                (stage.isRightFree ? 0.1 : 0.9) * width,
                shore + 0.08 * unit,
                0.44 * unit,
              ),
            ]
          : []),
        beach(stage, shore),
        waves(stage, "surf", height - 0.05 * unit, 0.025 * unit, "#8ccbe9"),
      ];
    },
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** A waterfall seen by those who swim beneath it. */
export const openPool: Scenery = {
  backdrop: (stage) => [
    ...fall(stage),
    waves(stage, "pool", stage.horizonY, 0.025 * stage.unit, "#a9d9f0"),
  ],
  // Behind a cliff no sun rises.
  decorate: clouds,
};

/** The water comes down at one side, so that who stands in the middle does not hide it. */
function fall(stage: Stage): PlacedShapes[] {
  const { width, height, unit, horizonY, richness } = stage;
  const middle = freeSide(stage, [0.2, 0.8]) * width;
  const half = 0.15 * Math.min(unit, width);
  const [top, foot] = [0.14 * height, horizonY + 0.03 * unit];
  const edge = (x: number, side: 1 | -1) =>
    `L${x} ${top}L${x + side * 0.03 * unit} ${top + 0.4 * (foot - top)}L${x} ${foot}`;
  const rocks = placedShapes("cliff", names.cliff, [
    area(
      `M-10 ${top + 0.05 * height}L${middle - half - 0.04 * unit} ${top}${edge(middle - half, 1)}L-10 ${foot}Z`,
      "#c9c3bb",
    ),
    area(
      `M${width + 10} ${top + 0.03 * height}L${middle + half + 0.04 * unit} ${top}${edge(middle + half, -1)}L${width + 10} ${foot}Z`,
      "#c9c3bb",
    ),
  ]);
  const strands = (richness > 0 ? [-0.5, 0, 0.5] : [0]).map(
    (at) =>
      `M${middle + at * half} ${top + 0.05 * height}q${0.04 * unit} ${0.4 * (foot - top)} 0 ${0.72 * (foot - top)}`,
  );
  const water = placedShapes("waterfall", names.waterfall, [
    area(
      `M${middle - half} ${foot}V${top + 0.03 * unit}Q${middle - half} ${top - 0.03 * unit} ${middle} ${top - 0.03 * unit}Q${middle + half} ${top - 0.03 * unit} ${middle + half} ${top + 0.03 * unit}V${foot}Z`,
      "#cfe9f7",
    ),
    line(strands.join("")),
  ]);
  const foam = placedShapes("foam", names.foam, [
    ...[-0.8, 0, 0.8].map((at) =>
      ellipse(middle + at * half, foot, 0.52 * half, 0.06 * unit, "#ffffff"),
    ),
  ]);
  return [{ ...water, role: "support" }, rocks, foam];
}

/** Sand with the sea on both sides of it. */
function beach({ width, height, unit }: Stage, shore: number): PlacedShapes {
  const foot = height + 10;
  return placedShapes("island", names.sand, [
    area(
      `M${-0.04 * width} ${foot}C${0.02 * width} ${shore + 0.06 * unit} ${0.2 * width} ${shore} ${width / 2} ${shore}C${0.8 * width} ${shore} ${0.98 * width} ${shore + 0.06 * unit} ${1.04 * width} ${foot}Z`,
      "#f5e2b3",
    ),
  ]);
}
