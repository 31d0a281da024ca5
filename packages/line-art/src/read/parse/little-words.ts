/** Words that are drawn as nothing and say how the sentence goes on; and words nobody knows. */
import { isAlwaysWith } from "../../lexicon/attire.ts";
import { isBodyPart } from "../../lexicon/body-parts.ts";
import { measureWordsZh } from "../../lexicon/grammar-zh.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isLooking } from "../../lexicon/verbs.ts";
import { isDescription, isHan, isSubjectToken, type Token } from "../tokens.ts";
import { endClause, gatherIdle, tellOf } from "./clauses.ts";
import { turnToMoved, turnToRelative } from "./next-doer.ts";
import { relateIt, relatePronoun } from "./objects.ts";
import { canBe } from "./places.ts";
import { takeAt } from "./prepositions.ts";
import type { ReadingState } from "./state.ts";

export function takeIgnored(state: ReadingState, { phrase }: Token, index: number): void {
  if (phrase === "at") takeAt(state, index);
  if (/^who$/i.test(phrase)) tellOfLast(state, index);
  // "A girl plays with her friends. She throws a ball": she alone.
  if (/^s?he$/i.test(phrase) && state.group.length > 1) {
    const one = state.group.find(({ subject, count }) => count === 1 && canBe(phrase, subject));
    if (one) state.group = [one];
  }
  // "An owl with big eyes and a ghost": the ghost is no bigger for them; 两头牛 are two.
  const isMeasure = measureWordsZh.has(phrase) && state.tokens[index - 1]?.type === "number";
  if (isBodyPart(phrase) && !isMeasure) state.modifiers = {};
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
  if (/^(?:it|he|she)$/i.test(phrase) && isDoing(state.tokens, index))
    tellOf(state, phrase.toLowerCase());
  // "Run with their arms up and there are puddles": nobody has those.
  const isTelling = state.group.length > 0 && /^there(?:'s)?$/i.test(phrase);
  if (isTelling && /^(?:is|are|was|were|'s)$/.test(nextWord(state, index))) endClause(state);
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

const nextWord = ({ tokens }: ReadingState, index: number) =>
  tokens[index + 1]?.phrase.toLowerCase() ?? "";

/** "She runs", "she is just running" */
function isDoing(tokens: readonly Token[], index: number): boolean {
  const isBetween = ({ phrase }: Token) => /^(?:is|was|just|now|then|also|only)$/i.test(phrase);
  return tokens.slice(index + 1).find((token) => !isBetween(token))?.type === "verb";
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

/** "A knight without armor": ours has some on, whatever is said. */
export function tellOfAttire(
  { tokens, dropped }: ReadingState,
  { phrase }: Token,
  index: number,
): void {
  const isWorn = tokens.some(
    (token) => token.type === "subject" && isAlwaysWith(token.subject, phrase),
  );
  if (!isWorn) return;
  const from = tokens.findLastIndex(({ type }, at) => at < index && type === "negation");
  const said = tokens.slice(from, index + 1).map((token) => token.phrase);
  dropped.push(said.join(isHan(tokens[index]) ? "" : " "));
}

export function takeUnknown(state: ReadingState, token: Token, index: number): void {
  const before = state.tokens[index - 1];
  const next = state.tokens[index + 1];
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
  ) {
    state.expected = undefined;
    // "An owl on a perch, a kettle over the fire": the owl is not there.
    if (next.type === "and" && !isHan(token)) state.isTold = true;
  }
  // "Mopping the deck, a hamster": that was what is mopped.
  if (state.expected?.verb && next?.type === "and" && !isHan(token)) state.expected = undefined;
}

const afterUnknown = (tokens: readonly Token[], index: number) =>
  tokens.find(({ type }, at) => at > index && type !== "unknown") ?? tokens[index]!;

const isArticle = (token: Token | undefined) =>
  /^(?:an?|the|his|her|its|their|my)$/i.test(token?.phrase ?? "");
