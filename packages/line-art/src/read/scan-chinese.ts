import { isBodyPart } from "../lexicon/body-parts.ts";
import { companies } from "../lexicon/companies.ts";
import {
  buildsZh,
  coloursZh,
  coverbsZh,
  distancesZh,
  existentialsZh,
  holdersZh,
  measureWordsZh,
  moodsZh,
  negationsZh,
  numbersZh,
  placesZh,
  sizesZh,
  stopWordsZh,
  uponItZh,
} from "../lexicon/grammar-zh.ts";
import { isAlive } from "../lexicon/living.ts";
import { sceneWords } from "../lexicon/settings.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { verbsZh } from "../lexicon/verbs.ts";
import { subjectWords } from "../lexicon/words.ts";
import { inPlainOrder } from "./ba-and-bei.ts";
import { isSubjectToken, subjectToken, type Token } from "./tokens.ts";

const longestWord = 8;

/** Chinese characters to tokens: at each place the longest word that means something. */
export function scanChinese(text: string): Token[] {
  const tokens: Token[] = [];
  const words = dictionaryWords(text);
  for (let i = 0; i < text.length; ) {
    const [token, length] = longestToken(text, i, tokens, words);
    const last = tokens.at(-1);
    if (token.type === "unknown" && last?.type === "unknown") last.phrase += token.phrase;
    // 河马的背上 is 河马背上.
    else if (token.type === "place" && last?.type === "of") tokens.splice(-1, 1, token);
    else tokens.push(token);
    i += length;
  }
  return inPlainOrder(
    tokens
      .map(asManner)
      .map(asName)
      .map(asTitle)
      .flatMap(splitUnknown)
      .flatMap(holding)
      .map(asDoing)
      .map(asHost),
  );
}

/** 美滋滋地, 呼哧呼哧地: how it is done, in words that no list has. */
function asManner(token: Token, at: number, tokens: readonly Token[]): Token {
  const isHow = token.type === "unknown" && [...token.phrase].length > 1;
  return isHow && tokens[at + 1]?.phrase === "地" ? { ...token, type: "ignored" } : token;
}

/** 小仓鼠瓜瓜: what a pet is called. */
function asName(token: Token, at: number, tokens: readonly Token[]): Token {
  const before = tokens[at - 1];
  const isPet = before?.type === "subject" && subjectById(before.subject).kind === "animal";
  const isName = token.type === "unknown" && /^(\p{Script=Han})\1$/u.test(token.phrase);
  return isPet && isName ? { ...token, type: "ignored" } : token;
}

/** 兔子姐姐, 宇航员爸爸: who they are to others, in one with what they are. */
function asTitle(token: Token, at: number, tokens: readonly Token[]): Token {
  const before = tokens[at - 1];
  if (before?.type !== "subject" || token.type !== "subject") return token;
  const { kind } = subjectById(before.subject);
  const isOne =
    (kind === "animal" && titles.test(token.phrase)) ||
    (kind === "person" && trades.test(before.phrase) && kin.test(token.phrase)) ||
    (/族$/.test(before.phrase) && /^(?:girl|boy|man|woman)$/.test(token.subject));
  return isOne ? { type: "ignored", phrase: token.phrase } : token;
}

const titles = /^(?:姐姐|哥哥|弟弟|妹妹|阿姨|叔叔|伯伯|大[叔婶妈伯哥姐]|先生|小姐|鸟)$/;
const kin = /^(?:姐姐|哥哥|阿姨|叔叔|伯伯|爸爸|妈妈|老?爷爷|老?奶奶|大[爷叔妈婶伯哥姐]|婆婆|师傅)$/;
const trades =
  /(?:员|家|盲人|[渔农牧]民|保安|木匠|裁缝|[画铁鞋花石]匠|师|警察|医生|护士|警官|司机|船长|厨师|飞行员|老板|店长)$/;

/** 开生日会: nobody rides there. */
function asHost(token: Token, at: number, tokens: readonly Token[]): Token {
  const isFeast = token.type === "verb" && tokens[at + 1]?.type === "festival";
  return isFeast ? { type: "ignored", phrase: token.phrase } : token;
}

/** 妈妈搓麻绳, 老爷爷拄着拐杖: a verb that no list has; what is done to is in hand where it can be. */
function asDoing(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.type !== "unknown" || [...token.phrase].length > 1) return token;
  const isAside = ({ type }: Token) => /^(?:ignored|at)$/.test(type);
  const near = tokens.findLast((one, place) => place < at && !isAside(one));
  // 爸爸在梯子上换灯泡: he does, up there.
  const isThere = near?.type === "place" && tokens[at - 3]?.type === "at";
  // 妹妹坐在三轮车上按铃铛
  const doer = tokens[at - 4]?.type === "verb" ? tokens[at - 5] : tokens[at - 4];
  const before = isThere ? doer : near;
  const next = tokens[at + 1];
  const isDone =
    /^(?:subject|company)$/.test(before?.type ?? "") &&
    (isSubjectToken(next) || next?.type === "number" || next?.phrase === "着");
  return isDone
    ? { type: "verb", phrase: token.phrase, verb: { object: "holding", unseen: true } }
    : token;
}

