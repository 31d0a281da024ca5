import { coloursEn, sizesEn } from "../lexicon/adjectives-en.ts";
import { isBodyPart } from "../lexicon/body-parts.ts";
import { firstNamesEn } from "../lexicon/first-names-en.ts";
import { describing, slipsEn, stopWordsEn, undrawable } from "../lexicon/grammar-en.ts";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { verbsEn } from "../lexicon/verbs.ts";
import { isKnown, meaningOf } from "./english/meaning.ts";
import { kindNamed, meantAfter, strayWord } from "./english/stray-word.ts";
import { tokenOf } from "./english/token.ts";
import { verbDone, verbToDo } from "./english/verb-forms.ts";
import { isDeterminer, subjectToken, type Token } from "./tokens.ts";

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
      (isName && isCalled(tokens, lower[i]!)) || isPetName(tokens, lower, i, isName)
        ? [{ type: "ignored", phrase: "" }, 1]
        : (ownerOf(lower, i) ??
          titled(words, i) ??
          childNamed(words, i, tokens) ??
          doingOrThing(lower, i, isName, tokens));
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

/** "Miss Ana", "Mr. Lee": a woman, a man; "Mrs. Duck" is a duck. */
function titled(words: readonly string[], at: number): [Token, number] | undefined {
  const [title = "", name = "", next = ""] = words.slice(at);
  const isTitle = /^(?:mr|mister|mrs|ms|miss)$/i.test(title);
  if (!isTitle || !/^\p{Lu}\p{Ll}+$/u.test(name)) return undefined;
  // "Miss Kitty the cat"
  if (/^the$/i.test(next)) return [{ type: "ignored", phrase: "" }, 2];
  const meant = tokenOf(`${title} ${name}`.toLowerCase(), undefined, []);
  if (meant) return undefined;
  if (isBeing(name.toLowerCase())) return [{ type: "ignored", phrase: "" }, 1];
  const subject = /^(?:mr|mister)$/i.test(title) ? "man" : "woman";
  return [subjectToken(name, subject), 2];
}

