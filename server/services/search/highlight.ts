import type { Highlighted } from "@colorleaf/domain";
import type { Term } from "../../data/search-index.ts";
import { cutWords } from "../../data/search-text.ts";

/** Cuts a text so that the words which were looked for stand alone. */
export function highlight(text: string, groups: readonly (readonly Term[])[]): Highlighted {
  const terms = groups.flat();
  const parts: Highlighted = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else parts.push({ text: piece, isMatch });
  };
  for (const { text: piece, word } of cutWords(text)) {
    if (!word) add(piece, false);
    else if (word.isHan) addCharacters(piece, terms, add);
    else {
      const isMatch = terms.some(
        ({ term, isPrefix }) => word.term === term || (isPrefix && word.word.startsWith(term)),
      );
      add(piece, isMatch);
    }
  }
  return parts;
}

/** In Chinese a part of a word may be what was looked for. */
function addCharacters(
  segment: string,
  terms: readonly Term[],
  add: (piece: string, isMatch: boolean) => void,
): void {
  const isMarked = Array<boolean>(segment.length).fill(false);
  for (const { term } of terms) {
    for (let at = segment.indexOf(term); at >= 0 && term; at = segment.indexOf(term, at + 1)) {
      isMarked.fill(true, at, at + term.length);
    }
  }
  for (let at = 0; at < segment.length; at += 1) add(segment[at]!, isMarked[at]!);
}
