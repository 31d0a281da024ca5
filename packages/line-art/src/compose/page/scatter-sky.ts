import { isUsedAs } from "../../lexicon/uses.ts";
import type { Box, Brief } from "../../types.ts";
import { names } from "../settings/names.ts";
import { many, sky, starSizes, things } from "../settings/scenery.ts";
import { type Decorator, placedShapes } from "./place.ts";
import type { Stage } from "./stage.ts";
import { scatterWeather } from "./weather.ts";

/**
 * Moon and stars, rain, wind, snow.
 *
 * @param outlook from a room with a large window
 * @param hang what goes before the stars, and leaves the moon its place
 */
export function scatterSky(
  brief: Brief,
  stage: Stage,
  decorator: Decorator,
  outlook: Box | undefined,
  hang?: () => void,
): void {
  if (brief.night) {
    const above = within(outlook, 0.085 * stage.unit) ?? {
      x: stage.unit * 0.08,
      y: stage.unit * 0.08,
      width: stage.width - stage.unit * 0.16,
      height: stage.horizonY * 0.5,
    };
    const [small, large] = outlook ? [0.13, 0.17] : [0.16, 0.2];
    const moonIn = (area: Box, scale = 1) => {
      const sizes = [scale * small * stage.unit, scale * large * stage.unit] as const;
      decorator.scatter(things.moon, names.moon, 1, area, sizes, "support");
    };
    const hasMoon = () => decorator.items.some(({ name }) => name === names.moon);
    const isNewYear = brief.festival === "spring-festival";
    if (isNewYear) scatterFireworks(brief, stage, decorator, above);
    // The moon is new then; that of mid-autumn hangs already.
    const isMissing =
      !isNewYear &&
      brief.festival !== "mid-autumn" &&
      !brief.mentions.some(
        ({ subject }) => isUsedAs("moon", subject) || isUsedAs("moonlit", subject),
      );
    if (isMissing) moonIn(above);
    // Above the head of who reaches far up, if there is sky.
    if (isMissing && stage.height >= stage.width && !hasMoon())
      moonIn({ ...above, height: (outlook ? 0.2 : 0.5) * above.height });
    // Over a roof that leaves little sky it is a small one, in a corner beside the top if need be.
    const corner = { ...above, width: 0.05 * stage.unit, height: 0.12 * stage.unit };
    const last = [{ ...above, y: 0.04 * stage.unit }, corner];
    last.push({ ...corner, x: stage.width - corner.x - corner.width });
    for (const area of outlook ? [] : last) if (isMissing && !hasMoon()) moonIn(area, 0.55);
    hang?.();
    // Night is told by more than one: on plain pages by three, large enough to color.
    const { smallStar } = things;
    const { unit, richness } = stage;
    const sizes = richness < 2 ? ([0.09 * unit, 0.11 * unit] as const) : starSizes(stage);
    decorator.scatter(smallStar, names.star, 3, above, sizes, "support");
    decorator.scatter(smallStar, names.star, 2 + stage.richness * 4, above, starSizes(stage));
  }
  if (isHot(brief) && !outlook) shineHot(stage, decorator);
  if (brief.hour === "sunset" && !brief.night && !outlook) {
    const sizes = [0.2 * stage.unit, 0.26 * stage.unit] as const;
    decorator.scatter(things.flock, names.birds, 1, sky(stage), sizes, "support");
  }
  scatterWeather(brief, stage, decorator, within(outlook, 0.06 * stage.unit));
}

export const isHot = ({ hour, season, night, weather }: Brief) =>
  !night && weather === "clear" && (hour === "noon" || (season === "summer" && !hour));

/** As large as there is room for it, rather small than not to be seen. */
function shineHot(stage: Stage, decorator: Decorator): void {
  const { unit, width, height, random } = stage;
  for (const size of [0.34, 0.28, 0.22, 0.17])
    for (const down of [0.04, 0.1, 0.16])
      for (const across of [0.86, 0.14, 0.5, 0.68, 0.32, 0.77, 0.23, 0.59, 0.41]) {
        const reach = 0.62 * size * unit;
        const edge = reach + 0.03 * unit;
        const x = Math.min(Math.max(across * width, edge), width - edge);
        const shapes = things.sun(x, down * height + reach, size * unit, 0);
        if (decorator.put(placedShapes("sun", names.sun, shapes, "support"))) return;
      }
  const side = random.index(2) * width;
  const inCorner = (x: number, size: number) =>
    placedShapes("sun", names.sun, things.cornerSun(x, 0, size * unit, 0), "support");
  for (const size of [0.3, 0.24, 0.19])
    for (const x of [side, width - side]) if (decorator.put(inCorner(x, size))) return;
  // Behind whoever leaves no sky.
  decorator.items.push(inCorner(side, 0.3));
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
