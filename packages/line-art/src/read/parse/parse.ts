/**
 * From tokens to mentions and relations.
 *
 * English places what follows ("a cat on a sofa"), Chinese what comes before ("沙发上的猫", "猫在沙发上"):
 * both end in the same steps. In Chinese, a thing followed by a place word waits until 的 or 有 hands it
 * to the next thing, or the clause ends and it goes to those the clause speaks of.
 */
import { isAlwaysWith } from "../../lexicon/attire.ts";
import { isBodyPart } from "../../lexicon/body-parts.ts";
import { companies } from "../../lexicon/companies.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { isLooking } from "../../lexicon/verbs.ts";
import type { Relation, SubjectId } from "../../types.ts";
import { isSeen } from "../doings.ts";
import { growUp } from "../kin.ts";
import {
  isDescription,
  isDeterminer,
  isHan,
  isSubjectToken,
  sameThingOnce,
  type Token,
  type TokenOf,
} from "../tokens.ts";
import { wornOnly } from "../worn-only.ts";
import { takePart } from "./parts-of-groups.ts";
import {
  betweenBoth,
  canBe,
  opensWithPlace,
  placeByThem,
  placeByTopic,
  placedApart,
  placeUponIt,
  repeatLast,
  toldApart,
} from "./places.ts";
import {
  catchFire,
  fewerOfEach,
  giveProp,
  giveTools,
  holdContainers,
  lightFire,
  oneEach,
} from "./props.ts";
import { pluralCount, ReadingState, type ReadMention } from "./state.ts";
import {
  gatherFamily,
  relateIt,
  relateObject,
  relatePronoun,
  takeCompany,
  takeSubject,
} from "./things.ts";
import {
  bringToLife,
  embrace,
  isDoneThere,
  leaveUnder,
  putUp,
  suitPlaces,
  takeVerb,
  turnToInhabitant,
  turnToMoved,
  turnToPlaced,
  turnToRelative,
} from "./verbs.ts";
import { whoseItIs } from "./whose-place.ts";

export interface Parsed {
  mentions: ReadMention[];
  relations: Relation[];
  /** Words that were understood and yet are not in the picture: "pirate" in "pirate cat". */
  dropped: string[];
  /** What later clauses go on telling of, where they do. */
  topic?: string;
}

export function parse(said: readonly Token[]): Parsed {
  const state = new ReadingState(
    said
      .reduce(sameThingOnce, [])
      .reduce(placedApart, [])
      .reduce(toldApart, [])
      .reduce(betweenBoth, []),
  );
  state.tokens.forEach((token, index) => {
    if (isOneTooMany(state, token)) state.dropped.push(token.phrase);
    else take(state, token, index);
  });
  endClause(state);
  growUp(state.mentions);
  suitPlaces(state);
  bringToLife(state);
  putUp(state);
  whoseItIs(state);
  embrace(state);
  giveTools(state);
  lightFire(state);
  catchFire(state);
  oneEach(state);
  fewerOfEach(state);
  holdContainers(state);
  const { mentions, relations, unworn } = wornOnly(state.mentions, state.relations);
  const unseen = state.doings.filter((doing) => !isSeen(doing, state.doings, relations));
  const dropped = [...state.dropped, ...unworn, ...unseen.map(({ phrase }) => phrase)];
  return { mentions, relations, dropped, ...(state.topic && { topic: state.topic }) };
}

/** More than any story names, and far more than the main picture keeps: what all are to all takes time. */
const mostMentions = 80;

const isOneTooMany = (
  { mentions }: ReadingState,
  token: Token,
): token is Extract<Token, { type: "subject" | "company" }> =>
  mentions.length >= mostMentions && (token.type === "subject" || token.type === "company");

/** 四个孩子: Chinese has one word for one of them and for several. */
const children = /^(?:孩子|小孩子?|小朋友|小?学生|儿童)$/;
const girlsAndBoys = companies.zh.get("孩子们")!;

