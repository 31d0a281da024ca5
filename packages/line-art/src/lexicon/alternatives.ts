import type { Language, Localised } from "@colorleaf/domain";
import type { SubjectId } from "../types.ts";
import { subjectById } from "./subjects.ts";
import { subjectWords } from "./words.ts";

const ideas = ["cat", "castle", "butterfly", "rocket", "rabbit", "sunflower", "dragon", "whale"];
const leastAlike = 0.6;

/** Things to draw for somebody who has no idea yet, or whose words mean nothing to us. */
export function ideasToDraw(count: number): Localised[] {
  return ideas.slice(0, count).map((id) => subjectById(id).name);
}

/** The drawable things whose names are spelled most like a phrase; none where none is near. */
export function nearestSubjects(phrase: string, language: Language, count: number): Localised[] {
  const { words, wordsWith } = indexOf(language);
  const wanted = letterPairs(phrase.toLowerCase());
  const shared = new Map<number, number>();
  for (const pair of wanted)
    for (const word of wordsWith.get(pair) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
  const found = [...shared]
    .map(([at, common]) => {
      const { word, subject, pairCount } = words[at]!;
      return { word, subject, likeness: (2 * common) / (wanted.size + pairCount) };
    })
    .filter(({ word, likeness }) => likeness > leastAlike && isAkin(phrase.toLowerCase(), word))
    .sort((a, b) => b.likeness - a.likeness || (a.subject < b.subject ? -1 : 1));
  const near = new Set(found.map(({ subject }) => subject));
  return [...near].slice(0, count).map((id) => subjectById(id).name);
}

/** "Straw" is in "straw hat", "elefante" begins as "elephant" does; "lullaby" is no wallaby. */
function isAkin(phrase: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(phrase)) return true;
  if (` ${word} `.includes(` ${phrase} `) || ` ${word} `.includes(` ${phrase.replace(/s$/, "")} `))
    return true;
  return (
    phrase.length >= 5 &&
    phrase.slice(0, 2) === word.slice(0, 2) &&
    Math.abs(phrase.length - word.length) <= 2
  );
}

interface PairIndex {
  words: { word: string; subject: SubjectId; pairCount: number }[];
  wordsWith: Map<string, number[]>;
}

const indexes = new Map<Language, PairIndex>();

/** Which words have which letter pairs; likeness is Dice's coefficient of the two sets of pairs. */
function indexOf(language: Language): PairIndex {
  const known = indexes.get(language);
  if (known) return known;
  const index: PairIndex = { words: [], wordsWith: new Map() };
  for (const [word, { subject }] of subjectWords(language)) {
    const pairs = letterPairs(word);
    for (const pair of pairs) {
      const others = index.wordsWith.get(pair);
      if (others) others.push(index.words.length);
      else index.wordsWith.set(pair, [index.words.length]);
    }
    index.words.push({ word, subject, pairCount: pairs.size });
  }
  indexes.set(language, index);
  return index;
}

function letterPairs(text: string): Set<string> {
  const padded = ` ${text.slice(0, 40)} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)));
}
