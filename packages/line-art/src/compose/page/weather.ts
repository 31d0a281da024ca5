/** Rain and storm, wind, snow and fog. */
import type { Box, Brief, PlacedShapes } from "../../types.ts";
import { names } from "../settings/names.ts";
import { foreground, many, sky, snowflakeSizes, things } from "../settings/scenery.ts";
import { type Decorator, placedShapes } from "./place.ts";
import { area } from "./shapes.ts";
import type { Stage } from "./stage.ts";

export const isWet = ({ weather }: Pick<Brief, "weather">) =>
  weather === "rain" || weather === "storm";

/** @param outlook from a room with a large window, within its frame */
export function scatterWeather(
  { weather }: Brief,
  stage: Stage,
  decorator: Decorator,
  outlook: Box | undefined,
): void {
  if (isWet({ weather })) rain(weather === "storm", stage, decorator, outlook);
  if (weather === "wind" && !outlook) blow(stage, decorator);
  if (weather === "snow") snow(stage, decorator, outlook);
}

/** Out of clouds, and into puddles. */
function rain(
  isStorm: boolean,
  stage: Stage,
  decorator: Decorator,
  outlook: Box | undefined,
): void {
  const { unit, width, height, horizonY } = stage;
  const top = outlook ?? {
    x: 0.14 * unit,
    y: 0.1 * unit,
    width: width - 0.28 * unit,
    height: 0.04 * unit,
  };
  const scale = outlook ? 0.6 : 1;
  const cloud = isStorm ? things.thundercloud : things.cloud;
  const area = { ...top, height: Math.min(top.height, 0.05 * unit) };
  // Rather small than no cloud.
  for (const size of [0.17, 0.13, 0.1, 0.08])
    if (decorator.items.every(({ name }) => name !== names.rainCloud)) {
      const sizes = [0.8 * scale * size * unit, scale * size * unit] as const;
      decorator.scatter(cloud, names.rainCloud, outlook ? 1 : 2, area, sizes, "support");
    }
  const falling = outlook ?? { x: 0, y: 0.1 * height, width, height: 0.8 * horizonY };
  const drop = [0.06 * unit, 0.08 * unit] as const;
  const { raindrop, puddle } = things;
  decorator.scatter(raindrop, names.raindrop, 5 + stage.richness * 5, falling, drop, "support");
  if (outlook) return;
  const sizes = [0.1 * unit, 0.13 * unit] as const;
  decorator.scatter(
    puddle,
    names.puddle,
    many(stage, [1, 2, 3, 4]),
    foreground(stage),
    sizes,
    "support",
  );
}

/** It blows leaves along. */
function blow(stage: Stage, decorator: Decorator): void {
  const { unit } = stage;
  const count = many(stage, [2, 3, 4, 5]);
  decorator.scatter(
    things.gust,
    names.wind,
    count,
    sky(stage),
    [0.09 * unit, 0.15 * unit],
    "support",
  );
  const leaf = stage.richness === 0 ? ([0.1, 0.12] as const) : ([0.07, 0.09] as const);
  const sizes = [leaf[0] * unit, leaf[1] * unit] as const;
  decorator.scatter(things.fallingLeaf, names.leaf, 3, sky(stage), sizes, "support");
}

/** The first flakes stay on the plainest page. */
function snow(stage: Stage, decorator: Decorator, outlook: Box | undefined): void {
  const { richness, width, horizonY } = stage;
  const area = outlook ?? { x: 0, y: 0, width, height: horizonY };
  const sizes = snowflakeSizes(stage);
  decorator.scatter(things.snowflake, names.snowflake, 4, area, sizes, "support");
  const more = richness < 2 ? 2 : 2 + richness * 5;
  decorator.scatter(things.snowflake, names.snowflake, more, area, sizes);
}

/** Bars of mist, before the land and what stands on it, and about the feet of who is in it. */
export function mist(stage: Stage): { behind: PlacedShapes[]; before: PlacedShapes[] } {
  const { width, unit, horizonY, height } = stage;
  const bar = (from: number, to: number, y: number) => {
    const [left, right, r] = [from * width, to * width, 0.032 * unit];
    const ends = `A${r} ${r} 0 0 1 ${right} ${y + r}H${left}A${r} ${r} 0 0 1 ${left} ${y - r}Z`;
    const shape = area(`M${left} ${y - r}H${right}${ends}`, "#eef3f7");
    return placedShapes(`mist-${Math.round(y)}`, names.mist, [shape], "support");
  };
  const far = stage.richness > 0 ? [bar(0.66, 0.93, horizonY - 0.3 * unit)] : [];
  return {
    behind: [
      ...far,
      bar(0.07, 0.4, horizonY - 0.2 * unit),
      bar(0.56, 1.1, horizonY - 0.09 * unit),
      bar(-0.1, 0.3, horizonY + 0.02 * unit),
    ],
    before: [bar(0.4, 1.1, height - 0.17 * unit), bar(-0.1, 0.56, height - 0.085 * unit)],
  };
}
