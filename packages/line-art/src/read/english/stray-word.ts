/** Words that no list of ours has. */
import { describing, stopWordsEn, undrawable } from "../../lexicon/grammar-en.ts";
import { sceneWords } from "../../lexicon/settings.ts";
import { type Verb, verbsEn } from "../../lexicon/verbs.ts";
import { plainWordsEn } from "../../lexicon/words/plain-words-en.ts";
import { kindOf, subjectWords } from "../../lexicon/words.ts";
import { singular } from "../singular.ts";
import { nearestSpelling, type SpellingIndex, spelledByEar, spellingIndex } from "../spelling.ts";
import type { Token } from "../tokens.ts";
import { isKnown, meaningOf } from "./meaning.ts";
import { tokenOf } from "./token.ts";

const shortestMisspelt = 4;
const shortestHeard = 3;

/** What no list of ours has may still be a kind of what we can draw. */
export function kindNamed(phrase: string): Token | undefined {
  if (undrawable.has(phrase) || undrawable.has(singular(phrase) ?? "")) return undefined;
  const own = kindOf(phrase);
  const meaning = own ?? kindOf(singular(phrase) ?? "");
  return meaning && { type: "subject", phrase, ...meaning, isPlural: own === undefined };
}

/** What no list has: a slip in a known word, a describing word, or a thing we cannot draw. */
export function strayWord(phrase: string, isName: boolean): Token {
  if (/^(?!heart|star|egg)\w+-shaped$/.test(phrase)) return { type: "unknown", phrase };
  const parts = phrase.split("-");
  const last = parts.length > 1 ? meaningOf(parts.at(-1)!) : undefined;
  if (last) return { type: "subject", phrase, ...last.meaning, isPlural: last.isPlural };
  if (/'s?$/.test(phrase)) return { type: "ignored", phrase };
  if (isName || undrawable.has(phrase) || undrawable.has(singular(phrase) ?? ""))
    return { type: "unknown", phrase };
  const doing = verbMisspelt(phrase);
  if (doing) return { type: "verb", phrase, verb: doing };
  const heard = phrase.length >= shortestHeard && !isPlainWord(phrase) && wordHeard(phrase);
  if (heard) return { ...tokenOf(heard, undefined, [])!, phrase };
  if (phrase.length >= shortestMisspelt && !isPlainWord(phrase)) {
    const meant = nearestSpelling(phrase, everyWord());
    if (meant && !(/ing$/.test(phrase) && isAnother(phrase, meant)))
      return { ...tokenOf(meant, undefined, [])!, phrase };
  }
  if (parts.length > 1 || describing.test(phrase)) return { type: "ignored", phrase };
  return { type: "unknown", phrase };
}

/** "Runing", "rideing": an ending put on as it is. */
function verbMisspelt(word: string): Verb | undefined {
  const forms = [word.replace(/eing$/, "ing"), word.replace(/([b-df-hj-np-tv-z])ing$/, "$1$1ing")];
  return forms.map((form) => verbsEn.get(form)).find(Boolean);
}

/** "Kat", "rok", "pupys" */
function wordHeard(word: string): string | undefined {
  byEar ??= new Map(
    everyWordThere()
      .filter((each) => /^\p{Ll}+$/u.test(each))
      .toReversed()
      .map((each) => [spelledByEar(each), each]),
  );
  const one = /[^s]s$/.test(word) ? byEar.get(spelledByEar(word.slice(0, -1))) : undefined;
  return byEar.get(spelledByEar(word)) ?? (one && `${one}s`);
}

let followers: Map<string, string[]> | undefined;

/** "Ice creem": what is no word by itself may be one of the words that follow "ice" in what we draw. */
export function meantAfter(before: string, word: string): string {
  const isListed =
    isKnown(word) || undrawable.has(word) || tokenOf(word, before, [""]) !== undefined;
  if (word.length < shortestMisspelt || isListed || isPlainWord(word)) return word;
  // "A basset hound", although "cat in a basket" is one of our words.
  if (stopWordsEn.has(before) || before.length < 3) return word;
  followers ??= followersInPhrases();
  const meant = nearestSpelling(word, spellingIndex(followers.get(before) ?? []));
  return meant ?? word;
}

function followersInPhrases(): Map<string, string[]> {
  const after = new Map<string, string[]>();
  for (const phrase of subjectWords("en").keys()) {
    const words = phrase.split(" ");
    for (const [at, word] of words.slice(1).entries())
      after.set(words[at]!, [...(after.get(words[at]!) ?? []), word]);
  }
  return after;
}

/** "Flossing" is not "floating": the ending they share says nothing. */
function isAnother(word: string, meant: string): boolean {
  const [stem, other] = [word, meant].map((each) => each.replace(/ing$/, ""));
  return nearestSpelling(stem!, spellingIndex([other!])) === undefined;
}

/** "Boards", "riders", "settling": spelt as they are meant. */
function isPlainWord(word: string): boolean {
  const stems = [word, word.replace(/(?:e?s|e?d|ing)$/, ""), word.replace(/(?:s|d)$/, "")];
  const forms = stems.flatMap((stem) =>
    stem === word ? [stem] : [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")],
  );
  const isForm = (form: string) =>
    plainWordsEn.has(form) || stopWordsEn.has(form) || (form !== word && isKnown(form));
  return forms.some(isForm) || plainWordsEn.has(word.replace(/ie[sd]$/, "y"));
}

let every: SpellingIndex | undefined;
let byEar: Map<string, string> | undefined;

/** What a slip of the pen may have meant: things, places and doings, not the small words. */
function everyWord(): SpellingIndex {
  every ??= spellingIndex(everyWordThere());
  return every;
}

function everyWordThere(): string[] {
  return [...subjectWords("en").keys(), ...sceneWords.en.keys(), ...verbsEn.keys()].filter(
    (word) => word.length >= shortestHeard,
  );
}
