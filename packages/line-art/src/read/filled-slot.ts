/** Turns of phrase whose open slot only some words fill. */
import { subjectById } from "../lexicon/subjects.ts";
import { subjectWords } from "../lexicon/words.ts";
import { meaningOf } from "./english/meaning.ts";

/**
 * "A dog parade" is dogs parading, "a big parade" is not "bigs" parading: rewrites only where the
 * first group names something of such a kind, and leaves the rest as it was said.
 *
 * @param said what stands for the whole, its groups as `$1` to `$9`
 */
export const filledBy =
  (kinds: RegExp, said: string) =>
  (whole: string, ...found: string[]): string => {
    const word = (found[0] ?? "").toLowerCase();
    const named = meaningOf(word)?.meaning ?? subjectWords("zh").get(word);
    if (!named || !kinds.test(subjectById(named.subject).kind)) return whole;
    return said.replace(/\$(\d)/g, (_, place) => found[Number(place) - 1] ?? "");
  };
