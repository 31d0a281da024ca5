/** What a thing becomes when it is named: what the clause is about, its object, or where it is. */
import { isBodyPart } from "../../lexicon/body-parts.ts";
import { isSoMany, oneUnlessCounted, perhapsOne } from "../../lexicon/companies.ts";
import { hasFace, isAlive, isOfAKind } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { isLooking } from "../../lexicon/verbs.ts";
import type { RelationKind, SubjectId } from "../../types.ts";
import { goesOn } from "../doings.ts";
import { kinNamed, youngOnly } from "../kin.ts";
import { actionUpon, actionWith, costumeOf, relationTo, roleOf } from "../roles.ts";
import {
  type CompanyToken,
  isFamily,
  isHan,
  isSubjectToken,
  type SubjectToken,
  type Token,
} from "../tokens.ts";
import { becomes, dressUp, putOn, wearLater } from "./clothes.ts";
import { memberNamed } from "./parts-of-groups.ts";
import { giveProp } from "./props.ts";
import {
  type Expected,
  pluralCount,
  type ReadingState,
  type ReadMention,
  type Said,
} from "./state.ts";
import { act, isQuarrel } from "./verbs.ts";
import { isCarriedBy, relateWith } from "./with.ts";

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
  else if (isListed && state.lately && goesAlong(state, state.lately, mention))
    relateObject(state, mention, state.lately.expected, next);
  else speakOf(state, mention, isListed, verb);
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

/** "A sad family": all of them are. */
export function takeCompany(
  state: ReadingState,
  token: CompanyToken,
  before: Token | undefined,
  next: Token | undefined,
): void {
  if (areThoseNamed(state, token)) return;
  const { count: said, size: _, ...theirs } = state.modifiers;
  const { container } = state;
  // "A street with people under umbrellas": nobody was named whom they could be with.
  const expected = state.expected?.isWith && state.group.length === 0 ? undefined : state.expected;
  // "A family" is more than one.
  const asked = said === 1 ? undefined : said;
  const isOne =
    (perhapsOne.test(token.phrase) && (state.isJoined || next?.type === "and")) ||
    (oneUnlessCounted.test(token.phrase) && asked === undefined);
  const subjects = isOne ? token.subjects.slice(0, 1) : token.subjects;
  const first = state.mentions.length;
  for (const [subject, count] of shared(subjects, asked)) {
    state.modifiers = { ...theirs, ...(count !== undefined && { count }) };
    state.expected = expected;
    state.container = container;
    const one = { ...token, type: "subject" as const, subject, isNear: false, isPlural: false };
    takeSubject(state, one, before, next);
    state.isJoined = true;
  }
  state.isJoined = false;
  const members = state.mentions.slice(first);
  if (state.lately) state.lately.company = members;
  if (members.length > 1) state.companies.push(members);
  if (asked !== undefined || isSoMany.test(token.phrase))
    for (const one of members) one.isCounted = true;
}

/** "A hedgehog, a snail and a ladybug … the three friends walk", 三个好朋友: they were named one by one. */
function areThoseNamed(state: ReadingState, { phrase }: CompanyToken): boolean {
  const { count, isDefinite } = state.modifiers;
  if (!/^(?:(?:best )?friends|animals|好朋友|小伙伴|朋友们|小伙伴们|小动物们?)$/i.test(phrase))
    return false;
  const isMeant = isDefinite || (/\p{Script=Han}/u.test(phrase) && count !== undefined);
  const named = state.mentions.filter((one) => isAlive(one.subject) && !isWorn(state, one));
  const some = named.reduce((sum, one) => sum + one.count, 0);
  if (!isMeant || state.expected || named.length < 2 || some !== (count ?? some)) return false;
  state.group = named;
  state.modifiers = {};
  state.isTold = false;
  state.lately = undefined;
  return true;
}

