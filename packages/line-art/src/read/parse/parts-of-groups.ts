/** "One … another …": who of a group it is, so that each does what is said of it alone. */
import { firstNamesEn } from "../../lexicon/first-names-en.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Relation, SizeWord, SubjectId } from "../../types.ts";
import { isSeveral } from "../one-and-another.ts";
import type { SubjectToken, Token, TokenOf } from "../tokens.ts";
import type { ReadingState, ReadMention } from "./state.ts";

type Part = TokenOf<"part">;

/** Those of one kind in a group that is told apart. */
interface Kind {
  /** As they were before anything was said of one of them. */
  like: ReadMention;
  relations: readonly Relation[];
  /** Those of whom nothing was said yet. */
  whole: ReadMention;
  /** How many they are. */
  left: number;
}

/** A group that is told apart. */
export interface Split {
  kinds: readonly Kind[];
  /** Of how many nothing will be said. */
  idle: number;
  parts: ReadMention[];
  /** How many "some" are. */
  some: number;
}

/** @returns those of whom the words that come next are said */
export function takePart(
  state: ReadingState,
  token: Part,
  index: number,
  size: SizeWord | undefined,
): ReadMention[] {
  const rest = state.tokens.slice(index);
  if (token.part === "all") return everybody(state, token.phrase, rest);
  const isBegun = state.split !== undefined && !isNewGroup(state, index);
  if (!isBegun) {
    const group = groupMeant(state, token);
    if (group.length === 0) return state.group;
    // "Two children build a castle and another one collects shells": there are three.
    const areSome = /^(?:rest|some)$/.test(token.part);
    const isOnly = rest.filter(isPart).length === 1;
    const areBusy = group.some(({ action }) => action !== undefined);
    const isMore = token.part === "next" || (areSome && isOnly && areBusy);
    if (isMore) return oneMore(state, group, areSome ? 2 : 1);
    state.split = split(state, group, rest);
  }
  const one = state.split!;
  // "One big and one small: the big one eats".
  const known = size && one.parts.find((part) => part.size === size);
  if (known) return [known];
  const left = one.kinds.reduce((sum, kind) => sum + kind.left, 0);
  const count = token.part === "rest" ? left : token.part === "some" ? one.some : token.count;
  const parts = take(state, one, Math.max(1, count), token.of);
  const does = rest.slice(1).findIndex(({ type }) => /^(?:part|break|verb)$/.test(type)) + 1;
  const verb = rest[does];
  if (verb?.type === "verb") {
    if (verb.verb.action) for (const part of parts) forgetAction(state, part, rest[does + 1]);
    if (isLeaving(verb, rest[does + 1])) for (const part of parts) leave(state, part);
  }
  one.parts.push(...parts);
  return parts;
}

const isPart = (token: Token): token is Part => token.type === "part" && token.part !== "all";

function everybody(
  { split, group, mentions, relations }: ReadingState,
  phrase: string,
  rest: readonly Token[],
): ReadMention[] {
  // "Everyone is cheering for her": the others do.
  const end = rest.findIndex(({ type }) => type === "break");
  const clause = end < 0 ? rest : rest.slice(0, end);
  const others = mentions.filter((one) => isAlive(one.subject) && !group.includes(one));
  if (clause.some((token) => /^(?:her|him)$/i.test(token.phrase)) && others.length > 0)
    return others;
  if (!split) {
    // 小熊送蜂蜜，小猫送鱼，大家围着蛋糕: not the fish.
    const given = new Set(relations.flatMap(({ to }) => to));
    const alive = mentions.filter(({ id, subject }) => isAlive(subject) && !given.has(id));
    return phrase === "大家" && alive.length > 2 ? alive : group;
  }
  const idle = split.kinds.filter(({ left }) => left > 0).map(({ whole }) => whole);
  return [...new Set([...split.parts, ...idle])];
}

/** Was another group named since the last one was told apart? */
function isNewGroup({ tokens }: ReadingState, index: number): boolean {
  const last = tokens.findLastIndex(({ type }, at) => at < index && type === "part");
  const since = tokens.slice(last + 1, index);
  const breaks = since.findLastIndex(({ type }) => type === "break");
  return tokens.some(
    (token, at) =>
      at > last &&
      at < index &&
      isSeveral(tokens, at) &&
      (token.type === "company" || (token.type === "subject" && isAlive(token.subject))) &&
      // 一个喂小鸟，一个…: not those who are fed.
      since.slice(breaks + 1, at - last - 1).every(({ type }) => type !== "verb") &&
      breaks >= 0 &&
      /[.。!！]/.test(since[breaks]!.phrase),
  );
}

