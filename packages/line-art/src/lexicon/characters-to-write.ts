/** Chinese characters of which a description asks how they are written. */
import { strokesOf } from "../lettering/strokes-of.ts";
import type { SubjectId } from "../types.ts";
import { subjectWords } from "./words.ts";

/** More would be too small to be read. */
const most = 4;
const han = `["“「《]?(?<characters>\\p{Script=Han}{1,${most}}?)["”」》]?`;
const stroke = "stroke[- ](?:by[- ]stroke|orders?)";
const hanzi = "(?:(?:chinese|mandarin) )?(?:characters?|hanzi|words?|kanji)";
const chinese = "(?:chinese|mandarin) (?:characters?|hanzi|words?)";
const order = "(?:笔顺|笔画顺序|书写顺序|笔画)";

const waysToSay = [
  `\\b${stroke} (?:of|for|in)? ?(?:how to write )?(?:the )?(?:${hanzi} )?${han}(?!\\p{Script=Han})`,
  `\\b(?:how (?:to|do (?:you|i|we)) write|(?:learn(?:ing)? to|practi[cs]e) (?:writing|write)|trac(?:e|ing)|practi[cs](?:e|ing)) (?:the )?(?:${hanzi} )?${han}(?!\\p{Script=Han})(?: (?:${stroke}|step by step|in chinese))?`,
  `^(?:please )?(?:write|writing) (?:the )?(?:${hanzi} )?${han}$`,
  `(?<!\\p{Script=Han})${han} (?:${stroke}|step by step)`,
  // "A lantern with the character 福" is a lantern.
  `^(?:the )?${hanzi} ${han}(?: worksheet| practi[cs]e)?$`,
  `(?:^|[^\\p{Script=Han}]|汉字|生字|[学写练画])${han}(?:这?[个几]?字)?的?${order}`,
  `${order}[^\\p{Script=Han}]{0,3}${han}字?(?!\\p{Script=Han})`,
  `(?:描红|田字格)(?:练习|字帖|里|上|中)?写?[^\\p{Script=Han}]{0,3}${han}字?(?!\\p{Script=Han})`,
  `一笔一画地?写${han}字?(?!\\p{Script=Han})`,
  `(?:怎么|怎样|如何|学着?|学习|练习?|认识和)写(?:汉字|生字)[^\\p{Script=Han}]{0,2}${han}(?!\\p{Script=Han})`,
  `(?:怎么|怎样|如何|学着?|学习|练习?)写(?:一个)?${han}字(?!\\p{Script=Han})`,
  `${han}字?(?:怎么|怎样|如何)写`,
].map((way) => new RegExp(way, "iu"));

/** What an English word is in one character, where no drawing's name says so. */
const meanings: Readonly<Record<string, string>> = Object.fromEntries(
  `love 爱, peace 和, luck 福, good luck 福, fortune 福, blessing 福, happiness 喜, double happiness 囍, joy 乐,
  long life 寿, longevity 寿, family 家, home 家, friend 友, friendship 友, beauty 美, strength 力, power 力,
  courage 勇, wisdom 智, dream 梦, heart 心, good 好, big 大, small 小, spring 春, summer 夏, autumn 秋, fall 秋,
  winter 冬, person 人, people 人, woman 女, man 男, child 子, sun 日, moon 月, water 水, fire 火, wood 木,
  tree 木, earth 土, gold 金, metal 金, mountain 山, river 河, rain 雨, snow 雪, wind 风, sky 天, heaven 天,
  eat 吃, drink 喝, dragon 龙, rat 鼠, mouse 鼠, ox 牛, cow 牛, tiger 虎, rabbit 兔, snake 蛇, horse 马, goat 羊,
  sheep 羊, monkey 猴, rooster 鸡, chicken 鸡, dog 狗, pig 猪, cat 猫, fish 鱼, bird 鸟, flower 花, learn 学, study 学`
    .split(",")
    .map((pair) => {
      const [, word = "", characters = ""] = /^\s*(.+) (\p{Script=Han}+)$/u.exec(pair) ?? [];
      return [word.toLowerCase(), characters];
    }),
);
const wordEn = '(?:the (?:words? )?|a |an )?["“]?(?<word>[a-z]+(?: [a-z]+)?)["”]?';
const translations = [
  `\\bhow (?:to|do (?:you|i|we)) (?:write|say) ${wordEn} in (?:chinese|mandarin)(?: characters?)?`,
  `\\b(?:the )?${chinese} (?:of|for|meaning) ${wordEn}`,
].map((way) => new RegExp(way, "iu"));

/** Characters that are no word of their own today, or for more than one thing. */
const pictured: Readonly<Record<string, SubjectId>> = {
  日: "sun",
  月: "crescent-moon",
  水: "droplet",
  木: "deciduous-tree",
  石: "rock",
  雪: "snowflake",
  海: "ocean-wave",
  口: "mouth",
  耳: "ear",
  足: "foot",
  女: "girl",
  男: "boy",
  子: "baby",
  王: "king",
  爱: "red-heart",
  果: "red-apple",
  瓜: "watermelon",
  春: "tulip",
  夏: "sun",
  秋: "maple-leaf",
  冬: "snowman",
};

/** What is asked for, and the words that ask for it. */
export interface CharactersToWrite {
  characters: string;
  /** What they are the word for. */
  subject?: SubjectId;
  phrase: string;
}

export function charactersToWriteIn(text: string): CharactersToWrite | undefined {
  // 怎么写我的名字: it is not said which one.
  if (/[我你他她己子宝女儿]的?名字/.test(text)) return undefined;
  for (const way of waysToSay) {
    const said = way.exec(text);
    const characters = said?.groups?.characters;
    if (said && areKnown(characters)) return toWrite(characters, said[0]);
  }
  for (const way of translations) {
    const said = way.exec(text);
    const characters = said?.groups && inChinese(said.groups.word!.toLowerCase());
    if (said && areKnown(characters)) return toWrite(characters, said[0]);
  }
  return undefined;
}

function toWrite(characters: string, said: string): CharactersToWrite {
  const meaning = subjectWords("zh").get(characters);
  const named = meaning && !meaning.isNear ? meaning.subject : undefined;
  // 福 is drawn as the character that it is.
  const subject = pictured[characters] ?? (named === "fu" ? undefined : named);
  return { characters, phrase: said.trim(), ...(subject && { subject }) };
}

/** The characters of an English word, as far as it has few: "dragon", "good luck today". */
function inChinese(word: string): string | undefined {
  const known = meanings[word];
  if (known) return known;
  const subject = subjectWords("en").get(word)?.subject;
  const [inOne] =
    [...subjectWords("zh")].find(
      ([characters, meaning]) =>
        [...characters].length === 1 && meaning.subject === subject && !meaning.isNear,
    ) ?? [];
  const first = word.split(" ").slice(0, -1).join(" ");
  return inOne ?? (first ? inChinese(first) : undefined);
}

const areKnown = (characters: string | undefined): characters is string =>
  characters !== undefined && [...characters].every(strokesOf);
