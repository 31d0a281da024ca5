/** How a visitor likes the studio, kept in this browser. */
import { isRecord, readJson, writeText } from "./storage.ts";

const storageKey = "studio-settings";

export interface StudioSettings {
  isLeftHanded: boolean;
  hasSounds: boolean;
  /** Crayons carry letters, for eyes that tell few colors apart. */
  isLabelled: boolean;
  /** Fingers only move the picture. */
  isPenOnly: boolean;
  /** Colors of one's own, the last one first. */
  recent: number[];
}

export function readStudioSettings(): StudioSettings {
  const stored = readJson(storageKey);
  const settings = isRecord(stored) ? stored : {};
  const recent = Array.isArray(settings.recent) ? settings.recent : [];
  return {
    isLeftHanded: settings.isLeftHanded === true,
    hasSounds: settings.hasSounds === true,
    isLabelled: settings.isLabelled === true,
    isPenOnly: settings.isPenOnly === true,
    recent: recent.filter((color) => Number.isInteger(color) && color >= 0 && color <= 0xffffff),
  };
}

/** Without storage the choice lasts as long as the page. */
export function keepStudioSettings(settings: StudioSettings): void {
  writeText(storageKey, JSON.stringify(settings));
}
