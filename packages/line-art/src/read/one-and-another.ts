/**
 * Words for one, some or the rest of those who were named: "three kittens: one sleeps, another plays
 * and the third eats", 两个小朋友，一个拉二胡，一个跳舞. Each becomes a token of its own here, before anything
 * takes "one" for a number and "third" for a word that nobody knows; `parse/parts-of-groups.ts` says who
 * it is.
 */
import { isAlive } from "../lexicon/living.ts";
import { isDeterminer, isHan, isSubjectToken, type Token, type TokenOf } from "./tokens.ts";

type Part = TokenOf<"part">;

export function oneAndAnother(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [part, length] = longestPart(tokens, at, read) ?? [undefined, 1];
    if (part) {
      const isOldest = part.phrase.startsWith("老");
      read.push(...tokens.slice(at, at + length).filter((one) => isLook(one) && !isOldest), part);
    } else if (isSomeNoun(tokens, at)) {
      read.push({ type: "number", phrase: "有的", count: 2 });
      at += 1;
    } else read.push(tokens[at]!);
    at += length;
  }
  return read;
}

const longest = 6;
const starts =
  /^(?:one|two|three|four|the|an?|all|another|others?|some|they|both|each|every(?:one|body)|\d\w+|second|third|fourth|fifth|sixth|last)$|^[其另还又再最第有大小老剩别他她它都一两三四五]/i;

/** 有的小朋友在画画: nobody was named whom they belong to. */
function isSomeNoun(tokens: readonly Token[], at: number): boolean {
  const [have, of, noun] = tokens.slice(at, at + 3);
  return (
    /^有$/.test(have?.phrase ?? "") && /^[的些]$/.test(of?.phrase ?? "") && isSubjectToken(noun)
  );
}

function longestPart(
  tokens: readonly Token[],
  at: number,
  read: readonly Token[],
): [Part, number] | undefined {
  if (!starts.test(tokens[at]!.phrase)) return undefined;
  for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length);
    if (words.some(({ type }) => type === "break")) continue;
    const part = partNamed(words);
    if (!part) continue;
    const rest = tokens.slice(at + length);
    const [noun] = rest;
    if (isOfThem(rest, part, read))
      return [noun?.type === "subject" ? { ...part, of: noun.subject } : part, length + 1];
    if (isMeant(part, read, rest) && isTold(rest)) return [part, length];
  }
  return undefined;
}

/** "One", with what may be said about it: "one of them", "the big one", 另外一只, 有的. */
function partNamed(words: readonly Token[]): Part | undefined {
  const isChinese = isHan(words[0]);
  const phrase = words
    .map((token) => token.phrase)
    .join(isChinese ? "" : " ")
    .toLowerCase();
  const found = (isChinese ? partsZh : partsEn).find(({ said }) => said.test(phrase));
  if (!found) return undefined;
  const number = words.find((token) => token.type === "number" && token.count > 0);
  // "Some" is a number of the lists, too.
  const count = number?.type === "number" && found.part !== "some" ? number.count : 1;
  return { type: "part", phrase, part: found.part, count: found.part === "next" ? 1 : count };
}

const partsEn: readonly { part: Part["part"]; said: RegExp }[] = [
  {
    part: "rest",
    said: /^(?:(?:all )?the )?(?:others|other (?:two|three|four|ones)|rest)(?: of (?:them|the \w+))?$/,
  },
  { part: "one", said: /^the other(?: one)?$/ },
  {
    part: "next",
    said: /^another(?: one)?$|^(?:the |an?)? ?(?:second|third|fourth|fifth|sixth|last|\d(?:nd|rd|th))(?: one)?$/,
  },
  { part: "some", said: /^some(?: others?)?(?: of (?:them|the \w+))?$/ },
  {
    part: "one",
    said: /^(?:one|two|three|four)(?: more)?(?: of (?:them|the \w+))?$|^the first(?: one)?$/,
  },
  {
    part: "one",
    said: /^the (?!same|only)\w+ one$|^the (?:old|eld|young|bigg|small|littl|tall|short|larg|fast|slow|strong)(?:er|est)$/,
  },
  { part: "all", said: /^(?:they|both|all|each)(?: of them)?$|^every(?:one|body)(?: else)?$/ },
];

const measure = "[只个条头匹位名棵朵辆艘颗架台]";
const partsZh: readonly { part: Part["part"]; said: RegExp }[] = [
  {
    part: "rest",
    said: new RegExp(`^(?:其[他它余]|剩下|别|另外?)的?(?:[两二三四五六]${measure})?$`),
  },
  {
    part: "next",
    said: new RegExp(
      `^(?:另外?|还有|又有|最后|再有)的?一${measure}$|^第[二三四五]${measure}$|^老[二三四]$`,
    ),
  },
  { part: "some", said: /^有[的些]$/ },
  {
    part: "one",
    said: new RegExp(
      `^其中(?:有)?[一两二三四]?${measure}?$|^[一两二三四五]${measure}$|^第一${measure}$|^[大小]的(?:那${measure})?$|^老大$`,
    ),
  },
  { part: "all", said: /^(?:[他她它]们)?都$|^(?:[他她它]们|大家)$/ },
];

/** "The big one" is big. */
const isLook = ({ type }: Token) => /^(?:size|build|colour|mood)$/.test(type);

