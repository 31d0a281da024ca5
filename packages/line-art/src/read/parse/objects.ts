/** Things, and pronouns for them, to which something is done. */
import { isBodyPart } from "../../lexicon/body-parts.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { isLooking } from "../../lexicon/verbs.ts";
import type { RelationKind, SubjectId } from "../../types.ts";
import { goesOn } from "../doings.ts";
import { actionUpon, actionWith, roleOf } from "../roles.ts";
import type { Token } from "../tokens.ts";
import { isWorn } from "./kin-of.ts";
import type { Expected, ReadingState, ReadMention } from "./state.ts";
import { isQuarrel } from "./verbs.ts";
import { relateWith } from "./with.ts";

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
  if (/^(?:hugging|waltzing)$/.test(action ?? "") && isAlive(mention.subject))
    mention.action ??= action!;
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
