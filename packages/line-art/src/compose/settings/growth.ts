/** Weather and what grows: the small things that many settings share. */
import type { Box, Season } from "../../types.ts";
import type { Decorator } from "../page/place.ts";
import type { Stage } from "../page/stage.ts";
import { names } from "./names.ts";
import { foreground, many, one, type Scenery, sky, things } from "./scenery.ts";

/** A tall sky takes larger clouds. */
export const cloudSizes = ({ unit, width, height }: Stage): readonly [number, number] =>
  height > width ? [unit * 0.11, unit * 0.17] : [unit * 0.075, unit * 0.13];

export const clouds: Scenery["decorate"] = (stage, decorator) => {
  // Of a low sun the rays fill the sky.
  const count = many(stage, stage.isSunLow ? [0, 1, 1, 2] : [1, 3, 3, 4]);
  cloudsAcross(stage, decorator, count, sky(stage), cloudSizes(stage));
};

/** Each in a part of the sky of its own: no piles of clouds beside whoever reaches far up. */
export function cloudsAcross(
  { height, width }: Stage,
  decorator: Decorator,
  count: number,
  area: Box,
  sizes: readonly [number, number],
): void {
  const columns = height > width ? Math.min(count, 2) : Math.min(count, 4);
  const part = area.width / columns;
  for (let i = 0; i < count; i++) {
    const own = { ...area, x: area.x + (i % columns) * part, width: part };
    decorator.scatter(things.cloud, names.cloud, 1, own, sizes);
  }
}

export const sunny: Scenery["decorate"] = (stage, decorator) => {
  if (stage.needsSun)
    decorator.scatter(things.sun, names.sun, 1, { ...sky(stage), height: stage.height * 0.12 }, [
      stage.unit * 0.15,
      stage.unit * 0.19,
    ]);
  if (stage.needsSun && !decorator.items.some(({ name }) => name === names.sun))
    peepingSun(stage, decorator);
  clouds(stage, decorator);
};

/** Above who reaches far up it looks round the corner, where that is free. */
function peepingSun({ width, unit, random }: Stage, decorator: Decorator): void {
  const left = random.index(2) * width;
  const places = [0.24, 0.19, 0.14].flatMap((size) => [
    [left, size * unit] as const,
    [width - left, size * unit] as const,
  ]);
  places.some(([x, size]) =>
    decorator.put({ ...one(things.cornerSun, names.sun, "sun", x, 0, size), role: "decoration" }),
  );
}

type Growth = readonly [typeof things.flower, (typeof names)[keyof typeof names]];

const ofSeason: Readonly<Record<Season, Growth>> = {
  spring: [things.tulip, names.flower],
  summer: [things.sunflower, names.flower],
  autumn: [things.mushroom, names.mushroom],
};

const meadowFlowers: readonly Growth[] = [
  [things.flower, names.flower],
  [things.tulip, names.flower],
  [things.daisy, names.flower],
  [things.bellflower, names.flower],
  [things.mushroom, names.mushroom],
];

/** One and another of a list; of the plainest pages only one. */
function twoOf<T>({ random, richness }: Stage, list: readonly T[]): T[] {
  const first = random.index(list.length);
  const other = (first + 1 + random.index(list.length - 1)) % list.length;
  return richness === 0 ? [list[first]!] : [list[first]!, list[other]!];
}

/** Flowers, grass and what else grows, on the ground in front. */
export const growing =
  (extra: readonly Growth[] = []): Scenery["decorate"] =>
  (stage, decorator) => {
    const front = foreground(stage);
    const u = stage.unit;
    const plants = stage.season ? [ofSeason[stage.season]] : twoOf(stage, meadowFlowers);
    for (const [plant, name] of plants) {
      const count = Math.ceil(many(stage, [1, 5, 5, 8]) / plants.length);
      decorator.scatter(plant, name, count, front, [u * 0.12, u * 0.17]);
    }
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