function longestToken(
  text: string,
  start: number,
  tokens: readonly Token[],
  words: readonly string[],
): [Token, number] {
  for (let length = Math.min(longestWord, text.length - start); length > 0; length--) {
    const word = text.slice(start, start + length);
    const token = tokenOf(word, tokens, text[start + length]);
    const isWord = token?.type === "subject" || (token?.type === "verb" && /^[站开发]$/.test(word));
    if (length === 1 && isWord && !standsAlone(text[start]!, words[start]!)) continue;
    if (token?.type === "verb" && length > 1 && opensThing(text, start + length - 1, words))
      continue;
    if (token) return [token, length];
  }
  const character = String.fromCodePoint(text.codePointAt(start)!);
  return [{ type: "unknown", phrase: character }, character.length];
}

/** 吃草莓 is not 吃草: the last character of the verb is the first of a thing. */
function opensThing(text: string, at: number, words: readonly string[]): boolean {
  const word = words[at]!;
  return word.length > 1 && text.startsWith(word, at) && subjectWords("zh").has(word);
}

let segmenter: Intl.Segmenter | undefined;

function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter("zh", { granularity: "word" });
  return segmenter.segment(text);
}

/** For each place of a text the word around it. */
function dictionaryWords(text: string): string[] {
  return [...segmentsOf(text)].flatMap(({ segment }) => Array(segment.length).fill(segment));
}

/** 我在 is a word of the dictionary, too. */
const particles = "在到于和与跟的";

/** 手 is a hand, but not in 射手座: what shares its dictionary word must mean something too. */
function standsAlone(character: string, word: string): boolean {
  return [...word].every(
    (other) =>
      other === character ||
      particles.includes(other) ||
      [
        coverbsZh,
        placesZh,
        sizesZh,
        coloursZh,
        numbersZh,
        verbsZh,
        measureWordsZh,
        stopWordsZh,
      ].some((known) => known.has(other)),
  );
}

/** 一篮苹果, 一大盘饺子: the apples are in it. Water is not drawn apart, and 一盘鱼 is a fish. */
function holding(token: Token, index: number, tokens: readonly Token[]): Token[] {
  const before = tokens.slice(0, index).findLast(({ type }) => type !== "size");
  // 一盘热腾腾的鱼
  const next = tokens.slice(index + 1).find(({ type }) => !/^(?:ignored|of)$/.test(type));
  if (token.phrase === "水" && holdersZh.has(before?.phrase ?? "")) return [];
  if (before?.type !== "number" || token.type !== "subject" || !holdersZh.has(token.phrase))
    return [token];
  const isTableware = /^(plate|round-bowl)$/.test(token.subject);
  const isFood = next?.type === "subject" && subjectById(next.subject).kind === "food";
  if (isTableware && isSubjectToken(next) && !isFood) return [];
  return [token, { type: "containing", phrase: "" }];
}

/** Characters that mean nothing to us are told apart by the platform's dictionary. */
function splitUnknown(token: Token): Token[] {
  if (token.type !== "unknown") return [token];
  const kind = token.phrase.length <= longestKind && kindNamed(token.phrase);
  if (kind) return [kind];
  if (token.phrase.length < 3) return [token];
  return [...segmentsOf(token.phrase)].map(
    ({ segment }): Token =>
      kindNamed(segment) ?? {
        type: stopWordsZh.has(segment) ? "ignored" : "unknown",
        phrase: segment,
      },
  );
}

const longestKind = 4;
/** Named after what they look like, or written with a character that means something else there. */
const noKinds = /^(天牛|人马|火花|浪花|泪花|天花|豆花|心花|葱花|印花)$/;

/** A name ends in what it is a kind of: 草鱼 is a fish, 白桦树 a tree, 罐车 a vehicle. */
function kindNamed(phrase: string): Token | undefined {
  if (phrase.length < 2 || noKinds.test(phrase)) return undefined;
  const meaning = subjectWords("zh").get(phrase.at(-1)!);
  if (!meaning || !/animal|plant|vehicle/.test(subjectById(meaning.subject).kind)) return undefined;
  return { type: "subject", phrase, subject: meaning.subject, isNear: true, isPlural: false };
}

