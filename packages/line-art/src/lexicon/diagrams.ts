/** Things whose parts are shown on a sheet, each with its name beside it, and how people ask for them. */
import type { Localised } from "@colorleaf/domain";

export type DiagramId = "plant";

interface NamedDiagram {
  name: Localised;
  /** What the thing is called, as regular expressions. */
  en: string;
  zh: string;
}

export const diagramNames: Readonly<Record<DiagramId, NamedDiagram>> = {
  plant: {
    name: { en: "parts of a plant", zh: "植物的组成" },
    en: "(?:flowering )?plants?",
    zh: "(?:开花|绿色)?植物",
  },
};

const sheet = "(?:diagrams?|worksheets?|charts?|posters?|sheets?|pages?|drawings?|pictures?)";
const labelled = "(?:labell?ed|labell?ing|label)";
const the = "(?:a |an |the |my |your |our )?";
/** "Label the parts of a flower", "plant diagram", "diagram of a fish", "a tree with labels". */
const english: readonly ((thing: string) => string)[] = [
  (thing) =>
    `(?:${labelled} )?(?:the )?(?:(?:main|basic|different|labell?ed) )?(?:parts?|anatomy|structure) of ${the}${thing}(?: ${sheet})?(?: with (?:labels|names|words))?`,
  (thing) =>
    `(?:${labelled} )?${the}(?:${thing})(?:'s)? (?:parts(?! of)|anatomy|structure|diagrams?)(?: ${sheet})?(?: with (?:labels|names|words))?`,
  (thing) => `(?:${labelled} )?(?:diagrams?|cross[- ]sections?) of ${the}${thing}`,
  (thing) => `${the}${labelled} ${the}${thing}(?: ${sheet})?`,
  (thing) =>
    `${the}${thing} with (?:(?:its|the|all|names|labels|of|on|for) )*(?:labels|parts labell?ed|labell?ed parts|parts named|named parts|names of (?:its |the )?parts)`,
];
/** What a Chinese name of a thing may follow: 棉花 is no 花. */
const before = "(?<=^|[^\\p{Script=Han}]|[画识习于张幅注出个份的])";
const measure = "(?:一?[朵棵株条只个])?";
const chinese: readonly ((thing: string) => string)[] = [
  (thing) =>
    `${before}${measure}(?:${thing})(?:身体)?的?(?:身体)?(?:各个?|主要|不同|基本)?的?(?:组成部分|组成|结构|构造|部分|部位|器官)的?(?:名称|名字|标注|说明|示意)?[图卡表]?`,
  (thing) => `${before}${measure}(?:${thing})的?(?:解剖|示意|标注)图`,
];

/** A sheet that shows the parts of a thing. */
export function diagramIn(
  text: string,
): { of: DiagramId; name: Localised; phrase: string } | undefined {
  for (const [of, { name, en, zh }] of Object.entries(diagramNames)) {
    const ways = [
      ...english.map((way) => `\\b${way(`(?:${en})`)}\\b`),
      ...chinese.map((way) => way(zh)),
    ];
    for (const way of ways) {
      const phrase = new RegExp(way, "iu").exec(text)?.[0].trim();
      if (phrase) return { of: of as DiagramId, name, phrase };
    }
  }
  return undefined;
}
