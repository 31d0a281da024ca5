/** What of each shape can be seen: how much, how wide, and on what. */
import type { PaintedShapes } from "./painted-shapes.ts";

export interface Visibility {
  /** Visible area in square units. */
  area: number;
  /** Diameter in units of the largest circle that fits into the visible part. */
  width: number;
  /** Whether a circle fits in that is so wide, in units; sooner told than the width. */
  holds(diameter: number): boolean;
  /** Share of the visible part that has none of the other shapes beneath it, 0 to 1. */
  outside: number;
  /** Index of the shape that lies beneath most of the visible part; -1 when nothing does. */
  beneath: number;
  /** Share of the visible part that lies on `beneath`, 0 to 1. */
  onBeneath: number;
}

/** @returns for each shape what is seen of it; widths, which take longest, are measured when asked for */
export function measureVisibility(count: number, painted: PaintedShapes): Visibility[] {
  const { layers, ends, side } = painted;
  const cells = new Array<number>(count).fill(0);
  const beneath = Array.from({ length: count }, () => new Map<number, number>());
  const longest = new Int32Array(count);
  const middle = new Int32Array(count);
  for (let from = 0, to = 0; from < layers.length; from = to) {
    const layer = layers[from]!;
    do to = ends.after(to);
    while (layers[to] === layer);
    if (layer === 0) continue;
    const [index, below] = [(layer >>> 16) - 1, (layer & 0xffff) - 1];
    const length = to - from;
    cells[index]! += length;
    beneath[index]!.set(below, (beneath[index]!.get(below) ?? 0) + length);
    if (length > longest[index]!) {
      longest[index] = length;
      middle[index] = from + (length >> 1);
    }
  }
  return cells.map((visible, index) => {
    const below = beneath[index]!;
    let [most, share] = [-1, 0];
    for (const [shape, amount] of below) {
      if (shape >= 0 && amount / visible > share) [most, share] = [shape, amount / visible];
    }
    const area = visible * side * side;
    let known: number | undefined;
    const width = () => {
      known ??= visible === 0 ? 0 : painted.widthOf(index);
      return known;
    };
    return {
      area,
      get width() {
        return width();
      },
      holds(diameter) {
        // Less than any circle of the grid has.
        if (area < 0.7 * diameter * diameter) return false;
        return painted.holdsAt(middle[index]!, diameter) || width() >= diameter;
      },
      outside: visible === 0 ? 0 : (below.get(-1) ?? 0) / visible,
      beneath: most,
      onBeneath: share,
    };
  });
}
