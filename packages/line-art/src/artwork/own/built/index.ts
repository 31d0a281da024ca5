import { aloft } from "./aloft.ts";
import { china } from "./china.ts";
import { playground } from "./playground.ts";
import { road } from "./road.ts";
import { ships } from "./ships.ts";
import { town } from "./town.ts";
import { wonders } from "./wonders.ts";
import { works } from "./works.ts";

/** What people build: vehicles, sights, streets, playgrounds and power. */
export const built: Readonly<Record<string, string>> = {
  ...road,
  ...ships,
  ...aloft,
  ...playground,
  ...town,
  ...works,
  ...china,
  ...wonders,
};
