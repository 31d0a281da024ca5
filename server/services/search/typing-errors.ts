import type { Db } from "../../data/schema.ts";
import { findSimilarWords, findWordsFrom } from "../../data/search-index.ts";
import type { SearchWord } from "../../data/search-text.ts";

/** The words with slips of the finger mended; undefined: there is nothing to mend. */
export async function mendWords(
  db: Db,
  words: readonly SearchWord[],
): Promise<string[] | undefined> {
  let isMended = false;
  const mended = await Promise.all(
    words.map(async ({ word, isHan }) => {
      if (isHan || (await findWordsFrom(db, word, 1)).length > 0) return word;
      const similar = await findSimilarWords(db, word);
      const [nearest] = similar
        .map((one) => ({ one, slips: slipsBetween(word, one) }))
        .filter(({ slips }) => slips <= (word.length < 6 ? 1 : 2))
        .sort((a, b) => a.slips - b.slips || a.one.localeCompare(b.one));
      if (!nearest) return word;
      isMended = true;
      return nearest.one;
    }),
  );
  return isMended ? mended : undefined;
}

/**
 * The fewest letters that must be put in, left out, replaced or swapped with their neighbour
 * (optimal string alignment).
 */
export function slipsBetween(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
