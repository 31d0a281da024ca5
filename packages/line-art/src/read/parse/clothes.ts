/** Who is dressed as whom: people are who they are dressed as, animals wear what one knows them by. */
import { canBeDisguise } from "../../figure/disguise.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { SubjectId } from "../../types.ts";
import { kinNamed } from "../kin.ts";
import { costumeOf } from "../roles.ts";
import type { SubjectToken, Token } from "../tokens.ts";
import type { ReadingState, ReadMention } from "./state.ts";

/** "Dressed as a witch", 穿旗袍的阿姨: it is she who is the witch. */
export function dressUp(state: ReadingState, token: SubjectToken, next: Token | undefined) {
  const { expected, group } = state;
  const isWorn =
    expected?.verb?.object === "wearing" || (expected?.kind === "in" && group.length > 0);
  const people = group.filter(({ subject }) => subjectById(subject).kind === "person");
  if (isWorn && canBeDisguise(token.subject)) return disguise(state, token, people, next);
  if (!isWorn || subjectById(token.subject).kind !== "person") return false;
  if (people.length > 0) for (const one of people) takeRole(one, token.subject);
  else if (next?.type === "of") state.dress = token;
  else if (group.length > 0) {
    // "A table, a cat dressed as a pirate": no table is.
    const alive = group.filter(({ subject }) => isAlive(subject));
    if (alive.length > 0) state.group = alive;
    wearNow(state, costumeOf(token.subject, state.group[0]!.subject), token);
  }
  state.expected = undefined;
  const isDone = people.length > 0 || next?.type === "of" || group.length > 0;
  if (isDone) state.modifiers = {};
  return isDone;
}

/** "Children dressed as bees", 打扮成小兔子的女孩: they stay who they are. */
function disguise(
  state: ReadingState,
  token: SubjectToken,
  people: readonly ReadMention[],
  next: Token | undefined,
): boolean {
  const isNext = people.length === 0 && next?.type === "of";
  if (people.length === 0 && !isNext) return false;
  if (isNext) state.dress = token;
  else state.relate("wearing", people, [state.add(token.subject, token.phrase, 1, false)]);
  state.expected = undefined;
  state.modifiers = {};
  return true;
}

/** 穿旗袍的阿姨 is who wears one; 穿警服的小熊 wears what one knows the police by. */
export function putOn(state: ReadingState, mention: ReadMention): void {
  const { dress } = state;
  state.dress = undefined;
  if (!dress) return;
  const isPerson = subjectById(mention.subject).kind === "person";
  if (isPerson && canBeDisguise(dress.subject)) wear(state, mention, dress.subject, dress.phrase);
  else if (isPerson) takeRole(mention, dress.subject);
  else wear(state, mention, costumeOf(dress.subject, mention.subject), dress.phrase);
}

/** "A girl dressed as a pirate" is a girl still. */
function takeRole(mention: ReadMention, role: SubjectId): void {
  mention.person ??= mention.subject;
  mention.subject = role;
}

/** "A mermaid queen" is known by her crown. */
const ofTales = /^(?:mermaid|merman|fairy|elf|gnome|genie)$/;

/** "A cat ballerina", 小熊医生: an animal that is somebody, too. */
export function becomes(state: ReadingState, token: SubjectToken, before: Token | undefined) {
  const who = state.mentions.at(-1);
  if (before?.type !== "subject" || who?.subject !== before.subject) return false;
  const isRoyal = /^(?:queen|king|prince|princess)$/.test(token.subject);
  const costume =
    isRoyal && ofTales.test(who.subject) ? "crown" : costumeOf(token.subject, who.subject);
  if (costume === undefined || kinNamed(token.phrase, who.subject, true)) return false;
  wear(state, who, costume, token.phrase);
  return true;
}

/** "A pirate cat": the cat comes next. */
export function wearLater(state: ReadingState, clothing: SubjectId | "", phrase: string): void {
  if (!clothing) state.dropped.push(phrase);
  else
    state.waiting.push({ kind: "wearing", to: state.add(clothing, phrase, 1, standsIn(clothing)) });
}

/** "A cat dressed as a pirate": who comes next is not. */
function wearNow(state: ReadingState, costume: SubjectId | undefined, { phrase }: SubjectToken) {
  const { expected, group } = state;
  if (!costume || !expected) {
    state.dropped.push(phrase);
    return;
  }
  const worn = state.add(costume, phrase, 1, standsIn(costume));
  state.relate("wearing", group, [worn]);
  state.lately = { expected, object: worn };
}

/** A crown for a queen; some can be dressed as the queen she is. */
const standsIn = (costume: SubjectId) => subjectById(costume).kind !== "person";

function wear(
  state: ReadingState,
  who: ReadMention,
  costume: SubjectId | "" | undefined,
  phrase: string,
): void {
  if (costume) state.relate("wearing", [who], [state.add(costume, phrase, 1, standsIn(costume))]);
  else state.dropped.push(phrase);
}