/** "A penguin family", "a bear couple", 小猪一家: there are several of them. */
export function gatherFamily(
  state: ReadingState,
  company: CompanyToken,
  before: Token | undefined,
): boolean {
  const isCouple = /^couple$/i.test(company.phrase);
  if (!isFamily(company) && !isCouple) return false;
  const last = state.mentions.at(-1);
  if (before?.type !== "subject" || last?.subject !== before.subject) return false;
  if (!hasFace(last.subject) || /^(girl|boy|man|woman|baby|toddler)$/.test(last.subject))
    return false;
  last.count = Math.max(last.count, isCouple ? 2 : pluralCount);
  return true;
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

/** "An elephant and its mother", 小象和妈妈: the mother of an animal is one too. */
function kinOf(state: ReadingState, token: SubjectToken, before: Token | undefined): SubjectToken {
  const { expected, tokens } = state;
  // "Her three babies"
  const whose = before?.type === "number" ? tokens[tokens.indexOf(before) - 1] : before;
  const isOfAnimal = ({ subject }: ReadMention) => isOfAKind(subject);
  const isPersons =
    /^(his|her)$/i.test(whose?.phrase ?? "") &&
    state.mentions.some((one) => isPerson(one) && !isWorn(state, one));
  const isFamilyOfAnimals = isOfAnimalFamily(state, token);
  // "Mom reads with our baby on her lap"
  if (/^(?:our|my)$/i.test(whose?.phrase ?? "")) return token;
  const last =
    isHan(token) && !isFamilyOfAnimals && !isBusyWithIt(state, token)
      ? state.mentions.at(-1)
      : state.mentions.findLast(isOfAnimal);
  const isTheirs =
    (expected?.isWith && /^bab(y|ies)$/i.test(token.phrase)) ||
    isFamilyOfAnimals ||
    isBusyWithIt(state, token) ||
    /^(its|their|his|her)$/i.test(whose?.phrase ?? "") ||
    (isHan(token) && (state.isJoined || expected?.isCoverb || expected?.verb));
  // 爸爸…猴子偷走了妈妈的帽子: the mother is his.
  const hasParents = isHan(token) && state.mentions.some(isParent);
  // "A boy catching a fish and his dad": the boy's.
  const kin =
    last &&
    !isPersons &&
    !hasParents &&
    // "Behind its dad's legs"
    kinNamed(token.phrase.replace(/['’]s .*$/, ""), last.subject, Boolean(isTheirs));
  if (!kin) return token;
  state.modifiers.size ??= kin.size;
  return { ...token, subject: kin.subject };
}

/** 小熊猫睡着了，妈妈给它盖上毯子: in a story of animals she is one. */
function isBusyWithIt({ mentions, tokens }: ReadingState, token: SubjectToken): boolean {
  const clause = tokens.slice(tokens.indexOf(token) + 1);
  const end = clause.findIndex(({ type }) => type === "break");
  const said = end < 0 ? clause : clause.slice(0, end);
  return said.some(({ phrase }) => /^它/.test(phrase)) && !mentions.some(isPerson);
}

/** "A dinosaur family: mother and two babies", 兔子一家，妈妈端菜: nobody else among them. */
function isOfAnimalFamily({ mentions, tokens }: ReadingState, { phrase }: SubjectToken): boolean {
  return (
    /^bab(y|ies)$|^(?:爸爸|妈妈|宝宝)$/i.test(phrase) &&
    tokens.some(
      (token) => (token.type === "company" && isFamily(token)) || /family of$/i.test(token.phrase),
    ) &&
    !mentions.some(isPerson)
  );
}

/** "A panda chef with her baby": she is a panda. */
const isWorn = ({ relations }: ReadingState, { id }: ReadMention) =>
  relations.some(({ kind, to }) => kind === "wearing" && to[0] === id);
const isParent = (one: ReadMention) => isPerson(one) && /^[爸妈]/.test(one.phrase);
const isPerson = ({ subject }: ReadMention) => subjectById(subject).kind === "person";

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

/** 小男孩哭了，妈妈抱着他: whoever was named last and does not do it. */
export function relatePronoun(
  state: ReadingState,
  next: Token | undefined,
  after: Token | undefined,
): void {
  const { expected, group } = state;
  const others = state.mentions.filter((one) => !group.includes(one) && !isWorn(state, one));
  const action = expected?.verb?.action;
  // 拖拉机陷进泥里，大牛把它拉出来
  const isMoved = action === "pulling" || action === "pushing";
  const canBe = ({ subject }: ReadMention) =>
    isAlive(subject) || (isMoved && subjectById(subject).kind === "vehicle");
  const isPatient = (one: ReadMention) =>
    action === "examining" && one.mood === "sick" && canBe(one);
  const other = others.find(isPatient) ?? others.findLast(canBe);
  const isDone = expected?.verb?.object ?? expected?.isCoverb;
  // 摸着他的额头
  const isWhole = next?.type !== "of" || isBodyPart(after?.phrase ?? "");
  if (expected && isDone && group.length > 0 && other && isWhole)
    relateObject(state, other, expected, next);
}

/** "Three goats cross it", "his sister paints it": the thing that was named last. */
export function relateIt(state: ReadingState, next: Token | undefined): void {
  const { expected, group } = state;
  const thing = state.mentions.findLast((one) => !isAlive(one.subject) && !group.includes(one));
  if (expected?.verb?.object && !expected.verb.unseen && group.some(isDoing) && thing)
    relateObject(state, thing, expected, next);
}

const isDoing = ({ subject }: ReadMention) => isAlive(subject);

export function relateObject(
  state: ReadingState,
  mention: ReadMention,
  expected: Expected,
  next: Token | undefined,
): void {
  if (isOnDish(state, mention, expected)) state.group = [state.lately!.object];
  if (expected.isWith && relateWith(state, mention, expected, next)) return;
  const role = roleOf(expected, mention.subject, state.group[0]);
  // "Sledding down a hill" takes a sled, sliding down it no slide.
  const isOnASlope =
    isUsedAs("slope", mention.subject) && expected.verb?.prop !== "playground-slide";
  const isDone = expected.verb === state.propless?.verb && !isOnASlope;
  if (role === "kite" || isDone) state.propless = undefined;
  const relation: RelationKind | undefined = role === "kite" ? "holding" : role;
  if (relation && (next?.type === "of" || state.group.length === 0)) {
    state.waiting.push({ kind: relation, to: mention });
    if (expected.verb?.action) state.modifiers.verb = expected.verb;
    if (state.outer) {
      const action = actionWith(mention.subject, expected.verb, role);
      if (expected.verb && action) state.modifiers.verb = { ...expected.verb, action };
      state.expected = undefined;
      return;
    }
  } else if (relation) {
    if (expected.verb?.flees)
      for (const one of state.group) state.relate(relation, [mention], [one]);
    else {
      const wearers = wearersOf(state, relation);
      state.relate(relation, wearers, [mention]);
      if (wearers !== state.group) for (const one of state.group) one.action ??= "dressing";
    }
    if (expected.isFor && state.lately) state.putLast(state.lately.object);
  }
  const action = actionWith(mention.subject, expected.verb, role);
  // 吃年夜饭放鞭炮: what they are seen doing is not only to hold something.
  const isBusy = ({ action: own }: ReadMention) =>
    own !== expected.verb?.action && goesOn(own, action ?? "");
  // 弹琵琶的姑娘，骑马的将军: the girl does not ride.
  const doers = expected.isOfNext ? [] : state.group.filter(({ subject }) => !isInert(subject));
  if (action) for (const one of doers) if (!isBusy(one)) one.action = action;
  if (isLooking(action)) for (const one of doers) one.looks = true;
  for (const one of state.group.filter(({ subject }) => isAlive(subject))) {
    const upon = actionUpon(one.action, role, mention.subject);
    if (upon) one.action = upon;
  }
  if (isQuarrel.test(expected.verb?.phrase ?? "") && isAlive(mention.subject))
    mention.mood ??= "angry";
  if (action === "hugging" && isAlive(mention.subject)) mention.action ??= action;
  if (action === "reading" && isAlive(mention.subject)) mention.action ??= "sitting";
  if ((isChase(expected) || expected.verb?.flees) && canRun(mention.subject))
    mention.action ??= "running";
  state.lately = { expected, object: mention };
  state.expected = undefined;
}

/** 妈妈给雪人围上围巾: it is the snowman who wears it. */
function wearersOf({ lately, group }: ReadingState, relation: RelationKind): ReadMention[] {
  const isFor = lately?.expected.isCoverb && lately.expected.kind === "beside";
  return relation === "wearing" && isFor ? [lately.object] : group;
}

/** "A dog chasing a boy", 小狗追着男孩: both run. */
function isChase({ verb }: Expected): boolean {
  return /^(?:chas|(?:\w+ )?chased by|追)/i.test(verb?.phrase ?? "");
}

function canRun(id: SubjectId): boolean {
  return isAlive(id) && subjectById(id).habitat === "ground";
}

/** "Blowing out candles on a cake": nobody stands on a cake. */
function isOnDish({ lately, group }: ReadingState, dish: ReadMention, { kind }: Expected): boolean {
  // "Wearing a hat on a cake": not the hat is there.
  if (!lately || isAlive(lately.object.subject)) return false;
  if (lately.expected.verb?.object === "wearing") return false;
  const isUpon = kind === "on" || kind === "in";
  return (
    isUpon &&
    subjectById(dish.subject).kind === "food" &&
    group.every(({ subject }) => isAlive(subject))
  );
}

/** Cheese does nothing; a teddy bear may read. */
function isInert(id: SubjectId): boolean {
  return /^(food|clothing|building)$/.test(subjectById(id).kind);
}

/** "Five kids": so many of each that there are five. */
function shared(
  subjects: readonly SubjectId[],
  count: number | undefined,
): [SubjectId, number | undefined][] {
  if (count === undefined) return subjects.map((subject) => [subject, undefined]);
  const each = subjects.map((subject, index): [SubjectId, number] => [
    subject,
    Math.floor((count + subjects.length - 1 - index) / subjects.length),
  ]);
  return each.filter(([, share]) => share > 0);
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
  const areHeld = group.length > 0 && roles.every((role) => role === "holding");
  return !isAlive(object.subject) && !isAlive(subject) && (isAlike || areHeld);
}
