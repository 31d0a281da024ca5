/** Where animals live: a stable, and the hole of a mouse. */
import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, line, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { flat, many, room, type Scenery } from "./scenery.ts";
import { floorOf, unpapered } from "./shelves.ts";

export const barnsAndBurrows = {
  stable: {
    backdrop: (stage) => [...planked(stage), loftWindow(stage), stall(stage), ...beams(stage)],
    decorate: () => {},
  },
  "mouse-hole": {
    backdrop: (stage) => [...room(unpapered(stage), "#f3e3c4", "#e6cfa5"), hole(stage)],
    decorate: () => {},
  },
} satisfies Partial<Record<SettingId, Scenery>>;

/** Board beside board, lines only: they leave the wall one area. */
function planked(stage: Stage): PlacedShapes[] {
  const { width, height, unit, richness } = stage;
  const foot = floorOf(stage);
  const count = Math.round((many(stage, [4, 6, 8, 10]) * width) / unit);
  const joints = Array.from({ length: count - 1 }, (_, i) => {
    const x = ((i + 1) * width) / count;
    return `M${x} ${0.2 * height}V${foot - 0.04 * unit}`;
  });
  return [
    placedShapes("wall", names.wall, [
      rectangle({ x: -10, y: -10, width: width + 20, height: foot + 10 }, "#d9a86c"),
      ...(richness > 0 ? [line(joints.join(""))] : []),
    ]),
    flat(stage, "floor", foot, "#f2dc9a", names.floor),
  ];
}

/** Posts that lean to a beam under the roof. */
function beams({ width, unit }: Stage): PlacedShapes[] {
  const thick = 0.07 * unit;
  const brace = (x: number, side: 1 | -1) =>
    area(
      `M${x} ${0.3 * unit}L${x + side * 0.2 * unit} ${thick}H${x + side * 0.29 * unit}L${x} ${0.39 * unit}Z`,
      "#b98a5e",
    );
  return [
    {
      ...placedShapes("beam", names.post, [
        brace(0, 1),
        brace(width, -1),
        rectangle({ x: -10, y: -10, width: width + 20, height: thick + 10 }, "#b98a5e"),
      ]),
      role: "support",
    },
  ];
}

/** Round, up in the gable. */
function loftWindow({ width, unit, isRightFree }: Stage): PlacedShapes {
  const [x, y, r] = [(isRightFree ? 0.6 : 0.5) * width, 0.22 * unit, 0.09 * unit];
  return placedShapes("loft-window", names.window, [
    rectangle({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }, "#cfe9f7"),
    line(`M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`),
  ]);
}

/** The gate of a stall: two rails between posts, and a slanting one. */
function stall(stage: Stage): PlacedShapes {
  const { width, unit } = stage;
  const foot = floorOf(stage) + 0.02 * unit;
  const [left, right, tall] = [0.56 * width, 0.98 * width, 0.3 * unit];
  const bar = 0.05 * unit;
  return {
    ...placedShapes("stall-gate", names.fence, [
      area(
        `M${left} ${foot - bar}L${right - bar} ${foot - tall}H${right}L${left + bar} ${foot - bar}Z`,
        "#e3c08a",
      ),
      rectangle({ x: left, y: foot - tall, width: right - left, height: bar }, "#e3c08a"),
      rectangle({ x: left, y: foot - 1.6 * bar, width: right - left, height: bar }, "#e3c08a"),
      ...[left, right - bar].map((x) =>
        rectangle({ x, y: foot - 1.15 * tall, width: bar, height: 1.15 * tall }, "#e3c08a"),
      ),
    ]),
    role: "support",
  };
}

/** An arch in the skirting that is as high as a door to who lives behind it, and bricks where the plaster is gone. */
function hole(stage: Stage): PlacedShapes {
  const { width, height, unit, isRightFree } = stage;
  const foot = floorOf(stage) + 0.02 * unit;
  const x = (isRightFree ? 0.72 : 0.5) * width;
  const [half, top] = [(isRightFree ? 0.22 : 0.4) * unit, 0.16 * height];
  const brick = (across: number, y: number) =>
    rectangle({ x: x + across * unit, y, width: 0.15 * unit, height: 0.07 * unit }, "#e08a6a");
  return {
    ...placedShapes("mouse-hole", names.mouseHole, [
      area(
        `M${x - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${foot}Z`,
        "#8f7a68",
      ),
      ...(isRightFree
        ? [brick(-0.56, 0.1 * height), brick(-0.38, 0.1 * height + 0.07 * unit)]
        : []),
    ]),
    role: "support",
  };
}
