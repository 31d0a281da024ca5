export interface Components {
  /** Component of each pixel, 1 to `areas.length - 1`; 0 outside the mask. */
  labels: Int32Array;
  /** Pixels in each component, by label; index 0 is unused. */
  areas: number[];
}

/** Connected components of the pixels set in `mask`, in time linear in the pixels. */
export function connectedComponents(
  mask: Uint8Array,
  width: number,
  connectivity: 4 | 8,
): Components {
  const labels = new Int32Array(mask.length);
  const areas = [0];
  const stack: number[] = [];
  for (let seed = 0; seed < mask.length; seed++) {
    if (!mask[seed] || labels[seed]) continue;
    const label = areas.push(0) - 1;
    labels[seed] = label;
    stack.push(seed);
    while (stack.length > 0) {
      const at = stack.pop()!;
      areas[label]!++;
      const column = at % width;
      const left = column > 0 ? 1 : 0;
      const right = column < width - 1 ? 1 : 0;
      const visit = (neighbour: number) => {
        if (neighbour < 0 || neighbour >= mask.length) return;
        if (!mask[neighbour] || labels[neighbour]) return;
        labels[neighbour] = label;
        stack.push(neighbour);
      };
      visit(at - width);
      visit(at + width);
      if (left) visit(at - 1);
      if (right) visit(at + 1);
      if (connectivity === 4) continue;
      if (left) visit(at - width - 1);
      if (left) visit(at + width - 1);
      if (right) visit(at - width + 1);
      if (right) visit(at + width + 1);
    }
  }
  return { labels, areas };
}