function take(state: ReadingState, token: Token, index: number): void {
  const before = state.tokens[index - 1];
  // "A knight without armor rides a donkey": he has the donkey.
  if (/^(?:verb|relation|with)$/.test(token.type) && before?.type !== "negation")
    state.isNegated = false;
  if (state.isNegated) tellOfAttire(state, token, index);
  const next = state.tokens[index + 1];
  switch (token.type) {
    case "number":
      state.modifiers.count = token.count;
      break;
    case "definite":
      state.modifiers.isDefinite = true;
      break;
    case "size":
      takeSize(state, token, before, next);
      break;
    case "colour":
      state.modifiers.colour = token.colour;
      break;
    case "build":
      takeLook(state, { build: token.build }, next);
      break;
    case "far":
      takeFar(state, index);
      break;
    case "mood":
      takeLook(state, { mood: token.mood }, next);
      break;
    case "subject":
      if (state.isNegated) state.forget();
      else if (isHan(token) && children.test(token.phrase) && (state.modifiers.count ?? 1) > 1)
        takeCompany(state, { ...token, type: "company", subjects: girlsAndBoys }, before, next);
      else takeSubject(state, token, before, next, state.tokens[index + 2]);
      break;
    case "company":
      // "No people, just a beach"
      if (state.isNegated) state.forget();
      else if (!gatherFamily(state, token, before)) takeCompany(state, token, before, next);
      break;
    case "relation":
      // "Mom puts the nose on, the baby laughs"
      if (/^(?:and|break)$/.test(next?.type ?? "") && !isHan(token)) break;
      // "The sun paints a rainbow. Under the rainbow two lambs dance": they are there.
      if (before?.type === "break" && /[.!?]/.test(before.phrase)) state.group = [];
      takeRelation(state, token, before, nextSubject(state.tokens.slice(index + 1)));
      break;
    case "with":
      takeWith(state, before, next, nextSubject(state.tokens.slice(index + 1)));
      break;
    case "place":
      if (!isSubjectToken(before) && before?.type !== "setting") placeByTopic(state, token);
      break;
    case "verb":
      // "A bird that can't fly", 不想睡觉的宝宝: nobody is seen not to do it.
      if (before?.type === "negation" || before?.phrase === "不") break;
      // 排队等着剪毛: it is not done yet.
      if (isAwaited(state.tokens, index)) break;
      takeVerb(state, { ...token.verb, phrase: token.phrase }, index);
      break;
    case "coverb":
      giveProp(state);
      state.expected = { kind: token.kind, isCoverb: true, phrase: token.phrase };
      break;
    case "upon-it":
      if (opensWithPlace(before, next, state.group)) placeByThem(state, token.kind);
      else placeUponIt(state, token.kind, token.phrase, !next || /^(?:and|break)$/.test(next.type));
      break;
    case "existential":
      takeExistential(state, token);
      break;
    case "part":
      takeOneOf(state, token, index);
      break;
    case "and":
      // 树上还有一只松鼠; 坐在沙发上和妈妈一起看书 says who is there, too.
      if (before?.type === "place" && token.phrase === "还有") takeExistential(state, token);
      else takeAnd(state, before);
      break;
    case "negation":
      state.isNegated = true;
      break;
    case "setting":
      if (!isAdjective(state, token, next)) takeSetting(state, token, next);
      break;
    case "of":
      state.isNegated = false;
      if (state.outer) state.expected = state.outer;
      // 沙发上的猫和狗: both are there.
      if (state.group.length === 0) state.shared = state.waiting;
      break;
    case "containing":
      if (
        before?.type === "subject" &&
        (isUsedAs("container", before.subject) || isUsedAs("disc", before.subject))
      )
        state.container = state.mentions.at(-1);
      break;
    case "ignored":
      takeIgnored(state, token, index);
      break;
    case "unknown":
      // "Eating my homework", "throws the peel": not a bone or a ball instead.
      if (state.propless?.verb.action === "eating" || isArticle(before)) state.propless = undefined;
      // "On a dock at night with a cat": nobody is on the cat.
      // "Under polka dot umbrellas": two words that we do not know, and then the thing.
      // "In the laundromat a woman folds towels": the place is over.
      if (
        state.expected?.kind &&
        next &&
        (!isDescription(afterUnknown(state.tokens, index)) ||
          (isArticle(before) && next.type === "number"))
      )
        state.expected = undefined;
      // "Mopping the deck, a hamster": that was what is mopped.
      if (state.expected?.verb && next?.type === "and" && !isHan(token)) state.expected = undefined;
      break;
    case "break":
      endClause(state);
      break;
    default:
      break;
  }
}

