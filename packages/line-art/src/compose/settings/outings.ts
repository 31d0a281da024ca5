/** Where one goes to play, to camp and to see wild animals. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { ellipse, line, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { both, clouds, growing, sunny } from "./growth.ts";
import { names } from "./names.ts";
import { bunting, flat, freeSide, hills, many, type Scenery, skyline, things } from "./scenery.ts";

export const outings = {
  zoo: {
    backdrop: (stage) => {
      const { horizonY, unit, richness } = stage;
      return [
        ...skyline(
          stage,
          things.tree,
          names.tree,
          richness > 0 ? [0.1, 0.88] : [0.88],
          horizonY - 0.02 * unit,
          [0.4, 0.46],
        ),
        enclosure(stage),
        hills(stage, "lawn", horizonY + 0.06 * unit, 0.01 * unit, "#9ccf7c", names.grass),
        zooSign(stage),
      ];
    },
    decorate: both(sunny, growing()),
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

/** Bars between posts, from one side to the other: behind them the animals are. */
function enclosure(stage: Stage): PlacedShapes {
  const { width, unit, horizonY, richness } = stage;
  const [top, foot] = [horizonY - 0.17 * unit, horizonY + 0.08 * unit];
  const gap = many(stage, [0.13, 0.1, 0.09, 0.08]) * unit;
  const bars = Array.from({ length: Math.round(width / gap) }, (_, i) => {
    const x = (i + 0.5) * gap;
    return `M${x} ${top}V${foot}`;
  });
  const rail = (y: number) =>
    rectangle({ x: -10, y, width: width + 20, height: 0.03 * unit }, "#c2c7ce");
  return {
    ...placedShapes("enclosure", names.enclosure, [
      line(bars.join("")),
      { ...rail(top), telling: true },
      ...(richness > 0 ? [rail(foot - 0.08 * unit)] : []),
    ]),
    role: "support",
  };
}

/** With a paw on it. */
function zooSign(stage: Stage): PlacedShapes {
  const { width, unit, horizonY } = stage;
  const x = freeSide(stage, [0.13, 0.87]) * width;
  const [foot, tall, half] = [horizonY + 0.14 * unit, 0.4 * unit, 0.11 * unit];
  const board = { x: x - half, y: foot - tall, width: 2 * half, height: 1.5 * half };
  const middle = board.y + 0.95 * half;
  const toe = (dx: number, dy: number) =>
    ellipse(x + dx * half, middle - dy * half, 0.14 * half, 0.2 * half, "#8a5d3b");
  return {
    ...placedShapes("zoo-sign", names.zooSign, [
      rectangle(
        { x: x - 0.02 * unit, y: foot - tall, width: 0.04 * unit, height: tall },
        "#b98a5e",
      ),
      { ...rectangle(board, "#f3d9b0"), telling: true },
      ellipse(x, middle, 0.34 * half, 0.28 * half, "#8a5d3b"),
      toe(-0.46, 0.28),
      toe(-0.17, 0.52),
      toe(0.17, 0.52),
      toe(0.46, 0.28),
    ]),
    role: "support",
  };
}
