import { isRoom } from "../../lexicon/rooms.ts";
import type { Box, Brief, PlacedShapes, SettingId } from "../../types.ts";
import type { Scenery } from "../settings/scenery.ts";
import { festivalScenery, lanternString } from "./festivals.ts";
import { hasOwnSky, isSheltered } from "./kinds-of-settings.ts";
import { createDecorator } from "./place.ts";
import { scatterSky } from "./scatter-sky.ts";
import { seasonScenery } from "./seasons.ts";
import type { Stage } from "./stage.ts";

/**
 * What nobody asked for, where there is room for it: of the festival, the sky, the season, the place.
 *
 * @param taken where nothing may be
 * @param counted kinds of which no more may be added: three stars are three
 * @param outlook a large window, in which the sky is
 */
export function decorated(
  brief: Brief,
  stage: Stage,
  setting: SettingId,
  scenery: Scenery,
  {
    taken,
    counted,
    outlook,
  }: { taken: Box[]; counted: readonly string[]; outlook: Box | undefined },
): PlacedShapes[] {
  const decorator = createDecorator(stage, taken, new Set(counted));
  if (setting !== "blank") {
    const festoon = brief.festival && festivalScenery[brief.festival];
    const scatterFestival = () => festoon?.(stage, decorator);
    const isLit = setting === "market" && !brief.festival;
    // Lanterns hang beside fireworks and what else is seen in a window, not before it.
    const isSkyFirst = outlook || (brief.night && brief.festival === "spring-festival");
    if (!isSkyFirst) scatterFestival();
    scatterSky(
      hasOwnSky(setting) || (isRoom(setting) && !outlook) ? { ...brief, night: false } : brief,
      stage,
      decorator,
      outlook,
      isLit ? () => lanternString(stage, decorator) : undefined,
    );
    if (isSkyFirst) scatterFestival();
  }
  if (stage.season && !isSheltered(setting)) seasonScenery[stage.season]?.(stage, decorator);
  scenery.decorate(stage, decorator);
  return decorator.items;
}