/** "My dog biscuit", "our cat Pickles", "my dog rex running": the pet is called so. */
function isPetName(
  tokens: readonly Token[],
  words: readonly string[],
  at: number,
  isName: boolean,
): boolean {
  const [word = "", next = ""] = words.slice(at);
  const [whose, pet] = tokens.slice(-2);
  if (!/^(my|our|his|her)$/i.test(whose?.phrase ?? "") || pet?.type !== "subject") return false;
  const named = meaningOf(word);
  const { kind } = subjectById(pet.subject);
  // "My friend emma"
  if (!named && /person|animal/.test(kind)) return isNameless(word);
  return (
    kind === "animal" &&
    named !== undefined &&
    (isName || !named.isPlural) &&
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

/** "Mrs. Duck" is one, "Mr. Snowman" too; "Mr. Baker" is called so. */
function isBeing(word: string): boolean {
  const subject = meaningOf(word)?.meaning.subject;
  return subject !== undefined && isAlive(subject) && subjectById(subject).kind !== "person";
}

/** "A girl named Lily", "her dog Max": what somebody is called is not drawn. */
function isCalled(tokens: readonly Token[], word: string): boolean {
  const last = tokens.at(-1);
  if (/^(named|called)$/i.test(last?.phrase ?? "")) return true;
  // "Grandma Rose"
  const isTitle = /^(?:grandma|granny|nana|grandpa|aunt|auntie|uncle)$/i.test(last?.phrase ?? "");
  if (isTitle && firstNamesEn.has(word)) return true;
  if (/^(mrs?|ms|miss|dr)$/i.test(last?.phrase ?? "")) return !isBeing(word);
  // "My son Noah" has no ark.
  const isNew = !isKnown(word) || firstNamesEn.has(word);
  return last?.type === "subject" && isAlive(last.subject) && isNew;
}

/**
 * "Emma and Max build a snowman", "while Lily feeds the ducks": children, whatever else a lily may be.
 */
function childNamed(
  words: readonly string[],
  at: number,
  tokens: readonly Token[],
): [Token, number] | undefined {
  const [name = "", next = "", after = ""] = words.slice(at);
  const subject = /^\p{Lu}\p{Ll}+$/u.test(name) && firstNamesEn.get(name.toLowerCase());
  if (!subject) return undefined;
  // "Rosie the cat"
  const who = /^the$/i.test(next) ? meaningOf(after.toLowerCase())?.meaning.subject : undefined;
  if (who && isAlive(who)) return [{ type: "ignored", phrase: name }, 1];
  const last = tokens.at(-1);
  const isFree =
    !last ||
    /^(?:and|break|verb|relation|with|setting)$/.test(last.type) ||
    isLinking.test(last.phrase);
  const isAlso = /^and$/i.test(next) && firstNamesEn.has(after.toLowerCase());
  const does = tokenOf(next.toLowerCase(), "girl", words.slice(at + 2))?.type === "verb";
  const meant = meaningOf(name.toLowerCase())?.meaning;
  const other = meant?.subject;
  // Noah with his ark
  const isThem = meant && !(meant.isNear && !words.some((word) => /^ark$/i.test(word)));
  if (isThem && subjectById(meant.subject).kind === "person") return undefined;
  const isOther = other !== undefined || isTold(words, at);
  const acts = does || isAlso || /^(?:is|and|has|with|who)$/i.test(next);
  const isMeant = does || isAlso || (meant?.isNear === true && /^and$/i.test(next));
  if (!isFree || (isOther && !isMeant) || (at === 0 && !acts)) return undefined;
  return [subjectToken(name, subject), 1];
}

const isLinking = /^(?:while|as|then|when|where|little|to|because|but)$/i;

/** "Alice in wonderland", "Tom and Jerry", "Thomas the tank engine": somebody whom everybody knows. */
function isTold(words: readonly string[], at: number): boolean {
  const lower = words.slice(at, at + longestPhrase).map((word) => word.toLowerCase());
  if (/^(?:the|in)$/.test(lower[1] ?? "")) return true;
  return lower.some((_, end) => end > 0 && meaningOf(lower.slice(0, end + 1).join(" ")));
}

/** "On a child's nose", "on the cat's head": on whose it is. */
function ownerOf(words: readonly string[], at: number): [Token, number] | undefined {
  const owner = /^(.+)'s$/.exec(words[at]!)?.[1];
  // "A giraffe's long neck"
  const part = isLook(words[at + 1] ?? "") ? 2 : 1;
  const isOwned = isBodyPart(words[at + part] ?? "");
  // "Emma's bike": that one, where she was named.
  if (
    owner &&
    firstNamesEn.has(owner) &&
    !isOwned &&
    words.indexOf(owner) < at &&
    words.includes(owner)
  )
    return [{ type: "definite", phrase: "" }, 1];
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
 * "A farmer milking a cow", "a dog begs", "a puppy chewed a slipper": what somebody does, even where
 * nobody can be drawn doing it; "a bear and a rabbit fly a kite": no insect.
 */
function asDoing(
  [token, length]: [Token, number],
  tokens: readonly Token[],
  rest: readonly string[],
): [Token, number] {
  const last = tokens.at(-1);
  const isVerb = token.type === "subject" && token.isPlural && isOften.test(rest[0] ?? "");
  // "A moose in a canoe paddles down the river"
  const isWay =
    /^(?:down|across|through|past|along)$/.test(rest[0] ?? "") &&
    verbDone(token.phrase) !== undefined;
  const isInfinitive =
    /^to$/i.test(last?.phrase ?? "") &&
    length === 1 &&
    token.type === "subject" &&
    /^(?:him|her|them|it|me|us)$/.test(rest[0] ?? "");
  if (isInfinitive)
    return [{ type: "verb", phrase: token.phrase, verb: { object: "beside", unseen: true } }, 1];
  const isStandIn = /^(?:one|another|others?|who|he|she)$/i.test(last?.phrase ?? "");
  if (last?.type !== "subject" && last?.type !== "company" && !isStandIn && !isVerb)
    return [token, length];
  const word = token.phrase;
  const isGuess = isStandIn && token.type === "subject" && meaningOf(word) === undefined;
  const isNew =
    (isGuess || /^(?:ignored|unknown)$/.test(token.type)) &&
    /^\p{Ll}{2,}(?:ing|[^s]s|ed)$/u.test(word) &&
    !stopWordsEn.has(word) &&
    !undrawable.has(word) &&
    !isBodyPart(word);
  const since = tokens.slice(tokens.findLastIndex(({ type }) => type === "break") + 1);
  const together = arePaired(since) ? verbToDo(word) : undefined;
  if (together && /^(?:subject|ignored|unknown)$/.test(token.type) && isWhat.test(rest[0] ?? ""))
    return [{ type: "verb", phrase: word, verb: together }, length];
  const isWho = isStandIn || (last !== undefined && isOneAlive(last));
  const isDone = isNew && (isWho || (/s$/.test(word) && since.some(isOneAlive)));
  // "One dunks, another blocks": no building blocks.
  // "A wizard drops his potion", "a boy on a bike rings the bell": no drops of water, and no rings.
  const isThings =
    token.type === "subject" &&
    token.isPlural &&
    length === 1 &&
    (isStandIn || (since.some(isOneAlive) && (isWhat.test(rest[0] ?? "") || isWay)));
  if (!isDone && !isThings) return [token, length];
  const verb = verbDone(word) ?? { object: "beside", unseen: true };
  return [{ type: "verb", phrase: word, verb }, length];
}

/** What a verb is followed by, and a thing is not, and what seldom follows a thing. */
const isWhat = /^(?:an?|the|his|her|its|their|each)$/;
const isOften = /^(?:an?|the|his|her|its|their|each|down|across|through|past|along)$/;

/** "A bear and a rabbit": the last two words of it are about two. */
function arePaired(since: readonly Token[]): boolean {
  const and = since.findLastIndex(({ type, phrase }) => type === "and" && phrase !== ",");
  const before = since[and - 1];
  const named = since.slice(and + 1);
  const isNamed = named.every(
    (one) => isDeterminer(one) || one.type === "ignored" || isOneAlive(one),
  );
  return and > 0 && before !== undefined && isOneAlive(before) && isNamed;
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
