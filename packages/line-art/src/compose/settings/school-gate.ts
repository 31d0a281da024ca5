/** Where children are brought in the morning: the gate of a school, and the house behind it. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { ellipse, line, polygon, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, type Scenery } from "./scenery.ts";

export const schoolGate = {
  "school-gate": {
    backdrop: (stage) => [
      schoolhouse(stage),
      gate(stage),
      flat(stage, "pavement", footOf(stage), "#dfe3e8"),
    ],
    decorate: sunny,
  },
} satisfies Partial<Record<SettingId, Scenery>>;

const footOf = ({ horizonY, unit }: Stage) => horizonY + 0.06 * unit;

/** Its gable with the clock is over everybody's head. */
function schoolhouse(stage: Stage): PlacedShapes {
  const { width, height, unit, richness } = stage;
  const foot = footOf(stage);
  const middle = 0.5 * width;
  const tall = Math.min((height > width ? 0.6 : 0.5) * unit, foot - 0.2 * height);
  const [half, wing, gable] = [0.36 * width, foot - tall, 0.2 * unit];
  const peak = Math.max(0.05 * height, wing - 0.2 * unit);
  const windows = richness > 0 ? [0.2, 0.36, 0.64, 0.8] : [0.22, 0.78];
  const panes = windows.map((at) => ({
    ...rectangle(
      {
        x: middle - half + at * 2 * half - 0.045 * unit,
        y: wing + 0.12 * tall,
        width: 0.09 * unit,
        height: 0.13 * unit,
      },
      "#cfe9f7",
    ),
    telling: true as const,
  }));
  const clock = { x: middle, y: wing + 0.02 * unit, r: 0.065 * unit };
  return {
    ...placedShapes("school", names.school, [
      rectangle({ x: middle - half, y: wing, width: 2 * half, height: tall }, "#f3d9b0"),
      polygon(
        [
          [middle - half - 0.03 * unit, wing],
          [middle - half + 0.05 * unit, wing - 0.08 * unit],
          [middle + half - 0.05 * unit, wing - 0.08 * unit],
          [middle + half + 0.03 * unit, wing],
        ],
        "#d9694f",
      ),
      {
        ...polygon(
          [
            [middle - gable, foot],
            [middle - gable, wing],
            [middle, peak],
            [middle + gable, wing],
            [middle + gable, foot],
          ],
          "#f2c4bd",
        ),
        telling: true,
      },
      { ...ellipse(clock.x, clock.y, clock.r, clock.r, "#ffffff"), telling: true },
      line(
        `M${clock.x} ${clock.y - 0.6 * clock.r}V${clock.y}L${clock.x + 0.5 * clock.r} ${clock.y}`,
      ),
      ...panes,
    ]),
    role: "support",
  };
}

/** Two pillars at the sides of the page, and the fence on both sides of them. */
function gate(stage: Stage): PlacedShapes {
  const { width, unit, richness } = stage;
  const foot = footOf(stage) + 0.02 * unit;
  const [tall, half] = [0.42 * unit, 0.045 * unit];
  const pillars = [0.13, 0.87].flatMap((at) => {
    const x = at * width;
    return [
      rectangle({ x: x - half, y: foot - tall, width: 2 * half, height: tall }, "#e08a6a"),
      rectangle(
        {
          x: x - 1.4 * half,
          y: foot - tall - 0.035 * unit,
          width: 2.8 * half,
          height: 0.04 * unit,
        },
        "#f3e3c4",
      ),
      ellipse(x, foot - tall - 0.075 * unit, 0.045 * unit, 0.045 * unit, "#f6c945"),
    ];
  });
  const rails = [-10, 0.87 * width].map((x) =>
    rectangle(
      { x, y: foot - 0.24 * unit, width: 0.13 * width + 10, height: 0.035 * unit },
      "#8fa3b8",
    ),
  );
  const bars = [0.03, 0.075, 0.925, 0.97].map(
    (at) => `M${at * width} ${foot - 0.29 * unit}V${foot}`,
  );
  return {
    ...placedShapes("school-gate", names.schoolGate, [
      ...(richness > 0 ? [line(bars.join(""))] : []),
      ...rails,
      ...pillars.map((shape) => ({ ...shape, telling: true as const })),
    ]),
    role: "support",
  };
}
