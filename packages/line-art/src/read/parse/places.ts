/** Where things are said to be, in words that lean on what was named before. */

import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { RelationKind, SubjectId } from "../../types.ts";
import { isDescription, isSubjectToken, type Token, type TokenOf } from "../tokens.ts";
import type { ReadingState, ReadMention } from "./state.ts";
import { speakOf } from "./things.ts";

/** 房子前面有一棵大树后面有一座山: the mountain is behind the house, as though a comma stood there. */
export function placedApart(read: Token[], token: Token): Token[] {
  const [where, named] = [read.at(-1), read.at(-2)];
  const isAgain =
    token.type === "existential" &&
    where?.type === "place" &&
    where.phrase.length > 1 &&
    isSubjectToken(named) &&
    isPlacedAlready(read.slice(0, -2));
  if (!isAgain) return [...read, token];
  return [...read.slice(0, -1), { type: "break", phrase: "" }, where, token];
}

/**
 * "A cat sleeps on the chair and the clock shows four", "a girl waves and a boy runs": whoever is said
 * to do something of their own is in no list with what was named before.
 */
export function toldApart(read: Token[], token: Token): Token[] {
  const lastNamed = read.at(-1);
  // "And the dog begs": whatever that is, the dog does it.
  const isUnknown = token.type === "unknown" && /^[a-z]+s$/.test(token.phrase);
  // "A waiter slips and the plates fly"
  const areDone = lastNamed?.type === "subject" && lastNamed.isPlural;
  const isDone = token.type === "verb" && (areDone || /^\w+(?:s|ing)(?: |$)/.test(token.phrase));
  const isSaid = isDone || isOf(token.phrase) || (isUnknown && isOneAlive(read.at(-1)));
  const and = read.findLastIndex(({ type }) => type === "and");
  const since = read.findLastIndex(({ type }) => type === "break");
  const named = read.slice(and + 1);
  const isPartOf = (one: Token) =>
    isDescription(one) || isArticle(one) || /^(?:relation|with|ignored|setting)$/.test(one.type);
  const isNamed = named.length > 0 && named.every(isPartOf);
  const isTold = ({ type, phrase }: Token) => type === "verb" || isDressed(phrase);
  const earlier = read.slice(since + 1, and);
  // "A ship, the captain holding the wheel": it is no deed of ships.
  const isByThings =
    isDone && isOneAlive(named.at(-1)) && earlier.some(isThing) && !earlier.some(isOne);
  // "People under umbrellas, a dog barks": it alone does.
  const last = named.at(-1);
  const isByOne =
    /^[a-z]*[^s]s(?: |$)/.test(token.phrase) && last?.type === "subject" && !last.isPlural;
  const isToldBefore = isByThings || isByOne || earlier.some(isTold);
  const isApart = isSaid && and > since && isNamed && isSubjectToken(named.at(-1));
  if (!isApart || !isToldBefore) return [...read, token];
  return [...read.slice(0, and), { type: "break", phrase: "" }, ...named, token];
}

const isOne = (token: Token) =>
  token.type === "company" || (token.type === "subject" && isAlive(token.subject));
const isThing = (token: Token) => token.type === "subject" && !isAlive(token.subject);
const isOneAlive = (token: Token | undefined) =>
  token?.type === "subject" && !token.isPlural && isAlive(token.subject);
const isDressed = (phrase: string) => /^dressed (?:up )?(?:as|like)$/i.test(phrase);
const isOf = (phrase: string) => /^(?:is|are|shows|says)$/i.test(phrase) || isDressed(phrase);
const isArticle = ({ phrase }: Token) => /^(?:an?|the|his|her|its|their|my|our)$/i.test(phrase);

/** 老鼠在奶酪和杯子中间, said as in English: "between the cheese and the cup". */
export function betweenBoth(read: Token[], token: Token): Token[] {
  const first = startOfPair(read);
  const isBetween = token.type === "place" && token.kind === "between" && first !== undefined;
  if (!isBetween) return [...read, token];
  const between = { type: "relation" as const, kind: token.kind, phrase: token.phrase };
  return [...read.slice(0, first), between, ...read.slice(first)];
}

