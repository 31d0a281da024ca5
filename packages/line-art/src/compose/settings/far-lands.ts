/** Sand, jungle and snow. */
import type { SettingId } from "../../types.ts";
import { both, growing, sunny } from "./growth.ts";
import { foreground, hills, many, names, type Scenery, sky, skyline, things } from "./scenery.ts";

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
} satisfies Partial<Record<SettingId, Scenery>>;
