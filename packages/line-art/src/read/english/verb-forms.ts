/** Forms of verbs that no list has: "kisses", "hugged" and "cheer" of "kissing", "hugging", "cheering". */
import { type Verb, verbsEn } from "../../lexicon/verbs.ts";

/** What somebody does who is named right before: "a princess kisses", "a puppy hugged". */
export function verbDone(word: string): Verb | undefined {
  if (!/^\p{Ll}{4,}$/u.test(word)) return undefined;
  return stemsOf(word).map(verbToDo).find(Boolean);
}

/** What several do, or one can do: "ants cheer", "to kiss", "to breathe fire". */
export function verbToDo(phrase: string): Verb | undefined {
  const [base = "", ...what] = phrase.split(" ");
  return [`${base}ing`, base.replace(/e$/, "ing"), `${base}${base.at(-1)}ing`]
    .map((doing) => verbsEn.get([doing, ...what].join(" ")))
    .find(Boolean);
}

function stemsOf(word: string): string[] {
  const third = /[^s]s$/.test(word) ? [word.slice(0, -1), word.replace(/es$/, "")] : [];
  const past = /ed$/.test(word) ? [word.slice(0, -1), word.slice(0, -2)] : [];
  const once = past.map((stem) => stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1"));
  const inY = /ie[sd]$/.test(word) ? [word.replace(/ie[sd]$/, "y")] : [];
  return [...third, ...past, ...once, ...inY];
}
