/** Where one goes to play, to camp and to see wild animals. */
import type { SettingId } from "../../types.ts";
import { both, clouds, growing, sunny } from "./growth.ts";
import { bunting, flat, hills, many, names, type Scenery, skyline, things } from "./scenery.ts";

export const outings = {
  fairground: {
    backdrop: (stage) => [
      flat(stage, "ground", stage.horizonY + 0.05 * stage.unit, "#efe3cf"),
      { ...bunting(stage), role: stage.richness > 0 ? ("support" as const) : ("scenery" as const) },
    ],
    decorate: clouds,
  },
  campsite: {
    backdrop: (stage) => {
      const { horizonY, unit, richness } = stage;
      const places = richness > 0 ? [0.1, 0.52, 0.92] : [0.92];
      return [
        ...skyline(stage, things.pine, names.tree, places, horizonY + 0.05 * unit, [0.42, 0.5]),
        hills(stage, "lawn", horizonY + 0.03 * unit, 0.015 * unit, "#9ccf7c", names.grass),
      ];
    },
    decorate: both(sunny, growing()),
  },
  savanna: {
    backdrop: (stage) => {
      const { horizonY, unit, richness } = stage;
      const far = richness > 0 ? [0.42] : [];
      return [
        hills(stage, "far-hill", horizonY - 0.03 * unit, 0.012 * unit, "#e8d28a"),
        ...skyline(stage, things.acacia, names.acacia, far, horizonY, [0.2, 0.22]),
        hills(stage, "savanna", horizonY + 0.04 * unit, 0.012 * unit, "#f0dfa4", names.grass),
        ...skyline(
          stage,
          things.acacia,
          names.acacia,
          [0.8],
          horizonY + 0.1 * unit,
          [0.5, 0.56],
        ).map((tree) => ({ ...tree, role: "support" as const })),
      ];
    },
    decorate: both(sunny, (stage, decorator) => {
      const { width, height, unit, horizonY } = stage;
      const ground = {
        x: 0.06 * unit,
        y: horizonY + 0.12 * unit,
        width: width - 0.12 * unit,
        height: 0.94 * height - horizonY - 0.12 * unit,
      };
      decorator.scatter(things.grass, names.grass, many(stage, [2, 5, 7, 10]), ground, [
        0.05 * unit,
        0.07 * unit,
      ]);
    }),
  },
} satisfies Partial<Record<SettingId, Scenery>>;
