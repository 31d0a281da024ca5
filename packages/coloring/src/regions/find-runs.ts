/** Stretches of one label in a row; what has none is left out. */
export function findRuns(labels: Uint16Array, width: number) {
  let starts = new Uint32Array(8192);
  let ends = new Uint32Array(8192);
  let found = new Uint16Array(8192);
  let count = 0;
  for (let rowStart = 0; rowStart < labels.length; rowStart += width) {
    const rowEnd = rowStart + width;
    let i = rowStart;
    while (i < rowEnd) {
      const label = labels[i]!;
      const start = i;
      do i++;
      while (i < rowEnd && labels[i] === label);
      if (label === 0) continue;
      if (count === starts.length) {
        const longer = [new Uint32Array(count * 2), new Uint32Array(count * 2)] as const;
        longer[0].set(starts);
        longer[1].set(ends);
        [starts, ends] = longer;
        const labelled = new Uint16Array(count * 2);
        labelled.set(found);
        found = labelled;
      }
      starts[count] = start;
      ends[count] = i;
      found[count++] = label;
    }
  }
  return { count, starts, ends, labels: found };
}
