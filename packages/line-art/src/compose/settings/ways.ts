/** What winds through a landscape, from its horizon to whoever looks: a path, a stream. */
import type { PlacedShapes, SettingId, SourceShape, Way } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { ellipse, line, polygon } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { many } from "./scenery.ts";

const land =
  /^(?:meadow|forest|bamboo-grove|farm|garden|vegetable-garden|mountains|jungle|snow|snow-forest|village|park|orchard|yard|campsite|tea-hill|castle-gate|desert|savanna|none)$/;

export const leadsThrough = (setting: SettingId) => land.test(setting);

/** In so many steps from far to near. */
const steps = 20;

export function wayThrough(way: Way, stage: Stage): PlacedShapes {
  const { width, height, unit, horizonY, richness } = stage;
  const [top, bottom] = [horizonY + 0.045 * unit, height + 10];
  // Bends are near each other far off.
  const at = (share: number) => {
    const y = top + share * (bottom - top);
    const sway = Math.sin(2 * Math.PI * share ** 0.7 + 0.4);
    const middle = (way === "path" ? 0.5 : 0.6) * width + (0.03 + 0.24 * share) * width * sway;
    return { y, middle, half: (0.025 + 0.15 * share) * unit };
  };
  const along = Array.from({ length: steps + 1 }, (_, i) => at(i / steps));
  const bank = [
    ...along.map(({ y, middle, half }): [number, number] => [middle - half, y]),
    ...along.toReversed().map(({ y, middle, half }): [number, number] => [middle + half, y]),
  ];
  const on = (share: number, across: number, size: number) => {
    const { y, middle, half } = at(share);
    return { x: middle + across * half, y, size: size * half };
  };
  const marks = [
    [0.5, -0.3],
    [0.66, 0.35],
    [0.82, -0.2],
    [0.92, 0.4],
  ].slice(0, many(stage, [0, 2, 3, 4]));
  const details = marks.map(([share, across]): SourceShape => {
    const { x, y, size } = on(share!, across!, way === "path" ? 0.24 : 0.4);
    return way === "path"
      ? ellipse(x, y, size, 0.5 * size, "#d8cdb8")
      : line(
          `M${x - size} ${y}q${0.5 * size} ${-0.5 * size} ${size} 0q${0.5 * size} ${0.5 * size} ${size} 0`,
        );
  });
  const isStony = way === "stream" || richness > 1;
  return {
    ...placedShapes(way, way === "path" ? names.path : names.water, [
      { ...polygon(bank, way === "path" ? "#efe3cf" : "#a9d9f0"), telling: true },
      ...(isStony ? details : []),
    ]),
    role: "support",
  };
}
