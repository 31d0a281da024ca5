/**
 * The word that is at most one slip of the pen away (two from eight letters on), first letter kept;
 * optimal string alignment distance (Boytsov 2011). Plurals are tried as they are and without s.
 */
export function nearestSpelling(word: string, words: Iterable<string>): string | undefined {
  const allowed = word.length >= 8 ? 2 : 1;
  const forms = /[^s]s$/.test(word) ? [word, word.slice(0, -1)] : [word];
  let best: string | undefined;
  let bestDistance = allowed + 1;
  for (const candidate of words) {
    if (candidate[0] !== word[0]) continue;
    for (const written of forms) {
      if (Math.abs(candidate.length - written.length) > allowed) continue;
      const distance = alignmentDistance(written, candidate);
      if (distance < bestDistance) {
        best = written === word || written === candidate ? candidate : `${candidate}s`;
        bestDistance = distance;
      }
    }
  }
  return best;
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
