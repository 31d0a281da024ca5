import {
  type Language,
  type Localised,
  maxDescriptionLength,
  type Reading,
} from "@colorleaf/domain";
import { canLetter } from "../lettering/outline-of.ts";
import { ideasToDraw } from "../lexicon/alternatives.ts";
import { simplified, withoutSlips } from "../lexicon/characters-zh.ts";
import { isAlive } from "../lexicon/living.ts";
import { inMandarin } from "../lexicon/regional-zh.ts";
import { emblems } from "../lexicon/settings.ts";
import { isStageOn, sheetNamed } from "../lexicon/sheets.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, ReadResult, SubjectId } from "../types.ts";
import { asTyped, rewording } from "./as-typed.ts";
import { bear, fix, setBorneAside } from "./borne.ts";
import { alternativesOf, briefOf, ideaCount } from "./brief-of.ts";
import { byInitial, type Made, ofPatterns } from "./filling-and-border.ts";
import { readHints } from "./hints.ts";
import { inContext } from "./in-context.ts";
import { isOnlyAName } from "./lettering-named.ts";
import { mainPicture } from "./main-picture.ts";
import { withoutNarrator } from "./narrator.ts";
import { coloringPage } from "./page-kinds.ts";
import { type Parsed, parse } from "./parse/parse.ts";
import { isUnsafe } from "./safety.ts";
import { scanChinese } from "./scan-chinese.ts";
import { scanEnglish } from "./scan-english.ts";
import { setSmilesAside, smile } from "./smiling.ts";
import { scanTales } from "./tales.ts";
import type { Token } from "./tokens.ts";
import { inPlainWords } from "./turns/in-plain-words.ts";
import type { Turn } from "./turns/turn.ts";
import { isLiving, withSomebody } from "./with-somebody.ts";

const maxSubjects = 10;
/** Of a long story, so that they can be seen. */
const maxSubjectsOfStory = 8;

/**
 * Understands a description in English, Chinese or both. Any text of any script gets an answer.
 *
 * @param options.language which language alternatives are named for; found out from the text if absent
 * @param options.without a turn of phrase to take literally, which shows what it does
 */
export function readDescription(
  description: string,
  options: { language?: Language | undefined; without?: Turn | undefined } = {},
): ReadResult {
  const written = description.normalize("NFKC").slice(0, maxDescriptionLength).trim();
  const inOurCharacters = simplified(written);
  const text = withoutSlips(inMandarin(inOurCharacters));
  if (!text) return { ok: false, reason: "empty" };
  if (isUnsafe(text.toLowerCase().replace(/\p{Cf}/gu, ""))) return { ok: false, reason: "unsafe" };
  const language = /\p{Script=Han}/u.test(text) ? "zh" : (options.language ?? "en");
  const hints = readHints(text);
  if (nameToWrite.test(text))
    return { ok: false, reason: "nothing-to-draw", alternatives: namesToWrite };
  const sheet = hints.filling ? undefined : sheetOf(text, hints.lettering);
  if (sheet)
    return {
      ok: true,
      brief: { ...sheet, ...(hints.difficulty && { difficulty: hints.difficulty }) },
    };
  const rewordings = [rewording(inOurCharacters, text)].filter((one) => one !== undefined);
  const { rest: unsmiling, areSmiling } = setSmilesAside(hints.text);
  const { rest, borne } = setBorneAside(unsmiling, scan);
  const plain = inPlainWords(rest, options.without, (one) => rewordings.push(one));
  const tokens = inContext(scanTales(plain, scan), plain);
  const whole = parse(withSomebody(tokens));
  const hero = heroOf(whole);
  const parsed = mainPicture(isStory(text) ? maxSubjectsOfStory : maxSubjects, whole, hero);
  const brief = briefOf(tokens, parsed, language);
  if (hero) brief.hero = hero;
  bear(brief, borne, (things) => briefOf(...readAlone(inPlainWords(things)), language));
  fix(brief);
  if (areSmiling) smile(brief);
  if (hints.lettering) write(hints.lettering, brief);
  if (hints.filling && brief.lettering) fill(brief, hints.filling);
  if (hints.border) addBorder(brief, hints.border);
  if (hints.difficulty) brief.difficulty = hints.difficulty;
  if (hints.isBare && brief.mentions.length > 0) brief.setting = "blank";
  if (hints.isTangled) tangle(brief);
  if (hints.kind) brief.reading.substituted.push({ phrase: hints.kind, name: coloringPage });
  if (hints.ornament) brief.ornament = hints.ornament;
  if (hints.maze) throughMaze(brief, hints.maze);
  if (hints.folds) brief.folds = hints.folds;
  if (hints.motifs) brief.motifs = hints.motifs;

  if (!brief.lettering && brief.mentions.length === 0 && isOnlyAName(text)) write(text, brief);

  const isNamed = brief.lettering || brief.ornament || brief.border || brief.sheet;
  if (brief.mentions.length === 0 && !isNamed) addEmblem(brief, tokens);

  const hasPicture =
    brief.mentions.length > 0 ||
    brief.setting ||
    brief.festival ||
    brief.lettering ||
    brief.ornament ||
    brief.border ||
    brief.sheet;
  brief.reading.missing = inTypedWords(brief.reading.missing, (phrase) => {
    const said = asTyped(phrase, inOurCharacters, rewordings);
    const at = said === undefined ? -1 : inOurCharacters.indexOf(said);
    return at < 0 ? undefined : written.slice(at, at + said!.length);
  });
  if (hasPicture) return { ok: true, brief };
  const near = hints.kind ? [] : (brief.reading.missing[0]?.alternatives ?? []);
  return {
    ok: false,
    reason: "nothing-to-draw",
    alternatives: near.length > 0 ? near : ideasToDraw(ideaCount),
  };
}