/** Who was named last, several before one, and who does something before to whom it is done. */
function groupMeant(state: ReadingState, { phrase, part, of }: Part): ReadMention[] {
  const isObject = ({ id }: ReadMention) =>
    state.relations.some(({ to, from }) => to.includes(id) && from !== id);
  const ofMeasure = kindOfMeasure.find(({ said }) => said.test(phrase));
  const fits = ({ subject }: ReadMention) =>
    !ofMeasure || ofMeasure.isIt(subjectById(subject).kind);
  const alive = state.mentions.filter(
    (one) => isAlive(one.subject) && fits(one) && (!of || one.subject === of),
  );
  const listed = state.group.filter((one) => alive.includes(one));
  if (listed.length > 1 && listed.every(({ count }) => count === 1)) return listed;
  const several = (those: readonly ReadMention[]) =>
    those.findLast((one) => one.count > 1 || companyOf(state, one));
  const one =
    several(alive.filter((each) => !isObject(each))) ??
    several(alive) ??
    alive.filter((each) => !isObject(each)).at(-1) ??
    alive.at(-1) ??
    (part === "next" ? undefined : several(state.mentions));
  if (!one) return [];
  return (companyOf(state, one) ?? [one]).filter(({ id }) => !state.named.has(id));
}

const companyOf = ({ companies }: ReadingState, one: ReadMention) =>
  companies.find((company) => company.includes(one));

/** 一位, 一只: people or animals. */
const kindOfMeasure: readonly { said: RegExp; isIt: (kind: string) => boolean }[] = [
  { said: /[位名]$/, isIt: (kind) => kind === "person" },
  { said: /[只头匹]$/, isIt: (kind) => kind !== "person" },
];

function oneMore(state: ReadingState, group: readonly ReadMention[], count: number): ReadMention[] {
  return group.slice(0, count).map(({ subject, phrase, isNear, mood, size }) => {
    const more = state.add(subject, phrase, Math.ceil(count / group.length), isNear);
    if (mood) more.mood = mood;
    more.size = size;
    return more;
  });
}

function split(state: ReadingState, group: readonly ReadMention[], rest: readonly Token[]): Split {
  const parts = rest.filter(isPart);
  const somes = parts.filter(({ part }) => part === "some").length;
  const isOpen = group.every(({ isOne, isSome, isCounted }) => isSome || !(isOne || isCounted));
  const said = group.reduce((sum, { count }) => sum + count, 0);
  const others = parts.filter(({ part }) => part !== "some");
  const counted = others.reduce((sum, { part, count }) => sum + (part === "rest" ? 2 : count), 0);
  const each = somes + others.length > 2 ? 1 : 2;
  const some = isOpen ? each : Math.max(1, Math.floor((said - counted) / Math.max(1, somes)));
  const told = counted + somes * some;
  const total = isOpen && parts.length > 1 ? told : Math.max(said, isOpen ? 3 : 0);
  const hasRest = parts.some(({ part }) => part === "rest");
  const sizes = group.map((_, at) => Math.floor((total + group.length - 1 - at) / group.length));
  const kinds = group.map((whole, at): Kind => {
    whole.count = isOpen ? Math.max(1, sizes[at]!) : whole.count;
    return {
      whole,
      like: { ...whole },
      relations: state.relations.filter(({ from }) => from === whole.id),
      left: whole.count,
    };
  });
  return { kinds, some, parts: [], idle: hasRest ? 0 : Math.max(0, total - told) };
}

