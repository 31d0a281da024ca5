/** Where one goes to play, to camp and to see wild animals. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { area, rectangle } from "../shapes.ts";
import type { Stage } from "../stage.ts";
import { both, clouds, growing, sunny } from "./growth.ts";
import { bunting, flat, hills, many, names, type Scenery, skyline, things } from "./scenery.ts";

export const outings = {
  "sports-field": {
    backdrop: (stage) => {
      const { horizonY, unit } = stage;
      return [
        ...skyline(
          stage,
          things.tree,
          names.tree,
          stage.richness > 0 ? [0.08, 0.3] : [0.1],
          horizonY,
          [0.26, 0.3],
        ),
        flat(stage, "lawn", horizonY - 0.01 * unit, "#9ccf7c", names.grass),
        runningTrack(stage),
      ];
    },
    decorate: sunny,
  },
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

/** Lanes round the lawn: what is seen of them, with the bend at one side. */
function runningTrack(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY } = stage;
  const lanes = many(stage, [2, 3, 4, 5]);
  const [first, last] = [horizonY + 0.13 * unit, height + 10];
  const wide = (last - first) / lanes;
  const bands = Array.from({ length: lanes }, (_, i) => {
    const y = first + i * wide;
    const r = 0.22 * unit;
    const data = `M${width + 10} ${last}V${y}H${0.2 * width - i * 0.3 * wide}C${-0.02 * width - i * 0.4 * wide} ${y} ${-0.06 * width - i * wide} ${y + 0.4 * r} ${-0.08 * width - i * wide} ${last}Z`;
    return { ...area(data, i % 2 === 0 ? "#e08a6a" : "#d9785a"), telling: true as const };
  });
  return {
    ...placedShapes(
      "running-track",
      names.runningTrack,
      [
        ...bands,
        // Where the race begins.
        rectangle(
          { x: 0.9 * width, y: first, width: 0.03 * unit, height: last - first },
          "#ffffff",
        ),
      ].slice(0, lanes),
    ),
    role: "support",
  };
}