function write(phrase: string, brief: Brief): void {
  const { missing, understood } = brief.reading;
  if (!canLetter(phrase)) {
    missing.unshift({ phrase, alternatives: [] });
    return;
  }
  brief.lettering = phrase;
  // A name that is all there is was not understood as anything else.
  brief.reading.missing = missing.filter((one) => one.phrase !== phrase);
  understood.unshift({
    phrase,
    name: { en: `the letters ${phrase}`, zh: `文字“${phrase}”` },
    count: 1,
  });
}

/** Each once, and none that was not typed: a tale's picture has more in it than its name. */
function inTypedWords(
  missing: Reading["missing"],
  typed: (phrase: string) => string | undefined,
): Reading["missing"] {
  const said = missing.flatMap((one) => {
    const phrase = typed(one.phrase);
    return phrase === undefined ? [] : [{ ...one, phrase }];
  });
  return said.filter(({ phrase }, at) => said.findIndex((other) => other.phrase === phrase) === at);
}

/** "How to write my name": it is not said which one. */
const nameToWrite =
  /^(?:(?:how (?:to|do (?:i|you))|(?:learn(?:ing)?|practi[cs](?:e|ing)|teach (?:me|him|her)(?: how)?)(?: to)?) )?(?:write|writing|trac(?:e|ing)|spell(?:ing)?) (?:my|our|his|her|their|your)(?: \S+)? names?\b\W*$|^(?:怎么|怎样|如何|教.{0,3}|学着?|学习|练习?|描红)写?.{0,4}[我你他她己子宝女儿]的?名字[。！？]?$/iu;
const namesToWrite = [
  { en: "the name Emma", zh: "名字“乐乐”" },
  { en: "the name Leo", zh: "名字“小宇”" },
];

function fill(brief: Brief, { phrase, of }: Made): void {
  const understand = (name: Localised) => brief.reading.understood.push({ phrase, name, count: 1 });
  if (byInitial.test(of)) {
    brief.filling = "initials";
    understand({ en: "things that begin with it", zh: "以它开头的东西" });
  } else if (ofPatterns.test(of)) {
    brief.filling = "patterns";
    understand({ en: "patterns", zh: "花纹" });
  } else {
    const things = thingsIn(of, brief);
    brief.filling = things.length > 0 ? things : "patterns";
  }
}

/** Round what else is asked for, which then has no place around it, or round an empty page. */
function addBorder(brief: Brief, { phrase, of }: Made): void {
  brief.reading.understood.push({ phrase, name: { en: "border", zh: "边框" }, count: 1 });
  brief.border = thingsIn(of, brief);
  if (brief.mentions.length > 0) brief.setting = "blank";
}

function readAlone(plain: string): [Token[], Parsed] {
  const tokens = inContext(scanTales(plain, scan), plain);
  return [tokens, parse(tokens)];
}

/** What is named beside the picture; what was understood of it and what not is added to the reading. */
function thingsIn(text: string, { language, reading }: Brief): SubjectId[] {
  const named = briefOf(...readAlone(inPlainWords(text)), language);
  reading.understood.push(...named.reading.understood);
  reading.substituted.push(...named.reading.substituted);
  reading.missing.push(...named.reading.missing);
  const festive = named.festival ? [emblems[named.festival]] : [];
  const things = named.mentions.map(({ subject }) => subject);
  return [...new Set(things.length > 0 ? things : festive)];
}

/** The first that is named goes in; all others, or a carrot and a star, are found at its end. */
function throughMaze(brief: Brief, phrase: string): void {
  const [first, ...others] = brief.mentions.map(({ subject }) => subject);
  const prize = first ? "star" : "carrot";
  brief.sheet = {
    kind: "maze",
    from: first ?? "rabbit",
    to: others.length > 0 ? others : [prize],
  };
  brief.reading.understood.unshift({ phrase, name: { en: "maze", zh: "迷宫" }, count: 1 });
}

/** One thing rich in patterns on a page of its own. */
function tangle(brief: Brief): void {
  if (brief.mentions.length === 0) {
    brief.ornament = "pattern";
    return;
  }
  brief.difficulty ??= "complex";
  brief.setting ??= "blank";
}

