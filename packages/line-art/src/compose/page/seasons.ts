/** What a season or the wind adds to a place in the open. */
import { seasons } from "../../lexicon/settings.ts";
import type { Box, Brief, DrawOptions, Season } from "../../types.ts";
import { names } from "../settings/names.ts";
import { foreground, many, sky, things } from "../settings/scenery.ts";
import type { Decorator } from "./place.ts";
import type { Stage } from "./stage.ts";

/** The one that is named; the theme wants one of them on every page. */
export function seasonOf(
  { season, festival }: Brief,
  { theme, seed }: DrawOptions,
): Season | undefined {
  if (season || festival || theme !== "seasonal") return season;
  const all = Object.keys(seasons) as Season[];
  return all[seed % all.length];
}

/** What comes down in the open, and lies there; what grows is the meadow's and garden's own. */
export const seasonScenery: Readonly<
  Partial<Record<Season, (stage: Stage, decorator: Decorator) => void>>
> = {
  // What tells it on plain pages are flowers that grow: many that fall would be flowers in the sky.
  spring(stage, decorator) {
    const sizes = [0.1 * stage.unit, 0.17 * stage.unit] as const;
    const count = many(stage, [2, 3, 3, 4]);
    decorator.scatter(things.tulip, names.flower, count, foreground(stage), sizes, "support");
    scatterSmall("blossom", [0, 2, 8, 12], sky(stage), stage, decorator);
  },
  // Three that fall stay on the plainest page: one alone is litter.
  autumn(stage, decorator) {
    scatterSmall("leaf", [3, 3, 3, 3], sky(stage), stage, decorator, "support");
    scatterSmall("leaf", [0, 2, 5, 9], sky(stage), stage, decorator);
    scatterSmall("leaf", [1, 2, 4, 6], foreground(stage), stage, decorator);
  },
};

/** Smallest and largest by richness, as shares of the page: on plain pages a crayon has room in a leaf. */
const sizes = [
  [0.11, 0.14],
  [0.08, 0.11],
  [0.06, 0.085],
  [0.06, 0.085],
] as const;

const small = { blossom: things.blossom, leaf: things.fallingLeaf };

function scatterSmall(
  what: keyof typeof small,
  counts: Parameters<typeof many>[1],
  area: Box,
  stage: Stage,
  decorator: Decorator,
  role: "decoration" | "support" = "decoration",
): void {
  const [least, most] = sizes[stage.richness]!;
  const size = [stage.unit * least, stage.unit * most] as const;
  decorator.scatter(small[what], names[what], many(stage, counts), area, size, role);
}
