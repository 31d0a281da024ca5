/** A pool with lanes: from its edge, and from the water. */
import type { PlacedShapes, SettingId, SourceShape } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, ellipse, line, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, many, type Scenery, waves } from "./scenery.ts";

export const swimmingPool = {
  pool: {
    backdrop: (stage) => {
      const { horizonY, unit } = stage;
      const [far, near] = [horizonY - 0.16 * unit, horizonY + 0.12 * unit];
      return [
        flat(stage, "far-edge", far, "#efe3cf", names.edge),
        { ...waves(stage, "water", far + 0.07 * unit, 0.02 * unit, "#a9d9f0"), role: "support" },
        ...ropes(stage, [far + 0.15 * unit, far + 0.22 * unit]),
        flat(stage, "near-edge", near, "#efe3cf", names.edge),
        ladder(stage, near + 0.05 * unit),
      ];
    },
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** As a swimmer has them on both sides. */
export const openLanes: Scenery = {
  backdrop: (stage) => {
    const { horizonY, unit } = stage;
    const far = horizonY - 0.1 * unit;
    return [
      flat(stage, "far-edge", far - 0.08 * unit, "#efe3cf", names.edge),
      { ...waves(stage, "water", far, 0.02 * unit, "#a9d9f0"), role: "support" },
      ladder(stage, far + 0.04 * unit),
      ...ropes(stage, [far + 0.1 * unit]),
    ];
  },
  decorate: () => {},
};

/** Floats side by side on a rope. */
function ropes(stage: Stage, rows: readonly number[]): PlacedShapes[] {
  const { width, unit } = stage;
  const count = Math.round((many(stage, [5, 6, 9, 12]) * width) / unit);
  const each = width / count;
  return rows.slice(0, many(stage, [1, 1, 2, 2])).map((y, row) => {
    const floats = Array.from({ length: count }, (_, i) => ({
      ...ellipse(
        (i + 0.5) * each,
        y,
        0.3 * each,
        0.026 * unit,
        i % 2 === 0 ? "#e2574c" : "#ffffff",
      ),
      telling: true as const,
    }));
    const rope = placedShapes(`lane-rope-${row + 1}`, names.laneRope, [
      line(`M-10 ${y}H${width + 10}`),
      ...floats,
    ]);
    return row === 0 ? { ...rope, role: "support" as const } : rope;
  });
}

/** Two rails bent over the edge, with rungs between them. */
function ladder({ width, unit }: Stage, foot: number): PlacedShapes {
  const [x, gap, tall, thick] = [0.86 * width, 0.13 * unit, 0.26 * unit, 0.028 * unit];
  const rail = (left: number): SourceShape =>
    area(
      `M${left} ${foot}V${foot - tall + 0.06 * unit}C${left} ${foot - tall - 0.02 * unit} ${left + 0.1 * unit} ${foot - tall - 0.02 * unit} ${left + 0.1 * unit} ${foot - tall + 0.06 * unit}V${foot - tall + 0.09 * unit}H${left + 0.1 * unit - thick}V${foot - tall + 0.06 * unit}C${left + 0.1 * unit - thick} ${foot - tall + 0.01 * unit} ${left + thick} ${foot - tall + 0.01 * unit} ${left + thick} ${foot - tall + 0.06 * unit}V${foot}Z`,
      "#cdd3da",
    );
  const rungs = [0.25, 0.55].map((up) =>
    rectangle({ x: x - gap, y: foot - up * tall, width: gap + thick, height: thick }, "#cdd3da"),
  );
  return {
    ...placedShapes("pool-ladder", names.ladder, [...rungs, rail(x - gap), rail(x)]),
    role: "support",
  };
}