/** Where "A and B" begins at the end of the words, after something that could be between them. */
function startOfPair(read: readonly Token[]): number | undefined {
  const and = read.findLastIndex(({ type }) => type === "and");
  const isThing = (token: Token) => isDescription(token) || token.type === "ignored";
  if (and < 0 || !isSubjectToken(read.at(-1)) || !read.slice(and + 1).every(isThing))
    return undefined;
  const first = read.findLastIndex((token, place) => place < and && !isThing(token)) + 1;
  const inside = read.slice(first, and).filter(isSubjectToken);
  const hasOne = read.slice(0, first).some(isSubjectToken);
  return inside.length === 1 && hasOne ? first : undefined;
}

/** …前面有 */
function isPlacedAlready(clause: readonly Token[]): boolean {
  const there = clause.findLastIndex(({ type }) => type === "existential" || type === "break");
  return clause[there]?.type === "existential" && clause[there - 1]?.type === "place";
}

const isOfBody = /^(?:肩膀?|背|头|头顶|膝盖|手臂|身)上$/;

/** "…，旁边有一艘火箭": what comes next is beside the thing the clause before was about. */
export function placeByTopic(state: ReadingState, { kind, phrase }: TokenOf<"place">): void {
  // Beside a rug is beside whoever is on it.
  const { landmark } = state;
  // …，肩膀上站着一只鹦鹉: the sea has none.
  const bearer = isOfBody.test(phrase)
    ? [...state.mentions, ...state.group].findLast(({ subject }) => isAlive(subject))
    : undefined;
  const [topic] = bearer
    ? [bearer]
    : landmark && !isUsedAs("cover", landmark.subject)
      ? [landmark]
      : state.group;
  if (!topic) return;
  state.topic ??= topic.id;
  // 左边是灯塔，右边是帆船: of the girl who stands there, both.
  if (/-of$/.test(kind)) state.landmark = topic;
  state.waiting.push({ kind, to: topic });
  state.group = [];
  state.expected = undefined;
}

/** "…, beside them a dog": what comes next is placed by those who were spoken of. */
export function opensWithPlace(
  before: Token | undefined,
  next: Token | undefined,
  group: readonly ReadMention[],
): boolean {
  const opens = /^(?:and|break)$/.test(before?.type ?? "");
  const isNamed = next !== undefined && (isDescription(next) || next.type === "existential");
  return opens && isNamed && group.length > 0;
}

export function placeByThem(state: ReadingState, kind: RelationKind): void {
  const [one] = state.group;
  if (one) state.waiting.push({ kind, to: one });
  state.group = [];
  state.expected = undefined;
  state.isJoined = false;
}

/**
 * …，小鸟站在它头上: the one that was spoken of before.
 *
 * @param isAtEnd nothing comes next that could be there: "a chair and a cat on it"
 */
export function placeUponIt(
  state: ReadingState,
  kind: RelationKind,
  phrase: string,
  isAtEnd: boolean,
): void {
  const { object, expected, company } = state.lately ?? {};
  if (object && (expected?.isWith || expected?.verb) && !state.group.includes(object)) {
    moveUpon(state, kind, company ?? [object], phrase);
    return;
  }
  // "A tree and twelve leaves on it"
  const [first, ...upon] = state.group;
  const isFirst = isAtEnd && / it$/.test(phrase) && first && !isAlive(first.subject);
  if (isFirst && upon.length > 0 && isPlaceLike(first)) {
    state.relate(kind, upon, [first]);
    state.expected = undefined;
    state.isTold = true;
    return;
  }
  const others = state.mentions.filter((one) => !state.group.includes(one));
  const isOfOne = !/ them$/.test(phrase) && !isHanPhrase(phrase);
  const alive = others.filter(
    ({ subject, count }) => isAlive(subject) && !(isOfOne && count > 1) && canBe(phrase, subject),
  );
  // "A lamb sleeps in his lap"
  const people = /\b(?:his|her|him)\b/.test(phrase) ? alive.filter(isPerson) : [];
  // "Telling stories to children, a gull on his shoulder": on no child's.
  const single = people.filter((one) => !state.companies.some((those) => those.includes(one)));
  const named = single.filter(isNamedSo(phrase));
  const meant = named.length > 0 ? named : single;
  const it =
    isAtEnd && / it$/.test(phrase)
      ? (state.it ?? others.findLast(isPlaceLike))
      : (meant.at(-1) ?? people.at(-1) ?? alive.at(-1));
  const [own] = state.group;
  if (it && own) {
    state.relate(kind, state.group, [it]);
    // "Shelves behind him and a cat on a rug": the shelves are on none.
    state.isTold = true;
  } else if (own) {
    state.waiting.push({ kind, to: own });
    state.group = [];
  }
  state.expected = undefined;
}

