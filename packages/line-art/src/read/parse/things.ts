/** What a thing becomes when it is named: what the clause is about, its object, or where it is. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { RelationKind } from "../../types.ts";
import { youngOnly } from "../kin.ts";
import { costumeOf, relationTo, roleOf } from "../roles.ts";
import { isHan, isSubjectToken, type SubjectToken, type Token } from "../tokens.ts";
import { becomes, dressUp, putOn, wearLater } from "./clothes.ts";
import { kinOf } from "./kin-of.ts";
import { relateObject } from "./objects.ts";
import { memberNamed } from "./parts-of-groups.ts";
import { giveProp } from "./props.ts";
import { pluralCount, type ReadingState, type ReadMention, type Said } from "./state.ts";
import { act } from "./verbs.ts";
import { isCarriedBy } from "./with.ts";

export function takeSubject(
  state: ReadingState,
  token: SubjectToken,
  before: Token | undefined,
  next: Token | undefined,
  after?: Token,
): void {
  if (state.container) {
    fill(state, state.container, token);
    return;
  }
  const costume = next?.type === "subject" ? costumeOf(token.subject, next.subject) : undefined;
  if (costume !== undefined) {
    wearLater(state, costume, token.phrase);
    return;
  }
  if (becomes(state, token, before) || isItsYoung(state, token, before)) return;
  // "A rainy day with a girl in boots": nobody was named whom she could be with.
  if (state.expected?.isWith && state.group.length === 0) state.expected = undefined;
  if (dressOneOf(state, token) || dressUp(state, token, next)) return;
  // 消防员从着火的楼里抱出女孩: the clause is not about the fire.
  if (token.subject === "fire" && isHan(token) && next?.type === "of" && state.group.length > 0) {
    state.mention(token, true);
    return;
  }
  const isPlace = next?.type === "place";
  const isObject = isPlace || state.expected !== undefined;
  const mention = memberNamed(state, token) ?? state.mention(kinOf(state, token, before), isObject);
  putOn(state, mention);
  const { verb } = state.modifiers;
  state.modifiers = {};
  // "A chef bear cooks, a waiter penguin": the waiter is no one besides.
  const isRole =
    before?.type === "subject" && costumeOf(before.subject, token.subject) !== undefined;
  const isListed = state.isJoined || (isSubjectToken(before) && !isRole);
  state.isJoined = false;

  if (isPlace) placeNextBy(state, mention, next.kind, after?.type === "of");
  else if (state.expected?.kind === "between") placeBetween(state, mention);
  else if (state.expected) relateObject(state, mention, state.expected, next);
  else if (isListed && state.lately && goesAlong(state, state.lately, mention)) {
    const { company, object, expected } = state.lately;
    relateObject(state, mention, expected, next);
    // "With mushrooms and ferns around it": both are.
    if (state.lately && expected.isWith) state.lately.company = [...(company ?? [object]), mention];
  } else speakOf(state, mention, isListed, verb);
  if (verb?.action && isObject && !isPlace) doesSo(state, mention, verb);
  if (state.outer && !isPlace && next?.type !== "of") has(state, mention);
}

/** 抱西瓜的男孩: he has it, whoever holds his hand; 树上的苹果: they are there, whoever picks them. */
function has(state: ReadingState, mention: ReadMention): void {
  state.outer = undefined;
  const isHad = ({ kind }: { kind: RelationKind }) =>
    /^(?:holding|wearing|riding|beside|on|in|under|behind|in-front-of)$/.test(kind);
  const holderOf = (one: ReadMention) =>
    state.relations.find(({ kind, to }) => kind === "holding" && to[0] === one.id)?.from;
  for (const { kind, to } of state.waiting.filter(isHad)) {
    // 偷吃桌上的鸡腿: who has it in hand stands where it was.
    const holder = /^(?:on|in|under)$/.test(kind) ? holderOf(mention) : undefined;
    const one = state.mentions.find(({ id }) => id === holder);
    if (one) state.relate("beside", [one], [to]);
    else state.relate(kind, [mention], [to]);
  }
  state.waiting = state.waiting.filter((one) => !isHad(one));
}

/** "Kids, one dressed as a ghost": that one is drawn as a ghost. */
function dressOneOf({ split, group, expected }: ReadingState, token: SubjectToken): boolean {
  const areParts = group.length > 0 && group.every((one) => split?.parts.includes(one));
  const isDressed = /^(?:dressed (?:up )?(?:as|like)|as an?)$/i.test(expected?.verb?.phrase ?? "");
  if (!areParts || !isDressed || !isAlive(token.subject)) return false;
  const arePeople = group.every(({ subject }) => subjectById(subject).kind === "person");
  if (!arePeople) return false;
  for (const one of group) Object.assign(one, { subject: token.subject, phrase: token.phrase });
  return true;
}

