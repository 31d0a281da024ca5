/** Rows of stalls; at night each has its lanterns. */
import type { PlacedShapes } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import type { Stage } from "../page/stage.ts";
import { sunny } from "./growth.ts";
import { names } from "./names.ts";
import { flat, type Scenery, things } from "./scenery.ts";

export const market: Scenery = {
  backdrop: (stage) => [
    flat(stage, "pavement", stage.horizonY + 0.05 * stage.unit, "#efe3cf"),
    ...stalls(stage),
  ],
  decorate: sunny,
};

/** Side by side; for the smallest one at either side. */
function stalls(stage: Stage): PlacedShapes[] {
  const { width, height, unit, horizonY, richness } = stage;
  const foot = horizonY + 0.1 * unit;
  const size = (height > width ? 0.44 : 0.42) * unit;
  const count = Math.max(2, Math.round(width / (1.12 * size)));
  const shown = richness === 0 ? [0, count - 1] : Array.from({ length: count }, (_, i) => i);
  return shown.map((i) => {
    const x = ((i + 0.5) * width) / count;
    const lit = stage.isNight ? things.lantern(x, foot - 0.62 * size, 0.36 * size, 0) : [];
    const stall = placedShapes(`stall-${i + 1}`, names.stall, [
      ...things.stall(x, foot, size, i),
      ...(richness > 1 ? things.crate(x, foot + 0.05 * size, 0.4 * size, i) : []),
      ...lit,
    ]);
    return i === count - 1 ? { ...stall, role: "support" as const } : stall;
  });
}
