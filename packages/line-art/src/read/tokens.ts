import type { Verb } from "../lexicon/verbs.ts";
import type {
  Festival,
  Hour,
  Mention,
  RelationKind,
  Season,
  SettingId,
  SizeWord,
  SubjectId,
  Way,
  Weather,
} from "../types.ts";

/** A stretch of a description and what it means there. */
export type Token = { phrase: string } & (
  | {
      type: "subject";
      subject: SubjectId;
      isNear: boolean;
      isPlural: boolean;
      /** Who is in the role: "girl" of "girl pirate". */
      person?: SubjectId;
    }
  /** A word for several at once: "family", 孩子们. */
  | { type: "company"; subjects: readonly SubjectId[] }
  | { type: "number"; count: number }
  | { type: "definite" }
  | { type: "size"; size: SizeWord }
  /** "In the distance", 远处. */
  | { type: "far" }
  | { type: "mood"; mood: NonNullable<Mention["mood"]> }
  | { type: "build"; build: NonNullable<Mention["build"]> }
  | { type: "colour"; colour: string }
  /** Stands before the place: "on". */
  | { type: "relation"; kind: RelationKind }
  /** Stands behind the place: 上面. */
  | { type: "place"; kind: RelationKind }
  | { type: "verb"; verb: Verb }
  /** English "with": worn, held or merely there too, which the thing itself decides. */
  | { type: "with" }
  | { type: "negation" }
  | { type: "setting"; setting: SettingId }
  | { type: "festival"; festival: Festival }
  | { type: "weather"; weather: Weather }
  | { type: "season"; season: Season }
  | { type: "night" }
  | { type: "way"; way: Way }
  | { type: "hour"; hour: Hour }
  | { type: "and" }
  /** Of those who were named, so many, the next, the rest, some or all: "one", "another". */
  | { type: "part"; part: "one" | "next" | "rest" | "some" | "all"; count: number; of?: SubjectId }
  /** Chinese 的 between what describes and what is described. */
  | { type: "of" }
  /** Chinese 给, 向, 用 … before the verb: to whom, whither, with what. */
  | { type: "coverb"; kind: RelationKind }
  /** 它头上, 它背上: where it is known who. */
  | { type: "upon-it"; kind: RelationKind }
  /** "A basket of", "a bucket full of". */
  | { type: "containing" }
  /** Chinese 在 */
  | { type: "at" }
  /** Chinese 有: something is there. */
  | { type: "existential" }
  | { type: "break" }
  | { type: "ignored" }
  | { type: "unknown" }
);

export type TokenOf<Type extends Token["type"]> = Extract<Token, { type: Type }>;
export type SubjectToken = TokenOf<"subject">;
export type CompanyToken = TokenOf<"company">;

/** Who or what a word means and names no more than that. */
export const subjectToken = (phrase: string, subject: SubjectId): SubjectToken => ({
  type: "subject",
  phrase,
  subject,
  isNear: false,
  isPlural: false,
});

export const isSubjectToken = (token: Token | undefined) =>
  token?.type === "subject" || token?.type === "company";

/** "A golden retriever puppy", 青花瓷花瓶: two words for one thing. */
export function sameThingOnce(tokens: Token[], token: Token): Token[] {
  const last = tokens.at(-1);
  if (last?.type !== "subject" || token.type !== "subject" || last.subject !== token.subject)
    return [...tokens, token];
  const isNear = last.isNear || token.isNear;
  const phrase = isNear && last.isNear ? last.phrase : token.phrase;
  return [...tokens.slice(0, -1), { ...token, phrase, isNear }];
}

export function isFamily({ subjects }: CompanyToken): boolean {
  return subjects.length > 2 && subjects.includes("woman") && subjects.includes("man");
}

export function isHan(token: Token | undefined): boolean {
  return token !== undefined && /\p{Script=Han}/u.test(token.phrase);
}

export function isDeterminer({ type }: Token): boolean {
  return ["number", "definite", "size", "build", "colour", "mood"].includes(type);
}

/** 放着, 摆着: of things that are somewhere, not of whoever put them there. */
export function isLaid(phrase: string): boolean {
  return /^(?:放|摆|摆放|挂|插|堆|晾|铺|贴)[着满]$/.test(phrase);
}

/** Does a token belong to the words around a thing, as "a", "red" or the thing itself does? */
export function isDescription(token: Token): boolean {
  return isDeterminer(token) || isSubjectToken(token);
}
