/** How boxes lie to each other. */
import type { Box } from "../types.ts";

export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.x < b.x + b.width + gap &&
    b.x < a.x + a.width + gap &&
    a.y < b.y + b.height + gap &&
    b.y < a.y + a.height + gap
  );
}

/** How much of one lies in the other. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** How much of a box is behind others, each counted by itself. */
export function hiddenArea(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + sharedArea(box, other), 0);
}
