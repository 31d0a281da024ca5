import type { Language, Localised } from "@colorleaf/domain";
import { subjectById } from "./subjects.ts";
import { subjectWords } from "./words.ts";

const ideas = ["cat", "castle", "butterfly", "rocket", "rabbit", "sunflower", "dragon", "whale"];

/** Things to draw for somebody who has no idea yet, or whose words mean nothing to us. */
export function ideasToDraw(count: number): Localised[] {
  return ideas.slice(0, count).map((id) => subjectById(id).name);
}

/** The drawable things whose names are spelled most like a phrase; ideas where none is near. */
export function nearestSubjects(phrase: string, language: Language, count: number): Localised[] {
  const wanted = phrase.toLowerCase();
  const scored: { name: Localised; distance: number }[] = [];
  for (const [word, { subject }] of subjectWords(language)) {
    const distance = dissimilarity(wanted, word);
    if (distance < 0.6) scored.push({ name: subjectById(subject).name, distance });
  }
  scored.sort((a, b) => a.distance - b.distance || (a.name.en < b.name.en ? -1 : 1));
  const near = new Map(scored.map(({ name }) => [name.en, name]));
  for (const idea of ideasToDraw(count)) near.set(idea.en, near.get(idea.en) ?? idea);
  return [...near.values()].slice(0, count);
}

/** Share of letter pairs that two words do not have in common (1 − Dice's coefficient). */
function dissimilarity(a: string, b: string): number {
  const pairsOf = (text: string) =>
    new Set(Array.from({ length: text.length + 1 }, (_, i) => ` ${text} `.slice(i, i + 2)));
  const one = pairsOf(a);
  const other = pairsOf(b);
  let shared = 0;
  for (const pair of one) if (other.has(pair)) shared += 1;
  return 1 - (2 * shared) / (one.size + other.size);
}
