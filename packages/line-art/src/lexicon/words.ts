import type { Language } from "@colorleaf/domain";
import type { SubjectId } from "../types.ts";
import { emojiSubjects } from "./emoji-subjects.ts";
import { currentId, subjects } from "./subjects.ts";
import { animalsEn } from "./words/animals-en.ts";
import { animalsZh } from "./words/animals-zh.ts";
import { foodEn } from "./words/food-en.ts";
import { foodZh } from "./words/food-zh.ts";
import { kindsEn } from "./words/kinds-en.ts";
import { kindsZh } from "./words/kinds-zh.ts";
import { natureEn } from "./words/nature-en.ts";
import { natureZh } from "./words/nature-zh.ts";
import { peopleEn } from "./words/people-en.ts";
import { peopleZh } from "./words/people-zh.ts";
import { pinyin } from "./words/pinyin.ts";
import { thingsEn } from "./words/things-en.ts";
import { thingsZh } from "./words/things-zh.ts";
import { vehiclesPlacesEn } from "./words/vehicles-places-en.ts";
import { vehiclesPlacesZh } from "./words/vehicles-places-zh.ts";

/** What a word means. `isNear`: it names another thing that this subject stands in for. */
export interface Meaning {
  subject: SubjectId;
  isNear: boolean;
}

interface WordList {
  subject: SubjectId;
  words: string[];
  near: string[];
}

/** The lists of our own, beyond the subjects' names. */
const lists: Readonly<Record<Language, readonly string[]>> = {
  en: [animalsEn, peopleEn, natureEn, foodEn, vehiclesPlacesEn, thingsEn, pinyin],
  zh: [animalsZh, peopleZh, natureZh, foodZh, vehiclesPlacesZh, thingsZh],
};

/** @returns our lists line by line, with the subjects as they are written there */
export function wordLists(language: Language): WordList[] {
  return lists[language].flatMap(rowsOf);
}

function rowsOf(list: string): WordList[] {
  return list
    .trim()
    .split("\n")
    .map((line) => {
      const [subject = "", rest = ""] = line.split(":");
      const [words = [], near = []] = rest
        .split("~")
        .map((part) => part.split(",").flatMap((word) => word.trim() || []));
      return { subject, words, near };
    });
}

type Words = ReadonlyMap<string, Meaning>;

let pictograms: ReadonlyMap<string, SubjectId> | undefined;

/** The subject of an emoji typed as such, without its variation selector. */
export function subjectOfEmoji(emoji: string): SubjectId | undefined {
  pictograms ??= new Map(
    emojiSubjects().flatMap(({ id, emoji: character }) => {
      const subject = currentId(id.replace(/-face$/, "")) ?? currentId(id);
      return subject && character ? [[character.replaceAll("\uFE0F", ""), subject] as const] : [];
    }),
  );
  return pictograms.get(emoji.replaceAll("\uFE0F", ""));
}

const built = new Map<Language, Words>();

/** All words for subjects in a language, lower case; built at first use. */
export function subjectWords(language: Language): Words {
  const known = built.get(language);
  if (known) return known;
  const words = new Map<string, Meaning>();
  const emojiFirst = subjects.toSorted((a, b) => Number(isOurs(a)) - Number(isOurs(b)));
  const listed = wordLists(language);
  const set = (word: string, subject: SubjectId | undefined, isNear: boolean) => {
    if (subject) words.set(word.toLowerCase(), { subject, isNear });
  };
  // An emoji's label is the weakest, what is drawn by hand for a word is what that word means.
  for (const { id, words: own, artwork } of emojiFirst)
    if (artwork.set === "noto") for (const word of own[language]) set(word, id, false);
  for (const row of listed) for (const word of row.words) set(word, currentId(row.subject), false);
  for (const subject of emojiFirst)
    if (isOurs(subject)) for (const word of subject.words[language]) set(word, subject.id, false);
  const standIn = (word: string, subject: SubjectId | undefined) => {
    const meaning = words.get(word.toLowerCase());
    if (!meaning || meaning.subject === subject) set(word, subject, true);
  };
  for (const row of listed) for (const word of row.near) standIn(word, currentId(row.subject));
  if (language === "zh")
    for (const row of rowsOf(kindsZh))
      for (const word of row.words) standIn(word, currentId(row.subject));
  built.set(language, words);
  return words;
}

let kinds: Words | undefined;

/** What an English word names a kind of, where no list of ours has it. */
export function kindOf(word: string): Meaning | undefined {
  kinds ??= new Map(
    rowsOf(kindsEn).flatMap(({ subject, words }) => {
      const id = currentId(subject);
      return id ? words.map((each) => [each, { subject: id, isNear: true }] as const) : [];
    }),
  );
  return kinds.get(word);
}

function isOurs({ artwork }: (typeof subjects)[number]): boolean {
  return artwork.set === "own" || artwork.set === "figure";
}
