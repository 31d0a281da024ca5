import { connectedComponents } from "../quality/components.ts";
import { opposite } from "./opposite.ts";

/**
 * Takes away black dots and fills white ones, in place.
 *
 * @param minDot black areas with fewer pixels go
 * @param minHole white areas with fewer pixels are filled
 */
export function despeckle(
  ink: Uint8Array,
  width: number,
  { minDot, minHole }: { minDot: number; minHole: number },
): void {
  const dots = connectedComponents(ink, width, 8);
  for (let at = 0; at < ink.length; at++) {
    const label = dots.labels[at]!;
    if (label > 0 && dots.areas[label]! < minDot) ink[at] = 0;
  }
  if (minHole === 0) return;
  const holes = connectedComponents(opposite(ink), width, 4);
  for (let at = 0; at < ink.length; at++) {
    const label = holes.labels[at]!;
    if (label > 0 && holes.areas[label]! < minHole) ink[at] = 1;
  }
}