function tokenOf(
  phrase: string,
  tokens: readonly Token[],
  after: string | undefined,
): Token | undefined {
  const last = tokens.at(-1);
  if (/^[、]$/.test(phrase)) return { type: "and", phrase };
  if (/^[，,]$/.test(phrase)) return { type: "break", phrase };
  if (/^[\s。！？；：.!?;:~～…]+$/.test(phrase)) return { type: "break", phrase };
  if (/^\d{1,3}$/.test(phrase)) return { type: "number", phrase, count: Number(phrase) };
  const startsClause = !last || last.type === "break" || last.type === "and";
  const holds = last?.type === "number" ? holdersZh.get(phrase) : undefined;
  if (holds) return subjectToken(phrase, holds);
  if (last?.type === "number" && measureWordsZh.has(phrase)) return { type: "ignored", phrase };
  if (["和", "与", "跟", "还有", "以及", "及", "加", "同"].includes(phrase))
    return { type: "and", phrase };
  // 我和爸爸, 妈妈抱着我: the child who asks is in the picture.
  const isListed = last?.type === "and" || /^[和跟与]$/.test(after ?? "");
  const isDoneTo = last?.type === "verb" && /^[背抱牵搂亲拉扶陪教]/.test(last.phrase);
  // 爸爸在睡觉，我在堆城堡
  const isAtIt =
    startsClause && /^(?:正?在|也在)$/.test(after ?? "") && tokens.some(isSubjectToken);
  if (phrase === "我" && (isListed || isDoneTo || isAtIt)) return subjectToken(phrase, "boy");
  if (phrase === "的") return { type: "of", phrase };
  if (["在", "正在", "到", "于", "进", "上了"].includes(phrase)) return { type: "at", phrase };
  const coverb = coverbsZh.get(phrase);
  if (coverb && after !== undefined) return { type: "coverb", phrase, kind: coverb };
  const upon = uponItZh.exec(phrase)?.[1];
  if (upon) return { type: "upon-it", phrase, kind: placesZh.get(upon) ?? "on" };
  // 拿着荷叶当伞: there is no umbrella.
  if (/^(?:当|当作|当成|当做)$/.test(phrase) && last?.type === "subject")
    return { type: "negation", phrase };
  if (negationsZh.has(phrase)) return { type: "negation", phrase };
  if (distancesZh.has(phrase)) return { type: "far", phrase };
  if (existentialsZh.has(phrase)) return { type: "existential", phrase };
  const company = companies.zh.get(phrase);
  if (company) return { type: "company", phrase, subjects: company };
  // 方位词 stand behind a thing or open a clause ("旁边有…"); elsewhere 上 and 下 are parts of other words.
  const place = placesZh.get(phrase);
  const isOwned = last?.type === "of" && isSubjectToken(tokens.at(-2)) && phrase.length > 1;
  const isPlaced = isSubjectToken(last) || last?.type === "setting" || isOwned;
  // 头上戴着花: it is worn.
  const isDressed = /^[头脚身]/.test(phrase) && /^[戴插扎系别穿披]/.test(after ?? "");
  // 小狗边跑边叫 is no place.
  const isBy = phrase !== "边" || (last?.type === "subject" && !isAlive(last.subject));
  if (place && isBy && !isDressed && (isPlaced || (startsClause && phrase.length > 1)))
    return { type: "place", phrase, kind: place };
  const scene = sceneWords.zh.get(phrase);
  if (scene) return { ...scene, phrase };
  const verb = verbsZh.get(phrase);
  if (verb && (phrase.length > 1 || phrase === "哭")) return { type: "verb", phrase, verb };
  // 小男孩生气: what somebody feels is no picture of a face.
  const feels = tokens.some(isSubjectToken) ? moodsZh.get(phrase) : undefined;
  if (feels) return { type: "mood", phrase, mood: feels };
  const meaning = subjectWords("zh").get(phrase);
  if (meaning) return { type: "subject", phrase, ...meaning, isPlural: false };
  if (/们$/.test(phrase)) {
    const each = subjectWords("zh").get(phrase.slice(0, -1));
    if (each) return { type: "subject", phrase, ...each, isPlural: true };
  }
  const isPart = isBodyPart(phrase) && phrase.length > 1;
  if ((stopWordsZh.has(phrase) || isPart) && phrase.length > 1) return { type: "ignored", phrase };
  if (verb) return { type: "verb", phrase, verb };
  const number = numbersZh.get(phrase);
  if (number !== undefined) return { type: "number", phrase, count: number };
  const colour = coloursZh.get(phrase);
  if (colour && (phrase.length > 1 || after !== undefined))
    return { type: "colour", phrase, colour };
  const mood = moodsZh.get(phrase) ?? moodsZh.get(phrase.replace(/[的地]$/, ""));
  if (mood) return { type: "mood", phrase, mood };
  const build = buildsZh.get(phrase);
  if (build) return { type: "build", phrase, build };
  const size = sizesZh.get(phrase);
  if (size) return { type: "size", phrase, size };
  // 在旁边看: by nothing in particular.
  const isAside = place !== undefined && phrase.length > 1;
  if (isAside || stopWordsZh.has(phrase) || measureWordsZh.has(phrase))
    return { type: "ignored", phrase };
  return undefined;
}
