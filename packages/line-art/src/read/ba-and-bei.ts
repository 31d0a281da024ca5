/** Chinese sentences that name what is done to before the verb: 把球扔了, and whom it is done to first: 被猫追. */
import { isAlive } from "../lexicon/living.ts";
import { isSubjectToken, type Token } from "./tokens.ts";

/** 弟弟把球扔给小狗 is 弟弟扔球给小狗; 老鼠被猫追 is 猫追老鼠. */
export function inPlainOrder(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ type, phrase }, place) =>
      type === "ignored" && /^[把将被]$/.test(phrase) && tokens[place - 1]?.type !== "number",
  );
  if (at < 0) return [...tokens];
  const before = tokens.slice(0, at);
  const rest = tokens.slice(at + 1);
  const length = rest.findIndex(({ type }) => type === "break");
  const clause = length < 0 ? rest : rest.slice(0, length);
  const later = inPlainOrder(length < 0 ? [] : rest.slice(length));
  const told = tokens[at]!.phrase === "被" ? doneBy(before, clause) : doneTo(before, clause);
  return [...(told ?? tokens.slice(0, at + 1).concat(clause)), ...later];
}

const isPronoun = ({ phrase }: Token) => /^[它他她]们?$/.test(phrase);

/** Where the verb is that comes after somebody or something; not 睡觉的 in 把睡觉的猫抱走. */
function verbAfterNoun(clause: readonly Token[]): number {
  const noun = clause.findIndex((token) => isSubjectToken(token) || isPronoun(token));
  if (noun < 0) return -1;
  return clause.findIndex(
    ({ type }, place) => type === "verb" && place > noun && clause[place + 1]?.type !== "of",
  );
}

/** 放在, 挂到, 盖在: what is done to is somewhere then, and who does it is before it. */
const isPut = /^(?:放|晾|晒|挂|摆|贴|插|盖|铺|搭|藏|埋|装|塞|倒|别|系|停|种|关|锁)[着上好]?$/;

function doneTo(before: readonly Token[], clause: readonly Token[]): Token[] | undefined {
  const noun = clause.findIndex((token) => isSubjectToken(token) || isPronoun(token));
  const put = clause.findIndex(({ phrase }, place) => place > noun && isPut.test(phrase));
  const at = put < 0 ? verbAfterNoun(clause) : put;
  const verb = clause[at];
  if (noun < 0 || !verb) return undefined;
  const [object, rest] = [clause.slice(0, at), withPlace(clause.slice(at + 1))];
  const since = before.findLastIndex(({ type }) => type === "break") + 1;
  const who = before.slice(since).findLast(isSubjectToken);
  const isSomewhere = rest.some(({ type }) => type === "place");
  const thing = object.findLast(isSubjectToken);
  if (put < 0 || !isSomewhere || !who || !thing)
    return verb.type === "verb" ? [...before, verb, ...object, ...rest] : undefined;
  const reaching = { action: "holding", object: "beside" } as const;
  return [
    ...before.slice(0, before.lastIndexOf(who)),
    ...object,
    ...rest,
    { type: "break", phrase: "" },
    ...before.slice(before.lastIndexOf(who)),
    { type: "verb", phrase: verb.phrase, verb: reaching },
    thing,
  ];
}

/** 放进烤箱: in it, without a word for inside. */
function withPlace(rest: readonly Token[]): readonly Token[] {
  const [to, into] = rest;
  const isInto = to?.type === "at" && /^[进到]$/.test(to.phrase) && into?.type === "subject";
  if (!isInto || rest[2]?.type === "place" || isAlive(into.subject)) return rest;
  return [to, into, { type: "place", phrase: "里", kind: "in" }, ...rest.slice(2)];
}

function doneBy(before: readonly Token[], clause: readonly Token[]): Token[] | undefined {
  const at = verbAfterNoun(clause);
  const who = clause.find(isSubjectToken);
  if (at < 0 || who?.type !== "subject" || !isAlive(who.subject)) return undefined;
  const since = before.findLastIndex(({ type }) => type === "break") + 1;
  const named = before.slice(since);
  // 小老鼠偷了奶酪，被猫追着跑: the mouse, of whom the story tells.
  const told = before.findLast((token) => token.type === "subject" && isAlive(token.subject));
  const whom = named.some(isSubjectToken) || !told ? named : [told];
  if (!whom.some(isSubjectToken)) return undefined;
  return [...before.slice(0, since), ...clause.slice(0, at + 1), ...whom, ...clause.slice(at + 1)];
}
