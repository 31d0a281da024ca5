/** Sizes, moods, builds and distance: said before a thing or after it. */
import { isDescription, isHan, isSubjectToken, type Token, type TokenOf } from "../tokens.ts";
import type { ReadingState, ReadMention } from "./state.ts";

/** "The boy is taller than the girl": it is he who is. */
export function takeSize(
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
export function takeLook(
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
export function takeFar(state: ReadingState, index: number): void {
  const { tokens, group, modifiers } = state;
  const before = tokens[index - 1];
  const next = tokens.slice(index + 1).find(({ type }) => type !== "ignored");
  const opens = !before || /^(?:break|and|setting|at)$/.test(before.type);
  if (isHan(tokens[index]) || (opens && next && isDescription(next))) modifiers.isFar = true;
  else if (isSubjectToken(before)) state.mentions.at(-1)!.isFar = true;
  else for (const one of group) one.isFar = true;
}
