import {
  actionsZh,
  coloursZh,
  measureWordsZh,
  moodsZh,
  numbersZh,
  placesZh,
  relationVerbsZh,
  sizesZh,
  stopWordsZh,
} from "../lexicon/grammar-zh.ts";
import { festivals, nightWords, settings, weathers } from "../lexicon/settings.ts";
import { subjectWords } from "../lexicon/words.ts";
import type { Festival, SettingId, Weather } from "../types.ts";
import type { Token } from "./tokens.ts";

const longestWord = 8;
const settingWords = wordsOf(settings) as Map<string, SettingId>;
const festivalWords = wordsOf(festivals) as Map<string, Festival>;
const weatherWords = wordsOf(weathers) as Map<string, Weather>;
const nights = new Set<string>(nightWords.zh);

function wordsOf(rows: Record<string, { zh: readonly string[] } | undefined>): Map<string, string> {
  return new Map(
    Object.entries(rows).flatMap(([id, row]) => (row?.zh ?? []).map((word) => [word, id])),
  );
}

/** Chinese characters to tokens: at each place the longest word that means something. */
export function scanChinese(text: string): Token[] {
  const tokens: Token[] = [];
  for (let i = 0; i < text.length; ) {
    const [token, length] = longestToken(text, i, tokens.at(-1));
    const last = tokens.at(-1);
    if (token.type === "unknown" && last?.type === "unknown") last.phrase += token.phrase;
    else tokens.push(token);
    i += length;
  }
  return tokens;
}

function longestToken(text: string, start: number, last: Token | undefined): [Token, number] {
  for (let length = Math.min(longestWord, text.length - start); length > 0; length--) {
    const word = text.slice(start, start + length);
    const token = tokenOf(word, last);
    if (token) return [token, length];
  }
  const character = String.fromCodePoint(text.codePointAt(start)!);
  return [{ type: "unknown", phrase: character }, character.length];
}

function tokenOf(phrase: string, last: Token | undefined): Token | undefined {
  if (/^[，、,]$/.test(phrase)) return { type: "and", phrase };
  if (/^[\s。！？；：.!?;:]$/.test(phrase)) return { type: "break", phrase };
  if (/^\d{1,3}$/.test(phrase))
    return { type: "number", phrase, count: Math.max(1, Number(phrase)) };
  if (last?.type === "number" && measureWordsZh.has(phrase)) return { type: "ignored", phrase };
  if (["和", "与", "跟", "还有", "以及"].includes(phrase)) return { type: "and", phrase };
  if (phrase === "的") return { type: "of", phrase };
  if (phrase === "在") return { type: "at", phrase };
  const festival = festivalWords.get(phrase);
  if (festival) return { type: "festival", phrase, festival };
  if (nights.has(phrase)) return { type: "night", phrase };
  const weather = weatherWords.get(phrase);
  if (weather) return { type: "weather", phrase, weather };
  const action = actionsZh.get(phrase);
  if (action && phrase.length > 1)
    return { type: "action", phrase, action: action.action, prop: action.prop };
  const setting = settingWords.get(phrase);
  if (setting) return { type: "setting", phrase, setting };
  // A place word stands behind a thing; elsewhere 上 and 下 are parts of other words.
  const place = placesZh.get(phrase);
  if (place && (last?.type === "subject" || last?.type === "setting"))
    return { type: "place", phrase, kind: place };
  const meaning = subjectWords("zh").get(phrase);
  if (meaning) return { type: "subject", phrase, ...meaning, isPlural: false };
  const relation = relationVerbsZh.get(phrase);
  if (relation) return { type: "relation", phrase, kind: relation };
  if (action) return { type: "action", phrase, action: action.action, prop: action.prop };
  const number = numbersZh.get(phrase);
  if (number !== undefined) return { type: "number", phrase, count: number };
  const colour = coloursZh.get(phrase);
  if (colour) return { type: "colour", phrase, colour };
  const mood = moodsZh.get(phrase);
  if (mood) return { type: "mood", phrase, mood };
  const size = sizesZh.get(phrase);
  if (size) return { type: "size", phrase, size };
  if (stopWordsZh.has(phrase) || measureWordsZh.has(phrase)) return { type: "ignored", phrase };
  return undefined;
}
