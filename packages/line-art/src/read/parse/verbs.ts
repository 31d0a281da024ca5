/** Who does what a verb says: those the clause speaks of, or those it has just come to. */

import { isPartOf } from "../../lexicon/body-parts.ts";
import { isAlive } from "../../lexicon/living.ts";
import { signs } from "../../lexicon/signs.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isPutUp, isUsedAs } from "../../lexicon/uses.ts";
import { isLooking, type Verb } from "../../lexicon/verbs.ts";
import type { Face, RelationKind, SubjectId } from "../../types.ts";
import { goesOn, still } from "../doings.ts";
import { actionUpon } from "../roles.ts";
import {
  isDescription,
  isDeterminer,
  isHan,
  isLaid,
  isSubjectToken,
  type Token,
} from "../tokens.ts";
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
  const areAll = before?.type === "company" ? (state.companies.at(-1)?.length ?? 1) : 1;
  if (isToldSingly(state.tokens, index)) state.group = state.group.slice(-areAll);
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
  if (describesLater(tokens.slice(index + 1))) return false;
  // 对面走来一只山羊: the goat does, whoever was told of before.
  if (isComing.test(phrase) && tokens[index + 1]?.type === "number") return true;
  // 爷爷在喝茶，桌上放着砚台: not he puts it there.
  const opensThere = (tokens[index - 3]?.type ?? "break") === "break";
  const isNowhere = before?.type === "unknown" && isHan(before);
  const isThere = before?.type === "place" && opensThere && waiting.length > 0;
  if (isLaid(phrase) && (isThere || isNowhere)) return true;
  // 狐狸拉雪橇，雪橇上坐着小兔子: not the fox sits there.
  const next = tokens.slice(index + 1).find((token) => !isDeterminer(token) && !isCount(token));
  if (isThere && isStaying.test(phrase) && isSubjectToken(next)) return true;
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

const isBusy = (action: string | undefined) =>
  action !== undefined && action !== "teaching" && !still.test(action);

const watching: Verb = { action: "watching" };

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
  if (subjectById(subject).doing?.lying) return "lying";
  return action === "lying" ? "sleeping" : "sitting";
}

export const isQuarrel = /^(?:argu|quarrel|吵|争吵)/;
/** With which face a thing does what only somebody can. */
const faces: Readonly<Record<string, Face>> = {
  singing: "happy",
  dancing: "lively",
  "laughing-aloud": "happy",
  sneezing: "sleepy",
  yawning: "sleepy",
  sleeping: "sleepy",
  crying: "sad",
  watching: "happy",
};

/** 洒水车唱着歌, "a cloud sneezing": a thing that does so has a face, where nobody else is there to do it. */
export function bringToLife({ doings, mentions }: ReadingState): void {
  if (mentions.some(({ subject }) => isAlive(subject))) return;
  for (const { verb, things = [] } of doings) {
    const face = faces[verb.action ?? ""];
    for (const one of face ? things : []) {
      one.mood ??= face!;
      if (verb.action && signs[verb.action]) one.action ??= verb.action;
    }
  }
}

/** 在黑板上写字: the place was named before what is done there. */
export function suitPlaces({ relations, mentions }: ReadingState): void {
  const find = (id: string) => mentions.find((one) => one.id === id)!;
  for (const { kind, from, to } of relations) {
    const upon = actionUpon(find(from).action, kind, find(to[0]!).subject);
    if (upon) find(from).action = upon;
  }
}

/** 门上贴着福字, "a wreath on the door": who knocks is before it, what is put up is on it. */
export function putUp({ relations, mentions }: ReadingState): void {
  const find = (id: string) => mentions.find((one) => one.id === id)!;
  for (const one of relations) {
    const [thing, panel] = [find(one.from), find(one.to[0]!)];
    const isBefore = /^(beside|in-front-of)$/.test(one.kind);
    if (isBefore && isPutUp(thing.subject, panel.subject)) one.kind = "on";
  }
}

/** How many it takes to be seen doing it. */
const atLeast: Readonly<Record<string, number>> = {
  "hand-in-hand": 3,
  "tug-of-war": 4,
  parading: 4,
  "eagle-and-chicks": 5,
  "drop-the-handkerchief": 5,
};
const mutual =
  /^(hugging|talking|hand-in-hand|high-five|tug-of-war|parading|braiding|whispering|eagle-and-chicks|drop-the-handkerchief)$/;

/** There is one of each. */
const isRelative = /^(?:[爸妈爷奶]|外[公婆]|姥)|^(?:mom|mum|dad|papa|mama|grand[mp]a)/i;

/** "A boy and a girl hugging": each other. */
export function embrace(state: ReadingState): void {
  for (const { phrase, verb, by } of state.doings) {
    const [one, other, ...more] = by;
    if (!mutual.test(verb.action ?? "") || !one) continue;
    // 小朋友手拉手: there are several; 爸爸扶着: there is one, and a parrot talks by itself.
    if (
      !other &&
      verb.action !== "talking" &&
      !/^(?:[扶搀]|牵着?$)/.test(phrase) &&
      one.count === 1 &&
      !isRelative.test(one.phrase) &&
      !state.relations.some(({ from }) => from === one.id)
    )
      one.count = atLeast[verb.action ?? ""] ?? 2;
    if (!other || verb.action === "parading") continue;
    if (!state.relations.some(({ from }) => from === one.id))
      for (const each of [other, ...(verb.action === "hugging" ? [] : more)])
        state.relate("beside", [one], [each]);
  }
}

