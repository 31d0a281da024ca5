import { coloursEn, sizesEn } from "../lexicon/adjectives-en.ts";
import { isBodyPart } from "../lexicon/body-parts.ts";
import { describing, slipsEn, stopWordsEn, undrawable } from "../lexicon/grammar-en.ts";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { verbsEn } from "../lexicon/verbs.ts";
import { isKnown, meaningOf } from "./english/meaning.ts";
import { kindNamed, meantAfter, strayWord } from "./english/stray-word.ts";
import { tokenOf } from "./english/token.ts";
import type { Token } from "./tokens.ts";

const longestPhrase = 5;

/** English words to tokens: the longest phrase that means something first. */
export function scanEnglish(text: string): Token[] {
  // "Mrs. Claus" is no end of a sentence.
  const words =
    text
      .replace(/\b(mrs?|ms|dr|st)\.(?= \p{Lu}| [a-z])/giu, "$1")
      .match(
        /[\p{Script=Latin}\p{M}]+(?:(?:['’]-|['’-])[\p{Script=Latin}]+)*|\d+(?:st|nd|rd|th)\b|\d+(?:\.\d+)?|[,.;:!?&]|\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|\uFE0F)*/gu,
      ) ?? [];
  const lower = meantWords(words.map((word) => word.toLowerCase().replaceAll("’", "'")));
  const tokens: Token[] = [];
  for (let i = 0; i < lower.length; ) {
    const same = pictogramsAt(lower, i);
    if (same > 1) {
      tokens.push({ type: "number", phrase: "", count: same });
      i += same - 1;
    }
    const isName = i > 0 && /^\p{Lu}\p{Ll}/u.test(words[i]!) && !/[.!?]/.test(words[i - 1]!);
    const [token, length]: [Token, number] =
      (isName && isCalled(tokens, lower[i]!)) || isPetName(tokens, lower[i]!, lower[i + 1])
        ? [{ type: "ignored", phrase: "" }, 1]
        : (ownerOf(lower, i) ?? doingOrThing(lower, i, isName, tokens));
    tokens.push({ ...token, phrase: words.slice(i, i + length).join(" ") });
    i += length;
  }
  return tokens;
}

/** Small words spelt by ear, and the second words of "ice creem" and "hot air baloon". */
function meantWords(words: readonly string[]): string[] {
  const meant = words.map((word) => slipsEn.get(word) ?? word);
  return meant.map((word, at) => (at > 0 ? meantAfter(meant[at - 1]!, word) : word));
}

/** ❤️❤️❤️ are three. */
function pictogramsAt(words: readonly string[], at: number): number {
  if (!/^\p{Extended_Pictographic}/u.test(words[at]!)) return 1;
  const other = words.findIndex((word, index) => index > at && word !== words[at]);
  return (other < 0 ? words.length : other) - at;
}

/** "My dog biscuit", "our cat pepper", "my dog rex running": the pet is called so. */
function isPetName(tokens: readonly Token[], word: string, next = ""): boolean {
  const [whose, pet] = tokens.slice(-2);
  if (!/^(my|our|his|her)$/i.test(whose?.phrase ?? "") || pet?.type !== "subject") return false;
  const named = meaningOf(word);
  const { kind } = subjectById(pet.subject);
  // "My friend emma"
  if (!named && /person|animal/.test(kind)) return isNameless(word);
  return (
    kind === "animal" &&
    named?.isPlural === false &&
    (/food|plant/.test(subjectById(named.meaning.subject).kind) || verbsEn.has(next))
  );
}

/** A word that is in no list of ours, neither as it is nor as a slip in another. */
function isNameless(word: string): boolean {
  return (
    /^\p{Ll}{2,}$/u.test(word) &&
    !tokenOf(word, undefined, [""]) &&
    strayWord(word, false).type === "unknown"
  );
}

/** "A girl named Lily", "her dog Max": what somebody is called is not drawn. */
function isCalled(tokens: readonly Token[], word: string): boolean {
  const last = tokens.at(-1);
  if (/^(named|called|mrs?|ms|miss|dr)$/i.test(last?.phrase ?? "")) return true;
  return last?.type === "subject" && isAlive(last.subject) && !isKnown(word);
}

/** "On a child's nose", "on the cat's head": on whose it is. */
function ownerOf(words: readonly string[], at: number): [Token, number] | undefined {
  const owner = /^(.+)'s$/.exec(words[at]!)?.[1];
  // "A giraffe's long neck"
  const part = isLook(words[at + 1] ?? "") ? 2 : 1;
  const isOwned = isBodyPart(words[at + part] ?? "");
  const meaning = owner && isOwned ? meaningOf(owner)?.meaning : undefined;
  if (!meaning || !isAlive(meaning.subject)) return undefined;
  return [{ type: "subject", phrase: "", ...meaning, isPlural: false }, part + 1];
}

const isLook = (word: string) =>
  stopWordsEn.has(word) || sizesEn.has(word) || coloursEn.has(word) || describing.test(word);

function doingOrThing(
  words: readonly string[],
  at: number,
  isName: boolean,
  tokens: readonly Token[],
): [Token, number] {
  const [token, length] = longestToken(words, at, isName);
  return asDoing([token, length], tokens, words.slice(at + length));
}

/**
 * "A farmer milking a cow", "a dog begs", "a puppy chewed a slipper": what somebody does that nobody can
 * be drawn doing.
 */
function asDoing(
  [token, length]: [Token, number],
  tokens: readonly Token[],
  rest: readonly string[],
): [Token, number] {
  const last = tokens.at(-1);
  if (last?.type !== "subject" && last?.type !== "company") return [token, length];
  const word = token.phrase;
  const isNew =
    /^(?:ignored|unknown)$/.test(token.type) &&
    /^\p{Ll}{2,}(?:ing|[^s]s|ed)$/u.test(word) &&
    !stopWordsEn.has(word) &&
    !undrawable.has(word) &&
    !isBodyPart(word);
  const since = tokens.slice(tokens.findLastIndex(({ type }) => type === "break") + 1);
  const isDone = isNew && (isOneAlive(last) || (/s$/.test(word) && since.some(isOneAlive)));
  // "A wizard drops his potion": no drops of water.
  const isThings =
    token.type === "subject" &&
    token.isPlural &&
    length === 1 &&
    isOneAlive(last) &&
    /^(?:an?|the|his|her|its|their)$/.test(rest[0] ?? "");
  if (!isDone && !isThings) return [token, length];
  return [{ type: "verb", phrase: word, verb: { object: "beside", unseen: true } }, length];
}

const isOneAlive = (token: Token) =>
  token.type === "company" || (token.type === "subject" && isAlive(token.subject));

function longestToken(words: readonly string[], start: number, isName: boolean): [Token, number] {
  for (let length = Math.min(longestPhrase, words.length - start); length > 0; length--) {
    const phrase = words.slice(start, start + length).join(" ");
    const token = tokenOf(phrase, words[start - 1], words.slice(start + length));
    if (token) return [token, length];
  }
  for (const length of [2, 1]) {
    const kind = isName ? undefined : kindNamed(words.slice(start, start + length).join(" "));
    if (kind) return [kind, length];
  }
  return [strayWord(words[start]!, isName), 1];
}
