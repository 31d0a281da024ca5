/**
 * A speck of paper inside a line is no area of its own, and the labels that spread over the line may
 * meet in the middle of it. It is given to one of them whole, together with the soft edge of the line
 * around it, or it would show two colors.
 */
import type { Components } from "./label.ts";

interface Specks {
  labels: Uint16Array;
  paper: Components;
  lines: Uint8Array;
  paperFrom: number;
  width: number;
  /** Components of fewer pixels are specks. */
  speck: number;
}

export function joinSpecks({ labels, paper, lines, paperFrom, width, speck }: Specks): void {
  const { count, starts, ends, roots, areas } = paper;
  for (let run = 0; run < count; run++) {
    const root = roots[run]!;
    if (areas[root]! >= speck) continue;
    labels.fill(labels[starts[root]!]!, starts[run]!, ends[run]!);
  }
  for (let run = 0; run < count; run++) {
    if (areas[roots[run]!]! >= speck) continue;
    const label = labels[starts[run]!]!;
    for (let above = -width; above <= width; above += width) {
      for (let i = starts[run]! + above - 1; i <= ends[run]! + above; i++) {
        if (!isLine(i) || labels[i] === label || touchesOwnPaper(i)) continue;
        labels[i] = label;
      }
    }
  }

  function isLine(i: number): boolean {
    return i >= 0 && i < labels.length && lines[i]! < paperFrom;
  }

  function touchesOwnPaper(i: number): boolean {
    for (let above = -width; above <= width; above += width) {
      for (let beside = i + above - 1; beside <= i + above + 1; beside++) {
        if (labels[beside] === labels[i] && lines[beside]! >= paperFrom) return true;
      }
    }
    return false;
  }
}
