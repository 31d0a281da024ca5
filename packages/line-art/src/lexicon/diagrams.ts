/** Things whose parts are shown on a sheet, each with its name beside it, and how people ask for them. */
import type { Localised } from "@colorleaf/domain";

export type DiagramId =
  | "plant"
  | "flower"
  | "tree"
  | "body"
  | "face"
  | "fish"
  | "bird"
  | "butterfly"
  | "insect"
  | "apple"
  | "leaf"
  | "mushroom"
  | "volcano"
  | "earth"
  | "house"
  | "castle"
  | "tooth";

interface NamedDiagram {
  name: Localised;
  /** What asks for it by itself, without a word for parts. */
  own?: string;
  /** What the thing is called, as regular expressions. */
  en: string;
  zh: string;
}

export const diagramNames: Readonly<Record<DiagramId, NamedDiagram>> = {
  plant: {
    name: { en: "parts of a plant", zh: "植物的组成" },
    own: "植物的?(?:(?:根|茎|叶|花|果实?|种子)[、和与]?){3,}",
    en: "(?:flowering )?plants?",
    zh: "(?:开花|绿色)?植物",
  },
  flower: {
    name: { en: "parts of a flower", zh: "花的结构" },
    en: "flowers?",
    zh: "花朵?",
  },
  tree: {
    name: { en: "parts of a tree", zh: "树的组成" },
    en: "trees?",
    zh: "大?树木?",
  },
  face: {
    name: { en: "parts of the face", zh: "五官" },
    en: "(?:human )?(?:face|head)",
    zh: "人?脸|面部|脸部|头部",
    own: "^(?:the |my |facial )?(?:face|facial) features(?: worksheet| sheet| page)?$|^(?:认识|我的|人的|人脸|面部|学习|画)*五官(?:图|名称|的?名字|认知|卡片?)*$",
  },
  fish: {
    name: { en: "parts of a fish", zh: "鱼的身体" },
    en: "fish(?:es)?",
    zh: "小?鱼",
  },
  bird: {
    name: { en: "parts of a bird", zh: "鸟的身体" },
    en: "birds?",
    zh: "小?鸟",
  },
  butterfly: {
    name: { en: "parts of a butterfly", zh: "蝴蝶的身体" },
    en: "butterfl(?:y|ies)",
    zh: "蝴蝶",
  },
  insect: {
    name: { en: "parts of an insect", zh: "昆虫的身体" },
    en: "insects?|ants?|bugs?",
    zh: "昆虫|蚂蚁",
  },
  apple: {
    name: { en: "parts of an apple", zh: "苹果的结构" },
    en: "apples?",
    zh: "苹果",
  },
  leaf: {
    name: { en: "parts of a leaf", zh: "叶的结构" },
    en: "leaf|leaves",
    zh: "树?叶子?|叶片",
  },
  mushroom: {
    name: { en: "parts of a mushroom", zh: "蘑菇的结构" },
    en: "mushrooms?",
    zh: "蘑菇",
  },
  volcano: {
    name: { en: "parts of a volcano", zh: "火山的结构" },
    en: "volcano(?:e?s)?",
    zh: "火山",
    own: "\\b(?:the )?inside of a volcano\\b|^inside a volcano$|火山剖面图",
  },
  earth: {
    name: { en: "layers of the Earth", zh: "地球的圈层" },
    en: "(?:planet )?earth",
    zh: "地球",
    own: "\\b(?:the )?layers of (?:the )?earth\\b|\\b(?:the )?earth(?:'s|s)? layers\\b|\\b(?:the )?inside of the earth\\b|地球的?(?:内部)?(?:圈层|分层|剖面图?|内部结构)图?",
  },
  house: {
    name: { en: "parts of a house", zh: "房子的组成" },
    en: "house",
    zh: "小?房子|房屋",
  },
  castle: {
    name: { en: "parts of a castle", zh: "城堡的组成" },
    en: "(?:medieval )?castle",
    zh: "城堡",
  },
  tooth: {
    name: { en: "parts of a tooth", zh: "牙齿的结构" },
    en: "(?:human )?(?:tooth|teeth)",
    zh: "牙齿?",
  },
  // Last, for a fish has a body, too.
  body: {
    name: { en: "parts of the body", zh: "身体部位" },
    en: "(?:human |child's )?(?:body|human being)",
    zh: "人体|(?:人|我|小朋友|宝宝)的身体|身体",
    own: "\\b(?:the |my |our )?(?:human )?body parts\\b(?: worksheet| sheet| chart| page)?|^认识(?:我的|自己的)?身体$",
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
    `(?:${labelled} )?${the}(?:${thing})(?:'s)? (?:parts(?! of)|anatomy|structure|diagrams?|cross[- ]sections?)(?: ${sheet})?(?: with (?:labels|names|words))?`,
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
    `${before}${measure}(?:${thing})(?:身体|内部)?的?(?:身体|内部)?(?:各个?|主要|不同|基本)?的?(?:组成部分|组成|结构|构造|部分|部位|器官)的?(?:名称|名字|标注|说明|示意)?[图卡表]?`,
  (thing) => `${before}${measure}(?:${thing})的?(?:解剖|示意|标注)图`,
  // By itself: "鱼的身体很滑" is about a fish.
  (thing) => `^(?:${thing})的身体$`,
];

/** How a heading may be said, of one thing or of any. */
const patternsOf = (things: readonly { en: string; zh: string; own?: string }[]) => {
  const [en, zh] = [things.map((thing) => thing.en), things.map((thing) => thing.zh)];
  return [
    ...english.map((way) => `\\b${way(`(?:${en.join("|")})`)}\\b`),
    ...chinese.map((way) => way(zh.join("|"))),
    ...things.flatMap(({ own }) => own ?? []),
  ].map((pattern) => new RegExp(pattern, "iu"));
};

const headings = Object.entries(diagramNames).map(([of, diagram]) => ({
  of: of as DiagramId,
  name: diagram.name,
  patterns: patternsOf([diagram]),
}));
/** Few descriptions are any of them: that is soon told. */
const anyHeading = patternsOf(Object.values(diagramNames));

/** A sheet that shows the parts of a thing. */
export function diagramIn(
  text: string,
): { of: DiagramId; name: Localised; phrase: string } | undefined {
  if (!anyHeading.some((pattern) => pattern.test(text))) return undefined;
  for (const { of, name, patterns } of headings) {
    for (const pattern of patterns) {
      const phrase = pattern.exec(text)?.[0].trim();
      if (phrase) return { of, name, phrase };
    }
  }
  return undefined;
}
