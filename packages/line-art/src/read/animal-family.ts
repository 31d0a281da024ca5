/**
 * "A hamster family: dad carries a couch and the kids run", 小兔子一家搬家，兔爸爸…，三只小兔子…: who is told of
 * one by one are they, and nobody besides.
 */
import { isOfAKind } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { kinNamed, parentOf } from "./kin.ts";
import { isFamily, isSubjectToken, type SubjectToken, type Token } from "./tokens.ts";

const child =
  /^(?:kids?|child(?:ren)?|sons?|daughters?|brothers?|sisters?|bab(?:y|ies)|cubs?|pups?|joeys?|hatchlings?|孩子们?|宝宝们?)$/i;

const isFamilyOf = /\bfamily of$/i;
const isParent = /mom|mum|mama|mother|dad|papa|father|爸|妈/i;

export function amongAnimals(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token, place) => {
    const of = tokens[place - 1];
    const isAFamily =
      (token.type === "company" && isFamily(token)) ||
      isFamilyOf.test(tokens[place - 2]?.phrase ?? "");
    return isAFamily && of?.type === "subject" && isOfAKind(of.subject);
  });
  const family = tokens[at - 1];
  if (family?.type !== "subject") return [...tokens];
  const start = tokens[at]?.type === "company" ? at + 1 : at;
  const rest = tokens.slice(start);
  const isPersonBesides = rest.some(
    (token) => token.type === "subject" && isPerson(token) && !isKin(token, family),
  );
  if (isPersonBesides) return [...tokens];
  const members = rest.map((token, place) =>
    memberOf(family, token, rest[place - 1], rest[place + 1]),
  );
  const isMember = (token: Token | undefined) =>
    token?.type === "subject" && token.subject === family.subject;
  const told = members.filter(isMember);
  const meant = members.filter((token): token is Token => token !== undefined);
  // "A penguin family fishes, dad holds a fish": there are others among them.
  const areAll = told.some((token) => token !== undefined && !isParent.test(token.phrase));
  if (told.length < 2 || !areAll) return [...tokens.slice(0, start), ...meant];
  const end = meant.findIndex(({ type }) => type === "break");
  const first = meant.findIndex(isMember);
  const opening = meant.slice(0, Math.min(end < 0 ? first : end, first));
  // Where they move to, and from, is told of none of them.
  const isWhere = (token: Token) =>
    /^(?:setting|season|weather|festival|night|morning)$/.test(token.type) ||
    (token.type === "subject" && /nature|place|sky|plant/.test(subjectById(token.subject).kind));
  return [
    ...tokens.slice(0, at - 1).filter(({ type }) => !/^(?:number|definite|size)$/.test(type)),
    ...opening.filter(isWhere),
    ...meant.slice(opening.length),
  ];
}

/** A parent or a child as the animal it is; undefined where the word before already says which. */
function memberOf(
  family: SubjectToken,
  token: Token,
  before: Token | undefined,
  next: Token | undefined,
): Token | undefined {
  const areKids = isSubjectToken(next) && /^(?:kids|children|孩子们|宝宝们)$/i.test(next!.phrase);
  if (areKids && token.type === "subject" && token.subject === family.subject)
    return { ...token, isPlural: true };
  const isSaid = before?.type === "subject" && before.subject === family.subject;
  if (child.test(token.phrase) && isSubjectToken(token)) {
    if (isSaid) return undefined;
    const isPlural = token.type === "company" || /s$|们$/.test(token.phrase);
    return { ...family, phrase: token.phrase, isPlural };
  }
  if (token.type !== "subject" || isSaid || !isKin(token, family)) return token;
  const { subject } = kinNamed(token.phrase, family.subject, true) ?? family;
  const phrase = /\p{Script=Han}/u.test(token.phrase)
    ? family.phrase + token.phrase
    : `${token.phrase} ${family.phrase}`;
  return { ...family, subject, phrase, isPlural: false };
}

const isPerson = ({ subject }: SubjectToken) => subjectById(subject).kind === "person";
const isKin = (token: SubjectToken, { subject }: SubjectToken) =>
  child.test(token.phrase) || parentOf(subject, token.phrase) !== undefined;
