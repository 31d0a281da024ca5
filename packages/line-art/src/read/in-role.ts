/** Who is in a role: "a ninja girl", "a girl pirate", "a female scientist", 女消防员, 警察阿姨 are one person each. */
import { subjectById } from "../lexicon/subjects.ts";
import type { SubjectId } from "../types.ts";
import { isHan, type SubjectToken, type Token } from "./tokens.ts";

const anybody = /^(girl|boy|man|woman|toddler|baby|kid|child)$/;
const kin = /^(grandmother|grandfather)$/;

/** 芭蕾舞小女孩, 医生叔叔 */
const isCalledSo = /^(?:小?女孩|小?男孩|小朋友|叔叔|阿姨|姐姐|哥哥)$/;
/** What stands before a role without making two of it. */
const saidBefore = /^(?:girl|boy|woman|man|lady|kid|child|小?[女男]孩?)$/i;

const women = /^(?:female|女|女性)$|wom[ae]n$|^女/i;
const men = /^(?:male|男|男性)$|^男/i;

/** Joins the last token to those before it, where both are said of one person. */
export function inRole(read: Token[], token: Token): Token[] {
  const before = read.at(-1);
  if (before === undefined || token.type !== "subject") return [...read, withPerson(token)];
  if (isRole(token) && /^(?:unknown|ignored)$/.test(before.type)) {
    const person = personCalled(before.phrase);
    if (person) return [...read.slice(0, -1), { ...token, ...joined(before, token), person }];
  }
  if (before.type !== "subject" || before.isPlural) return [...read, withPerson(token)];
  const [role, person] = isOnceMore(before, token) ? [before, token] : [token, before];
  const isOne = role === before || (isRole(token) && saidBefore.test(before.phrase));
  if (!isOne) return [...read, withPerson(token)];
  const { isPlural } = token;
  return [
    ...read.slice(0, -1),
    { ...role, ...joined(before, token), isPlural, person: person.subject },
  ];
}

/** "An eskimo kid", "a superhero grandma", 医生叔叔 */
function isOnceMore(role: SubjectToken, token: SubjectToken): boolean {
  const isAnybody = anybody.test(token.subject) || (kin.test(token.subject) && !isHan(token));
  return (
    isAnybody &&
    !anybody.test(role.subject) &&
    !kin.test(role.subject) &&
    subjectById(role.subject).kind === "person" &&
    (/^\p{Script=Latin}/u.test(token.phrase) || isCalledSo.test(token.phrase))
  );
}

function isRole({ subject }: SubjectToken): boolean {
  return subjectById(subject).kind === "person" && !anybody.test(subject) && !kin.test(subject);
}

/** "Policewoman", "cowgirl", 女警 */
function withPerson(token: Token): Token {
  if (token.type !== "subject" || !isRole(token)) return token;
  const person = personCalled(token.phrase);
  return person ? { ...token, person } : token;
}

function personCalled(phrase: string): SubjectId | undefined {
  if (/girls?$/i.test(phrase)) return "girl";
  if (women.test(phrase)) return "woman";
  return men.test(phrase) ? "man" : undefined;
}

const joined = (one: Token, other: Token) => ({
  phrase: [one.phrase, other.phrase].join(isHan(other) ? "" : " "),
});