function isAwaited(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ type }) => type !== "ignored");
  return before?.type === "verb" && /^等待?着?$/.test(before.phrase);
}

/** "A knight without armor": ours has some on, whatever is said. */
function tellOfAttire({ tokens, dropped }: ReadingState, { phrase }: Token, index: number): void {
  const isWorn = tokens.some(
    (token) => token.type === "subject" && isAlwaysWith(token.subject, phrase),
  );
  if (!isWorn) return;
  const from = tokens.findLastIndex(({ type }, at) => at < index && type === "negation");
  const said = tokens.slice(from, index + 1).map((token) => token.phrase);
  dropped.push(said.join(isHan(tokens[index]) ? "" : " "));
}

const afterUnknown = (tokens: readonly Token[], index: number) =>
  tokens.find(({ type }, at) => at > index && type !== "unknown") ?? tokens[index]!;

const isArticle = (token: Token | undefined) =>
  /^(?:an?|the|his|her|its|their|my)$/i.test(token?.phrase ?? "");

/** "The boy is taller than the girl": it is he who is. */
function takeSize(
  state: ReadingState,
  { size }: TokenOf<"size">,
  before: Token | undefined,
  next: Token | undefined,
): void {
  const isLast = !next || /^(?:and|break)$/.test(next.type);
  const isSaidOf = next?.phrase === "than" || isLast || before?.type === "part";
  if (isSaidOf && state.group.length > 0) for (const one of state.group) one.size = size;
  else state.modifiers.size = size;
}

/** "The cat is sad", 小猫很开心: also said after the thing. */
function takeLook(
  state: ReadingState,
  look: Pick<ReadMention, "mood" | "build">,
  next: Token | undefined,
): void {
  const isOfNext = next !== undefined && isDescription(next);
  if (isOfNext || state.group.length === 0) {
    Object.assign(state.modifiers, look);
    return;
  }
  for (const one of state.group) Object.assign(one, look);
  // "The cat is sad, the dog is happy": they are not both happy.
  state.isTold = true;
}

/**
 * 远处有一艘船, "in the distance a ship passes": said of what comes next; "a ship passes in the distance"
 * of what was named.
 */
function takeFar(state: ReadingState, index: number): void {
  const { tokens, group, modifiers } = state;
  const before = tokens[index - 1];
  const next = tokens.slice(index + 1).find(({ type }) => type !== "ignored");
  const opens = !before || /^(?:break|and|setting|at)$/.test(before.type);
  if (isHan(tokens[index]) || (opens && next && isDescription(next))) modifiers.isFar = true;
  else if (isSubjectToken(before)) state.mentions.at(-1)!.isFar = true;
  else for (const one of group) one.isFar = true;
}

/** What a preposition is followed by, where that is a thing. */
function nextSubject(tokens: readonly Token[]): SubjectId | undefined {
  const next = tokens.find((token) => !isDeterminer(token) && token.type !== "ignored");
  return next?.type === "subject" ? next.subject : undefined;
}

