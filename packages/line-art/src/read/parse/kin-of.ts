/** Whose mother, father and baby is meant: of an animal they are animals. */
import { isOfAKind } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { kinNamed } from "../kin.ts";
import { isFamily, isHan, type SubjectToken, type Token } from "../tokens.ts";
import type { ReadingState, ReadMention } from "./state.ts";

/** "An elephant and its mother", 小象和妈妈: the mother of an animal is one too. */
export function kinOf(
  state: ReadingState,
  token: SubjectToken,
  before: Token | undefined,
): SubjectToken {
  const { expected, tokens } = state;
  // "Her three babies"
  const whose = before?.type === "number" ? tokens[tokens.indexOf(before) - 1] : before;
  const isOfAnimal = ({ subject }: ReadMention) => isOfAKind(subject);
  const isPersons =
    /^(his|her)$/i.test(whose?.phrase ?? "") &&
    state.mentions.some((one) => isPerson(one) && !isWorn(state, one));
  const isFamilyOfAnimals = isOfAnimalFamily(state, token);
  // "Mom reads with our baby on her lap"
  if (/^(?:our|my)$/i.test(whose?.phrase ?? "")) return token;
  const last =
    isHan(token) && !isFamilyOfAnimals && !isBusyWithIt(state, token)
      ? state.mentions.at(-1)
      : state.mentions.findLast(isOfAnimal);
  const isTheirs =
    (expected?.isWith && /^bab(y|ies)$/i.test(token.phrase)) ||
    isFamilyOfAnimals ||
    isBusyWithIt(state, token) ||
    /^(its|their|his|her)$/i.test(whose?.phrase ?? "") ||
    (isHan(token) && (state.isJoined || expected?.isCoverb || expected?.verb));
  // 爸爸…猴子偷走了妈妈的帽子: the mother is his.
  const hasParents = isHan(token) && state.mentions.some(isParent);
  // "A boy catching a fish and his dad": the boy's.
  const kin =
    last &&
    !isPersons &&
    !hasParents &&
    // "Behind its dad's legs"
    kinNamed(token.phrase.replace(/['’]s .*$/, ""), last.subject, Boolean(isTheirs));
  if (!kin) return token;
  state.modifiers.size ??= kin.size;
  return { ...token, subject: kin.subject };
}

/** 小熊猫睡着了，妈妈给它盖上毯子: in a story of animals she is one. */
export function isBusyWithIt({ mentions, tokens }: ReadingState, token: SubjectToken): boolean {
  const clause = tokens.slice(tokens.indexOf(token) + 1);
  const end = clause.findIndex(({ type }) => type === "break");
  const said = end < 0 ? clause : clause.slice(0, end);
  return said.some(({ phrase }) => /^它/.test(phrase)) && !mentions.some(isPerson);
}

/** "A dinosaur family: mother and two babies", 兔子一家，妈妈端菜: nobody else among them. */
function isOfAnimalFamily({ mentions, tokens }: ReadingState, { phrase }: SubjectToken): boolean {
  return (
    /^bab(y|ies)$|^(?:爸爸|妈妈|宝宝)$/i.test(phrase) &&
    tokens.some(
      (token) => (token.type === "company" && isFamily(token)) || /family of$/i.test(token.phrase),
    ) &&
    !mentions.some(isPerson)
  );
}

/** "A panda chef with her baby": she is a panda. */
export const isWorn = ({ relations }: ReadingState, { id }: ReadMention) =>
  relations.some(({ kind, to }) => kind === "wearing" && to[0] === id);

const isParent = (one: ReadMention) => isPerson(one) && /^[爸妈]/.test(one.phrase);

export const isPerson = ({ subject }: ReadMention) => subjectById(subject).kind === "person";
