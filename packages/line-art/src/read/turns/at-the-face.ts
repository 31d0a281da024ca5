/** Hands before the face, the eyes, the mouth or the ears, however that is said. */
import type { Turn } from "./turn.ts";

const whose = "(?:his|her|its|their|the|my)";
const both = "(?:own |little |tiny |red |blushing |big |both |two )*";
const place = "(face|eyes|mouth|ears)";
const hands = `${whose}? ?${both}(?:hands?|paws?|fingers|hooves|wings|flippers)`;

const placeZh = "(脸|眼睛|耳朵|嘴)";

const partOfFace = (said: string) => (said === "face" ? "eyes" : said);
const covering = (verb: string, said: string) =>
  `${/s$/i.test(verb) ? "covers" : "covering"} the ${partOfFace(said)}`;

export const turnsAtTheFace: readonly Turn[] = [
  {
    example: "a shy hippo covering its face with both hands",
    said: new RegExp(
      `\\b(cover|hid|shield)(?:e?s|ing) ${whose} ${both}${place}(?: (?:with|behind|in) ${hands})?(?![a-z])`,
      "gi",
    ),
    plain: (found, verb, said) => covering(found.startsWith(`${verb}ing`) ? "" : "s", said!),
  },
  {
    example: "a monkey with its hands over its ears",
    said: new RegExp(
      `\\b(?:with |holding |putting )${hands} (?:over|on|before|in front of|to) ${whose} ${both}${place}(?![a-z])`,
      "gi",
    ),
    plain: (_found, said) => covering("", said!),
  },
  {
    example: "a mouse giggling behind its paws",
    said: new RegExp(
      `\\b(?:giggl|laugh|smil)(?:es|ing|s|e) (?:behind|into) ${hands}(?![a-z])`,
      "gi",
    ),
    plain: "covering the mouth",
  },
  {
    example: "小河马用双手捂住红红的脸",
    said: new RegExp(
      `(?:用?(?:两只|一双|一只|双|小)*(?:手|爪子?|蹄子|翅膀))?[捂蒙遮掩][着住]?(?:自己的?|\\p{Script=Han}{1,3}的|双|小|大|两只)*${placeZh}(?:巴|蛋)?`,
      "gu",
    ),
    plain: "捂着$1",
  },
  {
    example: "小猴子把耳朵捂起来",
    said: new RegExp(`把(?:自己的?|双|小)*${placeZh}(?:巴|蛋)?[捂蒙遮](?:起来|住了?|上)`, "gu"),
    plain: "捂着$1",
  },
];
