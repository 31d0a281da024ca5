/** What stands in a reading, in the words that were typed: turns of phrase are said in others. */

/** A stretch of a text that was said in other words. */
export interface Rewording {
  from: string;
  to: string;
}

/** What of a text another one has otherwise; undefined where they are the same. */
export function rewording(from: string, to: string): Rewording | undefined {
  if (from === to) return undefined;
  const start = sharedLength(from, to);
  const end = sharedLength(reversed(from.slice(start)), reversed(to.slice(start)));
  return {
    from: wholeWords(from, start, from.length - end),
    to: wholeWords(to, start, to.length - end),
  };
}

/**
 * The phrase as it was typed: itself, or what a rewording put it in place of; undefined where nothing of
 * the kind was typed.
 *
 * @param rewordings of the description, in their order
 */
export function asTyped(
  phrase: string,
  typed: string,
  rewordings: readonly Rewording[],
): string | undefined {
  const found = findIn(typed, phrase);
  if (found !== undefined) return found;
  const at = rewordings.findLastIndex(
    ({ from, to }) => findIn(to, phrase) !== undefined && findIn(from, phrase) === undefined,
  );
  const said = rewordings[at]?.from.trim();
  if (!said || said.length > longest) return undefined;
  return asTyped(said, typed, rewordings.slice(0, at));
}

/** More than that is a sentence, of which nobody could tell what is missing. */
const longest = 40;

/** Words are joined by one space where the visitor may have typed two, a hyphen or a comma. */
function findIn(text: string, phrase: string): string | undefined {
  const words = phrase.trim().split(/[\s,-]+/);
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("[\\s,-]*");
  const isLatin = /^\p{Script=Latin}/u.test(phrase);
  const found = new RegExp(isLatin ? `(?<!\\p{L})${pattern}(?!\\p{L})` : pattern, "iu").exec(text);
  return phrase.trim() === "" ? undefined : found?.[0];
}

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

const reversed = (text: string) => [...text].toReversed().join("");

/** English words are not cut: "save" and "saving" share no "sav". */
function wholeWords(text: string, start: number, end: number): string {
  const isLetter = (at: number) => /[\p{Script=Latin}'’-]/u.test(text[at] ?? "");
  let [first, last] = [start, end];
  while (first > 0 && isLetter(first - 1) && (isLetter(first) || first === last)) first -= 1;
  while (last < text.length && isLetter(last) && (isLetter(last - 1) || first === last)) last += 1;
  return text.slice(first, last);
}
