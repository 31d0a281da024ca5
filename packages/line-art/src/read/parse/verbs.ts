/** Who does what a verb says: those the clause speaks of, or those it has just come to. */
import { isPartOf } from "../../lexicon/body-parts.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { isLooking, type Verb } from "../../lexicon/verbs.ts";
import { goesOn, still } from "../doings.ts";
import {
  isDescription,
  isDeterminer,
  isHan,
  isLaid,
  isSubjectToken,
  type Token,
} from "../tokens.ts";
import {
  turnFromPlace,
  turnToCompanion,
  turnToDragon,
  turnToNeighbour,
  turnToSeen,
  turnToTaught,
} from "./next-doer.ts";
import { giveProp } from "./props.ts";
import type { ReadingState, ReadMention, Said } from "./state.ts";

export function takeVerb(state: ReadingState, said: Said, index: number): void {
  const before = state.tokens[index - 1];
  const verb = isWatching(said, state.tokens.slice(index + 1))
    ? { ...watching, phrase: said.phrase }
    : isAfloat(said, state)
      ? { action: "swimming", phrase: said.phrase }
      : said;
  giveProp(state);
  if (isPlacing(state, verb, before, index)) {
    state.group = [];
    state.expected = undefined;
    state.shared = state.waiting;
    state.modifiers.verb = verb;
    return;
  }
  if (isAdjective(verb, before, state.tokens[index + 1])) {
    state.modifiers.verb = verb;
    return;
  }
  // "Digging a hole to hide a bone" is digging.
  const isPurpose = before?.phrase === "to" && state.group.some(({ action }) => isBusy(action));
  if (isPurpose) {
    state.expected = { kind: "beside" };
    return;
  }
  const isWithin = before?.type === "verb" && isHan(before) && state.group.length > 0;
  if (isWithin && state.expected?.verb?.object && describesLater(state.tokens.slice(index + 1))) {
    state.outer = state.expected;
    state.expected = { verb };
    return;
  }
  // 树上有气球，还有一只叼着礼物的小鸟, "a fountain and a cat sleeping on a chair": things do nothing.
  const living = state.group.filter(({ subject }) => isAlive(subject) || isUsedAs("doll", subject));
  const isForAll = /^(?:flying|floating|playing-|making-music)/.test(verb.action ?? "");
  if (verb.action && !isForAll && living.length > 0) state.group = living;
  // "A squirrel and a bird flying": no squirrel does.
  const flyers = state.group.filter(
    ({ subject }) => subjectById(subject).kind !== "animal" || isPartOf("wings", subject),
  );
  if (verb.action === "flying" && flyers.length > 0) state.group = flyers;
  const opens = state.isJoined || before?.type === "break";
  const isOfNext = opens && describesLater(state.tokens.slice(index + 1));
  state.expected = { verb, ...(isOfNext && { isOfNext }) };
  turnToCompanion(state, before, verb);
  turnToTaught(state, verb);
  turnToDragon(state, verb);
  turnToSeen(state, before);
  turnToNeighbour(state, before, verb);
  turnFromPlace(state, before, verb);
  // 骑自行车的猫, "riding a bike": the object comes before the one who does it is named.
  const bathed = state.lately?.expected.isCoverb ? state.lately.object : undefined;
  const isForOther = bathed && (verb.prop === "bathtub" || verb.action === "sleeping");
  if (isForOther && !state.isJoined) act(state, verb, [bathed]);
  tellSingly(state, index);
  if (state.group.length > 0 && !isOfNext && !isForOther)
    act(state, verb, doersOf(state.group, verb, before));
  // "A worm popping out and a robin on the fence": the worm is told of.
  if (verb.unseen) state.isTold = true;
  state.isJoined = false;
}

/**
 * "A singer and a drummer", of whom "drummer" says both who it is and what is done: nobody else does
 * it. Singers go on singing beside somebody who plays.
 */
