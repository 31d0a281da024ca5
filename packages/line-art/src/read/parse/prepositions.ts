/** What "on", "with" and "at" lead to, and who is told to be there. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { RelationKind, SubjectId } from "../../types.ts";
import { isDeterminer, isHan, type Token, type TokenOf } from "../tokens.ts";
import { turnToInhabitant, turnToMoved, turnToPlaced } from "./next-doer.ts";
import { repeatLast } from "./places.ts";
import { giveProp } from "./props.ts";
import type { ReadingState, ReadMention } from "./state.ts";

/** What a preposition is followed by, where that is a thing. */
export function nextSubject(tokens: readonly Token[]): SubjectId | undefined {
  const next = tokens.find((token) => !isDeterminer(token) && token.type !== "ignored");
  return next?.type === "subject" ? next.subject : undefined;
}

export function takeRelation(
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

export function takeWith(
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

/** "Eating at a table", "reading at a desk", "breathing fire at a knight": what is named stands by. */
export function takeAt(state: ReadingState, index: number): void {
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

/**
 * "Fixing the chain on her bike", "putting curlers on a sheep", "checking the tires on his truck": what is
 * no drawing of ours, or is part of what is ridden, is worked at there.
 */
function isDoneThere(
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
function leaveUnder(state: ReadingState, kind: RelationKind, place: SubjectId | undefined): void {
  const isAnimal = ({ subject }: ReadMention) => subjectById(subject).kind === "animal";
  // "A mom and a toddler in the cart": only the toddler is.
  const young = state.group.filter(({ subject }) => /^(?:baby|toddler)$/.test(subject));
  if (kind === "in" && /cart$|stroller|crib|high-chair/.test(place ?? "") && young.length > 0)
    state.group = young;
  const last = state.group.findLastIndex((one) => !isAnimal(one));
  if (kind === "under" && place && isUsedAs("table", place) && last < state.group.length - 1)
    state.group = state.group.slice(last + 1);
}
