import { buildsEn, coloursEn, familySizes, moodsEn, sizesEn } from "../../lexicon/adjectives-en.ts";
import { companies } from "../../lexicon/companies.ts";
import {
  distancesEn,
  idleEn,
  negationsEn,
  numbersEn,
  relationsEn,
  stopWordsEn,
  uponItEn,
} from "../../lexicon/grammar-en.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isRoom } from "../../lexicon/rooms.ts";
import { sceneWords } from "../../lexicon/settings.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { verbsEn } from "../../lexicon/verbs.ts";
import type { SubjectId } from "../../types.ts";
import { singular } from "../singular.ts";
import { subjectToken, type Token } from "../tokens.ts";
import { isThing, meaningOf } from "./meaning.ts";
import { verbDone, verbToDo } from "./verb-forms.ts";

/**
 * What a phrase of the lists is, between the word before it and those that come after; undefined
 * where no list has it.
 */
export function tokenOf(
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
  // "A girl has a kite", "one has a hat"
  const isOwner = standIns.test(before ?? "") || meaningOf(before ?? "") !== undefined;
  if (/^(?:has|have)$/.test(phrase) && isOwner && isThing(withoutArticle(rest)))
    return { type: "with", phrase };
  if (phrase === "of" || phrase === "full of" || phrase === "filled with")
    return { type: "containing", phrase };
  // "Can you draw", "a dog that can fly": nothing of tin.
  if (
    phrase === "can" &&
    !isCounted(before) &&
    !sizesEn.has(before ?? "") &&
    !coloursEn.has(before ?? "")
  )
    return { type: "ignored", phrase };
  if (phrase === "chest" && /^(its|his|her|their)$/.test(before ?? ""))
    return { type: "ignored", phrase };
  if (isWhoAsks(phrase, before, after)) return subjectToken(phrase, "boy");
  if (/^\d+[a-z]{2}$/.test(phrase) || idleEn.has(phrase)) return { type: "ignored", phrase };
  const upon = uponItEn.exec(phrase)?.[1];
  const uponKind = relationsEn.get(upon ?? "");
  // "Next to her", but not "next to her dog".
  const isWhole = !/ her$/.test(phrase) || /^(?:and|with|while|[,.!])?$/.test(after ?? "");
  // "A lamb sleeps in his lap"
  const kindUpon = / laps?$/.test(phrase) ? "on" : uponKind;
  if (kindUpon && uponKind && isWhole) return { type: "upon-it", phrase, kind: kindUpon };
  const build = buildsEn.get(phrase);
  if (build) return { type: "build", phrase, build };
  // "A two-headed dragon", "four seasons": they are not so many.
  if (manyParted.test(phrase) || /^inside[- ]out$/.test(phrase)) return { type: "unknown", phrase };
  if (phrase === "0") return { type: "negation", phrase };
  // "2.5 cats": as many as are whole.
  if (/^\d+(?:\.\d+)?$/.test(phrase))
    return { type: "number", phrase, count: Math.max(1, Math.floor(Number(phrase))) };
  if (phrase === "the" || phrase === "its" || phrase === "their")
    return { type: "definite", phrase };
  if (negationsEn.has(phrase)) return { type: "negation", phrase };
  if (distancesEn.has(phrase)) return { type: "far", phrase };
  const company = companies.en.get(phrase);
  if (company) return { type: "company", phrase, subjects: company };
  const scene = sceneToken(phrase, before, after);
  if (scene) return scene;
  const number = numbersEn.get(phrase);
  if (number !== undefined) return { type: "number", phrase, count: number };
  const dressedAs = roleOfClothes(phrase);
  if (dressedAs) {
    const { kind } = subjectById(dressedAs);
    if (kind === "person") return subjectToken(phrase, dressedAs);
    // "A dinosaur costume" is no dinosaur.
    if (kind !== "clothing") return { type: "unknown", phrase };
  }
  // "A dog that can fly", "teaching her son to skate": what it does, and no insect or skateboard.
  const isAble = /^(?:can|could|will|to)$/.test(before ?? "") && !stopWordsEn.has(phrase);
  const able = isAble ? verbToDo(phrase) : undefined;
  if (able) return { type: "verb", phrase, verb: able };
  const known = meaningOf(phrase);
  const size = sizesEn.get(phrase);
  // "A giant" is one, "a giant robot" and "the robot is giant" are not.
  const isSize = familySizes.has(phrase)
    ? isThing(rest) && !stopWordsEn.has(rest[0]!) && !verbsEn.has(rest[0]!)
    : isThing(rest) || !(known && isCounted(before));
  // "A lonely giant lives on a mountain"
  const isWho = known !== undefined && /^(?:lives?|lived|who|sits|sleeps)$/.test(after ?? "");
  if (size && isSize && !isWho) return { type: "size", phrase, size };
  const colour = coloursEn.get(phrase);
  if (colour && isThing(rest)) return { type: "colour", phrase, colour };
  const mood = moodsEn.get(phrase);
  if (mood && isThing(rest)) return { type: "mood", phrase, mood };
  // "Having pancakes" is eating, "having fun" is not.
  if (phrase === "having" && !rest.slice(0, 4).some(isFood)) return { type: "ignored", phrase };
  // "Two fly kites": one of them would be "a fly".
  const areDoing =
    /^(?:two|three|four|five|others|they)$/.test(before ?? "") && !sameAsOne.test(phrase);
  // "Bats fly past the moon", "her shoes fly off"
  const isOnTheWay =
    /^(?:off|past|over|away|above|around|through|across|up|out|everywhere)$/.test(after ?? "") &&
    (meaningOf(before ?? "")?.isPlural === true || /^(?:books|bubbles|leaves)$/.test(before ?? ""));
  // "Two owls watch a mouse"
  const isWatching = phrase === "watch" && areSeveral(before);
  // "Two monkeys groom each other"
  const areEach = after === "each" && areSeveral(before);
  // "Children sled down a hill"
  const areOnTheWay =
    /^(?:down|up|across|along|through|past|around|over|overhead|above|into|on)$/.test(
      after ?? "",
    ) &&
    areSeveral(before) &&
    !sameAsOne.test(phrase);
  const isDone =
    areDoing || isWatching || areEach || areOnTheWay || (isOnTheWay && !sameAsOne.test(phrase));
  const isBare = known ? isDone && !known.isPlural : areSeveral(before);
  // "The tooth fairy flies over a bed", but not "a cake with flies over it".
  const isAloft =
    phrase === "flies" &&
    /^(?:over|above|through|past|across|away|to|into|off|up|by)$/.test(after ?? "") &&
    !/^(?:the|with|of|and|some|many|two|three|,)$/.test(before ?? ",");
  if (isAloft) return { type: "verb", phrase, verb: verbsEn.get(phrase)! };
  const bare = isBare ? verbToDo(phrase) : undefined;
  // "A rooster crows on the gate", but not "dog bowls on a shelf".
  const isAct =
    known?.isPlural === true && !isOwned.test(phrase) && !areSeveral(before) && isEnd(after);
  const done = bare ?? ((known && !isAct) || !isDoer(before) ? undefined : verbDone(phrase));
  if (done && !verbsEn.has(phrase) && !stopWordsEn.has(phrase))
    return { type: "verb", phrase, verb: done };
  const verb = verbsEn.get(phrase);
  // "A family camping" is no camp, and where "the witch flies" there are no flies.
  const isDoing =
    verb &&
    (!known ||
      (isThing(withoutArticle(rest)) && !isCounted(before)) ||
      (phrase.endsWith("ing") && isDoer(before)) ||
      (phrase.endsWith("s") && isDoer(before) && !areSeveral(before)) ||
      (!/(?:s|ing)$/.test(phrase) && areSeveral(before)));
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

/** "Two fish" */
const sameAsOne = /^(?:fish|sheep|deer|moose|squid)$/;

/** What a dog has, rather than what it does. */
const isOwned = /^(?:bowls|balls|rings|stamps|pins|wheels)$/;

/** What comes after what somebody does, and seldom after a thing that is named after its owner. */
const isEnd = (after: string | undefined) =>
  after === undefined || /^[,.;]$|^(?:and|while|as)$/.test(after) || relationsEn.has(after);

/** Who stands in for those who were named. */
const standIns = /^(?:one|another|other|first|second|third|last|he|she|it|who|others|they|both)$/;

/** "Kids jump rope": it is they who do it. */
function areSeveral(word = ""): boolean {
  if (/^(?:others|they|both)$/.test(word) || companies.en.has(word)) return true;
  const meaning = meaningOf(word);
  return meaning?.isPlural === true && isAlive(meaning.meaning.subject);
}

function isDoer(word = ""): boolean {
  if (standIns.test(word)) return true;
  const meaning = meaningOf(word)?.meaning;
  return companies.en.has(word) || (meaning !== undefined && isAlive(meaning.subject));
}

function isFood(word: string): boolean {
  const meaning = meaningOf(word)?.meaning;
  return meaning !== undefined && subjectById(meaning.subject).kind === "food";
}

const manyParted =
  /^(?!(?:an?|the|my|our|his|her|their|some)[ -])\w+[ -](?:headed|eyed|legged|armed|tailed|winged|horned)$|^(?:four|4) seasons$|^(?:five|5) senses$/;

/** "forest" is a place anywhere, "castle" and "moon" only behind a preposition of their own. */
function sceneToken(
  phrase: string,
  before: string | undefined,
  after: string | undefined,
): Token | undefined {
  // "A girl waves at a cat", "the teacher waves" are not at sea.
  const isGreeting = /^(at|to|hello|hi|bye|goodbye|from|his|her|its)$/.test(after ?? "");
  // "Waves a handkerchief"
  const isWaving = isGreeting || (/^(?:an?|the)$/.test(after ?? "") && before !== "the");
  if (phrase === "waves" && (isWaving || isDoer(before))) return undefined;
  const scene = sceneWords.en.get(phrase) ?? sceneWords.en.get(singular(phrase) ?? "");
  if (!scene) return undefined;
  // One log is wood; woods are where they grow.
  if (phrase === "woods") return { ...scene, phrase };
  const isPlace = /^(the|in|at|to|into|on|through|by|near|over|above|across|our|my|this)$/;
  // "A library with a girl on a ladder", "where a girl reads", is seen from inside.
  const isFurnished =
    scene.type === "setting" && isRoom(scene.setting) && /^(?:with|where)$/.test(after ?? "");
  if (scene.type === "setting" && meaningOf(phrase) && !isPlace.test(before ?? "") && !isFurnished)
    return undefined;
  return { ...scene, phrase };
}

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

/** As whom "a police uniform" or "a dinosaur costume" dresses. */
function roleOfClothes(phrase: string): SubjectId | undefined {
  const role = /^(.+) (?:costume|outfit|uniform|suit|dress|clothes|gown|armou?r|onesie)$/.exec(
    phrase,
  )?.[1];
  const meant = role === undefined ? undefined : meaningOf(role)?.meaning.subject;
  // A ball gown is no gown for balls, and baby clothes dress nobody up.
  const isItsOwn = meant !== undefined && !isRole(meant) && meaningOf(phrase) !== undefined;
  return isItsOwn ? undefined : meant;
}

const isRole = (id: SubjectId) => subjectById(id).kind === "person" && id !== "baby";

function isCounted(before: string | undefined): boolean {
  return before !== undefined && (numbersEn.has(before) || before === "the");
}

function withoutArticle(words: readonly string[]): readonly string[] {
  return isCounted(words[0]) ? words.slice(1) : words;
}
