/** What the description asks for that stays as it is, however few areas a page should have. */
import type { Sheet } from "../lexicon/sheets.ts";
import type { Brief } from "../types.ts";

export interface Asked {
  place?: boolean;
  /** Night, rain, snow, falling leaves. */
  sky?: boolean;
  /** A table has a cell for each number. */
  sheet?: boolean;
}

/** Sheets of which nothing is lost when a picture on them is drawn plainer. */
const pictures: ReadonlySet<Sheet["kind"]> = new Set([
  "food-chain",
  "life-cycle",
  "seasons",
  "solar-system",
  "water-cycle",
  "weather",
]);

export function askedBy(brief: Brief): Asked {
  const { setting, festival, night, weather, season, sheet } = brief;
  return {
    place: setting !== undefined || festival !== undefined,
    sky: night || weather !== "clear" || season !== undefined,
    sheet: sheet !== undefined && !pictures.has(sheet.kind),
  };
}