/** "The third kitten", 其他小猴子: of those who were named. */
function isOfThem([noun, next]: readonly Token[], part: Part, read: readonly Token[]): boolean {
  if (!noun || !isSubjectToken(noun) || part.part === "all") return false;
  // 还有两个男生: they are more than those who were named.
  if (part.part === "one" && read.at(-1)?.phrase === "还有") return false;
  const isBegun = read.some(({ type }) => type === "part");
  // "Three kids, one kid has a balloon": of those three.
  const isSaid = next !== undefined && (next.type === "verb" || copula.test(next.phrase));
  const opens = read.at(-1)?.type === "break" || isSaid;
  // "Two girls at a table and one girl under it" are three.
  if (part.part === "one" && !/^the |第/.test(part.phrase) && !isBegun && !opens) return false;
  return read.some((token, at) => isSeveral(read, at) && isSame(token, noun));
}

function isSame(token: Token, noun: Token): boolean {
  if (token.type === "subject" && noun.type === "subject") return token.subject === noun.subject;
  if (token.type === "company" && noun.type === "subject")
    return token.subjects.includes(noun.subject);
  return (
    token.type === "company" &&
    noun.type === "company" &&
    token.subjects.every((subject) => noun.subjects.includes(subject))
  );
}

/** Is anybody there of whom it can be said? */
function isMeant(
  { part, phrase }: Part,
  read: readonly Token[],
  [next]: readonly Token[],
): boolean {
  if (part === "all" && /^every/.test(phrase)) return read.some((_, at) => isSeveral(read, at));
  if (part === "all") return read.some(({ type }) => type === "part") || areAll(phrase, read);
  const isBegun = read.some(({ type }) => type === "part");
  // "Seven apples in a basket and two on the table": two more.
  const isMore = next?.type === "relation" && read.at(-1)?.type !== "break";
  if (/^(?:two|three|four)\b/.test(phrase) && !isBegun && isMore) return false;
  // Chinese leaves open how many there are, and whoever "another one" is like may be alone.
  const mayBeOne = part === "next" || /\p{Script=Han}/u.test(phrase);
  const isOne = (token: Token | undefined) => token?.type === "subject" && isAlive(token.subject);
  return read.some(
    (token, at) => isSeveral(read, at) || (isOne(token) && (mayBeOne || isPaired(read, at))),
  );
}

/** 小熊送蜂蜜，小猫送鱼，小狗送骨头，大家唱歌 */
function areAll(phrase: string, read: readonly Token[]): boolean {
  const isNamed = (token: Token) => token.type === "subject" && isAlive(token.subject);
  return phrase === "大家" && read.filter(isNamed).length > 2;
}

/** "A cat and a dog" */
function isPaired(tokens: readonly Token[], at: number): boolean {
  const and = tokens.findIndex(({ type }, place) => place > at && type !== "ignored");
  const next = tokens.slice(and + 1).find((token) => !isDeterminer(token));
  return tokens[and]?.type === "and" && next?.type === "subject" && isAlive(next.subject);
}

/** "Kittens", "two dogs", 三只小猫, "children" */
export function isSeveral(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.type === "company") return true;
  if (token?.type !== "subject") return false;
  const isAbout = (one: Token) => isDeterminer(one) || one.type === "ignored";
  const from = tokens.findLastIndex((one, place) => place < at && !isAbout(one)) + 1;
  return (
    token.isPlural ||
    tokens
      .slice(from, at)
      .some((one) => one.type === "number" && one.count > 1 && one.phrase !== "有的")
  );
}

const adverb =
  /^(?:who|that|also|just|still|then|\w+ly|在|正在?|也|还|则|就|却|又|很|太|偷偷|正好)$/i;
const copula = /^(?:is|are|was|were|has|have|gets?|got|goes|comes|脸|眼睛|手里|头上|身上)$/i;
const adverbZh = /[地把被让用]$/;

/** Does it go on with what is said of them? "One day", "the second floor" and 一个苹果 do not. */
function isTold(rest: readonly Token[]): boolean {
  const at = rest.findIndex(
    ({ type, phrase }) => type !== "ignored" || !(adverb.test(phrase) || adverbZh.test(phrase)),
  );
  const next = rest[at];
  if (!next) return false;
  if (/^(?:verb|relation|with|at|coverb|upon-it)$/.test(next.type)) {
    // 一只跳舞的小猫 is another one.
    const of = rest.findIndex(({ type }) => type === "of" || type === "break" || type === "and");
    const described = rest[of]?.type === "of" ? rest[of + 1] : undefined;
    // 一个托住掉下来的大桥，一个喷水: no bridge holds anything up.
    const isObject = described?.type === "subject" && !isAlive(described.subject);
    const goesOn = rest.some(
      ({ type }, index) => type === "break" && rest[index + 1]?.type === "number",
    );
    if (isObject && goesOn && next.type === "verb" && next.verb.object) return true;
    return !isHan(next) || !isSubjectToken(described);
  }
  if (copula.test(next.phrase)) return true;
  if (next.type === "unknown") return isHan(next) ? false : /(?:[^s]s|ed|ing)$/.test(next.phrase);
  // "One black and one white", 一只黑的
  const isEnd = rest.slice(at + 1).find(({ type }) => type !== "of" && type !== "ignored")?.type;
  const ends = isHan(next) ? /^(?:and|break|number|undefined)$/ : /^(?:and|break|undefined)$/;
  const isLooked = isLook(next) || (next.type === "ignored" && !isHan(next));
  return isLooked && ends.test(String(isEnd));
}
