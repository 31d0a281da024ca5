import { unitsPerPoint } from "../../draw/line-width.ts";
import type { PlacedShapes } from "../../types.ts";
import { area } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** Outside the frame, in points; a line drawn by hand stays within. */
const margin = 7.2;

/** The line round the page: it closes every area that runs off the edge, and keeps the margin white. */
export function frame({ width, height, unit }: Stage): PlacedShapes {
  const inset = margin * unitsPerPoint({ width, height });
  const over = unit * 0.05;
  const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const outer = `M${-over} ${-over}H${width + over}V${height + over}H${-over}Z`;
  // Wound the other way, the inside is a hole.
  const inner = `M${inset} ${inset}V${height - inset}H${width - inset}V${inset}Z`;
  return {
    kind: "shapes",
    id: "frame",
    name: { en: "frame", zh: "边框" },
    role: "frame",
    box,
    shapes: [area(outer + inner, "#ffffff")],
  };
}