function doersOf(
  group: readonly ReadMention[],
  { action, phrase }: Said,
  before: Token | undefined,
): readonly ReadMention[] {
  if (before?.phrase === phrase) return group.slice(-1);
  if (!/^playing-/.test(action ?? "")) return group;
  const others = group.filter(({ subject }) => !isUsedAs("performer", subject));
  return others.length > 0 ? others : group;
}

/** The last in a list that goes on is told of by itself. */
export function tellSingly(state: ReadingState, index: number): void {
  const isCompany = state.tokens[index - 1]?.type === "company";
  const areAll = isCompany ? (state.companies.at(-1)?.length ?? 1) : 1;
  if (isToldSingly(state.tokens, index)) state.group = state.group.slice(-areAll);
}

/**
 * "A seahorse, a crab playing drums and a whale": in a list that goes on, each is told of by itself. Not so
 * "a cat, a dog and a bird dancing".
 */
function isToldSingly(tokens: readonly Token[], index: number): boolean {
  const isPart = (token: Token) => isDescription(token) || token.type === "ignored";
  const before = tokens.slice(0, index).findLast((token) => !isPart(token));
  if (before?.type !== "and" || before.phrase !== "," || !isSubjectToken(tokens[index - 1]))
    return false;
  const rest = tokens.slice(index + 1);
  const next = rest.findIndex(({ type }) => /^(?:and|break)$/.test(type));
  // Whom the next clause is about is set apart already.
  const goesOn = rest[next]?.type === "and" || rest[next]?.phrase === "";
  return goesOn && rest.slice(next + 1).find(isNoDeterminer)?.type === "subject";
}

const isNoDeterminer = (token: Token) =>
  !isDeterminer(token) && !/^(?:and|ignored)$/.test(token.type);

/**
 * 桌子上放着一个苹果两个梨, 树上坐着猴子, 窗台上摆着花: nobody puts them there, that is where they are.
 * Not so 长城上举着红旗的孩子, who is named after what the child does.
 */
function isPlacing(
  { group, waiting, tokens }: ReadingState,
  { phrase }: Said,
  before: Token | undefined,
  index: number,
): boolean {
  const next = tokens.slice(index + 1).find((token) => !isDeterminer(token) && !isCount(token));
  // 桥上站着两个拿着花的姑娘: she has the flower, and stands there.
  const isOfInner = next?.type === "verb" && isStaying.test(phrase);
  if (!isOfInner && describesLater(tokens.slice(index + 1))) return false;
  // 对面走来一只山羊: the goat does, whoever was told of before.
  if (isComing.test(phrase) && tokens[index + 1]?.type === "number") return true;
  // 爷爷在喝茶，桌上放着砚台: not he puts it there.
  const opensThere = (tokens[index - 3]?.type ?? "break") === "break";
  const isNowhere = before?.type === "unknown" && isHan(before);
  const isThere = before?.type === "place" && opensThere && waiting.length > 0;
  if (isLaid(phrase) && (isThere || isNowhere)) return true;
  // 狐狸拉雪橇，雪橇上坐着小兔子: not the fox sits there.
  if (isThere && isStaying.test(phrase) && (isSubjectToken(next) || isOfInner)) return true;
  // 爷爷在喝茶，天上飞着小鸟: it is the birds that fly.
  const isOpening = (tokens[index - 2]?.type ?? "break") === "break";
  if (before?.type === "setting" && isOpening && isStaying.test(phrase)) return true;
  if (group.length > 0) return false;
  if (before?.type === "setting") return isLaid(phrase);
  return before?.type === "place" && waiting.length > 0 && /着$/.test(phrase);
}

const isCount = ({ type }: Token) => type === "ignored" || type === "unknown";

const isComing = /^[走跑飞游爬跳钻冒开驶]过?[来出]了?$/;

/** What something is seen doing somewhere. */
const isStaying = /^[飞游坐站躺趴长开跑走飘住藏停蹲睡跳挤]着$/;

