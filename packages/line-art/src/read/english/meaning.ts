/** What English words mean by themselves. */

import { buildsEn, coloursEn, moodsEn, sizesEn } from "../../lexicon/adjectives-en.ts";
import { companies } from "../../lexicon/companies.ts";
import { describing, stopWordsEn, undrawable } from "../../lexicon/grammar-en.ts";
import { sceneWords } from "../../lexicon/settings.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { verbsEn } from "../../lexicon/verbs.ts";
import { type Meaning, subjectOfEmoji, subjectWords } from "../../lexicon/words.ts";
import { singular } from "../singular.ts";

export function isKnown(word: string): boolean {
  return meaningOf(word) !== undefined || sceneWords.en.has(word) || verbsEn.has(word);
}

/** Does a thing come next, perhaps after more describing words? */
export function isThing(words: readonly string[]): boolean {
  for (let i = 0; i < Math.min(words.length, 4); i++) {
    const word = words[i]!;
    for (const length of [3, 2, 1]) {
      const phrase = words.slice(i, i + length).join(" ");
      if (meaningOf(phrase) || companies.en.has(phrase) || sceneWords.en.has(phrase)) return true;
    }
    const describes =
      sizesEn.has(word) ||
      buildsEn.has(word) ||
      coloursEn.has(word) ||
      moodsEn.has(word) ||
      describing.test(word);
    const isFiller = stopWordsEn.has(word) && !/^(of|is|are|at|to|for|that|who|which)$/.test(word);
    if (!describes && !isFiller && !undrawable.has(word)) return false;
  }
  return false;
}

/** Said of one bowl, of one pair. */
const dishes = /(?:^| )(?:noodles|(?:head|ear)phones)$/;

export function meaningOf(phrase: string): { meaning: Meaning; isPlural: boolean } | undefined {
  const words = subjectWords("en");
  const pictured = phrase.length <= 8 ? subjectOfEmoji(phrase) : undefined;
  if (pictured) return { meaning: { subject: pictured, isNear: false }, isPlural: false };
  const own = words.get(phrase);
  const one = singular(phrase);
  const meaning = one === undefined ? undefined : words.get(one);
  if (own) {
    // "Stars" is listed and still more than one; "grapes" and "socks" are what the thing is called.
    const isSame = meaning?.subject === own.subject;
    const isOne = subjectById(own.subject).name.en === phrase || dishes.test(phrase);
    return { meaning: own, isPlural: isSame && !isOne };
  }
  return meaning && { meaning, isPlural: true };
}