function takeWith(
  state: ReadingState,
  before: Token | undefined,
  next: Token | undefined,
  thing: SubjectId | undefined,
): void {
  // "Writing with four pencils": no fifth one.
  const { verb } = state.propless ?? {};
  if (verb?.object === "holding" && thing !== undefined && thing === verb.prop) {
    state.expected = { verb };
    return;
  }
  giveProp(state);
  // "A parade with balloons": the article was not theirs.
  state.modifiers = {};
  // "In a garden with flowers", "in a pond with lily pads": they grow there.
  const grows =
    before?.type === "setting" &&
    next?.type === "subject" &&
    next.isPlural &&
    subjectById(next.subject).kind === "plant";
  // "A market stall, a woman with a basket", "a clown, a table with a cake": it is hers alone.
  const last = state.group.at(-1);
  if (last && isAlive(last.subject))
    state.group = state.group.filter(({ subject }) => isAlive(subject));
  if (last && isUsedAs("table-top", last.subject)) state.group = [last];
  // "A unicorn pulling a sleigh with a gnome": who is along rides in it.
  const { expected, object } = state.lately ?? {};
  if (
    expected?.verb?.action === "pulling" &&
    object &&
    subjectById(object.subject).kind === "vehicle"
  )
    state.group = [object];
  // Butterflies are above them.
  const isAloft = state.group.some((one) => /air|sky/.test(subjectById(one.subject).habitat));
  const among = isAloft ? undefined : ({ kind: "beside" } as const);
  const isThere = before?.type === "setting";
  state.expected = grows ? among : { isWith: true, ...(isThere && { isThere }) };
}

function takeRelation(
  state: ReadingState,
  { kind, phrase }: TokenOf<"relation">,
  before: Token | undefined,
  place: SubjectId | undefined,
): void {
  repeatLast(state, before);
  if (kind === "on" && isDoneThere(state, before, place)) {
    // Whoever fixes a chain on a bicycle is at it, not riding it.
    if (state.lately?.object) state.expected = { kind: "beside", phrase };
    return;
  }
  giveProp(state);
  turnToMoved(state, kind === "above");
  if (phrase !== "into") turnToPlaced(state, kind, place);
  leaveUnder(state, kind, place);
  turnToInhabitant(state);
  // "A cake, a basket and a baker in a chef hat": the cake has none on.
  const wearers = state.group.filter(({ subject }) => isAlive(subject));
  if (kind === "in" && place && subjectById(place).kind === "clothing" && wearers.length > 0)
    state.group = wearers;
  // "Riding on a horse", "flying on a broom": the verb already says how.
  if (!(kind === "on" && state.expected?.verb?.object === "riding"))
    state.expected = { kind, phrase };
  state.between = [];
}

/** 桌子上有: a list of what is there comes next. */
function takeExistential(state: ReadingState, { phrase }: Token): void {
  giveProp(state);
  if (!state.expected?.kind) state.expected = undefined;
  if (state.waiting.length > 0) state.group = [];
  // 树上结满了桃子: more than one.
  if (phrase.includes("满")) state.modifiers.count = pluralCount;
  state.shared = state.waiting;
}

const away = /^(?:past|by|along|away|off|around|everywhere|outside|nearby|together)$/i;

function takeAnd(state: ReadingState, before: Token | undefined): void {
  // "A chef cooking and a mouse", "ducks paddle past and a moose": it is not done to them.
  const isDone =
    before?.type === "verb" || (before?.type === "ignored" && away.test(before.phrase));
  if (isDone && state.group.length > 0) {
    state.expected = undefined;
    state.isTold = true;
  }
  // "Camping at night, two kids roast marshmallows": nobody camps the kids.
  if (state.expected?.verb && state.group.length === 0 && state.waiting.length === 0)
    state.expected = undefined;
  // "A robot mopping, a hamster in a helmet": whoever was told of does not join in.
  if (!isHan(before) && state.group.some(({ action }) => action !== undefined)) state.isTold = true;
  // "A shark swims behind and a chest lies there": it is not the chest's.
  if (before?.type === "relation" && !isHan(before)) state.expected = undefined;
  state.isJoined = true;
  state.isNegated = false;
}

