/** What a season or the wind adds to a place in the open. */
import { seasons } from "../lexicon/settings.ts";
import type { Brief, DrawOptions, Season } from "../types.ts";
import type { Decorator } from "./place.ts";
import { foreground, many, names, sky, things } from "./settings/scenery.ts";
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
  spring: (stage, decorator) => adrift(things.blossom, names.blossom, stage, decorator),
  autumn(stage, decorator) {
    adrift(things.fallingLeaf, names.leaf, stage, decorator);
    fallen(stage, decorator);
  },
};

function adrift(
  thing: typeof things.blossom,
  name: typeof names.leaf | typeof names.blossom,
  stage: Stage,
  decorator: Decorator,
): void {
  decorator.scatter(thing, name, many(stage, [4, 5, 8, 12]), sky(stage), [
    stage.unit * 0.06,
    stage.unit * 0.085,
  ]);
}

function fallen(stage: Stage, decorator: Decorator): void {
  decorator.scatter(things.fallingLeaf, names.leaf, many(stage, [1, 2, 4, 6]), foreground(stage), [
    stage.unit * 0.06,
    stage.unit * 0.085,
  ]);
}

export function scatterWind(stage: Stage, decorator: Decorator): void {
  decorator.scatter(things.gust, names.wind, many(stage, [2, 3, 4, 5]), sky(stage), [
    stage.unit * 0.06,
    stage.unit * 0.1,
  ]);
}
