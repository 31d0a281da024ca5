/** What was read → a brief, with exactly what was understood, stood in for and is missing. */
import type { Language, Localised, Reading } from "@colorleaf/domain";
import { nearestSubjects } from "../lexicon/alternatives.ts";
import { measureWordsZh } from "../lexicon/grammar-zh.ts";
import { homeOf } from "../lexicon/homes.ts";
import { isAlive } from "../lexicon/living.ts";
import { isUnseenMood } from "../lexicon/looks.ts";
import { inPerson } from "../lexicon/person-names.ts";
import { settings } from "../lexicon/settings.ts";
import { subjectById } from "../lexicon/subjects.ts";
import type { Brief, Mention, SettingId, SubjectId } from "../types.ts";
import type { Parsed } from "./parse/parse.ts";
import { isHan, type Token } from "./tokens.ts";

/** How many are offered in place of what is not known. */
export const ideaCount = 4;

/** 鳄鱼在水里等着, 鸭妈妈在水里: whoever breathes air has the head above it. */
const isInWater = ({ type, phrase }: Token) => type === "setting" && phrase === "水里";
/** Not "by the pool". */
const isInPool = ({ type, phrase }: Token) =>
  type === "setting" && /^in .*pool$|^(?:游泳池|泳池|游泳馆)里$/.test(phrase);
const isFree = ({ id, action }: Mention, relations: Parsed["relations"]) =>
  (action === undefined || action === "playing") &&
  relations.every(({ from, to }) => from !== id && !to.includes(id));
const isOfTheWater = ({ subject }: Mention) =>
  subjectById(subject).habitat === "water" || homeOf(subject) === "underwater";
const isOfTheLand = (one: Mention) => isAlive(one.subject) && !isOfTheWater(one);

const basks = /^(?:sunbath(?:es|ing|e)|晒太阳)$/;

/** The first that is told. */
function hourOf(tokens: readonly Token[]): Pick<Brief, "hour"> {
  const told = tokens.find((token) => token.type === "hour");
  if (told) return { hour: told.hour };
  // Who basks does so where the sun is large.
  return tokens.some(({ phrase }) => basks.test(phrase)) ? { hour: "noon" } : {};
}

export function briefOf(
  tokens: readonly Token[],
  { mentions, relations, dropped }: Parsed,
  language: Language,
): Brief {
  const brief: Brief = {
    language,
    mentions: mentions.map(({ isNear: _, isSome: __, isCounted: ___, ...mention }) => ({
      ...mention,
      phrase: mention.phrase || subjectById(mention.subject).name[language],
    })),
    relations,
    night: tokens.some(({ type }) => type === "night") || mentions.some(needsNight),
    ...hourOf(tokens),
    weather: "clear",
    reading: readingOf(tokens, mentions, dropped, language),
  };
  // In a story one goes from place to place: the first is the picture's.
  let breaks = 0;
  for (const token of tokens) {
    if (token.type === "break") breaks++;
    if (token.type === "setting") {
      const places = [brief.setting, token.setting];
      // "A winter evening in a village", "in the park in winter": it snows there.
      if (places.includes("snow") && places.some((place) => place && canSnowIn(place)))
        brief.weather = "snow";
      // A river runs through woods and parks; trees stand along it.
      const isAlong =
        token.setting === "river" &&
        breaks < 2 &&
        open.test(brief.setting ?? "") &&
        !brook.test(token.phrase);
      // Of a street one is on its crosswalk.
      const isOnIt = token.setting === "crossing" && brief.setting === "street";
      if (!brief.setting || brief.setting === "snow" || isAlong || isOnIt)
        brief.setting = token.setting;
      else if (breaks < 2 && isLost(token.setting, brief.setting))
        brief.reading.missing.push({ phrase: token.phrase, alternatives: [] });
    }
    if (token.type === "festival") {
      brief.festival ??= token.festival;
      brief.night ||= isAnEve.test(token.phrase);
    } else if (token.type === "weather") brief.weather = token.weather;
    else if (token.type === "season") brief.season ??= token.season;
    else if (token.type === "way") {
      brief.way ??= token.way;
      if (/林|forest|wood/.test(token.phrase)) brief.setting ??= "forest";
    }
  }
  if (isBrook(brief, tokens)) brief.way = "stream";
  if (brief.way && !brief.setting && mentions.length === 0) brief.setting = "meadow";
  for (const dish of steamingIn(tokens, brief.mentions)) dish.action = "steaming";
  if (!brief.setting && (mentions.length === 0 ? brief.weather === "snow" : tokens.some(needsSnow)))
    brief.setting = "snow";
  if (brief.setting === "pool" && tokens.some(isInPool))
    for (const one of brief.mentions)
      if (isAlive(one.subject) && isFree(one, relations)) one.action = "swimming";
  if (tokens.some(isInWater) && mentions.some(isOfTheLand) && !mentions.some(isOfTheWater))
    brief.setting = "river";
  const name = brief.setting && settings[brief.setting]?.name;
  if (name) brief.reading.setting = name;
  return brief;
}

/** 冒热气的面条, "hot soup": whatever comes next, or in Chinese what came before. */
function steamingIn(tokens: readonly Token[], mentions: readonly Mention[]): Mention[] {
  const dishOf = (some: readonly Token[]) => {
    const named = some.map(({ phrase }) => phrase);
    return mentions.find(
      ({ phrase, subject }) => named.includes(phrase) && subjectById(subject).kind === "food",
    );
  };
  const isSaidSo = ({ phrase, subject }: Mention) =>
    /^steaming |^热气/i.test(phrase) && subjectById(subject).kind === "food";
  const found = tokens.flatMap((token, at) => {
    if (!steams.test(token.phrase)) return [];
    const before = isHan(token) ? dishOf(tokens.slice(Math.max(0, at - 2), at)) : undefined;
    // "A hot day" makes no ice cream steam.
    const dish = dishOf(tokens.slice(at + 1, at + (isHan(token) ? 6 : 3))) ?? before;
    return dish ? [dish] : [];
  });
  return [...found, ...mentions.filter(isSaidSo)];
}

