/** What a description asks to be written on the page in large letters. */
import { firstNamesEn } from "../lexicon/first-names-en.ts";

/** "Bubble letters", "big capital letters". */
const kinds =
  "(?:(?:big|large|huge|giant|cute|bubbl[ey]|block|fancy|graffiti|balloon|outlined?|hollow|capital|upper-?case|thick|fat|round) )+";
const quoted =
  /(?:\b(?:(?:the )?(?:words?|names?|text|letters?)|saying|that says|reading) |名字|汉字|文字|字样|写着|写有|写上)?["“”「『《]([^"“”「」『』《》]{1,24})["“”」』》]/u;
const named =
  /\b(?:the )?(?:(?:big|large|bubble|block|fancy|graffiti|balloon|capital|upper-?case) )*(?:name|word|letters?|numbers?|text)s? (?:is |of )?([A-Z][A-Za-z]{0,11}|[A-Za-z]|\d{1,4})\b/;
/** "The words Gear Heads above it" */
const namedWords =
  /\b(?:with )?the words ([A-Z][A-Za-z]{0,9}(?: [A-Z][A-Za-z]{0,9}){1,2})\b(?: (?:above|below|under|over|around|across|on top of) (?:it|him|her|them)\b)?/;
/** "A lantern with the Chinese character 福". */
const namedHan = /\b(?:characters?|words?|hanzi) (\p{Script=Han}{1,6})/iu;
/** "A heart that says I LOVE YOU". */
const shouted =
  /\b(?:that |which )?(?:says?|saying|reads?|reading) ([A-Z][A-Z0-9 '!?&]{1,23})(?![A-Za-z])/;
/** "A sign that says Happy Thanksgiving": the day is seen, too. Of birthdays the name is written. */
const greeting =
  /\b(?:that |which )?(?:says?|saying|reads?|reading) ((?:Happy(?! [Bb]irthday)|Merry|Welcome|Hello|Thank You|Good|Best|Get Well|Congratulations)(?: \p{Lu}[\p{L}'’]*){0,3}|Welcome)(?![\p{L}’'])/u;
const longestGreeting = 12;
/** "A is for astronaut". */
const initial = /^\s*([A-Z]) is for\b/;
const namedZh =
  /(?:名字|字母|数字|汉字|文字|写着|写上|写有)(?:叫|是|：|:)?\s*(?:([A-Za-z0-9]{1,12}(?![A-Za-z0-9+=×÷-]))|(\p{Script=Han}{1,4}?)(?:[二两三四]?个?字)?(?=[的和与，。、,.\s]|$))/u;
/** 旁边写着恭喜发财 */
const writtenThere =
  /(?:旁边|上面|下面|中间|横幅|牌子|条幅|旗子|卡片|气球|门)上?(?:也|还)?写(?!字|作业|信|诗|日记|福)(?:着|上|了|有|：|:)*(\p{Script=Han}{2,4})(?=$|[，。,.！!])/u;
/** "一个春字": not the 字 of 名字, 数字 and their like; 福字 is a thing of its own. */
const characterZh =
  /(?:^|[个大写画的是有着])(?![名数文汉写打识十福])(\p{Script=Han})字(?=[，。、,.\s的和与]|$)/u;
const word = "[\\p{Lu}\\d][\\p{L}'’-]{0,14}";
/** "SOPHIE in bubble letters", "the words Be Kind in block letters". */
const inLetters = new RegExp(
  `(?:^|(?:[Ww]rite|[Ss]pell(?: out)?|[Dd]raw|[Mm]ake|[Nn]ame|[Ww]ords?)(?: is| me| my name)? )(${word}(?: ${word}){0,2}),? (?:written |spelled |drawn )?in (?:the )?${kinds}letter(?:s|ing)\\b`,
  "u",
);
/** "sophie in bubble letters": typed in small letters, it is still a name. */
const inLettersSmall = new RegExp(
  `^(?:write |spell |draw |make |my name |the (?:name|words?) |name )*((?!(?:an?|the|my|our|your|some|all|alphabet|abcs?|letters?|numbers?|names?|words?)\\b)\\p{Ll}{2,12}(?: (?!in )\\p{Ll}{2,12})?),? (?:written |spelled |drawn )?in (?:the )?${kinds}letter(?:s|ing)\\b`,
  "u",
);
/** "Bubble letters that say MIA", "bubble letters SOPHIE". */
const lettersSaying = new RegExp(
  `\\b${kinds}letters?(?:,|:| that| which| (?:to |for )?(?:say|spell|read)(?:ing|s)?(?: out)?| of)* (${word})(?![\\p{L}’'])`,
  "u",
);
/** "Write LUCAS", "spell out HENRY with dinosaurs". */
const written =
  /^(?:please )?(?:write|spell)(?: out)? (?:my name |the (?:name|word) )?([A-Z][A-Za-z]{1,14})(?: (?:in (?:[a-z]+ )?letters?)\b)?(?=$|[ ,.!])/u;
/** 用大字写子涵, 乐乐两个字, 空心字小宇. */
const writtenZh =
  /(?:用[^，。,\s]{0,4}字(?:体)?写(?:上|着|出)?|(?:空心|泡泡|气球|艺术|立体)(?:字体?|大字)[：:\s]?|^写(?![上着出一个]|[毛钢铅粉蜡]笔|大字|书法|作业|日记|春联|对联|福字|生[，。]|生$|信|诗))(?:名字)?(\p{Script=Han}{2,4}?)(?=[二两三四]个?字|这[二两三四]个字|$|[，。,.\s])/u;
const charactersZh =
  /(?:^|[的画写][上着出]?)(?!名字|数字|汉字|[这那几上着出])((?:(?![的画写这那几])\p{Script=Han}){2,4})(?:这)?[二两三四]个(?:大|空心)?字/u;
const nameOfZh = /^(?![我你他她])((?:(?![我你他她的])\p{Script=Han}){2,3})的名字(?=$|[，。,.\s])/u;

/** What stands on a wall in wooden letters: nothing to be drawn, or written rather than drawn. */
const toHangUp =
  /^(?:LOVE|HOPE|PEACE|JOY|FAITH|DREAM|SMILE|BELIEVE|HELLO|WELCOME|FAMILY|HOME|KINDNESS|BE KIND|MOM|DAD|I LOVE (?:YOU|U|MOM|DAD)|THANK YOU|YES|NO)$/;
/** A page with nothing on it but a name: EMMA, Noah. Lily, Daisy and Jack may be drawn. */
export function isOnlyAName(text: string): boolean {
  const isCapital = /^[A-Z]{2,12}$/.test(text);
  return isCapital || (/^[A-Z][a-z]+$/.test(text) && firstNamesEn.has(text.toLowerCase()));
}

const waysToName = [
  quoted,
  initial,
  shouted,
  greeting,
  lettersSaying,
  inLetters,
  inLettersSmall,
  written,
  namedWords,
  named,
  namedHan,
  writtenZh,
  charactersZh,
  nameOfZh,
  writtenThere,
  namedZh,
  characterZh,
];

/** “欣怡”两个字. */
const countOfCharacters = /(?<= )这?[一二两三四五六]个(?:大|空心)?字/u;

/** @returns the text without the words for it */
export function withoutLettering(text: string): { text: string; lettering?: string } {
  if (toHangUp.test(text.trim())) return { text: "", lettering: text.trim() };
  const found = waysToName
    .map((pattern) => pattern.exec(text))
    .find((one) => one?.slice(1).some(Boolean));
  const said = found?.slice(1).find(Boolean)?.trim();
  if (!found || !said) return { text };
  const isSmall = /^\p{Ll}{2}/u.test(said);
  const lettering = isSmall
    ? said.replace(/(?<=^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : said;
  const isGreeting = greeting.test(found[0]);
  const day = isGreeting && /^(?:Happy|Merry)/.test(said) ? ` ${said} ` : " ";
  const rest = text.replace(found[0], day).replace(countOfCharacters, " ");
  // Of a longer one in one line the letters are too small to be colored.
  return isGreeting && said.length > longestGreeting ? { text: rest } : { text: rest, lettering };
}
