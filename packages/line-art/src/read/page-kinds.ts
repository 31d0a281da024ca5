/** Kinds of pages that are not drawn here: what they are to show comes as a page to color. */
import type { Localised } from "@colorleaf/domain";

const kinds: readonly RegExp[] = [
  /\b(?:an? )?(?:dot[- ]to[- ]dots?|connect[- ]the[- ]dots|join[- ]the[- ]dots)\b(?: (?:puzzle|page|sheet|worksheet|game))?(?: (?:of|with|for|about))?|连点成?画?|点对点连线|(?:数字)?连线画|数字连线/iu,
  /\b(?:an? )?(?:colou?r|paint)(?:ing)?[- ]by[- ](?:the[- ])?numbers?\b(?: (?:page|sheet|worksheet))?(?: (?:of|with|for|about))?|(?:按|看)?数字(?:来)?(?:填|涂)色画?(?:的)?/iu,
  /\b(?:an? )?(?:word[- ]?search(?:es)?|cross ?word(?: puzzle)?s?)\b(?: (?:page|sheet|worksheet))?(?: (?:of|with|for|about))?|填字游戏|找单词/iu,
];

export const coloringPage: Localised = { en: "a coloring page", zh: "涂色页" };

/** @returns the description without the words for the kind of page, and these */
export function withoutPageKind(text: string): { text: string; kind?: string } {
  for (const words of kinds) {
    const found = words.exec(text)?.[0];
    if (!found) continue;
    const kind = found.replace(/ (?:of|with|for|about)$/i, "").trim();
    return { text: text.replace(found, " "), kind };
  }
  return { text };
}
