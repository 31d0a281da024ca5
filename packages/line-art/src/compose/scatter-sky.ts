import { isUsedAs } from "../lexicon/uses.ts";
import type { Box, Brief } from "../types.ts";
import type { Decorator } from "./place.ts";
import { scatterWind } from "./seasons.ts";
import { many, names, snowflakeSizes, starSizes, things } from "./settings/scenery.ts";
import type { Stage } from "./stage.ts";

/**
 * Moon and stars, rain, wind, snow.
 *
 * @param outlook from a room with a large window
 */
export function scatterSky(
  brief: Brief,
  stage: Stage,
  decorator: Decorator,
  outlook: Box | undefined,
): void {
  if (brief.night) {
    const above = within(outlook, 0.085 * stage.unit) ?? {
      x: stage.unit * 0.08,
      y: stage.unit * 0.08,
      width: stage.width - stage.unit * 0.16,
      height: stage.horizonY * 0.5,
    };
    const [small, large] = outlook ? [0.13, 0.17] : [0.16, 0.2];
    const moonIn = (area: Box) =>
      decorator.scatter(things.moon, names.moon, 1, area, [small * stage.unit, large * stage.unit]);
    const isNewYear = brief.festival === "spring-festival";
    if (isNewYear) scatterFireworks(brief, stage, decorator, above);
    // The moon is new then.
    const isMissing =
      !isNewYear &&
      !brief.mentions.some(
        ({ subject }) => isUsedAs("moon", subject) || isUsedAs("moonlit", subject),
      );
    if (isMissing) moonIn(above);
    // Above the head of who reaches far up, if there is sky.
    if (
      isMissing &&
      stage.height >= stage.width &&
      decorator.items.every(({ name }) => name !== names.moon)
    )
      moonIn({ ...above, height: (outlook ? 0.2 : 0.5) * above.height });
    // Beside a roof as wide as the page there is room for a small one.
    if (isMissing && !outlook && decorator.items.every(({ name }) => name !== names.moon))
      decorator.scatter(things.moon, names.moon, 1, above, [0.09 * stage.unit, 0.12 * stage.unit]);
    decorator.scatter(
      things.smallStar,
      names.star,
      5 + stage.richness * 4,
      above,
      starSizes(stage),
    );
  }
  if (brief.weather === "rain") {
    decorator.scatter(
      things.raindrop,
      names.raindrop,
      5 + stage.richness * 5,
      within(outlook, 0.06 * stage.unit) ?? {
        x: 0,
        y: stage.height * 0.1,
        width: stage.width,
        height: stage.horizonY * 0.8,
      },
      [stage.unit * 0.06, stage.unit * 0.08],
      "support",
    );
  }
  if (brief.weather === "wind" && !outlook) scatterWind(stage, decorator);
  if (brief.weather === "snow") {
    decorator.scatter(
      things.snowflake,
      names.snowflake,
      stage.richness < 2 ? 6 : 6 + stage.richness * 5,
      within(outlook, 0.06 * stage.unit) ?? {
        x: 0,
        y: 0,
        width: stage.width,
        height: stage.horizonY,
      },
      snowflakeSizes(stage),
    );
  }
}

/** The new year is seen in, unless somebody says with what. */
function scatterFireworks(brief: Brief, stage: Stage, decorator: Decorator, area: Box): void {
  if (brief.mentions.some(({ subject }) => subject === "fireworks")) return;
  const sizes = [0.16 * stage.unit, 0.24 * stage.unit] as const;
  const count = many(stage, [1, 2, 3, 4]);
  decorator.scatter(things.firework, names.firework, count, area, sizes, "support");
}

/** What is cut off by the frame of a window looks as if it were in the room. */
function within(window: Box | undefined, by: number): Box | undefined {
  if (!window) return undefined;
  const { x, y, width, height } = window;
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
