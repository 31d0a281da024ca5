import type { Localised } from "@colorleaf/domain";
import type { SubjectId } from "../types.ts";
import { charactersToWriteIn } from "./characters-to-write.ts";
import { clockTimeIn } from "./clock-time.ts";
import { type DiagramId, diagramIn } from "./diagrams.ts";

/** Educational sheets: pages that explain something instead of showing a scene. */
export type Sheet =
  | { kind: "life-cycle"; of: LifeCycle }
  | { kind: "diagram"; of: DiagramId }
  | { kind: PlainSheet }
  | { kind: "characters"; rows: readonly (readonly string[])[] }
  | { kind: "strokes"; characters: readonly string[]; subject?: SubjectId }
  | { kind: "clock"; hour: number; minute: number }
  | { kind: "maze"; from: SubjectId; to: readonly SubjectId[] };

export type LifeCycle = "butterfly" | "frog" | "chicken" | "plant";

const lives: Readonly<Record<LifeCycle, { en: string; zh: string; name: Localised }>> = {
  butterfly: {
    en: "butterfl(?:y|ies)|caterpillars?",
    zh: "蝴蝶|毛毛虫",
    name: { en: "life cycle of a butterfly", zh: "蝴蝶的一生" },
  },
  frog: {
    en: "frogs?|tadpoles?",
    zh: "青蛙|蝌蚪",
    name: { en: "life cycle of a frog", zh: "青蛙的一生" },
  },
  chicken: {
    en: "chickens?|chicks?|hens?",
    zh: "小?鸡|母鸡",
    name: { en: "life cycle of a chicken", zh: "小鸡的成长" },
  },
  plant: {
    en: "bean plants?|plants?|flowers?|sunflowers?|seeds?|beans?",
    zh: "植物|种子|向日葵|花",
    name: { en: "life cycle of a plant", zh: "植物的生长" },
  },
};

/** "The life cycle of a butterfly: egg, caterpillar …": what is told is on the sheet. */
const stages: Readonly<Record<LifeCycle, RegExp>> = {
  butterfly: /butterfly|caterpillar|cocoon|chrysalis|egg|leaf/,
  frog: /frog|tadpole|egg|lily-pad/,
  chicken: /chick|hen|rooster|egg|nest/,
  plant: /seed|sprout|plant|flower|bean|leaf|tree/,
};

export const isStageOn = (sheet: Sheet, subject: SubjectId): boolean =>
  sheet.kind === "life-cycle" && stages[sheet.of].test(subject);

