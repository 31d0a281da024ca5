/** A platform has its train and a crossing its cars: named beside it, they are those, not others in the way. */
import type { Brief, Mention, Relation, SettingId } from "../../types.ts";

const shown: Readonly<Partial<Record<SettingId, RegExp>>> = {
  platform: /^(?:metro|locomotive|bullet-train|high-speed-train|tram-car|steam-train)$/,
  crossing: /^(?:automobile|taxi|car-with-seats)$/,
};

/** A steam train is none of those that stop there every day. */
const isItsOwn = ({ phrase }: Mention) => /steam|蒸汽/i.test(phrase);

export function shownByThePlace(brief: Brief): Brief {
  const { setting, mentions, relations } = brief;
  const what = setting && shown[setting];
  if (!what) return brief;
  const isUsed = ({ kind, from, to }: Relation, id: string) =>
    (to.includes(id) && /^(?:in|on|riding|holding)$/.test(kind)) ||
    (from === id && kind !== "beside");
  const seen = mentions.filter(
    (one) =>
      what.test(one.subject) && !isItsOwn(one) && !relations.some((each) => isUsed(each, one.id)),
  );
  if (seen.length === 0 || seen.length === mentions.length) return brief;
  const gone = new Set(seen.map(({ id }) => id));
  const { hero, ...rest } = brief;
  return {
    ...rest,
    ...(hero !== undefined && !gone.has(hero) && { hero }),
    mentions: mentions.filter(({ id }) => !gone.has(id)),
    relations: relations.filter(
      ({ from, to }) => !gone.has(from) && !to.some((id) => gone.has(id)),
    ),
  };
}
