/** Where a scene is that tells of people at their work, or of things used in one kind of room only. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { workplaceOf } from "../../lexicon/workplaces.ts";
import type { Brief, Mention, SettingId } from "../../types.ts";

/** The hospital of a doctor with a patient; undefined where trades meet, and where they are out of doors. */
export function atTheirWork(brief: Brief): SettingId | undefined {
  const people = brief.mentions.filter(({ subject }) => subjectById(subject).kind === "person");
  const places = new Set(people.flatMap(({ subject }) => workplaceOf(subject) ?? []));
  const [place] = places;
  const haveOneTrade = people.every(
    ({ subject }) => workplaceOf(subject) !== undefined || isAnybody.test(subject),
  );
  const isAtWork = places.size === 1 && haveOneTrade && !brief.festival && !isOutOfDoors(brief);
  return isAtWork ? place : undefined;
}

/** Who brews potions does so in a room of wizards, who learn there, too. */
export function atTheirMagic(brief: Brief): SettingId | undefined {
  const { mentions } = brief;
  const brew = mentions.some(({ subject }) => isUsedAs("magic-gear", subject));
  const learn = mentions.some(
    ({ subject, action }) =>
      isUsedAs("magic-folk", subject) && /^(?:reading|writing)$/.test(action ?? ""),
  );
  const isAnyoneThere = mentions.some(({ subject }) => isAlive(subject));
  const isThere = learn || (brew && isAnyoneThere);
  return isThere && !isOutOfDoors(brief) ? "magic-study" : undefined;
}

/** Who sews and knits does so at home. */
export function isAtHandiwork(brief: Brief): boolean {
  return brief.mentions.some(({ action }) => action === "knitting") && !isOutOfDoors(brief);
}

const isAnybody = /(?:^|-)(?:girl|boy|man|woman|toddler|baby|grandmother|grandfather)(?:$|-)/;

const isDoneOutside =
  /^(?:riding|running|walking|swimming|flying|fishing|climbing|skating|ice-skating|skiing|sledding|planting|gardening|digging|hiking|camping|grilling|parading|driving|rowing)$/;

/** Something in it, or what somebody does, is not for rooms. */
export function isOutOfDoors({ mentions, relations, weather, season }: Brief): boolean {
  const inHand = new Set(
    relations.filter(({ kind }) => /^(holding|wearing)$/.test(kind)).flatMap(({ to }) => to),
  );
  const isOutside = ({ id, subject, action }: Mention) => {
    const { kind, habitat } = subjectById(subject);
    const isLand = /^(building|vehicle|plant)$/.test(kind) || /^(sky|water)$/.test(habitat);
    return (
      isDoneOutside.test(action ?? "") ||
      isUsedAs("hearth", subject) ||
      (isLand && kind !== "food" && !inHand.has(id))
    );
  };
  return (
    weather !== "clear" ||
    season !== undefined ||
    mentions.some(isOutside) ||
    relations.some(({ kind }) => kind === "riding" || kind === "under")
  );
}
