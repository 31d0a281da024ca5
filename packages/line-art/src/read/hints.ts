import type { Difficulty } from "@colorleaf/domain";
import type { MotifName } from "../compose/ornament/motifs.ts";

/** What a description says about the page rather than about the picture. */
export interface Hints {
  /** The description without them. */
  text: string;
  lettering?: string | undefined;
  difficulty?: Difficulty;
  ornament?: "mandala" | "pattern";
  folds?: number;
  motifs?: MotifName[];
}

const quoted =
  /(?:\b(?:(?:the )?(?:words?|names?|text|letters?)|saying|that says|reading) )?["“”「『《]([^"“”「」『』《》]{1,24})["“”」』》]/u;
const named =
  /\b(?:the )?(?:name|word|letters?|numbers?|text)s? (?:is |of )?([A-Z][A-Za-z]{0,11}|[A-Za-z]|\d{1,3})\b/;
const namedZh =
  /(?:名字|字母|数字|汉字|文字|写着|写上|写有)(?:叫|是|：|:)?\s*(?:([A-Za-z0-9]{1,12})|(\p{Script=Han}{1,4}?)(?:[二两三四]?个?字)?(?=[的和与，。、,.\s]|$))/u;
/** "Happy birthday Olivia", 祝乐乐生日快乐: whose day it is stands on the page. */
const greeted = /\bhappy birthday,? (?:to (?:my \S+ )?)?([A-Z][a-z]{1,11})\b/i;
const greetedZh = /祝(\p{Script=Han}{2,4}?)生日快乐/u;

/** "一个春字": not the 字 of 名字, 数字 and their like; 福字 is a thing of its own. */
const characterZh =
  /(?:^|[个大写画的])(?![名数文汉写打识十福])(\p{Script=Han})字(?=[，。、,.\s的和与]|$)/u;

const easy =
  /\b(?:for (?:a |my |our )?toddlers?|toddlers? (?=colou?ring)|(?:for )?(?:preschool(?:ers?)?|[1-4][- ]?(?:year|yr)s?[- ]?olds?|very (?:simple|easy)|super easy))\b|适合?[一二两三四1-4]岁\S{0,3}|幼儿园?小班|非常简单/giu;
const hard =
  /\b(?:for )?(?:adults?|grown[- ]?ups|very detailed|highly detailed|intricate)\b|适合?大人|成人|非常(?:精细|复杂)/giu;
const noise =
  /\b(?:a |an |the )?(?:free |printable |cute |simple )*(?:colou?ring|color|colour) (?:page|sheet|book|picture)s?(?: (?:of|with|for|about|showing))?|^\s*(?:a |an |the )?(?:photo|picture|photograph|image|drawing)s? of\b|\b(?:black and white|line art|line drawing|outline drawing|no (?:shading|grey|gray|colou?r|background|text|shadows?)|without (?:shading|colou?r|background)|white background|please|thank you|thanks)\b|(?:给|为)?(?:\S{0,2}岁的?)?(?:小朋友|孩子们?|宝宝)的?(?:涂色|填色)\S?|(?:涂色|填色)(?:页|图|卡|书|本)?|黑白线稿|线稿|简笔画|不要(?:阴影|颜色|背景|文字)|(?:请|帮我|给我)+画(?:一?[张幅])?/giu;

/** "My daughter loves cats, draw a cat ballerina": what comes before the wish is no part of it. */
const preamble =
  /^.{3,}[,.;:!?]\s*(?:(?:so|and|can you|could you|please|pls)\s+)*(?:draw|create|generate)\s+(?:(?:me|us|her|him|them)\s+)?(?=(?:a|an|one|two|three|some)\s)/iu;
/** "My son wants a t-rex", 我女儿喜欢独角兽: he is not in the picture. */
const wisher =
  /^\s*(?:(?:hi|hello|hey|so)[,!]?\s+)?(?:i|we|(?:my|our)\s+(?:\S+\s+){0,3}?(?:sons?|daughters?|kids?|child|children|boys?|girls?|nephew|niece|grandsons?|granddaughters?|students?|class|toddler))\s+(?:really\s+)?(?:wants?|would like|would love|loves?|likes?|asked for|needs?|is obsessed with)\s+(?:to (?:see|colou?r|draw|have)\s+)?(?=\S)|^我(?:家|们)?的?(?:大|小)?(?:儿子|女儿|闺女|宝宝|孩子|小孩|学生|孙子|孙女|弟弟|妹妹)(?:很|最|特别|超级?|非常)?(?:想要|要|喜欢|爱|想涂|想画)(?:画|涂)?/iu;

export function readHints(description: string): Hints {
  let text = description.replace(preamble, "").replace(wisher, "");
  const hints: Hints = { text };
  const letterings = [quoted, named, namedZh, characterZh];
  for (const pattern of letterings)
    hints.lettering ??= pattern.exec(text)?.slice(1).find(Boolean)?.trim();
  const greeting = greeted.exec(text) ?? greetedZh.exec(text);
  const name = greeting?.[1];
  if (name && !hints.lettering && (isHanName(name) || /^[A-Z]/.test(name))) {
    hints.lettering = name;
    text = text.replace(name, " ");
  }
  if (hints.lettering) for (const pattern of letterings) text = text.replace(pattern, " ");
  if (easy.test(text)) hints.difficulty = "easy";
  else if (hard.test(text)) hints.difficulty = "complex";
  easy.lastIndex = 0;
  hard.lastIndex = 0;
  text = text.replace(easy, " ").replace(hard, " ").replace(noise, " ");
  if (/\bmandalas?\b|曼陀罗|曼荼罗/i.test(text)) hints.ornament = "mandala";
  else if (/\b(?:seamless |zentangle )?patterns?\b|\bzentangle\b|花纹|图案/i.test(text))
    hints.ornament = "pattern";
  if (hints.ornament) text = readOrnament(text, hints);
  hints.text = text;
  return hints;
}

function isHanName(name: string): boolean {
  return /^\p{Script=Han}+$/u.test(name) && !/[爸妈爷奶你我他她]|老师|大家|宝贝/u.test(name);
}

const foldWords = {
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  sixteen: 16,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十二: 12,
  十六: 16,
} as const;
const foldNumber = `(\\d{1,2}|${Object.keys(foldWords)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
const folded = new RegExp(
  `\\b${foldNumber}[- ]?(?:fold|petal(?:l?ed|s)?|point(?:ed|s)?|sided)\\b|${foldNumber}[重瓣角](?:的|对称)?`,
  "iu",
);
const motifWords: readonly [MotifName, RegExp][] = [
  ["feather", /\bfeathers?\b|羽毛/giu],
  ["paisley", /\bpaisleys?\b|佩斯利|腰果花/giu],
  ["petal", /\bpetals?\b|花瓣/giu],
  ["arch", /\barche?s?\b|拱门/giu],
  ["bead", /\b(?:dots?|beads?|circles?)\b|圆点|珠子/giu],
  ["diamond", /\b(?:diamonds?|rhombus(?:es)?)\b|菱形/giu],
  ["shell", /\bsea ?shells?\b|贝壳/giu],
];

/** Takes the words about the ornament itself out of the text; things it shows stay for the scanner. */
function readOrnament(text: string, hints: Hints): string {
  const found = folded.exec(text);
  if (found) {
    const word = (found[1] ?? found[2] ?? "").toLowerCase();
    hints.folds = foldWords[word as keyof typeof foldWords] ?? Number(word);
  }
  let rest = text.replace(folded, " ");
  const motifs = motifWords.flatMap(([motif, words]) => {
    const without = rest.replace(words, " ");
    if (without === rest) return [];
    rest = without;
    return [motif];
  });
  if (motifs.length > 0) hints.motifs = motifs;
  return rest.replace(
    /\bmandalas?\b|曼陀罗|曼荼罗|\b(?:seamless )?patterns?\b|\bzentangle\b|\btiles?\b|青花瓷?|剪纸|花砖|瓷砖|花纹|图案|纹样/giu,
    " ",
  );
}
