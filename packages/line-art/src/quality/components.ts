export interface Components {
  /** Component of each pixel, 1 to `areas.length - 1`; 0 outside the mask. */
  labels: Int32Array;
  /** Pixels in each component, by label; index 0 is unused. */
  areas: number[];
}

/**
 * Connected components of the pixels set in `mask`: two passes with union-find over runs of set
 * pixels (Rosenfeld & Pfaltz 1966), in time linear in the pixels.
 *
 * @param connectivity 4: pixels meet along edges; 8: at corners too
 */
export function connectedComponents(
  mask: Uint8Array,
  width: number,
  connectivity: 4 | 8,
): Components {
  const labels = new Int32Array(mask.length);
  const parent = [0];
  const lengths = [0];
  const find = (label: number) => {
    let root = label;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const reach = connectivity === 8 ? 1 : 0;
  for (let start = 0; start < mask.length; start += width) {
    for (let column = 0; column < width; column++) {
      if (mask[start + column] === 0) continue;
      const from = column;
      while (column < width && mask[start + column] !== 0) column++;
      const label = parent.length;
      parent.push(label);
      lengths.push(column - from);
      labels.fill(label, start + from, start + column);
      if (start === 0) continue;
      const last = Math.min(width - 1, column - 1 + reach);
      let met = 0;
      for (let above = Math.max(0, from - reach); above <= last; above++) {
        const other = labels[start - width + above]!;
        if (other === met || other === 0) continue;
        met = other;
        const [one, two] = [find(other), find(label)];
        if (one !== two) parent[Math.max(one, two)] = Math.min(one, two);
      }
    }
  }
  return number(labels, parent, lengths, find);
}

/** Numbers the components from 1 in reading order and counts their pixels. */
function number(
  labels: Int32Array,
  parent: readonly number[],
  lengths: readonly number[],
  find: (label: number) => number,
): Components {
  const areas = [0];
  const final = new Int32Array(parent.length);
  for (let label = 1; label < parent.length; label++) {
    const root = find(label);
    final[label] = root === label ? areas.push(0) - 1 : final[root]!;
    areas[final[label]!]! += lengths[label]!;
  }
  for (let at = 0; at < labels.length; at++) labels[at] = final[labels[at]!]!;
  return { labels, areas };
}
