/** Built at the water: a wooden dock, and a town whose streets are canals. */
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, line, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { clouds, sunny } from "./growth.ts";
import { names } from "./names.ts";
import { freeSide, hills, many, one, type Scenery, things, waves } from "./scenery.ts";

export const waterside = {
  dock: {
    backdrop: (stage) => [
      hills(
        stage,
        "far-bank",
        stage.horizonY - 0.1 * stage.unit,
        0.035 * stage.unit,
        "#b9dd9b",
        names.hill,
      ),
      { ...waves(stage, "water", stage.horizonY, 0.02 * stage.unit, "#bfe3f4"), role: "support" },
      ...dock(stage),
    ],
    decorate: sunny,
  },
  "water-town": {
    backdrop: (stage) => [
      ...whiteHouses(stage, stage.horizonY - 0.02 * stage.unit),
      waves(stage, "water", stage.horizonY + 0.04 * stage.unit, 0.02 * stage.unit, "#bfe3f4"),
      bridge(stage),
      quay(stage),
    ],
    decorate: clouds,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** The same from a boat: no quay before it. */
export const openWaterTown: Scenery = {
  backdrop: (stage) => waterside["water-town"].backdrop(stage).slice(0, -1),
  decorate: clouds,
};

/** From one side out into the water: planks to stand on, and the posts that carry them. */
function dock(stage: Stage): PlacedShapes[] {
  const { width, height, unit, groundY } = stage;
  const [back, front] = [groundY - 0.07 * unit, groundY + 0.025 * unit];
  const beam = front + 0.045 * unit;
  const [far, near] = [0.8 * width, 0.86 * width];
  const planks = Math.round((many(stage, [5, 7, 9, 12]) * width) / unit);
  const joints = Array.from({ length: planks - 1 }, (_, i) => {
    const share = (i + 1) / planks;
    return `M${share * far} ${back}L${share * near} ${front}`;
  });
  const posts = many(stage, [3, 3, 4, 5]);
  const thick = 0.06 * unit;
  const carrying = Array.from({ length: posts }, (_, i): SourceShape => {
    const x = (0.08 + (0.86 * i) / (posts - 1)) * near - thick / 2;
    return {
      ...rectangle({ x, y: beam, width: thick, height: height - beam + 10 }, "#b98a5e"),
      telling: true,
    };
  });
  // Boats are tied up to them.
  const upright = [0.04 * width, far - thick].map(
    (x): SourceShape => ({
      ...area(
        `M${x} ${back + 0.01 * unit}V${back - 0.16 * unit}Q${x + thick / 2} ${back - 0.19 * unit} ${x + thick} ${back - 0.16 * unit}V${back + 0.01 * unit}Z`,
        "#b98a5e",
      ),
      telling: true,
    }),
  );
  return [
    {
      ...placedShapes("dock", names.dock, [
        ...carrying,
        ...upright,
        {
          ...polygon(
            [
              [-10, back],
              [far, back],
              [near, front],
              [-10, front],
            ],
            "#e0b987",
          ),
          telling: true,
        },
        line(joints.join("")),
        rectangle({ x: -10, y: front, width: near + 10, height: beam - front }, "#c99a66"),
      ]),
      role: "support",
    },
    ripples(stage, near, beam),
  ];
}

/** On the water beside the dock. */
function ripples({ width, height, unit }: Stage, from: number, top: number): PlacedShapes {
  const x = from + 0.3 * (width - from);
  const y = (top + height) / 2;
  return placedShapes("ripples", names.wave, [
    line(
      `M${x - 0.05 * unit} ${y}q${0.025 * unit} ${-0.02 * unit} ${0.05 * unit} 0t${0.05 * unit} 0`,
    ),
  ]);
}

/** White walls, dark roofs, and gables that step up above them. */
function whiteHouses(stage: Stage, foot: number): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const size = Math.min((height > width ? 0.5 : 0.36) * unit, foot - 0.06 * height);
  const each = 1.15 * size;
  const count = Math.max(2, Math.round(width / each));
  const step = width / count;
  const shown = Array.from({ length: count }, (_, i) => i).filter(
    (i) => richness > 0 || i === 0 || i === count - 1,
  );
  return shown
    .map((i) => ({
      ...one(
        things.steppedGableHouse,
        names.house,
        `house-${i + 1}`,
        (i + 0.5) * step,
        foot,
        size * (i % 2 === 0 ? 1 : 0.86),
        i,
      ),
      role: i === 0 || i === count - 1 ? ("support" as const) : ("scenery" as const),
    }))
    .concat(
      waves(stage, "far-water", foot, 0.01 * unit, "#bfe3f4") as PlacedShapes & { role: "scenery" },
    );
}

/** Humped over the water, its half circle of an arch whole in it. */
function bridge(stage: Stage): PlacedShapes {
  const { width, unit, horizonY } = stage;
  const middle = freeSide(stage, [0.66, 0.68]) * width;
  const [foot, half, tall] = [horizonY + 0.08 * unit, 0.3 * unit, 0.21 * unit];
  const arch = 0.12 * unit;
  const top = (x: number, lift: number) => `${middle + x} ${foot - lift}`;
  return {
    ...placedShapes("bridge", names.bridge, [
      {
        ...area(
          `M${top(-half, 0)}C${top(-0.55 * half, 0.35 * tall)} ${top(-0.4 * half, tall)} ${top(0, tall)}C${top(0.4 * half, tall)} ${top(0.55 * half, 0.35 * tall)} ${top(half, 0)}H${middle + arch}A${arch} ${arch} 0 0 0 ${middle - arch} ${foot}Z`,
          "#e6dfd3",
        ),
        telling: true,
      },
      line(
        `M${top(-0.62 * half, 0.42 * tall)}C${top(-0.4 * half, 0.9 * tall)} ${top(-0.2 * half, 1.24 * tall)} ${top(0, 1.24 * tall)}C${top(0.2 * half, 1.24 * tall)} ${top(0.4 * half, 0.9 * tall)} ${top(0.62 * half, 0.42 * tall)}`,
      ),
    ]),
    role: "support",
  };
}

/** Flagstones on this side. */
function quay(stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY, richness } = stage;
  const y = horizonY + 0.17 * unit;
  const count = Math.round((many(stage, [3, 4, 6, 8]) * width) / unit);
  const joints = Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * width) / count;
    return `M${x} ${y}V${y + 0.05 * unit}`;
  });
  return placedShapes("quay", names.quay, [
    rectangle({ x: -10, y, width: width + 20, height: height - y + 10 }, "#efe3cf"),
    rectangle({ x: -10, y, width: width + 20, height: 0.05 * unit }, "#d9cdb8"),
    ...(richness > 0 ? [line(joints.join(""))] : []),
  ]);
}
