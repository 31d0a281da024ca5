/**
 * Reads the parts of a text by their labels, in English and Chinese, as models really write them: with
 * markdown, numbers, brackets, other words for a label, values on the next line or in a list, inside
 * JSON, after thinking aloud or after a polite opening.
 */

import type { SeoContent } from "@colorleaf/domain";
import { jsonInAnswer } from "./json-in-answer.ts";

type Part = "title" | "description" | "keywords" | "tips";

const labels: Record<Part, string> = {
  title: "(?:page |seo )?title|heading|headline|标题|题目|名称",
  description: "(?:page |seo |meta )?description|summary|描述|简介|说明|介绍",
  keywords: "(?:seo )?key ?words?|tags|关键词|关键字|标签",
  tips: "(?:colou?ring )?tips?|advice|(?:涂色|上色|填色)?小?(?:提示|贴士|建议|技巧)",
};

const limits = { title: 120, description: 1000, keyword: 50, tip: 400, keywords: 5, moreTips: 4 };

/** Far longer than all parts together: what a model that runs wild says after that is not read. */
const longestAnswer = 10_000;

/** A label opens a line: `**Title:** x`, `1. Title - x`, `【标题】x`, `## Tips`, `"title": x`. */
const openings = (Object.keys(labels) as Part[]).map((part) => ({
  part,
  pattern: new RegExp(
    `^[\\s>#*_\\-•·"“\\d.、)【\\[]*(?:${labels[part]})\\s*(?:[(（][^)）]*[)）])?[\\s*_"”]*(?:[:：】\\]]|\\s[-–—]\\s|$)[\\s*_:：]*`,
    "iu",
  ),
}));

/** The parts that were found; what is missing or empty is left out. */
export function parseLabels(answer: string): Partial<SeoContent> {
  const text = answer
    .replace(/<think>[\s\S]*?(?:<\/think>|$)/giu, "")
    .slice(0, longestAnswer)
    .replace(/^\s*```\w*\s*$/gmu, "");
  const parts = partsOfJson(text) ?? partsOfLines(text);
  const title = clean(parts.title?.[0] ?? "", limits.title);
  const description = clean((parts.description ?? []).join(" "), limits.description);
  const keywords = listOf(parts.keywords ?? [], /[,，、;；|\n]/u, limits.keyword);
  const [tip, ...additionalTips] = listOf(parts.tips ?? [], /\n/u, limits.tip);
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(keywords.length > 0 && { keywords: keywords.slice(0, limits.keywords) }),
    ...(tip && { tip }),
    ...(additionalTips.length > 0 && { additionalTips: additionalTips.slice(0, limits.moreTips) }),
  };
}

type Parts = Partial<Record<Part, string[]>>;

function partsOfLines(text: string): Parts {
  const parts: Parts = {};
  let current: Part | undefined;
  for (const line of text.split("\n")) {
    const opening = openings.find(({ pattern }) => pattern.test(line));
    // The first one counts: models repeat themselves.
    if (opening) current = parts[opening.part] ? undefined : opening.part;
    if (!current) continue;
    const value = opening ? line.replace(opening.pattern, "") : line;
    parts[current] ??= [];
    if (value.trim()) parts[current]!.push(value);
  }
  return parts;
}

function partsOfJson(text: string): Parts | undefined {
  const value = jsonInAnswer(text);
  if (value === undefined) return undefined;
  const parts: Parts = {};
  for (const [key, content] of Object.entries(value as object)) {
    const part = openings.find(({ pattern }) => pattern.test(key.replaceAll("_", " ")))?.part;
    const items = [content].flat().filter((item) => typeof item === "string");
    if (part && items.length > 0) parts[part] = items;
  }
  return parts;
}

function listOf(lines: readonly string[], separator: RegExp, longest: number): string[] {
  const items = lines.flatMap((line) => line.split(separator)).map((item) => clean(item, longest));
  return [...new Set(items.filter(Boolean))];
}

/** Without the marks of lists, markdown, quotes and markup. */
function clean(text: string, longest: number): string {
  const bare = text
    .replace(/<[^>]*>/gu, "")
    .replace(/[*_`#]+/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^\s*(?:[-•·]|\d+[.、)])\s*/u, "")
    .trim()
    .replace(/^["“'「]+|["”'」,]+$/gu, "")
    .trim();
  if (bare.length <= longest) return bare;
  return `${bare
    .slice(0, longest - 1)
    .toWellFormed()
    .trimEnd()}…`;
}
