/** Where a clause goes on about what was named last, rather than about who acted. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { isLooking, type Verb } from "../../lexicon/verbs.ts";
import type { RelationKind, SubjectId } from "../../types.ts";
import { isHan, isSubjectToken, type Token } from "../tokens.ts";
import type { ReadingState, ReadMention, Said } from "./state.ts";

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
  // "At a horse show with a girl in a helmet": she has it on.
  const isDressed =
    kind === "in" && (subjectById(place).kind === "clothing" || /helmet$/.test(place));
  if (expected?.isWith && isAlive(object.subject) && isDressed) turnToObject(state);
  // Who reads a book in a tent is in it.
  const isRoomy = subjectById(place).height >= 1 || isUsedAs("seat", place);
  const isHeld = role === "holding" && subjectById(place).kind === "object" && !isRoomy;
  const isFed = action === "feeding" && isAlive(object.subject);
  const isTreated = /^(examin|treat|check|bandag|vaccinat|heal|groom|comfort|consol)/i.test(phrase);
  const isSpokenTo =
    /^(wav|read|tell|sing|talk|call|shout|kiss|smil)/i.test(phrase) && isAlive(object.subject);
  const isOnIt = isSpokenTo || (isTreated && isAlive(object.subject));
  if ((kind === "in" && (isHeld || isFed)) || (/^(in|on)$/.test(kind) && isOnIt))
    turnToObject(state);
}

/** Who looks at the moon on a roof is there, not the moon. */
export function isNear(id: SubjectId): boolean {
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
export function turnToCompanion(state: ReadingState, before: Token | undefined, verb: Verb): void {
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
export function turnToTaught(state: ReadingState, verb: Said): void {
  const { expected, object } = state.lately ?? {};
  const how = expected?.phrase ?? expected?.verb?.phrase ?? "";
  const isTaught =
    /^(教|扶|骗|喊|劝|逼|teach|dress)/i.test(how) || (/^推/.test(how) && verb.object === "riding");
  // "A dog dressed as a pirate digging": there is no pirate besides.
  const isWorn = expected?.verb?.object === "wearing";
  if (object && isAlive(object.subject) && isTaught && !isWorn) turnToObject(state);
}

/** "A knight fights a dragon breathing fire": no knight does. */
export function turnToDragon(state: ReadingState, { action }: Verb): void {
  const { object } = state.lately ?? {};
  const canBreathe = ({ subject }: ReadMention) => /dragon/.test(subject);
  if (action === "breathing-fire" && object && canBreathe(object) && !state.group.some(canBreathe))
    turnToObject(state);
}

/** 小兔子看见小刺猬躲在树下, "children watch a clown juggle": whoever is seen does it. */
export function turnToSeen(state: ReadingState, before: Token | undefined): void {
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
export function turnToNeighbour(state: ReadingState, before: Token | undefined, verb: Verb): void {
  const { expected, object } = state.lately ?? {};
  const isBeside = /^(beside|left-of|right-of|behind|in-front-of)$/.test(expected?.kind ?? "");
  const isBusyWithIt = state.group.some(
    ({ action }) => action !== undefined && !isIdle.test(action),
  );
  // "Reading to a group of kids sitting on a rug"
  const isToldTo = /^(?:read|tell|sing|talk|speak|teach)/i.test(expected?.verb?.phrase ?? "");
  if (!object || !(isBeside || isToldTo) || !isBusyWithIt || !verb.action || isHan(before)) return;
  const isCompany = before?.type === "company" && state.lately?.company !== undefined;
  const isLast = before?.type === "subject" && before.subject === object.subject;
  if (isCompany || (isLast && isAlive(object.subject))) turnToObject(state);
}

const isIdle = /^(standing|sitting|walking)$/;

const isMoving = /^(running|walking|jumping|dancing|playing)$/;

/** 奶奶在菜市场买菜, 孩子们在油菜花田里奔跑: a building does nothing, those who are there do. */
export function turnFromPlace(state: ReadingState, before: Token | undefined, verb: Verb): void {
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
