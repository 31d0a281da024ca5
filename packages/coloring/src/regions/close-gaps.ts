/**
 * Gap closing for sketchy line art. The paper is worn down from its edges by half the gap, so that an
 * opening no wider than the gap falls shut; what remains is labelled and grows back over the paper
 * it came from. Areas too thin to survive keep a label of their own. (Trapped-ball segmentation in
 * the manner of Zhang et al. 2009, with one ball.)
 */
import { type Components, labelComponents } from "./label.ts";
import { spreadLabels } from "./spread.ts";

interface GapClosing {
  /** All zero; receives a label for every paper pixel that is not a speck. */
  labels: Uint16Array;
  paper: Components;
  lines: Uint8Array;
  paperFrom: number;
  width: number;
  height: number;
  gapPx: number;
  /** Areas of fewer pixels are left to their lines. */
  speck: number;
}

const maxLabels = 65_535;

export function closeGaps(closing: GapClosing): void {
  const { labels, lines, paperFrom, width, height, speck } = closing;
  const worn = wearDown(closing);
  const kernels = labelComponents(worn, 1, width, height);
  let next = labelComponentsFrom(labels, kernels, 0, (root) => kernels.areas[root]! >= speck);
  spreadLabels(labels, width, height, lines, paperFrom);
  const { paper } = closing;
  // Spreading reaches all of a component or nothing of it, so its first pixel speaks for it.
  next = labelComponentsFrom(
    labels,
    paper,
    next,
    (root) => labels[paper.starts[root]!] === 0 && paper.areas[root]! >= speck,
  );
}

/** Labels the chosen components with next + 1 and following; returns the last label given. */
function labelComponentsFrom(
  labels: Uint16Array,
  { count, starts, ends, roots }: Components,
  last: number,
  isChosen: (root: number) => boolean,
): number {
  const labelOfRoot = new Uint16Array(count);
  let label = last;
  for (let run = 0; run < count; run++) {
    if (roots[run] === run && label < maxLabels && isChosen(run)) labelOfRoot[run] = ++label;
    const own = labelOfRoot[roots[run]!]!;
    if (own !== 0) labels.fill(own, starts[run]!, ends[run]!);
  }
  return label;
}

/** 1 where paper is more than half a gap away from any line, else 0. City-block distance. */
function wearDown({ lines, paperFrom, width, height, gapPx }: GapClosing): Uint8Array {
  const reach = Math.min(254, Math.ceil(gapPx / 2));
  const distance = new Uint8Array(lines.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (lines[i]! < paperFrom) continue;
      const left = x > 0 ? distance[i - 1]! : 254;
      const up = y > 0 ? distance[i - width]! : 254;
      distance[i] = Math.min(left, up, 254) + 1;
    }
  }
  for (let y = height - 1, i = lines.length - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--, i--) {
      const right = x < width - 1 ? distance[i + 1]! : 254;
      const down = y < height - 1 ? distance[i + width]! : 254;
      distance[i] = Math.min(distance[i]!, Math.min(right, down, 254) + 1);
    }
  }
  for (let i = 0; i < distance.length; i++) distance[i] = distance[i]! > reach ? 1 : 0;
  return distance;
}
