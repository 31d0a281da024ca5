/** What letters are filled with, and borders round the page: said beside the picture itself. */

/** The words for it, and what it is made of: nothing where that is left open. */
export interface Made {
  phrase: string;
  of: string;
}

const filled =
  /[,;]?\s*\b(?:(?:and|which|that|all)\s+)*(?:(?:is|are)\s+)?(?:(?:filled(?: in| up)?|full|packed|stuffed|crammed|covered|decorated)\s+(?:with|of|in)|made (?:up |out )?(?:of|from|with))\s+(?<of>[^.;!?]+)/iu;
const withInside =
  /[,;]?\s*\bwith\s+(?<of>[^.;!?]+?)\s+(?:inside|in)(?:\s+(?:it|them))?\s*(?=$|[.,;!?])/iu;
const filledZh =
  /用(?<of>\p{Script=Han}{1,12}?)(?:来)?(?:填满|填充|装满|组成|拼成|做成|拼出)的?|(?:里面?|中间?|内部?|上)?(?:都|全)?(?:填满|填充|装满|布满|画满|充满|塞满|画着)[了着]?(?<then>[^，。,.;；]{1,16}?)(?:的(?=$|字母|数字|名字|汉字|大写|小写|[A-Za-z0-9“"'])|(?=$|[，。,.;；]))/u;

/** Takes what letters are filled with out of the text. */
export function withoutFilling(text: string): { text: string; filling?: Made } {
  const found = filled.exec(text) ?? withInside.exec(text) ?? filledZh.exec(text);
  const of = found?.groups?.of ?? found?.groups?.then;
  if (!found || !of) return { text };
  const phrase = found[0].replace(/^[,;\s]+/, "").trim();
  return { text: text.replace(found[0], " "), filling: { phrase, of: of.trim() } };
}

/** "Things that begin with B", 以B开头的东西. */
export const byInitial =
  /\b(?:begin|start)(?:s|ning|ing)?\s+with\b|\bfor (?:that|the|each) letter\b|开头|打头/iu;
export const ofPatterns =
  /\b(?:patterns?|zentangles?|doodles?|designs?|mandalas?|swirls?|mosaics?|shapes)\b|花纹|图案|纹样|禅绕/iu;

const small =
  "(?:with|in|inside|and|has|having|of|by|for|on|around|a|an|the|its|surrounded|framed)";
const border = new RegExp(
  `(?:,\\s*)?\\b(?:(?:with|in|inside|and|has|having|surrounded by|framed by|framed in)\\s+)*(?:an?\\s+|the\\s+)?` +
    `(?<of>(?:(?!${small}\\b)[\\p{L}-]+\\s+){0,3})(?<!(?:photo|picture)\\s)` +
    `(?:page\\s+)?borders?\\b(?!\\s+(?:coll|terrier|patrol|guard|control|crossing|wall))` +
    `(?:\\s+(?:made\\s+)?(?:out\\s+)?(?:of|with)\\s+(?<then>[^.,;!?]+?))?` +
    `(?:\\s+(?:around|round)\\s+(?:it|them|him|her|(?:the|a)\\s+(?:page|edges?|paper|outside|sides?)))?(?=\\s*(?:$|[.,;!?]))`,
  "iu",
);
const borderZh =
  /[，,]?(?:带|有|配|加|围|外面|四周|周围|边上|着|上|了|是)*(?:一圈|一个|个)?(?<of>(?:(?![的是有在个圈])\p{Script=Han}){0,6}?)的?(?:边框|花边框?|边饰)(?:的?页面?|纸)?/u;
/** Words of a border that name nothing on it. */
const plain =
  /\b(?:cute|pretty|beautiful|decorative|fancy|nice|simple|blank|empty|page|colou?ring|ornate|ornamental|frame|thick|thin|wide)\b|^(?:空白|漂亮|可爱|装饰|精美|简单|好看)+|页面?|边框/giu;

const emptyPage =
  /\b(?:an? )?(?:blank|empty|plain) (?:page|paper|sheet)s?\b|(?:空白|空)的?(?:页面?|纸张?)?(?=\s|$|[，。,.])/giu;

/** Takes a border out of the text. */
export function withoutBorder(text: string): { text: string; border?: Made } {
  const found = border.exec(text) ?? borderZh.exec(text);
  if (!found) return { text };
  const { of = "", then = "" } = found.groups ?? {};
  const phrase = found[0].replace(/^[,，\s]+/, "").trim();
  return {
    text: text.replace(found[0], " ").replace(emptyPage, " "),
    border: { phrase, of: `${of} ${then}`.replace(plain, " ").trim() },
  };
}