/** So many of a group, of each kind in turn, in a mention of their own. */
function take(
  state: ReadingState,
  one: Split,
  count: number,
  of: SubjectId | undefined,
): ReadMention[] {
  const kinds = of ? one.kinds.filter(({ like }) => like.subject === of) : one.kinds;
  const taken = new Map<Kind, number>();
  for (let i = 0; i < count; i++) {
    const left = (kind: Kind) => kind.left - (taken.get(kind) ?? 0);
    const [kind] = kinds.toSorted((a, b) => left(b) - left(a));
    if (!kind || left(kind) < 1) break;
    taken.set(kind, (taken.get(kind) ?? 0) + 1);
  }
  if (taken.size === 0) return oneMore(state, [(kinds[0] ?? one.kinds[0]!).like], count);
  return [...taken].map(([kind, some]) => {
    const isFree = !one.parts.includes(kind.whole);
    kind.left -= some;
    if (isFree && (one.idle === 0 || kind.left === 0)) {
      kind.whole.count = some;
      return kind.whole;
    }
    if (isFree) kind.whole.count = kind.left;
    return another(state, kind, some);
  });
}

function another(state: ReadingState, { like, relations }: Kind, count: number): ReadMention {
  const { id: _, isOne: __, isSome: ___, ...looks } = like;
  const part = state.add(like.subject, like.phrase, count, like.isNear);
  Object.assign(part, { ...looks, id: part.id, count: part.count });
  for (const { kind, to } of relations) state.relations.push({ kind, from: part.id, to: [...to] });
  return part;
}

/** What all did is what is said of each now. */
function forgetAction(state: ReadingState, part: ReadMention, what: Token | undefined): void {
  const { doings } = state;
  // "Building a fort, one rolling a snowball": that one is not at the fort. "One watering it" is.
  const isAtTheSame = /^(?:it|them|[它]们?)$/i.test(what?.phrase ?? "");
  if (!isAtTheSame && /^(?:making|planting|decorating|fixing|scrubbing)$/.test(part.action ?? ""))
    state.relations = state.relations.filter(
      ({ from, kind }) => from !== part.id || kind !== "beside",
    );
  delete part.action;
  for (const doing of doings) doing.by = doing.by.filter((one) => one !== part);
}

/** "Five frogs on a log, one jumps into the pond": that one is on the log no more. */
const isLeaving = ({ phrase }: Token, next: Token | undefined) =>
  /[进走下出]$| (?:off|down|out|away)$/.test(phrase) ||
  (/^(?:fall|slip|tumbl|div)/.test(phrase) && /^in$/i.test(next?.phrase ?? "")) ||
  /^(?:into|off|away|down|out|out of|[进走下出])$/i.test(next?.phrase ?? "");

function leave(state: ReadingState, { id }: ReadMention): void {
  state.relations = state.relations.filter(
    ({ from, kind }) => from !== id || !/^(?:on|in|under|riding)$/.test(kind),
  );
}

/** 爸爸 of 一家人, "the older brother" of two brothers: who was named among others before. */
export function memberNamed(state: ReadingState, token: SubjectToken): ReadMention | undefined {
  const { count, isDefinite } = state.modifiers;
  if (token.isPlural || count !== undefined) return undefined;
  const isAnyone = anyone.test(token.phrase);
  // "A family, dad lifts Mia": she is one of them.
  const isKin = kin.test(token.phrase) || firstNamesEn.has(token.phrase.toLowerCase());
  if (!isKin && !isAnyone) return undefined;
  const isFree = (one: ReadMention) => one.count === 1 && !state.named.has(one.id);
  for (const company of state.companies.toReversed()) {
    const isHousehold = company.some(({ subject }) => subject === "woman");
    const isKnown = isDefinite || isHousehold || company.every(({ isCounted }) => isCounted);
    if (isAnyone && !isKnown) continue;
    const member =
      company.find((one) => isFree(one) && one.subject === token.subject) ??
      (isHousehold && young.test(token.subject)
        ? company.find((one) => isFree(one) && young.test(one.subject))
        : undefined);
    if (!member) continue;
    state.named.add(member.id);
    member.subject = token.subject;
    member.phrase = token.phrase;
    return member;
  }
  return undefined;
}

const young = /^(?:girl|boy|baby|toddler)$/;
const kin =
  /^(?:(?:older|elder|big|little|younger|baby|twin) )?(?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father|son|daughter|baby|brother|sister|grandma|granny|grandpa|grandmother|grandfather)$|^(?:爸爸|妈妈|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|弟弟|姐姐|妹妹|儿子|女儿|宝宝|小宝宝|小?孙子|小?孙女)$/i;
const anyone =
  /^(?:girl|boy|child|kid|toddler|kids|children)$|^(?:孩子们)$|^(?:小?女孩儿?|小?男孩儿?|孩子|小孩)$/i;
