/** The sun of the morning, half of it above the land. */
import { hiddenArea } from "../../artwork/box.ts";
import { parts } from "../../lexicon/parts.ts";
import type { Box, PlacedShapes } from "../../types.ts";
import { many, names } from "../settings/scenery.ts";
import { placedShapes } from "./place.ts";
import { ellipse, line, named } from "./shapes.ts";
import type { Stage } from "./stage.ts";

/** Its radius and how far its rays reach, as shares of the page's shorter side. */
const radius = 0.11;
const reach = 0.21;
/** Where along the skyline it is looked for. */
const places = [0.82, 0.18, 0.66, 0.34, 0.5];
/** Half hidden it is smaller, and nearer to the edge. */
const mostHidden = 0.5;
const cramped = { size: 0.7, places: [0.9, 0.1, 0.74, 0.26, 0.58, 0.42] } as const;

/**
 * Where the fewest hide it, and behind everything else.
 *
 * @param skyline the highest that the land reaches
 */
export function risingSun(stage: Stage, skyline: number, taken: readonly Box[]): PlacedShapes {
  const { width, unit } = stage;
  const y = skyline + 0.015 * unit;
  const spotsOf = (size: number, wanted: readonly number[]) =>
    wanted.map((place) => {
      const far = size * reach * unit;
      const box = { x: place * width - far, y: y - far, width: 2 * far, height: far };
      const hidden = hiddenArea(box, taken);
      return { size, x: place * width, hidden: hidden / (box.width * box.height) };
    });
  const leastHidden = (spots: ReturnType<typeof spotsOf>) =>
    spots.reduce((one, other) => (other.hidden < one.hidden ? other : one));
  const usual = leastHidden(spotsOf(1, places));
  const { x, size } =
    usual.hidden > mostHidden ? leastHidden(spotsOf(cramped.size, cramped.places)) : usual;
  const [r, far] = [size * radius * unit, size * reach * unit];
  const count = many(stage, [5, 7, 7, 9]);
  const rays = Array.from({ length: count }, (_, i) => {
    const angle = (Math.PI * (i + 0.5)) / count;
    const at = (by: number) => `${x - by * Math.cos(angle)} ${y - by * Math.sin(angle)}`;
    return `M${at(r + 0.03 * unit)}L${at(i % 2 === 0 ? far : 0.9 * far)}`;
  });
  return placedShapes(
    "rising-sun",
    names.risingSun,
    [
      line(rays.join("")),
      { ...named(parts.middle, ellipse(x, y, r, r, "#fdd75e")), telling: true },
    ],
    "support",
  );
}
