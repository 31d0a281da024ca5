import type { PlacedShapes } from "../types.ts";
import { rectangle } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** The line round the page: it closes every area that runs off the edge. */
export function frame({ width, height, unit }: Stage): PlacedShapes {
  const inset = unit * 0.012;
  const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
  const { path, colour } = rectangle(box, "#5b4a3f");
  return {
    kind: "shapes",
    id: "frame",
    name: { en: "frame", zh: "边框" },
    role: "frame",
    box,
    shapes: [{ kind: "line", path, colour }],
  };
}