const steams = /^(?:冒?着?热气|热气腾腾|热腾腾|冒着?热气|steaming|steamy|piping|hot)(?:的|$)/i;

/** A feast that is kept in the dark, whatever else is said of it. */
const isAnEve = /夜$|^除夕|年夜饭|\b(?:eve|night)$/i;
const open = /^(?:forest|meadow|park|garden|farm|mountains)$/;
const wild = /^(?:river|beach|sea|mountains|forest|jungle|desert)$/;

const brook = /^(?:stream|creek|brook|(?:小溪|溪)(?:边|里|旁)?)$/;
const wooded = /^(?:forest|bamboo-grove|jungle|meadow|garden|mountains|farm)$/;

/** A stream runs through the woods, and they stay woods, whichever is named first. */
function isBrook(brief: Brief, tokens: readonly Token[]): boolean {
  const places = tokens.filter((token) => token.type === "setting");
  const around = places.find(({ setting }) => wooded.test(setting))?.setting;
  const isNamed = places.some(({ phrase }) => brook.test(phrase));
  const isIn = brief.mentions.some(
    (one) => isOfTheWater(one) || /^(?:swimming|bathing|fishing|rowing)$/.test(one.action ?? ""),
  );
  if (!isNamed || !around || isIn || (brief.setting !== "river" && brief.setting !== around))
    return false;
  brief.setting = around;
  return true;
}

/** "In a library by a river": one does not see both. */
const isLost = (place: SettingId, shown: SettingId) =>
  wild.test(place) && !wild.test(shown) && !open.test(shown) && shown !== "village";

/** In broad daylight nobody would see them. */
function needsNight({ subject }: { subject: SubjectId }): boolean {
  return /^(fireworks|aurora|nebula|galaxy|constellation|meteor-shower)$/.test(subject);
}

/** "A snowball fight", 滑雪: there is snow wherever it is done. */
function needsSnow({ type, phrase }: Token): boolean {
  return type === "verb" && /snow|ski|sledd|雪/i.test(phrase);
}

function readingOf(
  tokens: readonly Token[],
  mentions: Parsed["mentions"],
  dropped: readonly string[],
  language: Language,
): Reading {
  const reading: Reading = { understood: [], substituted: [], missing: [] };
  for (const { phrase, subject, count, isNear, person } of mentions) {
    const name = inPerson(subjectById(subject).name, person);
    // The rods of a boy and of his grandpa are one line of the list.
    const same = phrase ? undefined : reading.understood.find((one) => one.name === name);
    if (same) same.count += count;
    else reading.understood.push({ phrase: phrase || name[language], name, count });
    if (isNear) reading.substituted.push({ phrase, name });
  }
  const unknown = tokens.filter((token) => token.type === "unknown" && isWord(token, tokens));
  for (const phrase of new Set(unknown.map((token) => token.phrase)))
    reading.missing.push({
      phrase,
      alternatives: namesThing(phrase, tokens) ? alternativesOf(phrase) : [],
    });
  // What we know and yet is not in this picture: there is nothing else to call it.
  const isNew = (phrase: string) => reading.missing.every((other) => other.phrase !== phrase);
  const unseen = mentions
    .filter(isUnseenMood)
    .map(
      ({ mood }) => tokens.find((one) => one.type === "mood" && one.mood === mood)?.phrase ?? "",
    );
  for (const phrase of new Set([...dropped, ...unseen].filter(Boolean).filter(isNew)))
    reading.missing.push({ phrase, alternatives: [] });
  return reading;
}

/** 弯下 */
const directions = /^[上下里外出进起来去]$/;

/** A single character or letter is grammar rather than a thing, unless it is counted: 一只貘. */
function isWord(token: Token, tokens: readonly Token[]): boolean {
  if ([...token.phrase].length > 1) return true;
  const before = tokens[tokens.indexOf(token) - 1];
  if (!isHan(token) || directions.test(token.phrase)) return false;
  return tokens.length === 1 || measureWordsZh.has(before?.phrase ?? "");
}

/** Nothing to draw stands for what somebody does or how a thing is: "begs", "is afraid", "rough waves". */
function namesThing(phrase: string, tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token.phrase === phrase);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (isHan(tokens[at])) return !/^[着了过在]/.test(next?.phrase ?? "");
  const isSaidOf = /^(?:is|are|was|were|be|gets?|to|can|will|he|she|it|they|who|that)$/i;
  const isDone = /[^s]s$|ed$|ing$/.test(phrase) && before !== undefined && isDoer(before);
  return (
    !/ /.test(phrase) && !isDone && !isSaidOf.test(before?.phrase ?? "") && next?.type !== "subject"
  );
}

const isDoer = ({ type, phrase }: Token) =>
  /^(?:subject|company|part)$/.test(type) || /ly$/i.test(phrase);

/** The nearest in meaning or spelling that can be drawn. */
export function alternativesOf(phrase: string): Localised[] {
  return nearestSubjects(phrase, /\p{Script=Han}/u.test(phrase) ? "zh" : "en", ideaCount);
}

const canSnowIn = (place: SettingId) => !/^(?:snow|underwater|space|moon)$/.test(place);
