/** What is so of many settings alike. */

import { isRoom } from "../../lexicon/rooms.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Brief, Festival, SettingId, SubjectId } from "../../types.ts";

export const isOnWater = (setting: SettingId) =>
  /^(sea|river|pond|pool|harbor|dock|canal|water-town|waterfall)$/.test(setting);
export const isInTheSky = (id: SubjectId) => subjectById(id).habitat === "sky";
export const isRoofed = (setting: SettingId) =>
  isRoom(setting) || /stage|circus|party/.test(setting);
/** With stars, or without, and no moon above; nor is there one in a room without a window for it. */
export const hasOwnSky = (setting: SettingId) => /^(moon|spaceship|submarine)$/.test(setting);
/** No leaf falls there. */
export const isSheltered = (setting: SettingId) =>
  isRoofed(setting) ||
  /underwater|space|moon|none|blank|snow|ice-floe|frozen-lake|table-top/.test(setting);

export const hasFlags = (setting: SettingId, { festival }: Brief) =>
  /^(party|circus|sports-day|rodeo)$/.test(setting) || festival === "independence-day";

/** The sun comes up behind land or water. */
export const hasSkyline = (setting: SettingId) =>
  !isRoofed(setting) &&
  !/underwater|space|moon|none|blank|table-top|sky|clouds|window-room/.test(setting);

export const isInWinter = (festival: Festival | undefined) =>
  festival === "winter-solstice" || festival === "laba";