/**
 * "Dad pushing his daughter on a swing", "looking at a butterfly on a flower": the object is there, not
 * who acts.
 */
export function turnToMoved(state: ReadingState, above = false): void {
  const { expected, object } = state.lately ?? {};
  const { action, moves, phrase = "" } = expected?.verb ?? {};
  const isSeen = isLooking(action) || /^bark/.test(phrase);
  // "Flying a kite over the trees", "a kite flying over the trees": nobody else is up there.
  const isFlown = object && /^(?:kite|balloon)$/.test(object.subject) && above;
  if (moves && object) letGo(state, object);
  if (moves || isFlown || (isSeen && object && isNear(object.subject))) turnToObject(state);
}

/** "Loading suitcases onto a cart": they are there, and in nobody's hands. */
function letGo({ relations, group }: ReadingState, object: ReadMention): void {
  for (const one of relations)
    if (one.kind === "holding" && one.to[0] === object.id) one.kind = "beside";
  for (const one of group) if (one.action === "holding") one.action = "standing";
}

/**
 * "Holding a kitten in a basket", "feeding a baby in a high chair", "waving at a boy on a bike", "examining
 * a puppy on the table": what is held, fed, waved at or treated is there.
 *
 * @param place what comes next
 */
export function turnToPlaced(
  state: ReadingState,
  kind: RelationKind,
  place: SubjectId | undefined,
): void {
  const { expected, object } = state.lately ?? {};
  const { action, object: role, phrase = "" } = expected?.verb ?? {};
  if (!object || !place || /\p{Script=Han}/u.test(phrase)) return;
  // "Riding a motorcycle with her cat in the sidecar": the cat is.
  const isAlong = expected?.isWith && isAlive(object.subject) && kind === "in";
  if (isAlong && state.group.some((one) => one.action === "riding")) turnToObject(state);
  // Who reads a book in a tent is in it.
  const isRoomy = subjectById(place).height >= 1 || isUsedAs("seat", place);
  const isHeld = role === "holding" && subjectById(place).kind === "object" && !isRoomy;
  const isFed = action === "feeding" && isAlive(object.subject);
  const isTreated = /^(examin|treat|check|bandag|vaccinat|heal|groom|comfort|consol)/i.test(phrase);
  const isSpokenTo = /^(wav|talk|call|shout|kiss|smil)/i.test(phrase) && isAlive(object.subject);
  const isOnIt = isSpokenTo || (isTreated && isAlive(object.subject));
  if ((kind === "in" && (isHeld || isFed)) || (/^(in|on)$/.test(kind) && isOnIt))
    turnToObject(state);
}

/**
 * "Fixing the chain on her bike", "putting curlers on a sheep", "checking the tires on his truck": what is
 * no drawing of ours, or is part of what is ridden, is worked at there.
 */
export function isDoneThere(
  { expected, lately, group }: ReadingState,
  before: Token | undefined,
  place: SubjectId | undefined,
): boolean {
  if (!place || group.length === 0) return false;
  const isRidden = isAlive(place) || subjectById(place).kind === "vehicle";
  const isUnseen = before?.type === "unknown" && !isHan(before);
  const worked = isUnseen ? expected?.verb : lately?.expected?.verb;
  if (!isRidden || !worked) return false;
  if (isMending.test(worked.phrase ?? ""))
    return isUnseen || (lately?.object !== undefined && !isAlive(lately.object.subject));
  const isTouched = worked.object === "beside" || worked.action === "painting";
  return isUnseen && isAlive(place) && isTouched;
}

const isMending =
  /^(?:fix|repair|mend|check|inspect|clean|wash|wip|polish|tighten|adjust|oil|chang)/;

/** "Two cousins, a turkey and a dog under the table": nobody but the dog is. */
export function leaveUnder(
  state: ReadingState,
  kind: RelationKind,
  place: SubjectId | undefined,
): void {
  const isAnimal = ({ subject }: ReadMention) => subjectById(subject).kind === "animal";
  const last = state.group.findLastIndex((one) => !isAnimal(one));
  if (kind === "under" && place && isUsedAs("table", place) && last < state.group.length - 1)
    state.group = state.group.slice(last + 1);
}

/** Who looks at the moon on a roof is there, not the moon. */
function isNear(id: SubjectId): boolean {
  const { kind, habitat } = subjectById(id);
  return kind === "animal" || !/sky|air/.test(habitat);
}

/** "A castle with a dragon on its roof", "a tea party with cats in dresses": the castle is not there. */
export function turnToInhabitant(state: ReadingState): void {
  const { expected, object } = state.lately ?? {};
  const isPlace = state.group.every(({ subject }) => !isAlive(subject));
  if (expected?.isWith && object && isAlive(object.subject) && isPlace) turnToObject(state);
}

