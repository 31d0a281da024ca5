import type { AdvertisementSlot, Language } from "@colorleaf/domain";
import type { AdvertisementEntry } from "../../data/advertisements.ts";

/**
 * What a slot shows to readers of a language at a time: an advertiser's before one of our own, and
 * of several the one that staff touched last.
 *
 * @param entries those changed last first
 */
export function chooseAdvertisement(
  entries: readonly AdvertisementEntry[],
  slot: AdvertisementSlot,
  language: Language,
  now: number,
): AdvertisementEntry | undefined {
  const due = entries.filter(
    (entry) =>
      entry.slot === slot &&
      entry.isOn &&
      (entry.language === null || entry.language === language) &&
      (entry.startsAt === null || entry.startsAt <= now) &&
      (entry.endsAt === null || now < entry.endsAt),
  );
  return due.find(({ content }) => content.kind === "code") ?? due[0];
}
