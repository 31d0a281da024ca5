/**
 * The value whose word is at most one slip of the pen away (two from nine letters on), first letter
 * kept; optimal string alignment distance.
 */
export function nearestSpelling<Value>(
  word: string,
  values: ReadonlyMap<string, Value>,
): Value | undefined {
  const allowed = word.length >= 9 ? 2 : 1;
  let best: Value | undefined;
  let bestDistance = allowed + 1;
  for (const [candidate, value] of values) {
    if (candidate[0] !== word[0] || candidate.length < 4) continue;
    for (const written of [word, word.replace(/s$/, "")]) {
      if (Math.abs(candidate.length - written.length) > allowed) continue;
      const distance = alignmentDistance(written, candidate);
      if (distance < bestDistance) {
        best = value;
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