/** Several sentences that go on for forty words. */
function isStory(text: string): boolean {
  const length = text.match(/\p{Script=Han}{2}|[\p{Script=Latin}'’-]+/gu)?.length ?? 0;
  return length > 40 && (text.match(/[.!?。！？](?:\s|$|\p{Script=Han})/gu)?.length ?? 0) > 1;
}

/** Who is to learn from a sheet is not on it. */
const whomItIsFor =
  /\bfor (?:my|our|a|an|the|his|her|some) (?:\w+ ){0,3}\w+(?=[.,;!?]|$)|[教给让][^，。,.]{1,6}?(?=写|学|$)/giu;

/** An educational sheet, unless somebody is named who would have to be on it. */
function sheetOf(text: string, lettering?: string): Brief | undefined {
  const named = sheetNamed(text);
  if (!named) return undefined;
  // "SOPHIE in bubble letters" asks for these letters, not for all of them.
  const areOthers = named.sheet.kind === "characters" && /^(?!ABC)\p{L}{3}/u.test(lettering ?? "");
  if (areOthers) return undefined;
  const { sheet, name, phrase } = named;
  const rest = withoutNarrator(text).replace(phrase, " ").replace(whomItIsFor, " ");
  const others = scan(rest).filter(
    (token) => token.type === "subject" && !isStageOn(sheet, token.subject),
  );
  if (others.some(isLiving)) return undefined;
  const isOnIt = (token: Token) =>
    token.type === "subject" && /sun|planet|clock|cloud|mountain|arrow/.test(token.subject);
  const missing = others
    .filter((token) => !isOnIt(token))
    .map((token) => ({ phrase: token.phrase, alternatives: alternativesOf(token.phrase) }));
  return {
    language: /\p{Script=Han}/u.test(text) ? "zh" : "en",
    mentions: [],
    relations: [],
    night: false,
    weather: "clear",
    sheet,
    reading: { understood: [{ phrase, name, count: 1 }], substituted: [], missing },
  };
}

/** "Merry Christmas" names nothing to draw, and yet everybody sees a tree. */
function addEmblem(brief: Brief, tokens: readonly Token[]): void {
  const { festival, season, weather, hour, language } = brief;
  const [kind, occasion] = (
    [
      ["festival", festival],
      ["weather", weather === "clear" ? undefined : weather],
      ["season", season],
      ["hour", brief.setting ? undefined : hour],
    ] as const
  ).find(([, told]) => told) ?? [undefined, undefined];
  // An autumn park is a picture; autumn alone is not.
  if (!occasion || (occasion === season && brief.setting)) return;
  const subject = emblems[occasion];
  const { name } = subjectById(subject);
  const said = tokens.find(({ type }) => type === kind);
  const phrase = said?.phrase ?? name[language];
  brief.mentions = [{ id: "m1", subject, count: 1, size: "normal", phrase }];
  brief.hero = "m1";
  brief.reading.understood.push({ phrase, name, count: 1 });
}

/** Commas between Chinese words, which normalisation has made Western, end clauses there. */
const chineseMarks = /(?<=\p{Script=Han}\s?)[,:;!?]|[,:;!?](?=\s?\p{Script=Han})/gu;
const wide: Readonly<Record<string, string>> = {
  ",": "，",
  ":": "：",
  ";": "；",
  "!": "！",
  "?": "？",
};

/** Each stretch of one script by its own language's words. */
function scan(text: string): Token[] {
  const stretches =
    text
      .replace(chineseMarks, (mark) => wide[mark]!)
      .match(
        /[\p{Script=Han}，、。！？；：]+(?:\d+[\p{Script=Han}，、。！？；：]*)*|[^\p{Script=Han}，、。！？；：]+/gu,
      ) ?? [];
  return stretches.flatMap((stretch, index) => {
    if (/\p{Script=Han}/u.test(stretch)) return scanChinese(stretch);
    // A digit before Chinese counts what follows: 3只猫.
    const isNumber = /^\s*\d+\s*$/.test(stretch) && index + 1 < stretches.length;
    return isNumber ? scanChinese(stretch.trim()) : scanEnglish(stretch);
  });
}

/**
 * The grammatical subject: what stands, rides or holds, not what it stands on; something alive
 * before the sky above it.
 */
function heroOf({ mentions, relations, topic }: Parsed): string | undefined {
  if (mentions.some(({ id }) => id === topic)) return topic;
  const objects = new Set(relations.flatMap(({ to }) => to));
  const subjects = mentions.filter(({ id }) => !objects.has(id));
  const first = subjects[0] ?? mentions[0];
  if (!first) return undefined;
  const isBackdrop = ["sky", "plant"].includes(subjectById(first.subject).kind);
  const alive = isBackdrop ? subjects.find(({ subject }) => isAlive(subject)) : undefined;
  return (alive ?? first).id;
}
