/** Which pages are at night without its being said. */
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Brief } from "../../types.ts";

/** Mid-autumn has a moon of its own. */
export const isNight = ({ night, festival }: Brief) => night || festival === "mid-autumn";

/** Unless the sun is asked for, or it rains. */
export function isAtNight({ festival, mentions, weather }: Brief): boolean {
  if (mentions.some(({ subject }) => isUsedAs("light", subject))) return false;
  return (
    festival === "halloween" ||
    /^(?:lantern-festival|qixi|new-year|eid|diwali|hanukkah)$/.test(festival ?? "") ||
    (festival === "independence-day" && mentions.every(({ action }) => action !== "parading")) ||
    (weather === "clear" &&
      mentions.some(
        ({ subject, action }) =>
          isUsedAs("nocturnal", subject) ||
          isUsedAs("moon", subject) ||
          (subject === "witch" && /^(riding|flying)$/.test(action ?? "")),
      ))
  );
}
