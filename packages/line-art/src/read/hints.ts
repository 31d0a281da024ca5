import type { Difficulty } from "@colorleaf/domain";

/** What a description says about the page rather than about the picture. */
export interface Hints {
  /** The description without them. */
  text: string;
  lettering?: string;
  difficulty?: Difficulty;
  ornament?: "mandala" | "pattern";
}

const quoted = /["“”「『《]([^"“”「」『』《》]{1,24})["“”」』》]/u;
const named =
  /\b(?:the )?(?:name|word|letters?|numbers?|text)s? (?:is |of )?([A-Z][A-Za-z]{0,11}|[A-Z]|\d{1,3})\b/;
const namedZh =
  /(?:名字|字母|数字|汉字|文字|写着|写上)(?:叫|是|：|:)?\s*([A-Za-z0-9]{1,12}|\p{Script=Han}{1,4})/u;

const easy =
  /\b(?:for )?(?:toddlers?|preschool(?:ers?)?|[1-4][- ]?(?:year|yr)s?[- ]?olds?|very (?:simple|easy)|super easy)\b|适合?[一二两三四1-4]岁\S{0,3}|幼儿园?小班|非常简单/giu;
const hard =
  /\b(?:for )?(?:adults?|grown[- ]?ups|very detailed|highly detailed|intricate)\b|适合?大人|成人|非常(?:精细|复杂)/giu;
const noise =
  /\b(?:a |an |the )?(?:free |printable |cute |simple )*(?:colou?ring|color|colour) (?:page|sheet|book|picture)s?(?: (?:of|with|for|about|showing))?|\b(?:black and white|line art|line drawing|outline drawing|no (?:shading|grey|gray|colou?r|background|text|shadows?)|without (?:shading|colou?r|background)|white background|please|thank you|thanks)\b|(?:给|为)?(?:\S{0,2}岁的?)?(?:小朋友|孩子们?|宝宝)的?(?:涂色|填色)\S?|(?:涂色|填色)(?:页|图|卡|书|本)?|黑白线稿|线稿|简笔画|不要(?:阴影|颜色|背景|文字)|(?:请|帮我|给我)+画(?:一?[张幅])?|^画(?!画)(?:一?[张幅])?/giu;

export function readHints(description: string): Hints {
  let text = description;
  const hints: Hints = { text };
  const lettering = (quoted.exec(text) ?? named.exec(text) ?? namedZh.exec(text))?.[1]?.trim();
  if (lettering) {
    hints.lettering = lettering;
    text = text.replace(quoted, " ").replace(named, " ").replace(namedZh, " ");
  }
  if (easy.test(text)) hints.difficulty = "easy";
  else if (hard.test(text)) hints.difficulty = "complex";
  easy.lastIndex = 0;
  hard.lastIndex = 0;
  text = text.replace(easy, " ").replace(hard, " ").replace(noise, " ");
  if (/\bmandalas?\b|曼陀罗|曼荼罗/i.test(text)) hints.ornament = "mandala";
  else if (/\b(?:seamless |zentangle )?patterns?\b|\bzentangle\b|花纹|图案/i.test(text))
    hints.ornament = "pattern";
  hints.text = text.replace(
    /\bmandalas?\b|曼陀罗|曼荼罗|\b(?:seamless )?patterns?\b|\bzentangle\b|花纹|图案/gi,
    " ",
  );
  return hints;
}