/** "One sleeps, another plays": somebody new to tell of; "to the little one" is done to them. */
function takeOneOf(state: ReadingState, token: TokenOf<"part">, index: number): void {
  const { expected } = state;
  const { size, mood, build, colour } = state.modifiers;
  const isObject = expected !== undefined && !/^(?:and|break)$/.test(state.tokens[index - 1]!.type);
  const tellers = state.group;
  if (!isObject) endClause(state);
  state.modifiers = {};
  const those = takePart(state, token, index, size);
  for (const [look, value] of Object.entries({ size, mood, build, colour }))
    if (value) for (const one of those) Object.assign(one, { [look]: value });
  if (!isObject) state.group = those;
  else
    for (const one of those.filter((each) => !tellers.includes(each)))
      relateObject(state, one, expected, state.tokens[index + 1]);
}

/** "Under a cafe table", "behind the garden gate": where the table stands is no place of its own there. */
function isAdjective(
  { expected }: ReadingState,
  token: TokenOf<"setting">,
  next: Token | undefined,
): boolean {
  const isBeforeThing = next?.type === "subject" && !isAlive(next.subject);
  return !isHan(token) && isBeforeThing && /^(under|behind|beside)$/.test(expected?.kind ?? "");
}

function takeSetting(
  state: ReadingState,
  token: TokenOf<"setting">,
  next: Token | undefined,
): void {
  // 喂池塘里的鱼: it is still to come who is fed.
  if (next?.type === "of" && state.expected) {
    state.outer = state.expected;
    return;
  }
  giveProp(state);
  // 房子前面有一条小河: that is what is there.
  if (state.shared.length > 0) state.waiting = [];
  // "Fireflies in the sky, a door in every mushroom": what is placed is told.
  state.isTold = !isHan(token);
  state.expected = undefined;
  state.modifiers = {};
}

/** "She points at the monkeys, who are swinging": now it is told of them. */
function tellOfLast(state: ReadingState, index: number): void {
  const last = state.mentions.at(-1);
  const named = state.tokens.slice(0, index - 1).findLast(isSubjectToken);
  if (state.tokens[index - 1]?.phrase !== "," || !last || named?.type !== "subject") return;
  if (!isAlive(last.subject) || last.subject !== named.subject) return;
  state.group = [last];
  state.lately = undefined;
  state.isJoined = false;
  state.isTold = false;
}

function takeIgnored(state: ReadingState, { phrase }: Token, index: number): void {
  if (phrase === "at") takeAt(state, index);
  if (/^who$/i.test(phrase)) tellOfLast(state, index);
  // "A girl plays with her friends. She throws a ball": she alone.
  if (/^s?he$/i.test(phrase) && state.group.length > 1) {
    const one = state.group.find(({ subject, count }) => count === 1 && canBe(phrase, subject));
    if (one) state.group = [one];
  }
  // "An owl with big eyes and a ghost": the ghost is no bigger for them.
  if (isBodyPart(phrase)) state.modifiers = {};
  if (/^各[种式]各样$/.test(phrase)) state.modifiers.isVarious = true;
  // "Licking his face": that is no food.
  if (isBodyPart(phrase) && state.propless?.verb.action === "eating") state.propless = undefined;
  if (/^(while|when|where|because|so|then|but|until)$/i.test(phrase)) state.expected = undefined;
  // "A witch flies across the moon": she does not ride on it.
  if (/^(?:past|across)$/i.test(phrase) && state.expected?.verb?.action === "flying")
    state.expected = undefined;
  // "A cow, and also a rooster on the roof": the cow is not up there.
  if (phrase === "also") state.isTold = true;
  // "The cows look at it, a boy waves": they are told what they look at.
  if (/^(it|them|him)$/i.test(phrase) && isLooking(state.expected?.verb?.action))
    state.expected = undefined;
  // "Brings him soup": she has it in her hands, and he is there anyway.
  const isGiven =
    phrase === "him" && isDescription(state.tokens[index + 1] ?? state.tokens[index]!);
  if (/^(?:[他她它]|him)$/i.test(phrase) && !isGiven) {
    relatePronoun(state, state.tokens[index + 1], state.tokens[index + 2]);
  }
  // "No dogs, just cats", 不要画人只画猫
  if (/^(just|only|but|只|但|而)$/i.test(phrase)) state.isNegated = false;
  if (/^(?:that|which|who)$/i.test(phrase)) turnToRelative(state, index);
  if (/^it$/i.test(phrase) && state.tokens[index - 1]?.type === "verb")
    relateIt(state, state.tokens[index + 1]);
  if (/^(they|[它他她]们|大家)$/i.test(phrase)) gatherIdle(state);
  if (/^(?:it|he|she)$/i.test(phrase) && state.tokens[index + 1]?.type === "verb")
    tellOf(state, phrase.toLowerCase());
  // "Feeding carrots to a horse", "giving a flower to his mom": that is where both are.
  const { verb } = state.lately?.expected ?? {};
  const isFood = verb?.action === "feeding";
  if (phrase === "to" && verb && (isFood || !isAlive(state.lately!.object.subject)))
    state.expected = { kind: "beside", isFor: true };
  // "Saving a kitten from a tree": it was up there.
  if (phrase === "from" && state.lately?.expected.verb?.moves) {
    turnToMoved(state);
    state.expected = { kind: "in" };
  }
}

