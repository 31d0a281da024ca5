import {
  actionsEn,
  coloursEn,
  moodsEn,
  numbersEn,
  relationsEn,
  sizesEn,
  stopWordsEn,
} from "../lexicon/grammar-en.ts";
import { festivals, nightWords, settings, weathers } from "../lexicon/settings.ts";
import { type Meaning, subjectWords } from "../lexicon/words.ts";
import type { Festival, SettingId, Weather } from "../types.ts";
import { nearestSpelling } from "./spelling.ts";
import type { Token } from "./tokens.ts";

const longestPhrase = 4;

const settingWords = wordsOf(settings) as Map<string, SettingId>;
const festivalWords = wordsOf(festivals) as Map<string, Festival>;
const weatherWords = wordsOf(weathers) as Map<string, Weather>;
const nights = new Set<string>(nightWords.en);

function wordsOf(rows: Record<string, { en: readonly string[] } | undefined>): Map<string, string> {
  return new Map(
    Object.entries(rows).flatMap(([id, row]) => (row?.en ?? []).map((word) => [word, id])),
  );
}

/** English words to tokens: the longest phrase that means something first. */
export function scanEnglish(text: string): Token[] {
  const words =
    text
      .toLowerCase()
      .match(/[\p{Script=Latin}\p{M}]+(?:['’-][\p{Script=Latin}]+)*|\d+|[,.;:!?]/gu) ?? [];
  const tokens: Token[] = [];
  for (let i = 0; i < words.length; ) {
    const [token, length] = longestToken(words, i);
    tokens.push(token);
    i += length;
  }
  return tokens;
}

function longestToken(words: readonly string[], start: number): [Token, number] {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length).join(" ");
    const token = tokenOf(phrase, words[start - 1], words[start + length]);
    if (token) return [token, length];
  }
  const phrase = words[start]!;
  const meaning = phrase.length >= 5 ? nearestSpelling(phrase, subjectWords("en")) : undefined;
  if (meaning) return [{ type: "subject", phrase, ...meaning, isPlural: /s$/.test(phrase) }, 1];
  const place = phrase.length >= 5 ? nearestSpelling(phrase, settingWords) : undefined;
  if (place) return [{ type: "setting", phrase, setting: place }, 1];
  return [{ type: "unknown", phrase }, 1];
}

function tokenOf(
  phrase: string,
  before: string | undefined,
  after: string | undefined,
): Token | undefined {
  if (/^[,.;:!?]$/.test(phrase))
    return phrase === "," ? { type: "and", phrase } : { type: "break", phrase };
  if (phrase === "and" || phrase === "&" || phrase === "with") return { type: "and", phrase };
  if (/^\d+$/.test(phrase)) return { type: "number", phrase, count: Math.max(1, Number(phrase)) };
  const festival = festivalWords.get(phrase);
  if (festival && after !== "tree") return { type: "festival", phrase, festival };
  if (nights.has(phrase)) return { type: "night", phrase };
  const weather = weatherWords.get(phrase);
  if (weather) return { type: "weather", phrase, weather };
  const meaning = meaningOf(phrase);
  const setting = settingWords.get(phrase) ?? settingWords.get(singular(phrase) ?? "");
  if (setting && !(meaning && !/^(the|in|at|to)$/.test(before ?? "")))
    return { type: "setting", phrase, setting };
  const action = actionsEn.get(phrase);
  const relation = relationsEn.get(phrase);
  const takesObject =
    after !== undefined && /^(a|an|the|his|her|its|their|two|three|some|with|my)$/.test(after);
  // "flying a kite" and "reading a book" have an object; "flying over" and "reading under" have none.
  if (action && relation)
    return takesObject || meaningOf(after ?? "")
      ? relationToken(phrase, relation, after)
      : actionToken(phrase, action);
  if (relation) return { type: "relation", phrase, kind: relation };
  if (action) return actionToken(phrase, action);
  const size = sizesEn.get(phrase);
  if (size) return { type: "size", phrase, size };
  const mood = moodsEn.get(phrase);
  if (mood) return { type: "mood", phrase, mood };
  const colour = coloursEn.get(phrase);
  if (colour && !meaning) return { type: "colour", phrase, colour };
  if (meaning)
    return {
      type: "subject",
      phrase,
      ...meaning,
      isPlural: !subjectWords("en").has(phrase) && singular(phrase) !== undefined,
    };
  const number = numbersEn.get(phrase);
  if (number !== undefined) return { type: "number", phrase, count: number };
  if (stopWordsEn.has(phrase)) return { type: "ignored", phrase };
  return undefined;
}

function actionToken(phrase: string, { action, prop }: { action: string; prop?: string }): Token {
  return { type: "action", phrase, action, prop };
}

function relationToken(
  phrase: string,
  kind: Extract<Token, { type: "relation" }>["kind"],
  after: string | undefined,
): Token {
  // One flies in a plane but holds a kite's string: the reader settles it when the object is known.
  return { type: "relation", phrase, kind: phrase === "flying" && after ? "riding" : kind };
}

function meaningOf(phrase: string): Meaning | undefined {
  const words = subjectWords("en");
  return words.get(phrase) ?? words.get(singular(phrase) ?? "");
}

const irregular: Readonly<Record<string, string>> = {
  mice: "mouse",
  geese: "goose",
  wolves: "wolf",
  leaves: "leaf",
  children: "child",
  men: "man",
  women: "woman",
  people: "person",
  feet: "foot",
  teeth: "tooth",
  oxen: "ox",
  fishes: "fish",
};

/** The singular of the last word, or undefined where it does not look like a plural. */
export function singular(phrase: string): string | undefined {
  const [, before = "", last = ""] = /^(.* )?(\S+)$/.exec(phrase) ?? [];
  const known = irregular[last];
  if (known) return before + known;
  if (/ies$/.test(last)) return `${before}${last.slice(0, -3)}y`;
  if (/(ss|us)$/.test(last) || !/s$/.test(last)) return undefined;
  const words = subjectWords("en");
  const short = before + last.slice(0, -1);
  if (words.has(short)) return short;
  return /es$/.test(last) ? before + last.slice(0, -2) : short;
}
