/**
 * Connected components by runs: every row is cut into runs of set pixels, runs that touch a run of
 * the row above join its set in a union-find (4-connected, so that color never slips diagonally
 * between two line pixels). Linear in the pixels, and nearly all further work is per run.
 * Rosenfeld and Pfaltz (1966), with He, Chao and Suzuki's run-based union (2008).
 */
export interface Components {
  /** Number of runs. */
  count: number;
  /** First pixel of each run, as an index into the page. */
  starts: Uint32Array;
  /** One past the last pixel of each run. */
  ends: Uint32Array;
  /** Root run of each run's component: two runs belong together if their roots are equal. */
  roots: Uint32Array;
  /** Pixels of a component, at the index of its root. */
  areas: Uint32Array;
}

/** Components of the pixels whose value is at least `from`. */
export function labelComponents(
  values: Uint8Array,
  from: number,
  width: number,
  height: number,
): Components {
  let starts = new Uint32Array(4096);
  let ends = new Uint32Array(4096);
  let parents = new Uint32Array(4096);
  let count = 0;
  let above = 0;
  let aboveEnd = 0;

  function find(run: number): number {
    let root = run;
    while (parents[root]! !== root) {
      // Path halving keeps the trees flat.
      parents[root] = parents[parents[root]!]!;
      root = parents[root]!;
    }
    return root;
  }

  for (let y = 0; y < height; y++) {
    const rowStart = y * width;
    const rowEnd = rowStart + width;
    const firstOfRow = count;
    let i = rowStart;
    while (i < rowEnd) {
      while (i < rowEnd && values[i]! < from) i++;
      if (i === rowEnd) break;
      const start = i;
      while (i < rowEnd && values[i]! >= from) i++;
      if (count === starts.length) {
        starts = grown(starts);
        ends = grown(ends);
        parents = grown(parents);
      }
      starts[count] = start;
      ends[count] = i;
      parents[count] = count;
      while (above < aboveEnd && ends[above]! + width <= start) above++;
      for (let run = above; run < aboveEnd && starts[run]! + width < i; run++) {
        const one = find(run);
        const other = find(count);
        // The earlier run becomes the root: roots come in the order of their first pixels.
        if (one < other) parents[other] = one;
        else parents[one] = other;
      }
      count++;
    }
    above = firstOfRow;
    aboveEnd = count;
  }

  const areas = new Uint32Array(count);
  for (let run = 0; run < count; run++) {
    const root = find(run);
    parents[run] = root;
    areas[root]! += ends[run]! - starts[run]!;
  }
  return { count, starts, ends, roots: parents, areas };
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