const isFemale =
  /^(?:girl|woman|grandmother|princess|queen|witch|mermaid|fairy|ballerina|bride|.*-girl)$/;
const isMale = /^(?:boy|man|grandfather|prince|king|knight|wizard|santa-claus|groom)$/;

/** "A boy loses his balloon, it floats over the house and he cries": the balloon does, then the boy. */
function tellOf(state: ReadingState, pronoun: string): void {
  const isPerson = ({ subject }: ReadMention) => subjectById(subject).kind === "person";
  const fits = (one: ReadMention) =>
    pronoun === "it"
      ? !isPerson(one)
      : isAlive(one.subject) && !(pronoun === "he" ? isFemale : isMale).test(one.subject);
  if (state.group.length === 0 || state.group.every(fits)) return;
  const one = state.mentions.findLast(fits);
  if (!one) return;
  endClause(state);
  state.group = [one];
}

/** "Eating at a table", "reading at a desk", "breathing fire at a knight": what is named stands by. */
function takeAt(state: ReadingState, index: number): void {
  const at = state.tokens.slice(index + 1).find((token) => !isDeterminer(token));
  if (at?.type !== "subject") return;
  const hasProp = state.propless?.verb.prop !== undefined;
  // "A dog at the gate", but not "waving at a cat".
  const isOnTheGround = !isAlive(at.subject) && !/sky|air/.test(subjectById(at.subject).habitat);
  const isThere = !state.expected && isOnTheGround && state.group.length > 0;
  if (!hasProp && !isThere && !isUsedAs("sat-at", at.subject)) return;
  giveProp(state);
  state.expected = { kind: "beside" };
}

/** "So they sat down": whoever the story is about, and does nothing else yet. */
function gatherIdle(state: ReadingState): void {
  const idle = state.mentions.filter(
    ({ subject, action = "standing" }) => isAlive(subject) && action === "standing",
  );
  if (idle.length > 1 && !state.expected) state.group = idle;
}

function endClause(state: ReadingState): void {
  giveProp(state);
  // 电视里放着春晚，弟弟在玩: whatever is on, he is not in it.
  if (state.modifiers.verb && state.shared.length > 0) state.waiting = [];
  state.settleWaiting();
  state.expected = undefined;
  state.outer = undefined;
  state.lately = undefined;
  state.shared = [];
  state.container = undefined;
  state.isJoined = false;
  state.isNegated = false;
  state.modifiers = {};
}
