import type { Language } from "@colorleaf/domain";
import type { SubjectId } from "../types.ts";
import { isSubject, subjects } from "./subjects.ts";
import { synonymsEn } from "./synonyms-en.ts";
import { synonymsZh } from "./synonyms-zh.ts";

/** What a word means. `isNear`: it names another thing that this subject stands in for. */
export interface Meaning {
  subject: SubjectId;
  isNear: boolean;
}

type Words = ReadonlyMap<string, Meaning>;

const built = new Map<Language, Words>();

/** All words for subjects in a language, lower case; built at first use. */
export function subjectWords(language: Language): Words {
  const known = built.get(language);
  if (known) return known;
  const words = new Map<string, Meaning>();
  for (const { id, words: own } of subjects) {
    for (const word of own[language]) words.set(word.toLowerCase(), { subject: id, isNear: false });
  }
  // Our own lists are considered, the emoji's labels are not always: ours win.
  for (const line of (language === "en" ? synonymsEn : synonymsZh).trim().split("\n")) {
    const [subject = "", rest = ""] = line.split(": ");
    if (!isSubject(subject)) continue;
    rest.split("~").forEach((part, index) => {
      for (const word of part.split(",").map((one) => one.trim())) {
        if (!word || (index > 0 && words.has(word) && !words.get(word)?.isNear)) continue;
        words.set(word, { subject, isNear: index > 0 });
      }
    });
  }
  // What is drawn by hand for a word is what that word means.
  for (const { id, words: own, artwork } of subjects) {
    if (artwork.set !== "own" && artwork.set !== "figure") continue;
    for (const word of own[language]) words.set(word.toLowerCase(), { subject: id, isNear: false });
  }
  built.set(language, words);
  return words;
}
