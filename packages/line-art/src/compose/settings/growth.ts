/** Weather and what grows: the small things that many settings share. */
import type { Season } from "../../types.ts";
import type { Stage } from "../page/stage.ts";
import { foreground, many, names, type Scenery, sky, things } from "./scenery.ts";

/** A tall sky takes larger clouds. */
export const cloudSizes = ({ unit, width, height }: Stage): readonly [number, number] =>
  height > width ? [unit * 0.11, unit * 0.17] : [unit * 0.07, unit * 0.1];

export const clouds: Scenery["decorate"] = (stage, decorator) => {
  // Of a low sun the rays fill the sky.
  const count = many(stage, stage.isSunLow ? [0, 1, 1, 2] : [1, 3, 3, 4]);
  decorator.scatter(things.cloud, names.cloud, count, sky(stage), cloudSizes(stage));
};

export const sunny: Scenery["decorate"] = (stage, decorator) => {
  if (stage.needsSun)
    decorator.scatter(things.sun, names.sun, 1, { ...sky(stage), height: stage.height * 0.12 }, [
      stage.unit * 0.15,
      stage.unit * 0.19,
    ]);
  clouds(stage, decorator);
};

type Growth = readonly [typeof things.flower, (typeof names)[keyof typeof names]];

const ofSeason: Readonly<Record<Season, Growth>> = {
  spring: [things.tulip, names.flower],
  summer: [things.sunflower, names.flower],
  autumn: [things.mushroom, names.mushroom],
};

/** Flowers, grass and what else grows, on the ground in front. */
export const growing =
  (extra: readonly Growth[] = []): Scenery["decorate"] =>
  (stage, decorator) => {
    const front = foreground(stage);
    const u = stage.unit;
    const common: Growth = [stage.random.pick([things.flower, things.tulip]), names.flower];
    const [plant, plantName] = stage.season ? ofSeason[stage.season] : common;
    decorator.scatter(plant, plantName, many(stage, [1, 5, 5, 8]), front, [u * 0.12, u * 0.15]);
    for (const [thing, name] of extra)
      decorator.scatter(thing, name, many(stage, [0, 1, 2, 3]), front, [u * 0.07, u * 0.11]);
    decorator.scatter(things.grass, names.grass, many(stage, [0, 2, 5, 9]), front, [
      u * 0.035,
      u * 0.05,
    ]);
  };

export const both =
  (...all: Scenery["decorate"][]): Scenery["decorate"] =>
  (stage, decorator) => {
    for (const decorate of all) decorate(stage, decorator);
  };
