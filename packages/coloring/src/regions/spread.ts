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
  let queue = firstWave(labels, width, height, passable, passableFrom);
  let from = 0;
  let end = queue.length;
  // The queue holds each pixel once, in the order in which the wave has reached it.
  queue = grown(queue, Math.max(1024, end * 4));
  for (let round = 1; from < end; round++) {
    const reached = end;
    for (; from < reached; from++) {
      const i = queue[from]!;
      const label = labels[i]!;
      const x = i % width;
      const left = x > 0;
      const right = x < width - 1;
      const up = i >= width;
      const down = i < labels.length - width;
      if (end + 8 > queue.length) queue = grown(queue, queue.length * 2);
      if (left) visit(i - 1, label);
      if (right) visit(i + 1, label);
      if (up) visit(i - width, label);
      if (down) visit(i + width, label);
      // Between two line pixels that touch by their corners a diagonal step would leak.
      if (round % 2 === 1 || passable !== undefined) continue;
      if (up && left) visit(i - width - 1, label);
      if (up && right) visit(i - width + 1, label);
      if (down && left) visit(i + width - 1, label);
      if (down && right) visit(i + width + 1, label);
    }
  }

  function visit(i: number, label: number): void {
    if (labels[i] !== 0) return;
    if (passable !== undefined && passable[i]! < passableFrom) return;
    labels[i] = label;
    queue[end++] = i;
  }
}

/** Labels the unlabelled pixels that touch a label, and returns them. */
function firstWave(
  labels: Uint16Array,
  width: number,
  height: number,
  passable: Uint8Array | undefined,
  passableFrom: number,
): Uint32Array {
  let wave = new Uint32Array(4096);
  let found = new Uint16Array(4096);
  let count = 0;
  for (let y = 0; y < height; y++) {
    const rowEnd = (y + 1) * width;
    for (let i = y * width; i < rowEnd; i++) {
      if (labels[i] !== 0) continue;
      if (passable !== undefined && passable[i]! < passableFrom) continue;
      const left = i > y * width;
      const right = i < rowEnd - 1;
      let label = left ? labels[i - 1]! : 0;
      if (label === 0 && right) label = labels[i + 1]!;
      if (label === 0 && y > 0) label = labels[i - width]!;
      if (label === 0 && y < height - 1) label = labels[i + width]!;
      if (label === 0 && passable === undefined) {
        if (y > 0 && left) label = labels[i - width - 1]!;
        if (label === 0 && y > 0 && right) label = labels[i - width + 1]!;
        if (label === 0 && y < height - 1 && left) label = labels[i + width - 1]!;
        if (label === 0 && y < height - 1 && right) label = labels[i + width + 1]!;
      }
      if (label === 0) continue;
      if (count === wave.length) {
        wave = grown(wave, count * 2);
        const longer = new Uint16Array(count * 2);
        longer.set(found);
        found = longer;
      }
      wave[count] = i;
      found[count++] = label;
    }
  }
  // Written when all are known, or the wave would run along the row.
  for (let at = 0; at < count; at++) labels[wave[at]!] = found[at]!;
  return wave.subarray(0, count);
}

function grown(array: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(length);
  larger.set(array);
  return larger;
}
