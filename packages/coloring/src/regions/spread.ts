/**
 * Gives every unlabelled pixel the label of the nearest labelled one: breadth-first from all labels
 * at once, with 8 and 4 neighbours in turn, whose wave is an octagon and so close to a circle. The 8
 * come first: what touches a label by a corner only must not get one from farther away.
 * Each pixel is visited once.
 */

/**
 * Fills the zeros of `labels` in place.
 *
 * @param passable if given, the wave stays on pixels whose value is at least `passableFrom` and
 *   takes no diagonal steps
 */
export function spreadLabels(
  labels: Uint16Array,
  width: number,
  height: number,
  passable?: Uint8Array,
  passableFrom = 0,
): void {
  let frontier = firstFrontier(labels, width, height);
  for (let round = 0; frontier.length > 0; round++) {
    const next: number[] = [];
    for (const i of frontier) {
      const label = labels[i]!;
      const x = i % width;
      const left = x > 0;
      const right = x < width - 1;
      const up = i >= width;
      const down = i < labels.length - width;
      if (left) visit(i - 1, label, next);
      if (right) visit(i + 1, label, next);
      if (up) visit(i - width, label, next);
      if (down) visit(i + width, label, next);
      // Between two line pixels that touch by their corners a diagonal step would leak.
      if (round % 2 === 1 || passable !== undefined) continue;
      if (up && left) visit(i - width - 1, label, next);
      if (up && right) visit(i - width + 1, label, next);
      if (down && left) visit(i + width - 1, label, next);
      if (down && right) visit(i + width + 1, label, next);
    }
    frontier = next;
  }

  function visit(i: number, label: number, next: number[]): void {
    if (labels[i] !== 0) return;
    if (passable !== undefined && passable[i]! < passableFrom) return;
    labels[i] = label;
    next.push(i);
  }
}

/** Labelled pixels with an unlabelled neighbour. */
function firstFrontier(labels: Uint16Array, width: number, height: number): number[] {
  const frontier: number[] = [];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (labels[i] === 0) continue;
      if (
        (x > 0 && labels[i - 1] === 0) ||
        (x < width - 1 && labels[i + 1] === 0) ||
        (y > 0 && labels[i - width] === 0) ||
        (y < height - 1 && labels[i + width] === 0)
      ) {
        frontier.push(i);
      }
    }
  }
  return frontier;
}