const plainSheets = [
  {
    kind: "water-cycle",
    words: "\\b(?:the )?water cycle\\b|水的?循环图?",
    name: { en: "water cycle", zh: "水循环" },
  },
  {
    kind: "solar-system",
    words:
      "\\b(?:the )?(?:(?:eight |8 )?planets (?:of|in) )?(?:the |our )?solar system\\b|^(?:the )?(?:eight|8) planets$|\\b(?:the )?planets with (?:their )?names\\b|\\bnames of (?:the |all )?(?:eight |8 )?planets\\b|太阳系的?(?:八大行星)?|八大行星",
    name: { en: "solar system", zh: "太阳系" },
  },
  {
    kind: "food-chain",
    words: "\\b(?:a |the )?food (?:chain|web)\\b|食物[链网]",
    name: { en: "food chain", zh: "食物链" },
  },
  {
    kind: "food-pyramid",
    words:
      "\\b(?:a |the )?(?:healthy |healthy eating )?food (?:guide )?pyramid\\b(?: (?:chart|sheet|page|worksheet|poster))?|(?:中国居民)?(?:平衡)?(?:膳食|饮食|食物|营养)(?:宝塔|金字塔)图?",
    name: { en: "food pyramid", zh: "膳食宝塔" },
  },
  {
    kind: "seasons",
    words:
      "^(?:the |all )?(?:four|4) seasons(?: (?:of the year|chart|sheet|page|worksheet))?$|^(?:the )?seasons (?:of the year|chart|worksheet)$|^(?:一年)?四季(?:变化|图)?$|^春夏秋冬(?:四季|四个季节)?$",
    name: { en: "four seasons", zh: "四季" },
  },
  {
    kind: "weather",
    words:
      "\\b(?:a |the )?weather (?:chart|symbols?|icons?|types|words|sheet|page|worksheet)\\b|\\b(?:kinds|types) of weather\\b|认识天气|天气(?:图标|符号|表|种类|现象|图)",
    name: { en: "kinds of weather", zh: "各种天气" },
  },
  {
    kind: "senses",
    words:
      "^(?:my |the |our )?senses (?:worksheet|chart|poster)$|\\b(?:the |my |our )?(?:five|5) senses\\b(?: (?:chart|sheet|page|worksheet|poster))?|五(?:种|大|个)?感(?:官|觉)?(?:图|认知|卡片)?",
    name: { en: "five senses", zh: "五种感觉" },
  },
  {
    kind: "colours",
    words:
      "^(?:a |the |my |basic )*(?:learn(?:ing)? (?:the |my |your )?)?colou?rs?(?: (?:chart|names|words|sheet|page|worksheet|poster))*(?: (?:chart|names|words|sheet|page|worksheet|poster)|(?: for (?:kids|children|toddlers|preschool(?:ers)?)))$|^(?:a |the )?(?:chart|names|poster) of (?:the )?(?:basic )?colou?rs$|^learn(?:ing)? (?:the |my |your )?colou?rs$|^(?:认识|学习|学|基本)*颜色(?:表|图|卡片?|认知卡?|名称|启蒙)$|^(?:认识|学习|学)(?:各种|基本)?颜色$",
    name: { en: "colors", zh: "认识颜色" },
  },
  {
    kind: "months",
    words:
      "\\b(?:the )?(?:(?:twelve|12) )?months of (?:the|a) year\\b(?: (?:chart|sheet|page|worksheet|poster))?|^(?:the )?(?:twelve |12 )?months(?: (?:chart|worksheet|poster))$|^(?:month names|names of the months)$|(?:一年的?)?(?:十二|12)个月份?(?:[图表])?|认识月份|月份(?:表|图|认知卡?)",
    name: { en: "months", zh: "十二个月" },
  },
  {
    kind: "days",
    words:
      "\\b(?:the )?(?:(?:seven|7) )?days of the week\\b(?: (?:chart|sheet|page|worksheet|poster))?|(?:一周|一星期|一个星期)的?(?:七|7)天|(?:星期一|周一)到(?:星期[日天]|周日)|认识星期|星期(?:表|图|认知卡?)",
    name: { en: "days of the week", zh: "一周七天" },
  },
  {
    kind: "times",
    words:
      "(?<!\\d )\\b(?:the |a )?(?:(?:[1-9]|10) )?(?:multiplication|times) (?:tables?|charts?|grid)\\b(?: (?:chart|sheet|page|worksheet|poster))?|(?:九九)?乘法口?诀?表|(?:小)?九九表?$|九九乘法|乘法口诀",
    name: { en: "times table", zh: "九九乘法表" },
  },
  {
    kind: "hundred",
    words:
      "\\b(?:the |a )?(?:hundreds?|100s?)(?: number)? chart\\b|\\b(?:the )?(?:numbers?|counting) (?:from )?(?:1|one) ?(?:to|-|through) ?(?:100|(?:a |one )?hundred)\\b(?: chart)?|百数[表图]|(?:数字)?(?:1到100|一到一百|1-100)的?(?:数字)?表?|100以内的?(?:数字|数)表?",
    name: { en: "hundred chart", zh: "百数表" },
  },
  {
    kind: "shapes",
    words:
      "^(?:(?:a|the|basic|simple|geometric|different|2d|learn|learning|page|sheet|chart|of|colou?ring) )*shapes(?: (?:chart|sheet|page|worksheet|with (?:their )?names|for (?:kids|children|toddlers|preschool(?:ers)?)))?$|^(?:认识|基本|几何|各种)*(?:形状|图形)$",
    name: { en: "shapes", zh: "各种形状" },
  },
] as const;
type PlainSheet = (typeof plainSheets)[number]["kind"];

/** What sheets are called that there is one of. */
export const sheetNames = Object.fromEntries(
  plainSheets.map(({ kind, name }) => [kind, name]),
) as Readonly<Record<PlainSheet, Localised>>;

