import { isBodyPart } from "../lexicon/body-parts.ts";
import { companies } from "../lexicon/companies.ts";
import {
  coloursEn,
  describing,
  familySizes,
  idleEn,
  moodsEn,
  negationsEn,
  numbersEn,
  relationsEn,
  sizesEn,
  stopWordsEn,
  undrawable,
  uponItEn,
} from "../lexicon/grammar-en.ts";
import { isAlive } from "../lexicon/living.ts";
import { sceneWords } from "../lexicon/settings.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { type Verb, verbsEn } from "../lexicon/verbs.ts";
import { plainWordsEn } from "../lexicon/words/plain-words-en.ts";
import { kindOf, type Meaning, subjectOfEmoji, subjectWords } from "../lexicon/words.ts";
import type { SubjectId } from "../types.ts";
import { singular } from "./singular.ts";
import { nearestSpelling, type SpellingIndex, spellingIndex } from "./spelling.ts";
import type { Token } from "./tokens.ts";

const longestPhrase = 5;
const shortestMisspelt = 4;

/** English words to tokens: the longest phrase that means something first. */
export function scanEnglish(text: string): Token[] {
  const words =
    text.match(
      /[\p{Script=Latin}\p{M}]+(?:['’-][\p{Script=Latin}]+)*|\d+(?:st|nd|rd|th)\b|\d+|[,.;:!?&]|\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|\uFE0F)*/gu,
    ) ?? [];
  const lower = words.map((word) => word.toLowerCase().replaceAll("’", "'"));
  const tokens: Token[] = [];
  for (let i = 0; i < lower.length; ) {
    const isName = i > 0 && /^\p{Lu}\p{Ll}/u.test(words[i]!) && !/[.!?]/.test(words[i - 1]!);
    const [token, length]: [Token, number] =
      isName && isCalled(tokens, lower[i]!)
        ? [{ type: "ignored", phrase: "" }, 1]
        : (ownerOf(lower, i) ?? asDoing(longestToken(lower, i, isName), tokens));
    tokens.push({ ...token, phrase: words.slice(i, i + length).join(" ") });
    i += length;
  }
  return tokens;
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
  const meaning = owner && isBodyPart(words[at + 1] ?? "") ? meaningOf(owner)?.meaning : undefined;
  if (!meaning || !isAlive(meaning.subject)) return undefined;
  return [{ type: "subject", phrase: "", ...meaning, isPlural: false }, 2];
}

/** "A farmer milking a cow": a form of a verb that nobody can be drawn doing. */
function asDoing([token, length]: [Token, number], tokens: readonly Token[]): [Token, number] {
  const last = tokens.at(-1);
  const isDone =
    token.type === "ignored" &&
    /^\p{Ll}{2,}ing$/u.test(token.phrase) &&
    !stopWordsEn.has(token.phrase);
  if (!isDone || last?.type !== "subject" || !isAlive(last.subject)) return [token, length];
  return [{ ...token, type: "verb", verb: { object: "beside", unseen: true } }, length];
}

function isKnown(word: string): boolean {
  return meaningOf(word) !== undefined || sceneWords.en.has(word) || verbsEn.has(word);
}

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

/** What no list of ours has may still be a kind of what we can draw. */
function kindNamed(phrase: string): Token | undefined {
  if (undrawable.has(phrase) || undrawable.has(singular(phrase) ?? "")) return undefined;
  const own = kindOf(phrase);
  const meaning = own ?? kindOf(singular(phrase) ?? "");
  return meaning && { type: "subject", phrase, ...meaning, isPlural: own === undefined };
}

/** What no list has: a slip in a known word, a describing word, or a thing we cannot draw. */
function strayWord(phrase: string, isName: boolean): Token {
  const parts = phrase.split("-");
  const last = parts.length > 1 ? meaningOf(parts.at(-1)!) : undefined;
  if (last) return { type: "subject", phrase, ...last.meaning, isPlural: last.isPlural };
  if (/'s?$/.test(phrase)) return { type: "ignored", phrase };
  if (isName || undrawable.has(phrase) || undrawable.has(singular(phrase) ?? ""))
    return { type: "unknown", phrase };
  const doing = verbMisspelt(phrase);
  if (doing) return { type: "verb", phrase, verb: doing };
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
  const isForm = (form: string) => plainWordsEn.has(form) || (form !== word && isKnown(form));
  return forms.some(isForm) || plainWordsEn.has(word.replace(/ie[sd]$/, "y"));
}

let every: SpellingIndex | undefined;

/** What a slip of the pen may have meant: things, places and doings, not the small words. */
function everyWord(): SpellingIndex {
  every ??= spellingIndex(
    [...subjectWords("en").keys(), ...sceneWords.en.keys(), ...verbsEn.keys()].filter(
      (word) => word.length >= shortestMisspelt - 1,
    ),
  );
  return every;
}

function tokenOf(
  phrase: string,
  before: string | undefined,
  rest: readonly string[],
): Token | undefined {
  const [after] = rest;
  if (/^[.;:!?]$/.test(phrase)) return { type: "break", phrase };
  if (phrase === "," || phrase === "and" || phrase === "&" || phrase === "plus")
    return { type: "and", phrase };
  if (phrase === "with" || phrase === "along with" || phrase === "together with")
    return { type: "with", phrase };
  if (phrase === "of" || phrase === "full of" || phrase === "filled with")
    return { type: "containing", phrase };
  // "At sunset" the sun is in the sky as ever.
  if (before === "at" && /^(sunset|sunrise|dawn|dusk)$/.test(phrase))
    return { type: "ignored", phrase };
  if (phrase === "chest" && /^(its|his|her|their)$/.test(before ?? ""))
    return { type: "ignored", phrase };
  if (isWhoAsks(phrase, before, after))
    return { type: "subject", phrase, subject: "boy", isNear: false, isPlural: false };
  if (/^\d+[a-z]{2}$/.test(phrase) || idleEn.has(phrase)) return { type: "ignored", phrase };
  const upon = uponItEn.exec(phrase)?.[1];
  const uponKind = relationsEn.get(upon ?? "");
  if (uponKind) return { type: "upon-it", phrase, kind: uponKind };
  if (/^\d+$/.test(phrase)) return { type: "number", phrase, count: Number(phrase) };
  if (phrase === "the" || phrase === "its" || phrase === "their")
    return { type: "definite", phrase };
  if (negationsEn.has(phrase)) return { type: "negation", phrase };
  const company = companies.en.get(phrase);
  if (company) return { type: "company", phrase, subjects: company };
  const scene = sceneToken(phrase, before, after);
  if (scene) return scene;
  const number = numbersEn.get(phrase);
  if (number !== undefined) return { type: "number", phrase, count: number };
  const dressedAs = roleOfClothes(phrase);
  if (dressedAs) {
    const { kind } = subjectById(dressedAs);
    if (kind === "person")
      return { type: "subject", phrase, subject: dressedAs, isNear: false, isPlural: false };
    // "A dinosaur costume" is no dinosaur.
    if (kind !== "clothing") return { type: "unknown", phrase };
  }
  const known = meaningOf(phrase);
  const size = sizesEn.get(phrase);
  // "A giant" is one, "a giant robot" and "the robot is giant" are not.
  const isSize = familySizes.has(phrase)
    ? isThing(rest) && !stopWordsEn.has(rest[0]!) && !verbsEn.has(rest[0]!)
    : isThing(rest) || !(known && isCounted(before));
  if (size && isSize) return { type: "size", phrase, size };
  const colour = coloursEn.get(phrase);
  if (colour && isThing(rest)) return { type: "colour", phrase, colour };
  const mood = moodsEn.get(phrase);
  if (mood && isThing(rest)) return { type: "mood", phrase, mood };
  const verb = verbsEn.get(phrase);
  const isDoing = verb && (!known || (isThing(withoutArticle(rest)) && !isCounted(before)));
  if (isDoing) return { type: "verb", phrase, verb };
  if (known) return { type: "subject", phrase, ...known.meaning, isPlural: known.isPlural };
  const relation = relationsEn.get(phrase);
  if (relation) return { type: "relation", phrase, kind: relation };
  if (mood) return { type: "mood", phrase, mood };
  if (colour || stopWordsEn.has(phrase) || phrase.length === 1 || after === undefined)
    return colour || stopWordsEn.has(phrase) || phrase.length === 1
      ? { type: "ignored", phrase }
      : undefined;
  return undefined;
}

/** "forest" is a place anywhere, "castle" and "moon" only behind a preposition of their own. */
function sceneToken(
  phrase: string,
  before: string | undefined,
  after: string | undefined,
): Token | undefined {
  // "A girl waves at a cat" is not at sea.
  if (phrase === "waves" && /^(at|to|hello|hi|bye|goodbye|from|his|her|its)$/.test(after ?? ""))
    return undefined;
  const scene = sceneWords.en.get(phrase) ?? sceneWords.en.get(singular(phrase) ?? "");
  if (!scene) return undefined;
  // One log is wood; woods are where they grow.
  if (phrase === "woods") return { ...scene, phrase };
  const isPlace = /^(the|in|at|to|into|on|through|by|near|over|our|my|this)$/;
  // "A library with a girl on a ladder" is seen from inside.
  const isRoom = scene.type === "setting" && /room|kitchen/.test(scene.setting) && after === "with";
  if (scene.type === "setting" && meaningOf(phrase) && !isPlace.test(before ?? "") && !isRoom)
    return undefined;
  return { ...scene, phrase };
}

/** As whom "a police uniform" or "a dinosaur costume" dresses. */
/** "Me and my dog", "my mom hugging me", "dad and I": the child who asks is in the picture. */
function isWhoAsks(phrase: string, before: string | undefined, after: string | undefined): boolean {
  if (phrase === "i")
    return (
      before === "and" &&
      !/^(am|want|would|like|love|need|have|hope|think|wish|can|will)$/.test(after ?? "")
    );
  const isListed = [before, after].some((beside) => /^(and|with)$/.test(beside ?? ""));
  const isDoneTo = /^(hugging|holding|carrying|kissing|cuddling|lifting|pushing|teaching|feeding)$/;
  return phrase === "me" && (isListed || isDoneTo.test(before ?? ""));
}

function roleOfClothes(phrase: string): SubjectId | undefined {
  const role = /^(.+) (?:costume|outfit|uniform|suit|dress|clothes|gown|armou?r|onesie)$/.exec(
    phrase,
  )?.[1];
  return role === undefined ? undefined : meaningOf(role)?.meaning.subject;
}

function isCounted(before: string | undefined): boolean {
  return before !== undefined && (numbersEn.has(before) || before === "the");
}

function withoutArticle(words: readonly string[]): readonly string[] {
  return isCounted(words[0]) ? words.slice(1) : words;
}

/** Does a thing come next, perhaps after more describing words? */
function isThing(words: readonly string[]): boolean {
  for (let i = 0; i < Math.min(words.length, 4); i++) {
    const word = words[i]!;
    for (const length of [3, 2, 1]) {
      const phrase = words.slice(i, i + length).join(" ");
      if (meaningOf(phrase) || companies.en.has(phrase) || sceneWords.en.has(phrase)) return true;
    }
    const describes =
      sizesEn.has(word) || coloursEn.has(word) || moodsEn.has(word) || describing.test(word);
    const isFiller = stopWordsEn.has(word) && !/^(of|is|are|at|to|for|that|who|which)$/.test(word);
    if (!describes && !isFiller && !undrawable.has(word)) return false;
  }
  return false;
}

/** Said of one bowl. */
const dishes = /(?:^| )noodles$/;

function meaningOf(phrase: string): { meaning: Meaning; isPlural: boolean } | undefined {
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
