/** What of each shape can be seen: how much, how wide, and on what. */
import type { PaintedShapes } from "./painted-shapes.ts";

export interface Visibility {
  /** Visible area in square units. */
  area: number;
  /** Diameter in units of the largest circle that fits into the visible part. */
  width: number;
  /** Share of the visible part that has none of the other shapes beneath it, 0 to 1. */
  outside: number;
  /** Index of the shape that lies beneath most of the visible part; -1 when nothing does. */
  beneath: number;
  /** Share of the visible part that lies on `beneath`, 0 to 1. */
  onBeneath: number;
}

/** @returns for each shape what is seen of it; widths, which take longest, are measured when asked for */
export function measureVisibility(count: number, painted: PaintedShapes): Visibility[] {
  const { top, under, side } = painted;
  const cells = new Array<number>(count).fill(0);
  const beneath = Array.from({ length: count }, () => new Map<number, number>());
  // Run by run: neighbours mostly have the same shapes on top and beneath.
  for (let from = 0, to = 0; from < top.length; from = to) {
    const [index, below] = [top[from]!, under[from]!];
    while (top[to] === index && under[to] === below) to++;
    if (index < 0) continue;
    cells[index]! += to - from;
    beneath[index]!.set(below, (beneath[index]!.get(below) ?? 0) + to - from);
  }
  let widths: readonly number[] | undefined;
  return cells.map((visible, index) => {
    const below = beneath[index]!;
    let [most, share] = [-1, 0];
    for (const [shape, amount] of below) {
      if (shape >= 0 && amount / visible > share) [most, share] = [shape, amount / visible];
    }
    return {
      area: visible * side * side,
      get width() {
        widths ??= widthsIn(painted, count);
        return widths[index]!;
      },
      outside: visible === 0 ? 0 : (below.get(-1) ?? 0) / visible,
      beneath: most,
      onBeneath: share,
    };
  });
}

/** For each shape the diameter of the largest circle that fits into what is seen of it. */
function widthsIn({ top, distance, side }: PaintedShapes, count: number): number[] {
  const deepest = new Uint16Array(count);
  for (let at = 0; at < top.length; at++) {
    const shape = top[at]!;
    if (shape >= 0 && distance[at]! > deepest[shape]!) deepest[shape] = distance[at]!;
  }
  // Distances count 3 a cell, from the cell's centre to the next shape's.
  return Array.from(deepest, (most) => (most === 0 ? 0 : ((2 * most) / 3 - 1) * side));
}
