/** Text as search sees it: words of English by their stem, words of Chinese also by character. */
import { stemmer } from "stemmer";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const han = /\p{Script=Han}/u;
/** Chinese, which has no spaces, in one piece; any other word; what is between them. */
const pieces = /(\p{Script=Han}+)|((?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}'’])+)|[\s\S]/gu;

export interface SearchWord {
  /** As it was written, in lower case. */
  word: string;
  /** What the index holds. */
  term: string;
  isHan: boolean;
}

/** The same letters however they were typed: width, case and accents do not count. */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("’", "'");
}

/** A text cut into words and what is between them; nothing is lost. */
export function* cutWords(text: string): Generator<{ text: string; word?: SearchWord }> {
  for (const [piece, chinese, other] of text.matchAll(pieces)) {
    if (chinese) {
      for (const { segment } of segmenter.segment(chinese)) {
        yield { text: segment, word: { word: segment, term: segment, isHan: true } };
      }
    } else {
      const word = other && readWord(other);
      yield word ? { text: piece, word } : { text: piece };
    }
  }
}

function readWord(text: string): SearchWord | undefined {
  const word = normalise(text)
    .replace(/'s$/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
  return word === "" ? undefined : { word, term: stemmer(word), isHan: false };
}

/** The words of a text in their order. */
export function wordsOf(text: string): SearchWord[] {
  return Array.from(cutWords(text.normalize("NFKC")), ({ word }) => word).filter(
    (word) => word !== undefined,
  );
}

/** The term of a single character that is a word by itself: 沙发上的猫 has one of 猫, 猫头鹰 has none. */
export const aloneTerm = (character: string) => `qqaloneqq${character}`;

/** What the index keeps of some texts, each term once. */
export function termsOf(texts: readonly string[]): string[] {
  const terms = new Set<string>();
  for (const { term, isHan } of texts.flatMap(wordsOf)) {
    terms.add(term);
    // Whoever looks for 猫 means 小猫 too, and words are not cut alike in every sentence.
    if (isHan) for (const character of term) terms.add(character);
    if (isHan && [...term].length === 1) terms.add(aloneTerm(term));
  }
  return [...terms];
}

const longestMended = 14;

/**
 * A word, and what is left of it without one letter, of longer words also without two: words that
 * are one slip of the finger apart, or two, have one of these in common.
 */
export function variantsOf(word: string): string[] {
  if (word.length < 4 || word.length > longestMended || han.test(word)) return [];
  const once = shortened(word);
  const twice = word.length < 6 ? [] : once.flatMap(shortened);
  return [...new Set([word, ...once, ...twice])];
}

function shortened(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}