/** "A snow leopard cub": one animal, and a small one. */
function isItsYoung(state: ReadingState, { phrase }: SubjectToken, before: Token | undefined) {
  const last = state.mentions.at(-1);
  if (before?.type !== "subject" || before.subject !== last?.subject) return false;
  if (!youngOnly.test(phrase) || subjectById(last.subject).kind !== "animal") return false;
  last.size = "small";
  return true;
}

/** "Petting a sleeping dog": it is the dog that sleeps. */
function doesSo(state: ReadingState, mention: ReadMention, verb: Said): void {
  if (!isAlive(mention.subject)) return;
  mention.action = verb.action!;
  state.doings.push({ phrase: verb.phrase, verb, by: [mention] });
}

const isHanMention = ({ phrase }: ReadMention) => /\p{Script=Han}/u.test(phrase);

/** A new thing that the clause is about. */
export function speakOf(
  state: ReadingState,
  mention: ReadMention,
  isListed: boolean,
  verb: Said | undefined,
): void {
  const isAlso = isListed && !state.lately && !state.isTold;
  // 远处有轮船和灯塔: all of it is far off.
  if (isAlso && isHanMention(mention) && state.group.at(-1)?.isFar) mention.isFar = true;
  state.group = isAlso ? [...state.group, mention] : [mention];
  state.isTold = false;
  state.lately = undefined;
  giveProp(state);
  if (verb) act(state, verb, [mention]);
  giveProp(state);
  // 桌子上放着一个苹果两个梨: Chinese lists need no comma.
  if ((isListed || state.shared.length > 0) && state.waiting.length === 0)
    // 卖糖葫芦的爷爷和烤红薯的小车: no cart holds any.
    for (const { kind, to } of state.shared)
      if (isAlive(mention.subject) || !/^(?:holding|wearing|riding)$/.test(kind))
        state.relate(kind, [mention], [to]);
  state.settleWaiting();
}

/** "A basket of apples", 一篮苹果: more than one. */
function fill(state: ReadingState, container: ReadMention, token: SubjectToken): void {
  if (isHan(token)) state.modifiers.count ??= pluralCount;
  state.relate("in", [state.mention(token, true)], [container]);
  state.container = undefined;
  state.modifiers = {};
}

/** 桌子上: what comes next, or whom the clause is about, is there. */
function placeNextBy(
  state: ReadingState,
  mention: ReadMention,
  said: RelationKind,
  isOfNext: boolean,
): void {
  const riding = state.expected?.verb?.object === "riding" ? "riding" : undefined;
  // 往卡车里装土: towards it, not in it.
  const kind = state.expected?.isCoverb && !isOfNext ? "beside" : said;
  state.waiting.push({ kind: riding ?? relationTo(kind, mention.subject), to: mention });
  state.landmark = mention;
  // 摘树上的苹果: it is still to come what is picked.
  if (isOfNext && state.expected) state.outer = state.expected;
  state.expected = undefined;
}

function placeBetween(state: ReadingState, mention: ReadMention): void {
  state.between.push(mention);
  if (state.between.length < 2 && mention.count < 2) return;
  state.relate("between", state.group, state.between);
  state.expected = undefined;
}

/**
 * A hat and a scarf go the same way, and so do flowers and a balloon in hand, and a cat and a dog with
 * a boat; a hat and a dog do not.
 */
function goesAlong(
  state: ReadingState,
  { expected, object }: NonNullable<ReadingState["lately"]>,
  mention: ReadMention,
): boolean {
  const { group } = state;
  const { subject } = mention;
  if (expected.isWith && isAlive(object.subject) && isCarriedBy(state, mention)) return true;
  // "Two astronauts on the moon, the earth above": nobody is on both.
  const isInSky = expected.kind === "on" && subjectById(subject).kind === "sky";
  const isAlike = !isInSky && subjectById(object.subject).kind === subjectById(subject).kind;
  const roles = [object.subject, subject].map((thing) => roleOf(expected, thing, group[0]));
  // A crane that lifts beams holds no mixer, nobody a rainbow above.
  const isLifted = expected.verb?.action === "lifting";
  const isAbove = subjectById(subject).habitat === "sky" && !isUsedAs("umbrella", subject);
  const isHandy = !isLifted && !isAbove;
  const areHeld = group.length > 0 && isHandy && roles.every((role) => role === "holding");
  return !isAlive(object.subject) && !isAlive(subject) && (isAlike || areHeld);
}
