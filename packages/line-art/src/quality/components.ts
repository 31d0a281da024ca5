import { cellsOf, connectRuns, runsOf } from "./runs.ts";

export interface Components {
  /** Component of each pixel, from 1 in reading order; 0 outside the mask. */
  labels: Int32Array;
  /** Pixels in each component, by label; index 0 is unused. */
  areas: number[];
}

/**
 * Connected components of the pixels set in `mask`.
 *
 * @param connectivity 4: pixels meet along edges; 8: at corners too
 */
export function connectedComponents(
  mask: Uint8Array,
  width: number,
  connectivity: 4 | 8,
): Components {
  const runs = runsOf(mask, width);
  const { labels, areas } = connectRuns(runs, connectivity);
  return { labels: cellsOf(runs, labels), areas };
}
