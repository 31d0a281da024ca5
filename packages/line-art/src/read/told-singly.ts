/** "Kids on a playground, one boy on the swing, a girl on the slide": they are who is told of, and nobody besides. */
import { subjectById } from "../lexicon/subjects.ts";
import { type CompanyToken, isHan, isSubjectToken, type Token } from "./tokens.ts";

export function toldSingly(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(isSubjectToken);
  const group = tokens[at];
  if (group?.type !== "company") return [...tokens];
  const isCounted = tokens[at - 1]?.type === "number" && !areOfTrades(group);
  if (isCounted) return [...tokens];
  const isMember = memberOf(group);
  const members = tokens.flatMap((token, place) =>
    place > at && isMember(token) && isNew(tokens, place) ? [place] : [],
  );
  const [first] = members;
  if (first === undefined || members.length < 2) return [...tokens];
  const between = tokens.slice(at + 1, first);
  // Those who feed a bear and a fox are others.
  const isDone = between.findLast(({ type }) => !/^(number|size)$/.test(type))?.type === "verb";
  if (isDone) return [...tokens];
  if (between.some(isSubjectToken)) return inPlaceOf(tokens, at, isMember);
  // What all of them do is told of each.
  return tokens.map((token, place) => {
    const isTold = place === at || (token.type === "verb" && place > at && place < first);
    return isTold ? { type: "ignored", phrase: token.phrase } : token;
  });
}

/** "Animals around a fire: a bear and a fox" are these around it. */
function inPlaceOf(
  tokens: readonly Token[],
  at: number,
  isMember: (token: Token) => boolean,
): Token[] {
  const start = tokens.findIndex(({ type }, place) => type === "break" && place > at);
  const [around, list] = [tokens.slice(at + 1, start), tokens.slice(start + 1)];
  const isListed = (token: Token) =>
    isMember(token) || /^(number|size|mood|build|colour|and|break)$/.test(token.type);
  if (start < 0 || around.some(isMember) || !list.every(isListed)) return [...tokens];
  return [...tokens.slice(0, at), ...list, ...around];
}

/** Animals of any kind among "animals", boys and girls among "kids"; no other groups are so open. */
function memberOf(company: CompanyToken): (token: Token) => boolean {
  const { subjects } = company;
  const areAnimals = subjects.every((one) => subjectById(one).kind === "animal");
  const areChildren = subjects.join() === "girl,boy";
  const isChild = (token: Token): boolean =>
    (token.type === "subject" && /^(girl|boy)$/.test(token.subject)) ||
    (token.type === "company" && token.subjects.join() === "girl,boy");
  const isAnimal = (token: Token): boolean =>
    token.type === "subject" && subjectById(token.subject).kind === "animal";
  if (areChildren) return isChild;
  if (areOfTrades(company)) return isOfATrade;
  return areAnimals ? isAnimal : () => false;
}

/** "A community helpers picture with a firefighter and a doctor": those two. */
const areOfTrades = ({ subjects }: CompanyToken) => subjects.includes("firefighter");

const family = /^(girl|boy|baby|woman|man|grandmother|grandfather)$/;
const isOfATrade = (token: Token) =>
  token.type === "subject" &&
  subjectById(token.subject).kind === "person" &&
  !family.test(token.subject);

/** "A bear", "two friends"; Chinese clauses begin with who does something, and no article. */
function isNew(tokens: readonly Token[], at: number): boolean {
  const [beforeThat, before] = tokens
    .slice(0, at)
    .filter(({ type }) => !/^(size|mood|build|colour)$/.test(type))
    .slice(-2);
  // "The animals put on a concert, the bear sings": one of them, too.
  const isKnown = before?.type === "definite" && /^(?:and|break)$/.test(beforeThat?.type ?? "");
  return (
    isKnown ||
    before?.type === "number" ||
    (isHan(tokens[at]) && /^(break|existential|and)$/.test(before?.type ?? ""))
  );
}
