/** Where something is built or shipped. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { line, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { clouds, sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, freeSide, many, one, type Scenery, telling, things, waves } from "./scenery.ts";

export const workSites = {
  "construction-site": {
    backdrop: (stage) => {
      const { width, height, unit, horizonY, richness } = stage;
      const foot = horizonY + 0.04 * unit;
      const shell = Math.min(0.5 * unit, foot - 0.2 * height);
      const at = freeSide(stage, [0.26, 0.74]);
      const crane = Math.min(0.86 * unit, foot - 0.04 * height);
      return [
        {
          ...one(
            things.towerCrane,
            names.crane,
            "crane",
            (at > 0.5 ? 0.92 : 0.6) * width,
            foot,
            crane,
          ),
          role: "support",
        },
        telling(
          stage,
          one(things.shellOfAHouse, names.shell, "shell", at * width - 0.09 * unit, foot, shell),
        ),
        flat(stage, "ground", foot, "#e9d7a6"),
        ...cones(stage, richness > 0 ? [0.52, 0.9] : [0.9]),
      ];
    },
    decorate: clouds,
  },
  harbor: {
    backdrop: (stage) => {
      const { width, height, unit, horizonY } = stage;
      const [sea, quay] = [horizonY - 0.08 * unit, horizonY + 0.1 * unit];
      const size = Math.min((height > width ? 0.46 : 0.36) * unit, quay - 0.1 * height);
      const at = freeSide(stage, [0.26, 0.72]);
      return [
        ...(stage.richness > 0
          ? [
              one(
                things.lighthouse,
                names.lighthouse,
                "lighthouse",
                (at > 0.5 ? 0.1 : 0.9) * width,
                sea + 0.02 * unit,
                0.4 * unit,
              ),
            ]
          : []),
        waves(stage, "sea-far", sea, 0.02 * unit, "#bfe3f4"),
        {
          ...one(things.steamer, names.ship, "ship", at * width, horizonY + 0.05 * unit, size),
          role: "support",
        },
        waves(stage, "sea-near", horizonY + 0.03 * unit, 0.025 * unit, "#a9d9f0"),
        quayWall(stage, quay),
        ...bollards(stage, quay),
      ];
    },
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Before what is built, where nobody may go. */
function cones(
  { width, unit, groundY, horizonY }: Stage,
  places: readonly number[],
): PlacedShapes[] {
  const foot = horizonY + 0.62 * (groundY - horizonY);
  return places.map((at, i) => ({
    ...one(things.trafficCone, names.cone, `cone-${i + 1}`, at * width, foot, 0.17 * unit),
    role: i === 0 ? ("support" as const) : ("scenery" as const),
  }));
}

/** Of stone, with a rim over the water. */
function quayWall(stage: Stage, y: number): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const count = Math.round((many(stage, [0, 4, 6, 8]) * width) / unit);
  const joints = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * width) / count;
    return `M${x} ${y + 0.05 * unit}V${y + 0.1 * unit}`;
  });
  return placedShapes("quay", names.quay, [
    rectangle({ x: -10, y, width: width + 20, height: height - y + 10 }, "#efe3cf"),
    rectangle({ x: -10, y, width: width + 20, height: 0.05 * unit }, "#d9cdb8"),
    ...(richness > 0 ? [line(joints.join(""))] : []),
  ]);
}

function bollards(stage: Stage, quay: number): PlacedShapes[] {
  const { width, unit, richness } = stage;
  return (richness > 0 ? [0.5, 0.86] : [0.86]).map((at, i) =>
    one(
      things.bollard,
      names.bollard,
      `bollard-${i + 1}`,
      at * width,
      quay + 0.03 * unit,
      0.11 * unit,
    ),
  );
}

/** The same from a boat: the quay is behind it. */
export const openHarbor: Scenery = {
  backdrop: (stage) => {
    const { width, height, unit, horizonY, richness } = stage;
    const quay = horizonY - 0.06 * unit;
    const crane = Math.min(0.6 * unit, quay - 0.05 * height);
    return [
      ...(richness > 0
        ? [one(things.lighthouse, names.lighthouse, "lighthouse", 0.1 * width, quay, 0.42 * unit)]
        : []),
      {
        ...one(things.towerCrane, names.crane, "crane", 0.9 * width, quay, crane),
        role: "support",
      },
      { ...quayWall(stage, quay), role: "support" },
      waves(stage, "water-far", horizonY + 0.06 * unit, 0.025 * unit, "#bfe3f4"),
      ...(richness > 0
        ? [waves(stage, "water", horizonY + 0.16 * unit, 0.03 * unit, "#a9d9f0")]
        : []),
    ];
  },
  decorate: sunny,
};
