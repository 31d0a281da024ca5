import {
  additionalTipsByDefault,
  type Complexity,
  type Language,
  type Reading,
  type SeoContent,
} from "@colorleaf/domain";
import { chinese } from "./chinese.ts";
import { english } from "./english.ts";

/** What a text is written about. */
export interface SeoSubject {
  description: string;
  language: Language;
  complexity: Complexity;
  seed: number;
  /** What the engine drew; without it the visitor's own words are the only material. */
  reading?: Reading | undefined;
}

/** What a language's writer needs: names in that language, the main ones first. */
export interface SeoMaterial {
  description: string;
  things: { name: string; count: number }[];
  setting: string | undefined;
  complexity: Complexity;
  /** The same page always gets the same words; pages of one subject get different ones. */
  choose<T>(slot: string, options: readonly T[]): T;
}

export type SeoWriter = (material: SeoMaterial) => Omit<SeoContent, "additionalTips">;

const writers: Record<Language, SeoWriter> = { en: english, zh: chinese };

/** Title (≤ 10 words), description (50 to 100 words), 5 keywords, one tip, further tips. */
export function writeSeoText({ language, reading, ...subject }: SeoSubject): SeoContent {
  const things = (reading?.understood ?? []).map(({ name, count }) => ({
    name: name[language],
    count,
  }));
  const text = writers[language]({
    ...subject,
    things,
    setting: reading?.setting?.[language],
    choose: (slot, options) => options[hash(`${subject.seed} ${slot}`) % options.length]!,
  });
  return { ...text, additionalTips: [...additionalTipsByDefault[language]] };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  return value >>> 0;
}
