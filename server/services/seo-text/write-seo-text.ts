import type { Difficulty, Language, SeoContent } from "@colorleaf/domain";
import type { PageFacts } from "../../drawing/page-facts.ts";
import { writeEnglish } from "./en.ts";
import { seededChoice } from "./seeded-choice.ts";
import { writeChinese } from "./zh.ts";

/**
 * The words that go with a page: a title of at most 10 words, a description of 50 to 100 words,
 * 5 keywords, a coloring tip and 4 more. The same facts and seed give the same words.
 */
export function writeSeoText(
  facts: PageFacts,
  { language, seed, difficulty }: { language: Language; seed: number; difficulty: Difficulty },
): SeoContent {
  const write = language === "zh" ? writeChinese : writeEnglish;
  return write(facts, difficulty, seededChoice(seed));
}
