import type { SubjectId } from "../types.ts";

/**
 * Parts that belong to whoever is drawn: they are in the picture with it and are no things of their
 * own. `of`: whose parts they are, where not everybody has them.
 */
const rows: readonly { en: RegExp; zh: RegExp; of?: RegExp }[] = [
  {
    en: /^(?:noses?|eyes?|ears?|mouths?|tooth|teeth|faces?|foreheads?|heads?|hands?|paws?|foot|feet|legs?|arms?|body|bodies|backs?|hair|fur|tails?|whiskers|fingers?|toes?|tongues?|bellies|belly|tummy|cheeks?|lap|shoulders?|eyelash(?:es)?|eyebrows?|lips?|knees?|elbows?|chins?|necks?|freckles|dimples|thumbs?|wrists?|ankles?|spines?|ribs?|finger ?nails?|belly button|navel)$/,
    zh: /^(?:大|小|长|短|红|圆)?(?:鼻子|眼睛|耳朵|嘴巴?|牙齿|脸|脸蛋|额头|小脸|头|脑袋|手|小手|爪子|脚|脚丫|腿|胳膊|身体|身子|背|头发|毛发?|尾巴|胡须|舌头|肚子|手指|肩膀?上?|肩头|睫毛|长睫毛|眉毛|嘴唇|膝盖|下巴|脖子|酒窝|雀斑|指甲|手指甲|肚脐|手腕|脚踝|大拇指|手肘|胳膊肘|肋骨|脊椎)$/,
  },
  {
    en: /^(?:feathers|beaks?)$/,
    zh: /^(?:羽毛|嘴喙)$/,
    of: /bird|owl|duck|swan|peacock|parrot|eagle|rooster|chick|penguin|flamingo|goose|crow|turkey|robin|sparrow|lark|nightingale|oriole|canary|magpie|swallow|finch|parakeet|budgie|cuckoo|woodpecker|toucan|dove|hen|pigeon|crane/,
  },
  {
    en: /^wings?$/,
    zh: /^(?:大|小)?翅膀$/,
    of: /bird|owl|duck|swan|peacock|parrot|eagle|rooster|chick|penguin|flamingo|goose|crow|dove|dragon$|butterfly|bee$|fairy|angel|pegasus|winged-unicorn|bat$|beetle|dragonfly|ladybug|phoenix|pterodactyl|airplane/,
  },
  {
    en: /^(?:pig-?tails?|pony-?tails?|braids?|plaits?)$/,
    zh: /^(?:双?马尾辫?|小?辫子|羊角辫|麻花辫)$/,
    of: /girl/,
  },
  { en: /^manes?$/, zh: /^鬃毛$/, of: /lion|horse|unicorn|pony|zebra/ },
  {
    en: /^(?:horns?|antlers?)$/,
    zh: /^(?:犄?角|鹿角)$/,
    of: /unicorn|cow|ox|goat|ram|deer|moose|rhino|triceratops|dragon|bison|buffalo/,
  },
  { en: /^trunks?$/, zh: /^(?:长)?鼻子$/, of: /elephant|mammoth/ },
  { en: /^shells?$/, zh: /^(?:壳|外壳)$/, of: /turtle|tortoise|snail|crab/ },
  {
    en: /^beards?$/,
    zh: /^(?:大|小|长|白)?胡子$/,
    of: /santa|dwarf|wizard|grandfather|gnome|pirate/,
  },
  { en: /^pouche?s?$/, zh: /^育儿袋$/, of: /kangaroo|koala/ },
];

/** Is this word a part that the subject has by nature? */
export function isPartOf(word: string, subject: SubjectId): boolean {
  const name = word.toLowerCase();
  return rows.some(
    ({ en, zh, of }) => (en.test(name) || zh.test(name)) && (!of || of.test(subject)),
  );
}

/** Could this word be a part of anybody? */
export function isBodyPart(word: string): boolean {
  const name = word.toLowerCase();
  return rows.some(({ en, zh }) => en.test(name) || zh.test(name));
}
