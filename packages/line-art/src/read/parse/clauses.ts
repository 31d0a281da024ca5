/** What is told of, from clause to clause: lists, places, parts of a group, and where a clause ends. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isHan, type Token, type TokenOf } from "../tokens.ts";
import { relateObject } from "./objects.ts";
import { takePart } from "./parts-of-groups.ts";
import { giveProp } from "./props.ts";
import { pluralCount, type ReadingState, type ReadMention } from "./state.ts";

export function takeAnd(state: ReadingState, before: Token | undefined): void {
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
  // "In the middle, and a jaguar": whatever the middle is, the jaguar is not.
  const isNowhere = !isHan(before) && /^(?:ignored|unknown)$/.test(before?.type ?? "");
  const isPlace = state.expected?.kind !== undefined || state.expected?.isWith;
  if (isNowhere && isPlace && !state.expected?.verb) {
    state.expected = undefined;
    state.isTold = true;
  }
  // "A shark swims behind and a chest lies there": it is not the chest's.
  if (before?.type === "relation" && !isHan(before)) state.expected = undefined;
  state.isJoined = true;
  state.isNegated = false;
}

const away = /^(?:past|by|along|away|off|around|everywhere|outside|nearby|together)$/i;

/** 桌子上有: a list of what is there comes next. */
export function takeExistential(state: ReadingState, { phrase }: Token): void {
  giveProp(state);
  if (!state.expected?.kind) state.expected = undefined;
  if (state.waiting.length > 0) state.group = [];
  // 树上结满了桃子: more than one.
  if (phrase.includes("满")) state.modifiers.count = pluralCount;
  state.shared = state.waiting;
}

export function takeSetting(
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

/** "Under a cafe table", "behind the garden gate": where the table stands is no place of its own there. */
export function isOfThing(
  { expected }: ReadingState,
  token: TokenOf<"setting">,
  next: Token | undefined,
): boolean {
  const isBeforeThing = next?.type === "subject" && !isAlive(next.subject);
  return !isHan(token) && isBeforeThing && /^(under|behind|beside)$/.test(expected?.kind ?? "");
}

/** "One sleeps, another plays": somebody new to tell of; "to the little one" is done to them. */
export function takeOneOf(state: ReadingState, token: TokenOf<"part">, index: number): void {
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

/** "A boy loses his balloon, it floats over the house and he cries": the balloon does, then the boy. */
export function tellOf(state: ReadingState, pronoun: string): void {
  const isPerson = ({ subject }: ReadMention) => subjectById(subject).kind === "person";
  const fits = (one: ReadMention) =>
    pronoun === "it"
      ? !isPerson(one)
      : isAlive(one.subject) && !(pronoun === "he" ? isFemale : isMale).test(one.subject);
  if (state.group.length === 0 || state.group.every(fits)) return;
  const isAmongMany = (each: ReadMention) => state.companies.some((those) => those.includes(each));
  const one =
    state.mentions.findLast((each) => fits(each) && !isAmongMany(each)) ??
    state.mentions.findLast(fits);
  if (!one) return;
  endClause(state);
  state.group = [one];
}

const isFemale =
  /^(?:girl|woman|grandmother|princess|queen|witch|mermaid|fairy|ballerina|bride|.*-girl)$/;

const isMale = /^(?:boy|man|grandfather|prince|king|knight|wizard|santa-claus|groom)$/;

/** "So they sat down": whoever the story is about, and does nothing else yet. */
export function gatherIdle(state: ReadingState): void {
  const idle = state.mentions.filter(
    ({ subject, action = "standing" }) => isAlive(subject) && action === "standing",
  );
  // "The kids found a bird, they stand on a ladder": the bird does not.
  const company = state.companies.at(-1)?.filter((one) => idle.includes(one)) ?? [];
  const those = company.length > 1 ? company : idle;
  if (those.length > 1 && !state.expected) state.group = those;
}

export function endClause(state: ReadingState): void {
  giveProp(state);
  // 电视里放着春晚，弟弟在玩: whatever is on, he is not in it.
  if (state.modifiers.verb && state.shared.length > 0) state.waiting = [];
  state.settleWaiting();
  state.expected = undefined;
  state.outer = undefined;
  state.lately = undefined;
  state.shared = [];
  state.container = undefined;
  state.it = undefined;
  state.isJoined = false;
  state.isNegated = false;
  state.modifiers = {};
}