const isPerson = ({ subject }: ReadMention) => subjectById(subject).kind === "person";
const isHanPhrase = (phrase: string) => /\p{Script=Han}/u.test(phrase);

/** "Behind him" is behind no girl. */
export function canBe(phrase: string, subject: SubjectId): boolean {
  if (/\b(?:him|his|he)\b/i.test(phrase)) return !isShe.test(subject);
  return !(/\b(?:her|she)\b/i.test(phrase) && isHe.test(subject));
}

/** "Her" is the girl who plays rather than a goalkeeper, who may be anybody. */
const isNamedSo = (phrase: string) => (one: ReadMention) =>
  (/\bher\b/.test(phrase) ? isShe : isHe).test(one.person ?? one.subject);

const isShe = /^(?:girl|woman|grandmother|princess|queen|mermaid|ballerina|bride)$/;
const isHe = /^(?:boy|man|grandfather|prince|king|santa-claus|groom)$/;

/** "A leaf, and a snail next to it" is told of whoever was named before the leaf. */
function isPlaceLike({ subject }: ReadMention): boolean {
  const { kind, height } = subjectById(subject);
  return isAlive(subject) || (!/food|clothing/.test(kind) && height > (kind === "plant" ? 1 : 0.4));
}

/** "A tortoise carrying a snail on its back", "a camel with pyramids behind it". */
function moveUpon(
  state: ReadingState,
  kind: RelationKind,
  objects: readonly ReadMention[],
  phrase: string,
): void {
  // "Sitting before a cake with candles on it": nobody is there yet.
  if (state.group.length === 0) return;
  const ids = state.group.map(({ id }) => id);
  const isMoved = (id: string) => objects.some((object) => object.id === id);
  state.relations = state.relations.filter(
    ({ from, to }) => !(ids.includes(from) && to.some(isMoved)),
  );
  // "A pumpkin field with a scarecrow behind him": him is no pumpkin.
  // "A dog in a tub of bubbles with a duck on his head": bubbles have none.
  const hasNone =
    / (?:his|her) \w+$/.test(phrase) && !state.group.some(({ subject }) => isAlive(subject));
  const isSomebody = /\b(?:him|her)$/.test(phrase) || hasNone;
  const them = isSomebody ? state.mentions.filter((one) => !objects.includes(one)) : state.group;
  // "Saving a kitten under it": he is no "it".
  const things = / it$/.test(phrase) && state.group.every(isPerson) ? state.mentions : [];
  const thing = things.findLast((one) => !isAlive(one.subject) && isPlaceLike(one));
  const whom = thing ?? (isSomebody ? them.findLast(({ subject }) => isAlive(subject)) : them[0]);
  if (whom) state.relate(kind, objects, [whom]);
  if (/ it$/.test(phrase)) state.it = whom;
  // "A bath with birds on it and flowers beside it": no bath is beside one.
  state.isTold = true;
  // What is placed about them takes nothing from them; what lies upon them is built on them.
  if (/^(beside|behind|left-of|right-of)$/.test(kind)) state.topic ??= state.group[0]?.id;
  state.lately = undefined;
}

/** "Seven apples in a basket and two on the table": two more of what was counted. */
export function repeatLast(state: ReadingState, before: Token | undefined): void {
  const { count } = state.modifiers;
  const [last] = state.group;
  if (before?.type !== "number" || count === undefined || count < 2 || !last) return;
  speakOf(state, state.add(last.subject, before.phrase, count, last.isNear), false, undefined);
  state.modifiers = {};
}
