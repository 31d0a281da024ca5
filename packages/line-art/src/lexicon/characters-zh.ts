/** Chinese as the lists of words spell it: traditional characters and common slips of the pen. */
import { stopWordsZh } from "./grammar-zh.ts";
import { sceneWords } from "./settings.ts";
import { traditionalPairs } from "./words/traditional.ts";
import { subjectWords } from "./words.ts";

/** The traditional character and the simplified one, with two that OpenCC leaves as they are. */
const traditional = new Map(
  `${traditionalPairs} 揹背 貛獾`
    .trim()
    .split(/\s+/)
    .map(([from = "", to = ""]) => [from, to]),
);

/** Written for each other by hand and by ear; only where it makes a word. */
const slips = new Map(
  `免兔 崔雀 罗萝 页叶 鸟乌 狮师 师狮 描猫 糊蝴 碟蝶 恐孔 竟镜 境镜 蓝篮 篮蓝 马蚂 像象 汽气 气汽 园圆 圆园 桔橘 密蜜 侯猴 唬虎 劲颈`
    .split(/\s+/)
    .map(([from = "", to = ""]) => [from, to]),
);

/** 著 is simplified Chinese too, in 著名: it is 着 beside others only. */
export function simplified(text: string): string {
  const read = [...text].map((character) => traditional.get(character) ?? character).join("");
  return read === text ? text : read.replaceAll("著", "着");
}

/** 小免子, 孔崔: the words they were to be. */
export function withoutSlips(text: string): string {
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    const meant = slips.get(character);
    if (meant === undefined) continue;
    const [far = "", before = "", after = ""] = [-2, -1, 1].map((by) => characters[at + by]);
    const around = (it: string) => [
      before + it,
      it + after,
      before + it + after,
      far + before + it,
    ];
    if (around(meant).some(isWord) && !around(character).some(isWord)) characters[at] = meant;
  }
  return characters.join("");
}

function isWord(word: string): boolean {
  return (
    word.length > 1 &&
    (subjectWords("zh").has(word) || sceneWords.zh.has(word) || stopWordsZh.has(word))
  );
}