/** "A crocodile floats in the swamp", "a shark circles": it does not fly, as a cat does that floats in space. */
const isAfloat = ({ phrase }: Said, { group, tokens }: ReadingState) =>
  /^(?:float|drift|circl)/i.test(phrase) &&
  group.length > 0 &&
  group.every(
    ({ subject }) =>
      subjectById(subject).kind === "animal" &&
      !isPartOf("wings", subject) &&
      (subjectById(subject).habitat === "water" ||
        tokens.some((token) => token.type === "setting" && waters.test(token.setting))),
  );

const waters = /^(?:sea|river|pond|pool|canal|underwater)$/;

export const isBusy = (action: string | undefined) =>
  action !== undefined && action !== "teaching" && !still.test(action);

export const watching: Verb = { action: "watching" };

/** 看升旗, 看菊花, 在旁边看: what somebody else does is not read, and neither is a flower. */
function isWatching({ action, phrase }: Said, rest: readonly Token[]): boolean {
  if (action !== "reading") return false;
  const [next] = rest;
  if (next?.type === "verb" && isHan(next)) return true;
  if (!/^看着?$/.test(phrase)) return false;
  const seen = rest.find(
    (token) => !isDeterminer(token) && !/^(?:ignored|of|far)$/.test(token.type),
  );
  if (seen?.type === "subject") return !isUsedAs("text", seen.subject);
  // 小鱼看着他, 看着水里的倒影: whatever that is, nobody reads.
  return seen === undefined || seen.type === "setting" || next?.type === "break";
}

export function act(state: ReadingState, verb: Said, by: readonly ReadMention[]): void {
  const alive = by.filter(({ subject }) => isAlive(subject));
  for (const one of alive)
    if (verb.action && !goesOn(one.action, verb.action)) one.action = laidDown(verb.action, one);
  for (const one of alive) {
    if (isQuarrel.test(verb.phrase)) one.mood ??= "angry";
    if (verb.action === "crying") one.mood ??= "sad";
    if (verb.action === "fearing") one.mood ??= "scared";
    if (isLooking(verb.action)) one.looks = true;
  }
  const things = by.filter((one) => !alive.includes(one));
  state.doings.push({ phrase: verb.phrase, verb, by: alive, things });
  if (verb.prop || verb.action === "eating") state.propless = { verb, by };
}

/** Who has no drawing that lies sleeps or sits, as is most likely meant. */
function laidDown(action: string, { subject }: ReadMention): string {
  if (!/^lying/.test(action)) return action;
  const { doing, kind } = subjectById(subject);
  if (doing?.lying) return "lying";
  if (action === "lying-flat" && kind === "person") return action;
  return action === "lying" ? "sleeping" : "sitting";
}

export const isQuarrel = /^(?:argu|quarrel|squabbl|fight(?:s|ing) over|吵|争)/;

/** "A sleeping cat", "flying dragons", 睡觉的猫. */
function isAdjective(verb: Verb, before: Token | undefined, next: Token | undefined): boolean {
  if (next?.type === "of") return true;
  const isTheirs = /^(his|her|its|their|my|our)$/i.test(before?.phrase ?? "");
  if (isTheirs && next?.type === "subject") return isAlive(next.subject);
  // 小猫高兴地吃鱼: it is the cat that eats.
  if (before?.type === "mood" && isHan(before)) return false;
  if (before && isDeterminer(before)) return next !== undefined && isDescription(next);
  const isFree = !before || before.type === "and" || before.type === "break";
  if (!isFree || next?.type !== "subject" || isHan(next)) return false;
  // "A cat in a tree, watching birds": it is not the birds that watch.
  if (before && isLooking(verb.action)) return false;
  return isAlive(next.subject) || !verb.object;
}

const isSomebody = (token: Token | undefined) =>
  token?.type === "subject" && subjectById(token.subject).kind === "person";

/** Is the verb's object followed by 的? Then it tells of what comes after. */
function describesLater(rest: readonly Token[]): boolean {
  const object = rest.findIndex((token) => isSubjectToken(token));
  const [of, next] = rest.slice(object + 1);
  if (object < 0 || of?.type !== "of") return false;
  // 拿着妈妈的包: that is whose it is.
  return !(isSomebody(rest[object]) && next?.type === "subject" && !isAlive(next.subject));
}
