/** The description with `alternative` where `phrase` stood, or at its end if the phrase is gone. */
export function withReplacement(description: string, phrase: string, alternative: string): string {
  const start = description.toLowerCase().indexOf(phrase.toLowerCase());
  if (phrase === "" || start < 0) return `${description.trim()} ${alternative}`.trim();
  return description.slice(0, start) + alternative + description.slice(start + phrase.length);
}
