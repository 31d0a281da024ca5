import { aloft } from "./aloft.ts";
import { china } from "./china.ts";
import { playground } from "./playground.ts";
import { road } from "./road.ts";
import { rolling } from "./rolling.ts";
import { ships } from "./ships.ts";
import { town } from "./town.ts";
import { wonders } from "./wonders.ts";
import { works } from "./works.ts";
import { workshop } from "./workshop.ts";

/** What people build: vehicles, sights, streets, playgrounds, power and tools. */
export const built: Readonly<Record<string, string>> = {
  ...road,
  ...ships,
  ...aloft,
  ...playground,
  ...town,
  ...works,
  ...china,
  ...wonders,
  ...rolling,
  ...workshop,
};
