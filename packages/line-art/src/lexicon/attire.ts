/** What somebody is always drawn with: "a knight without armor" is not what one gets. */
import type { SubjectId } from "../types.ts";

const attire: Readonly<Record<SubjectId, RegExp>> = {
  knight: /^(?:armou?r|helmets?|shields?)$|^(?:盔甲|铠甲|头盔|盾牌?)$/i,
  samurai: /^(?:armou?r|helmets?)$|^(?:盔甲|铠甲|头盔)$/i,
  princess: /^(?:crowns?|tiaras?)$|^(?:皇冠|王冠)$/i,
  queen: /^(?:crowns?|tiaras?)$|^(?:皇冠|王冠)$/i,
  king: /^(?:crowns?)$|^(?:皇冠|王冠)$/i,
  wizard: /^(?:hats?|beards?|robes?|cloaks?)$|^(?:帽子|胡子|(?:长|魔法)?袍子?|魔法袍)$/i,
  witch: /^(?:hats?)$|^帽子$/i,
  "santa-claus": /^(?:hats?|beards?)$|^(?:帽子|胡子)$/i,
  grandmother: /^(?:glasses)$|^眼镜$/i,
  snowman: /^(?:hats?|scar(?:f|ves)|carrots?)$|^(?:帽子|围巾|胡萝卜)$/i,
  chef: /^(?:hats?)$|^帽子$/i,
};

export function isAlwaysWith(who: SubjectId, thing: string): boolean {
  return attire[who]?.test(thing) ?? false;
}