export const lifeCycleName = (of: LifeCycle): Localised => lives[of].name;

const alphabet = ["ABCDE", "FGHIJ", "KLMNO", "PQRST", "UVWXYZ"].map((row) => [...row]);
const numbers1To10 = ["1 2 3", "4 5 6", "7 8 9", "10"].map((row) => row.split(" "));

/** A sheet that a description names: what it shows, how it is called, and the words that say so. */
export interface NamedSheet {
  sheet: Sheet;
  name: Localised;
  phrase: string;
}

export function sheetNamed(text: string): NamedSheet | undefined {
  for (const [of, { en, zh, name }] of Object.entries(lives)) {
    const found =
      match(text, `\\b(?:the )?life ?-?cycles? of (?:a |an |the )?(?:${en})\\b`) ??
      match(text, `\\b(?:${en})(?:'s)? life ?-?cycles?\\b`) ??
      match(text, `(?:${zh})的?(?:一生|生命周期|生长过程|成长过程|生命循环|蜕变过程)`);
    if (found) return { sheet: { kind: "life-cycle", of: of as LifeCycle }, name, phrase: found };
  }
  for (const { kind, words, name } of plainSheets) {
    const phrase = match(text, words);
    if (phrase) return { sheet: { kind }, name, phrase };
  }
  return diagramNamed(text) ?? strokesNamed(text) ?? charactersNamed(text) ?? clockNamed(text);
}

function diagramNamed(text: string): NamedSheet | undefined {
  const found = diagramIn(text);
  return found && { ...found, sheet: { kind: "diagram", of: found.of } };
}

function strokesNamed(text: string): NamedSheet | undefined {
  const found = charactersToWriteIn(text);
  if (!found) return undefined;
  const { characters, subject, phrase } = found;
  const name = { en: `how to write ${characters}`, zh: `“${characters}”的笔顺` };
  const sheet = {
    kind: "strokes",
    characters: [...characters],
    ...(subject && { subject }),
  } as const;
  return { sheet, name, phrase };
}

function charactersNamed(text: string): NamedSheet | undefined {
  const letters = match(
    text,
    "\\b(?:the )?(?:whole |full )?(?:alphabet|abcs?|letters)(?: (?:from )?a(?: to |-)z)?\\b(?! (?!to)[a-z]\\b)|(?:26|二十六)个(?:英文)?字母|字母表|从A到Z",
  );
  // "The word LOVE in bubble letters", "letter B": no more than these.
  const isOwn = /\bletters? [a-z]\b|\b(?:word|name)\b|["“]/i.test(text.replace(letters ?? "", ""));
  const areThings =
    /\b(?:mail ?box|mailman|postbox|postman|envelopes?|love)\b|\bletters (?:in|on|to|from|for|inside)\b/i.test(
      text,
    );
  if (letters && !isOwn && !areThings)
    return {
      sheet: { kind: "characters", rows: alphabet },
      name: { en: "alphabet", zh: "字母表" },
      phrase: letters,
    };
  const numbers = match(
    text,
    "\\b(?:the )?(?:numbers? |counting )(?:from )?(?:1|one) ?(?:to|-|through) ?(?:10|ten)\\b|(?:数字)?(?:从)?(?:1到10|一到十|1-10)的?(?:数字)?",
  );
  return numbers
    ? {
        sheet: { kind: "characters", rows: numbers1To10 },
        name: { en: "numbers 1 to 10", zh: "数字1到10" },
        phrase: numbers,
      }
    : undefined;
}

function clockNamed(text: string): NamedSheet | undefined {
  const time = clockTimeIn(text);
  if (!time) return undefined;
  const { hour, minute, phrase } = time;
  const shown = `${hour}:${String(minute).padStart(2, "0")}`;
  return {
    sheet: { kind: "clock", hour, minute },
    name: { en: `clock showing ${shown}`, zh: `${shown} 的时钟` },
    phrase,
  };
}

/** All patterns are of this file: each is compiled once. */
const compiled = new Map<string, RegExp>();

function match(text: string, pattern: string): string | undefined {
  const words = compiled.get(pattern) ?? new RegExp(pattern, "iu");
  compiled.set(pattern, words);
  return words.exec(text)?.[0].trim() || undefined;
}
