/** What somebody in a role is called: a pirate who is a girl is a girl pirate, 小女海盗. */
import type { Localised } from "@colorleaf/domain";
import type { SubjectId } from "../types.ts";

const persons: Readonly<Record<SubjectId, Localised>> = {
  girl: { en: "girl", zh: "小女" },
  boy: { en: "boy", zh: "小男" },
  woman: { en: "woman", zh: "女" },
  man: { en: "man", zh: "男" },
};

/** 女巫, 美人鱼, "cowgirl" and "policewoman" say who they are. */
const saysWho =
  /[男女人童娃]|girl|boy|man\b|woman|queen|king\b|witch|princess|prince\b|bride|groom|grand/;

export function inPerson(role: Localised, person: SubjectId | undefined): Localised {
  const who = person === undefined ? undefined : persons[person];
  if (!who) return role;
  return {
    en: saysWho.test(role.en) ? role.en : `${who.en} ${role.en}`,
    zh: saysWho.test(role.zh) ? role.zh : `${who.zh}${role.zh}`,
  };
}
