/**
 * From tokens to mentions and relations.
 *
 * English places what follows ("a cat on a sofa"), Chinese what comes before ("沙发上的猫", "猫在沙发上"):
 * both end in the same steps. In Chinese, a thing followed by a place word waits until 的 or 有 hands it
 * to the next thing, or the clause ends and it goes to those the clause speaks of.
 */

import { companies } from "../../lexicon/companies.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Relation } from "../../types.ts";
import { isSeen } from "../doings.ts";
import { isHan, isSubjectToken, sameThingOnce, type Token } from "../tokens.ts";
import { wornOnly } from "../worn-only.ts";
import {
  endClause,
  isOfThing,
  takeAnd,
  takeExistential,
  takeOneOf,
  takeSetting,
} from "./clauses.ts";
import { gatherFamily, takeCompany } from "./companies.ts";
import { finish } from "./finish.ts";
import { takeIgnored, takeUnknown, tellOfAttire } from "./little-words.ts";
import { takeFar, takeLook, takeSize } from "./looks.ts";
import {
  betweenBoth,
  opensWithPlace,
  placeByThem,
  placeByTopic,
  placedApart,
  placeUponIt,
  toldApart,
} from "./places.ts";
import { nextSubject, takeRelation, takeWith } from "./prepositions.ts";
import { giveProp } from "./props.ts";
import { ReadingState, type ReadMention } from "./state.ts";
import { takeSubject } from "./things.ts";
import { takeVerb, tellSingly } from "./verbs.ts";

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
  finish(state);
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
      // "A sandwich, a spider on a seesaw and a seal": only the spider is up there.
      tellSingly(state, index);
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
      // "With a mask and a something on his chest lifts a car": whatever is there.
      if (isOnlySomething(before, token.phrase)) break;
      if (opensWithPlace(before, next, state.group)) placeByThem(state, token.kind);
      else placeUponIt(state, token.kind, token.phrase, isEnd(next));
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
      if (!isOfThing(state, token, next)) takeSetting(state, token, next);
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
      takeUnknown(state, token, index);
      break;
    case "break":
      endClause(state);
      break;
    default:
      break;
  }
}

/** Of what is told of a thing: "with leaves on it so that …". */
const isEnd = (next: Token | undefined) =>
  !next ||
  /^(?:and|break)$/.test(next.type) ||
  /^(?:so|because|while|when|where)$/.test(next.phrase);

const isOnlySomething = (before: Token | undefined, phrase: string) =>
  /^(?:unknown|number)$/.test(before?.type ?? "") && / (?:his|her|its) \w+$/.test(phrase);

function isAwaited(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).findLast(({ type }) => type !== "ignored");
  return before?.type === "verb" && /^等待?着?$/.test(before.phrase);
}
