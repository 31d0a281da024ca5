import { type PagePoint, pagePoint } from "../view/points.ts";
import type { Region, RegionMap } from "./region-map.ts";

/** Samples along the longer side of a region's box. */
const samples = 192;

/**
 * The point of a region farthest from its edges and from lines in it (its pole of inaccessibility),
 * where a number, an outline's label or a pointer sits best, and how far that is in pixels. Found by a
 * chamfer distance transform (Borgefors 1986) over a grid laid on the region's box, so that it costs
 * the same for a small region and for the whole background; it is exact to about 1/100 of the box.
 */
export function innermostPoint(
  map: RegionMap,
  region: Region,
): { point: PagePoint; radius: number } {
  const { left, top, right, bottom } = region.box;
  const step = Math.max(1, Math.ceil(Math.max(right - left, bottom - top) / samples));
  const columns = Math.ceil((right - left) / step);
  const rows = Math.ceil((bottom - top) / step);
  // A border of zeros stands for everything outside the box.
  const stride = columns + 2;
  const distance = new Float32Array(stride * (rows + 2));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pixel = (top + row * step) * map.width + left + column * step;
      if (map.labels[pixel] !== region.id + 1 || map.lines[pixel]! < map.paperFrom) continue;
      const at = (row + 1) * stride + column + 1;
      distance[at] = Math.min(
        distance[at - 1]! + 1,
        distance[at - stride]! + 1,
        distance[at - stride - 1]! + Math.SQRT2,
        distance[at - stride + 1]! + Math.SQRT2,
      );
    }
  }
  let best = -1;
  let farthest = 0;
  for (let at = distance.length - stride - 2; at > stride; at--) {
    if (distance[at] === 0) continue;
    distance[at] = Math.min(
      distance[at]!,
      distance[at + 1]! + 1,
      distance[at + stride]! + 1,
      distance[at + stride + 1]! + Math.SQRT2,
      distance[at + stride - 1]! + Math.SQRT2,
    );
    if (distance[at]! > farthest) {
      farthest = distance[at]!;
      best = at;
    }
  }
  // A region thinner than the grid may slip through it.
  if (best < 0) return { point: region.anchor, radius: 0.5 };
  const row = Math.floor(best / stride) - 1;
  const column = (best % stride) - 1;
  return {
    point: pagePoint(left + column * step, top + row * step),
    radius: (farthest - 0.5) * step,
  };
}
