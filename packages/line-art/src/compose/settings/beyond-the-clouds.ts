/** Up in the air and out in space. */

import type { PlacedShapes, SettingId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { area, line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { cloudsAcross } from "./growth.ts";
import { names } from "./names.ts";
import {
  foreground,
  freeSide,
  hills,
  many,
  type Scenery,
  sizedForPaper,
  sky,
  skyline,
  starSizes,
  things,
} from "./scenery.ts";

/** The land as it is seen from high up: small, at the foot of the page. For the smallest the sky is enough. */
function landBelow(stage: Stage): PlacedShapes[] {
  if (stage.richness === 0) return [];
  const { height, unit } = stage;
  const ground = height - 0.11 * unit;
  const side = freeSide(stage, [0.14, 0.86]);
  return [
    hills(stage, "far-hill", ground - 0.05 * unit, 0.03 * unit, "#b9dd9b"),
    ...skyline(stage, things.house, names.house, [side], ground + 0.04 * unit, [0.15, 0.17]),
    ...skyline(
      stage,
      things.tree,
      names.tree,
      [1 - side, 1 - side + (side < 0.5 ? -0.14 : 0.14)],
      ground + 0.03 * unit,
      [0.14, 0.18],
    ),
    hills(stage, "near-hill", ground + 0.03 * unit, 0.012 * unit, "#9ccf7c"),
  ];
}

/** Puffs of every size side by side from `y` down, as a plane has clouds below it, with curls in them. */
function cloudBank(
  stage: Stage,
  id: string,
  y: number,
  puff: number,
  colour: string,
): PlacedShapes {
  const { width, height, random, richness } = stage;
  const sizes = [1, 0.62, 1.25, 0.7, 0.9, 0.55];
  let x = -0.4 * puff;
  let data = `M${x} ${y}`;
  const curls: string[] = [];
  for (let i = random.index(sizes.length); x < width + 0.2 * puff; i++) {
    const step = sizes[i % sizes.length]! * puff;
    const [next, r] = [x + 0.86 * step, 0.5 * step];
    data += `A${r} ${r} 0 0 1 ${next} ${y}`;
    if (step > 0.85 * puff) {
      const middle = (x + next) / 2;
      curls.push(
        `M${middle - 0.24 * step} ${y - 0.02 * step}a${0.16 * step} ${0.16 * step} 0 1 1 ${0.26 * step} ${0.06 * step}`,
      );
    }
    x = next;
  }
  return placedShapes(id, names.cloudSea, [
    area(`${data}L${x} ${height + 10}H${-0.4 * puff}Z`, colour),
    ...(richness > 0 ? [line(curls.join(""))] : []),
  ]);
}

/**
 * The sun and clouds where they are free.
 *
 * @param down to which share of the page
 * @param sizes of clouds, in units of the stage
 */
const cloudySky =
  (
    down: (stage: Stage) => number,
    counts: Parameters<typeof many>[1],
    [small, large]: readonly [number, number],
  ): Scenery["decorate"] =>
  (stage, decorator) => {
    const { unit, width, height } = stage;
    const all = {
      x: unit * 0.08,
      y: unit * 0.08,
      width: width - unit * 0.16,
      height: height * down(stage),
    };
    if (stage.needsSun)
      decorator.scatter(things.sun, names.sun, 1, { ...all, height: height * 0.12 }, [
        unit * 0.16,
        unit * 0.19,
      ]);
    const sizes = [unit * small, unit * large] as const;
    cloudsAcross(stage, decorator, many(stage, counts), all, sizes);
  };

/** At the sides, where nobody stands before them. */
function craters(stage: Stage): PlacedShapes[] {
  const { width, height, horizonY, unit } = stage;
  const places = [
    [0.13, 0.42],
    [0.87, 0.56],
    [0.3, 0.86],
    [0.74, 0.26],
    [0.62, 0.9],
    [0.08, 0.82],
  ].slice(0, many(stage, [2, 3, 5, 6]));
  return places.map(([across, down], i) => {
    const y = horizonY + 0.06 * unit + down! * (height - horizonY - 0.1 * unit);
    const size = (0.06 + 0.05 * down!) * unit;
    const crater = placedShapes(
      `moon-crater-${i + 1}`,
      names.crater,
      things.crater(across! * width, y, size, i),
    );
    return { ...crater, role: "support" };
  });
}

export const beyondTheClouds = {
  "above-clouds": {
    backdrop: (stage) => {
      const { height, unit, richness } = stage;
      const near = cloudBank(stage, "near-clouds", height - 0.14 * unit, 0.26 * unit, "#eef7fd");
      if (richness === 0) return [near];
      const y = height - 0.27 * unit;
      return [cloudBank(stage, "far-clouds", y, 0.2 * unit, "#dceefb"), near];
    },
    decorate: cloudySky(() => 0.4, [1, 2, 4, 6], [0.07, 0.1]),
  },
  sky: {
    backdrop: landBelow,
    decorate: cloudySky(({ richness }) => (richness > 0 ? 0.66 : 0.84), [3, 5, 7, 9], [0.08, 0.12]),
  },
  space: {
    backdrop: () => [],
    decorate: (stage, decorator) => {
      const u = stage.unit;
      const all = {
        x: u * 0.08,
        y: u * 0.08,
        width: stage.width - u * 0.16,
        height: stage.height - u * 0.16,
      };
      const size = sizedForPaper(stage) * u;
      const { ringedPlanet, planet, smallStar } = things;
      const [ringed, plain] = [
        [size * 0.24, size * 0.28] as const,
        [size * 0.13, size * 0.17] as const,
      ];
      decorator.scatter(ringedPlanet, names.planet, 1, all, ringed, "support");
      decorator.scatter(planet, names.planet, many(stage, [1, 2, 2, 3]), all, plain);
      decorator.scatter(smallStar, names.star, many(stage, [5, 9, 14, 22]), all, starSizes(stage));
    },
  },
  moon: {
    backdrop: (stage) => [
      hills(
        stage,
        "moon-ground",
        stage.horizonY + stage.unit * 0.06,
        stage.unit * 0.03,
        "#e6e6ea",
        names.moonGround,
      ),
      ...craters(stage),
    ],
    decorate: (stage, decorator) => {
      const size = (stage.height > stage.width ? 0.28 : 0.19) * stage.unit;
      decorator.scatter(things.earth, names.earth, 1, sky(stage), [0.8 * size, size], "support");
      decorator.scatter(
        things.crater,
        names.crater,
        many(stage, [0, 0, 3, 6]),
        foreground(stage),
        starSizes(stage),
      );
      decorator.scatter(
        things.smallStar,
        names.star,
        many(stage, [4, 7, 11, 18]),
        sky(stage),
        starSizes(stage),
      );
    },
  },
} satisfies Partial<Record<SettingId, Scenery>>;
