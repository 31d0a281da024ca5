import {
  type Language,
  type Localised,
  maxDescriptionLength,
  type Reading,
} from "@colorleaf/domain";
import { ideasToDraw, nearestSubjects } from "../lexicon/alternatives.ts";
import { settings } from "../lexicon/settings.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, ReadResult } from "../types.ts";
import { readHints } from "./hints.ts";
import { type Parsed, parse } from "./parse.ts";
import { isUnsafe } from "./safety.ts";
import { scanChinese } from "./scan-chinese.ts";
import { scanEnglish } from "./scan-english.ts";
import type { Token } from "./tokens.ts";

const maxSubjects = 8;
const ideaCount = 4;

/**
 * Understands a description in English, Chinese or both. Any text of any script gets an answer.
 *
 * @param options.language which language alternatives are named for; found out from the text if absent
 */
export function readDescription(
  description: string,
  options: { language?: Language | undefined } = {},
): ReadResult {
  const text = description.normalize("NFKC").slice(0, maxDescriptionLength).trim();
  if (!text) return { ok: false, reason: "empty" };
  if (isUnsafe(text.toLowerCase())) return { ok: false, reason: "unsafe" };
  const language = /\p{Script=Han}/u.test(text) ? "zh" : (options.language ?? "en");
  const hints = readHints(text);
  const tokens = scan(hints.text);
  const parsed = atMost(maxSubjects, parse(tokens));
  const brief = briefOf(tokens, parsed, language);
  if (hints.lettering) brief.lettering = hints.lettering;
  if (hints.difficulty) brief.difficulty = hints.difficulty;
  if (hints.ornament) brief.ornament = hints.ornament;

  const hasPicture =
    parsed.mentions.length > 0 ||
    brief.setting ||
    brief.festival ||
    hints.lettering ||
    hints.ornament;
  if (hasPicture) return { ok: true, brief };
  const [missing] = brief.reading.missing;
  return {
    ok: false,
    reason: "nothing-to-draw",
    alternatives: missing?.alternatives ?? ideasToDraw(ideaCount),
  };
}

/** Each stretch of one script by its own language's words. */
function scan(text: string): Token[] {
  const stretches =
    text.match(
      /[\p{Script=Han}，、。！？；：]+(?:\d+[\p{Script=Han}，、。！？；：]*)*|[^\p{Script=Han}，、。！？；：]+/gu,
    ) ?? [];
  return stretches.flatMap((stretch, index) => {
    if (/\p{Script=Han}/u.test(stretch)) return scanChinese(stretch);
    // A digit before Chinese counts what follows: 3只猫.
    const isNumber = /^\s*\d+\s*$/.test(stretch) && index + 1 < stretches.length;
    return isNumber ? scanChinese(stretch.trim()) : scanEnglish(stretch);
  });
}

/** A long story is boiled down to what it names first. */
function atMost(count: number, { mentions, relations }: Parsed): Parsed {
  const kept = mentions.slice(0, count);
  const ids = new Set(kept.map((mention) => mention.id));
  return {
    mentions: kept,
    relations: relations.filter(({ from, to }) => ids.has(from) && to.every((id) => ids.has(id))),
  };
}

function briefOf(
  tokens: readonly Token[],
  { mentions, relations }: Parsed,
  language: Language,
): Brief {
  const brief: Brief = {
    language,
    mentions: mentions.map(({ isNear: _, ...mention }) => mention),
    relations,
    night: tokens.some((token) => token.type === "night"),
    weather: "clear",
    reading: readingOf(tokens, mentions, language),
  };
  for (const token of tokens) {
    if (token.type === "setting") brief.setting ??= token.setting;
    else if (token.type === "festival") brief.festival ??= token.festival;
    else if (token.type === "weather") brief.weather = token.weather;
  }
  if (!brief.setting && mentions.length === 0 && brief.weather === "snow") brief.setting = "snow";
  const name = brief.setting && settings[brief.setting]?.name;
  if (name) brief.reading.setting = name;
  return brief;
}

function readingOf(
  tokens: readonly Token[],
  mentions: Parsed["mentions"],
  language: Language,
): Reading {
  const reading: Reading = { understood: [], substituted: [], missing: [] };
  for (const { phrase, subject, count, isNear } of mentions) {
    const { name } = subjectById(subject);
    reading.understood.push({ phrase: phrase || name[language], name, count });
    if (isNear) reading.substituted.push({ phrase, name });
  }
  const drawn = new Set(mentions.map((mention) => mention.phrase));
  const missing = new Set<string>();
  for (const token of tokens) {
    const isLeftOut =
      token.type === "unknown" || (token.type === "subject" && !drawn.has(token.phrase));
    // A single character or letter that means nothing here is grammar rather than a thing.
    if (isLeftOut && token.phrase.length > 1) missing.add(token.phrase);
  }
  for (const phrase of [...missing].slice(0, maxSubjects)) {
    reading.missing.push({ phrase, alternatives: alternativesOf(phrase) });
  }
  return reading;
}

function alternativesOf(phrase: string): Localised[] {
  return nearestSubjects(phrase, /\p{Script=Han}/u.test(phrase) ? "zh" : "en", ideaCount);
}
