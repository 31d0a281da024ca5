import { parts } from "../../lexicon/parts.ts";
import type { PlacedShapes } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, named, rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";

/** Large enough for the moon to look in. */
export function archedWindow(stage: Stage): PlacedShapes {
  const { width, height, unit } = stage;
  const [w, h] = [0.17 * unit, 0.44 * unit];
  const [x, y] = [Math.min(0.82 * width, width - 0.06 * unit - 1.2 * w), 0.07 * height];
  const arch = (half: number, top: number, foot: number) =>
    `M${x - half} ${foot}V${top + half}C${x - half} ${top - 0.1 * half} ${x + half} ${top - 0.1 * half} ${x + half} ${top + half}V${foot}Z`;
  const shapes = [
    named(parts.frame, area(arch(w, y, y + h), "#c9b79c")),
    named(parts.pane, area(arch(0.82 * w, y + 0.18 * w, y + h), "#cfe0f7")),
    named(
      parts.sill,
      rectangle({ x: x - 1.2 * w, y: y + h, width: 2.4 * w, height: 0.045 * unit }, "#e6cfa5"),
    ),
  ];
  // The moon in it would hang in the room without it.
  return placedShapes("window", names.window, shapes, "support");
}
