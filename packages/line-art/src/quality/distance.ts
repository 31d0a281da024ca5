/**
 * For each pixel, 3 × its distance to the nearest pixel that is not in the mask; 0 outside. Chamfer
 * weights 3 and 4 in two passes (Borgefors 1986). Beyond the edge of the picture counts as inside.
 */
export function distanceInside(mask: Uint8Array, width: number): Uint16Array {
  const distance = new Uint16Array(mask.length);
  for (let at = 0; at < mask.length; at++) distance[at] = mask[at] ? 65_000 : 0;
  const relax = (at: number, neighbour: number, step: number) => {
    const reach = distance[neighbour]! + step;
    if (reach < distance[at]!) distance[at] = reach;
  };
  const height = mask.length / width;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (!mask[at]) continue;
      if (column > 0) relax(at, at - 1, 3);
      if (row > 0) relax(at, at - width, 3);
      if (row > 0 && column > 0) relax(at, at - width - 1, 4);
      if (row > 0 && column < width - 1) relax(at, at - width + 1, 4);
    }
  }
  for (let row = height - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      const at = row * width + column;
      if (!mask[at]) continue;
      if (column < width - 1) relax(at, at + 1, 3);
      if (row < height - 1) relax(at, at + width, 3);
      if (row < height - 1 && column < width - 1) relax(at, at + width + 1, 4);
      if (row < height - 1 && column > 0) relax(at, at + width - 1, 4);
    }
  }
  return distance;
}
