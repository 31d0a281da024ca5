/** Words by first letter and length, so that a slip is looked for among a few hundred, not thousands. */
export type SpellingIndex = ReadonlyMap<string, readonly string[]>;

export function spellingIndex(words: Iterable<string>): SpellingIndex {
  const index = new Map<string, string[]>();
  for (const word of words) {
    const key = `${word[0]}${word.length}`;
    const others = index.get(key);
    if (others) others.push(word);
    else index.set(key, [word]);
  }
  return index;
}

/** What is heard of a word written by ear: "dinosor" and "elefant" sound right. */
function soundOf(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/(?<=.)[aeiouyhw]/g, "")
    .replace(/(.)\1+/g, "$1");
}

/** A word as a child writes it who has only heard it: "kat", "rok", "pupy" and "fens" are so written. */
export function spelledByEar(word: string): string {
  return word
    .replaceAll("ph", "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|c(?!h)|q/g, "k")
    .replace(/([^aeiou])\1+/g, "$1")
    .replace(/([^aeiou])el$/, "$1le")
    .replace(/(?<=[szv]|[^aeiou][^aeiou])e$/, "")
    .replace(/y$/, "i");
}

/**
 * The word that is at most one slip of the pen away (two from eight letters on, and where it sounds
 * the same from five, three for long ones; of four letters one that sounds the same only), first letter
 * kept; of several, one that sounds the same. Optimal string alignment distance (Boytsov 2011). Plurals
 * are tried as they are and without s.
 */
export function nearestSpelling(word: string, index: SpellingIndex): string | undefined {
  if (word.length > 24) return undefined;
  const slips = word.length >= 8 ? 2 : 1;
  const allowed = word.length >= 7 ? 3 : word.length >= 5 ? 2 : 1;
  const forms = /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const written of forms) {
    for (let length = written.length - allowed; length <= written.length + allowed; length++) {
      for (const candidate of index.get(`${word[0]}${length}`) ?? []) {
        const slip = alignmentDistance(written, candidate);
        if (slip > allowed) continue;
        const isHeard = soundOf(written) === soundOf(candidate);
        // "Tigr", "hous"; but moss is not Moses.
        const isClear = soundOf(written).length > 2 || candidate.startsWith(written);
        if (word.length < 5 && !(isHeard && isClear)) continue;
        // A letter that was left out is likelier than a wrong one: "brige" is no bride.
        const distance = slip - (isHeard ? 1.5 : 0) - (isWithin(written, candidate) ? 0.25 : 0);
        // A short word may only have lost its end: "giraf".
        const isShortened = candidate.startsWith(written) || isWithin(written, candidate);
        const isLikely = isHeard && (word.length > 5 || isShortened);
        // "Dinasor": many sounds, all of them right.
        const isLong =
          Math.abs(candidate.length - written.length) < 2 && soundOf(written).length > 3;
        if (slip > 2 && !(isHeard && isLong && candidate.startsWith(written.slice(0, 3)))) continue;
        if ((slip > slips && !isLikely) || distance >= bestDistance) continue;
        best = written === word ? candidate : `${candidate}s`;
        bestDistance = distance;
      }
    }
  }
  return best;
}

/** Are these letters, in this order, among those of the word? */
function isWithin(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

function alignmentDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, before[j - 2]! + 1);
      }
      row[j] = value;
    }
    before = above;
    above = row;
  }
  return above[b.length]!;
}
