/** From what a visitor typed to what is looked up. */
import type { Term } from "../../data/search-index.ts";
import { aloneTerm, type SearchWord, wordsOf } from "../../data/search-text.ts";

/** Words that say nothing about a picture, and words that are true of every page here. */
const noise = new Set(
  (
    "a an the of and or with without in on at to for from by is are my me i want some free " +
    "printable print picture pictures image images drawing drawings draw coloring colouring color colour " +
    "page pages sheet sheets pdf online " +
    "的 了 和 与 在 一 一个 一只 一张 一幅 个 只 张 幅 给 我 想 要 找 有 着 是 吗 呢 把 " +
    "图 图片 图画 画 简笔画 涂色 涂色页 填色 填色页 上色 着色 打印 免费 下载 线稿"
  ).split(" "),
);

/** The words that say something; all of them if none does. */
export function meaningful(words: readonly SearchWord[]): SearchWord[] {
  const left = words.filter(({ word }) => !noise.has(word));
  return left.length > 0 ? left : [...words];
}

const longestQuery = 200;
const mostWords = 12;

/** The words to look up, at most twelve; none: nothing was asked. */
export function readQuery(text: string): SearchWord[] {
  return meaningful(wordsOf(text.slice(0, longestQuery))).slice(0, mostWords);
}

/** Each word as the index has it. */
export function exactGroups(words: readonly SearchWord[]): Term[][] {
  return words.map(({ term }) => [{ term, isPrefix: false }]);
}

/** The same, single characters only where they are words; undefined: nobody asked for one. */
export function aloneGroups(words: readonly SearchWord[]): Term[][] | undefined {
  const isCharacter = ({ term, isHan }: SearchWord) => isHan && [...term].length === 1;
  if (!words.some(isCharacter)) return undefined;
  return words.map((one) => [
    { term: isCharacter(one) ? aloneTerm(one.term) : one.term, isPrefix: false },
  ]);
}

/** Each word as the beginning of one, and Chinese words by their characters. */
export function looseGroups(words: readonly SearchWord[]): Term[][] {
  return words.flatMap(({ word, term, isHan }) => {
    if (isHan) return Array.from(word, (character) => [{ term: character, isPrefix: false }]);
    if (word.length < 2) return [[{ term, isPrefix: false }]];
    // A stem is not always a beginning of the word: "bunny" has the stem "bunni". That of "bus" begins
    // too many others.
    const isTelling = term.length >= Math.min(4, word.length);
    return [
      [{ term: word, isPrefix: true }, ...(term === word ? [] : [{ term, isPrefix: isTelling }])],
    ];
  });
}