/** "A farmer with chickens running around": those who came along do it, people at one thing with them. */
function turnToCompanion(state: ReadingState, before: Token | undefined, verb: Verb): void {
  const { expected, object } = state.lately ?? {};
  const isTheirs = expected?.isWith && isSubjectToken(before) && object && isAlive(object.subject);
  if (!object || !isTheirs || state.relations.some(({ to }) => to.includes(object.id))) return;
  const leaders = state.group;
  turnToObject(state);
  const arePeople = [...leaders, ...state.group].every(
    ({ subject }) => subjectById(subject).kind === "person",
  );
  if (arePeople && /^(making|planting|decorating)$/.test(verb.action ?? ""))
    state.group = [...leaders, ...state.group];
}

/** "Teaching his sister to skate", 教弟弟骑车, 推着宝宝荡秋千, "dressing a frog in a crown": it is she who does it. */
function turnToTaught(state: ReadingState, verb: Said): void {
  const { expected, object } = state.lately ?? {};
  const how = expected?.phrase ?? expected?.verb?.phrase ?? "";
  const isTaught =
    /^(教|扶|骗|喊|劝|逼|teach|dress)/i.test(how) || (/^推/.test(how) && verb.object === "riding");
  // "A dog dressed as a pirate digging": there is no pirate besides.
  const isWorn = expected?.verb?.object === "wearing";
  if (object && isAlive(object.subject) && isTaught && !isWorn) turnToObject(state);
}

/** "A knight fights a dragon breathing fire": no knight does. */
function turnToDragon(state: ReadingState, { action }: Verb): void {
  const { object } = state.lately ?? {};
  const canBreathe = ({ subject }: ReadMention) => /dragon/.test(subject);
  if (action === "breathing-fire" && object && canBreathe(object) && !state.group.some(canBreathe))
    turnToObject(state);
}

/** 小兔子看见小刺猬躲在树下, "children watch a clown juggle": whoever is seen does it. */
function turnToSeen(state: ReadingState, before: Token | undefined): void {
  const { expected, object } = state.lately ?? {};
  const isLookedAt =
    expected?.verb?.object !== "riding" &&
    /pointing|watching|standing|reading/.test(expected?.verb?.action ?? "");
  const isTold = isHan(before) || isLooking(expected?.verb?.action);
  if (!object || !isLookedAt || !isTold || !isAlive(object.subject)) return;
  if (before?.type !== "subject" || before.subject !== object.subject) return;
  // 蹲在凳子上看着奶奶包饺子: the stool is not hers.
  state.settleWaiting();
  turnToObject(state);
}

/** "A girl holding a kitten next to a boy holding a puppy": the boy does, she has her hands full. */
function turnToNeighbour(state: ReadingState, before: Token | undefined, verb: Verb): void {
  const { expected, object } = state.lately ?? {};
  const isBeside = /^(beside|left-of|right-of|behind|in-front-of)$/.test(expected?.kind ?? "");
  const isBusyWithIt = state.group.some(
    ({ action }) => action !== undefined && !isIdle.test(action),
  );
  if (!object || !isBeside || !isBusyWithIt || !verb.action || isHan(before)) return;
  if (before?.type === "subject" && before.subject === object.subject && isAlive(object.subject))
    turnToObject(state);
}

const isIdle = /^(standing|sitting|walking)$/;

const isMoving = /^(running|walking|jumping|dancing|playing)$/;

/** 奶奶在菜市场买菜, 孩子们在油菜花田里奔跑: a building does nothing, those who are there do. */
function turnFromPlace(state: ReadingState, before: Token | undefined, verb: Verb): void {
  const [place] = state.group;
  if (!place || !before || !isHan(before)) return;
  const { kind } = subjectById(place.subject);
  if (kind !== "building" && !(kind === "plant" && isMoving.test(verb.action ?? ""))) return;
  const known = state.mentions.slice(0, state.mentions.indexOf(place));
  // 举着风车在油菜花田里: what they have in hand was named in between.
  const last = known.findLastIndex(({ subject }) => isAlive(subject));
  const earlier = kind === "plant" ? known.slice(0, last + 1) : known;
  const visitors = earlier.slice(earlier.findLastIndex(({ subject }) => !isAlive(subject)) + 1);
  if (visitors.length === 0) return;
  state.relate("beside", visitors, [place]);
  state.group = visitors;
}

/** "A farmer chasing a goat that ate his hat", "a girl with a dog who is asleep": the goat did, the dog is. */
export function turnToRelative(state: ReadingState, index: number): void {
  const { object } = state.lately ?? {};
  const next = state.tokens.slice(index + 1).find(({ type }) => type !== "ignored");
  const isSaidOfIt = isSubjectToken(state.tokens[index - 1]) && next?.type === "verb";
  if (object && isAlive(object.subject) && isSaidOfIt) turnToObject(state);
}

/** The clause goes on about what was named last. */
function turnToObject(state: ReadingState): void {
  const { object, company } = state.lately ?? {};
  if (object) state.group = company ? [...company] : [object];
  state.lately = undefined;
}

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
