import type { SiteSettings } from "@colorleaf/domain";

/**
 * Whether a description holds a word that staff refuse. Latin words count where they stand alone
 * ("ass" is not in "grass"), Chinese ones wherever they are.
 */
export function holdsSafetyWord(
  description: string,
  { en, zh }: SiteSettings["safetyWords"],
): boolean {
  const text = description.toLowerCase().normalize("NFKC");
  const isLetter = (character: string | undefined) =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const standsAlone = (word: string) => {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
    }
    return false;
  };
  return (
    en.some((word) => standsAlone(word.toLowerCase())) ||
    zh.some((word) => text.includes(word.toLowerCase()))
  );
}
