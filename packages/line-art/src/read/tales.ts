/** Descriptions that name a tale: what is seen of it stands in for the name. */
import { occasions, players, tales } from "../lexicon/tales.ts";
import { isHan, isSubjectToken, type Token } from "./tokens.ts";

interface Told {
  before: string;
  name: string;
  picture: string;
  after: string;
}

/** @param scanWords reads plain words */
export function scanTales(text: string, scanWords: (text: string) => Token[]): Token[] {
  const scan = (some: string) => scanPlayers(some, scanWords);
  const tale = find(text, namedTales);
  if (tale) {
    const { before, name, picture, after } = tale;
    const seen = told(scan(picture), name);
    const isSeen = (token: Token) =>
      token.type === "subject" &&
      seen.some((one) => one.type === "subject" && one.subject === token.subject);
    // "Hansel and Gretel at the gingerbread house": there is one.
    const rest = scan(after);
    if (isToldInFull(rest, seen)) return [...scan(before), end, ...rest];
    return [...scan(before), end, ...seen, end, ...rest.slice(rest.findLastIndex(isSeen) + 1)];
  }
  const occasion = find(text, namedOccasions);
  if (!occasion) return scan(text);
  const { before, name, picture, after } = occasion;
  const rest = [...scan(before), ...scan(after)];
  const isAlone = !rest.some((token) => isSubjectToken(token) || token.type === "verb");
  const seen = told(scan(picture), name);
  return [...rest, ...(isAlone ? seen : seen.filter(({ type }) => type === "festival"))];
}

/** "Two violinists": as many as are said play. */
function scanPlayers(text: string, scan: (text: string) => Token[]): Token[] {
  const found = find(text, namedPlayers);
  if (!found) return scan(text);
  const { before, name, picture, after } = byPerson(found);
  const isPlural = /[a-z]s$/i.test(name);
  const [said, later] = [scanPlayers(before, scan), scanPlayers(after, scan)];
  const play = told(scan(picture), name).flatMap((token): Token[] => {
    if (token.phrase !== name || token.type !== "subject") return [token];
    // "A goose honking at a cyclist": it is not the goose that rides.
    const isObject =
      !isHan(token) && said.some(({ type }) => /^(?:verb|relation|with)$/.test(type));
    return [{ ...token, isPlural }, ...(isObject ? [relative] : [])];
  });
  // "A turkey, a marching band": the turkey is not in the band.
  const isBand = play.filter(({ type }) => type === "verb").length > 1;
  const and = said.findLastIndex(({ type }) => type === "and");
  const isListed = isBand && and >= 0 && !said.slice(and + 1).some(isSubjectToken);
  const earlier = isListed ? said.with(and, end) : said;
  // "A locksmith with a key" has one.
  const who = play.findIndex(isSubjectToken);
  const named = new Set([...earlier, ...later].map(subjectOf));
  const isNamed = (token: Token, at: number) => at > who && named.has(subjectOf(token));
  const seen = play.filter((token, at) => !isSubjectToken(token) || !isNamed(token, at));
  // 卖菜的奶奶、卖鱼的叔叔: what is beside her is not beside him.
  const isPlaced = seen.some(({ type }) => type === "place" || type === "relation");
  const rest = isPlaced && later[0]?.type === "and" ? [end, ...later.slice(1)] : later;
  return [...earlier, ...seen, ...rest];
}

/** 愚公移山，一个老爷爷拿着锄头，带着…: who is in it and what they do is said. */
function isToldInFull(rest: readonly Token[], seen: readonly Token[]): boolean {
  const hero = seen.find((token) => token.type === "subject");
  const named = rest.filter((token) => token.type === "subject");
  const isAgain = named.some(({ subject }) => subject === hero?.subject);
  return isHan(named[0]) && isAgain && new Set(named.map(({ subject }) => subject)).size > 3;
}

const end: Token = { type: "break", phrase: "" };
const relative: Token = { type: "ignored", phrase: "who" };

/** "A drummer boy", "a girl violinist": one person, and it is said who. */
function byPerson(told: Told): Told {
  const { before, name, picture, after } = told;
  const [then, who] = /^ (boy|girl|man|woman)s?\b/i.exec(after) ?? [];
  if (then && who)
    return {
      before,
      name: name + then,
      picture: picture.replace(/^\w+/, who),
      after: after.slice(then.length),
    };
  const [first] = /\b(?:boy|girl|man|woman) $/i.exec(before) ?? [];
  if (!first) return told;
  return {
    before: before.slice(0, -first.length),
    name: first + name,
    picture: picture.replace(/^\w+ /, first),
    after,
  };
}

const subjectOf = (token: Token) => (token.type === "subject" ? token.subject : undefined);

const latin = /[a-z]/i;
const han = /\p{Script=Han}/u;

/** A told thing, and how it is named. */
interface Named {
  pattern: RegExp;
  /** Which letters its name is written in. */
  script: RegExp;
  picture: string;
}

function namedBy({ en, zh }: typeof tales): Named[] {
  return [
    ...en.map(({ names, picture }) => ({
      pattern: new RegExp(`\\b(?:${names.join("|")})\\b`, "iu"),
      script: latin,
      picture,
    })),
    ...zh.map(({ names, picture }) => ({
      pattern: new RegExp(names.join("|"), "iu"),
      script: han,
      picture,
    })),
  ];
}

const namedTales = namedBy(tales);
const namedOccasions = namedBy(occasions);
const namedPlayers = namedBy(players);

function find(text: string, table: readonly Named[]): Told | undefined {
  const written = [latin, han].filter((script) => script.test(text));
  for (const { pattern, script, picture } of table) {
    const found = written.includes(script) && pattern.exec(text);
    if (!found) continue;
    const [name] = found;
    const after = text.slice(found.index + name.length);
    return { before: text.slice(0, found.index), name, picture, after };
  }
  return undefined;
}

/** The first thing seen answers to the tale's name, the others to their own. */
function told(tokens: readonly Token[], name: string): Token[] {
  const first = tokens.findIndex((token) => token.type === "subject");
  return tokens.map((token, index) => {
    if (token.type === "subject" && index === first)
      return { ...token, phrase: name, isNear: true };
    return token.type === "subject" || token.type === "company" ? { ...token, phrase: "" } : token;
  });
}
