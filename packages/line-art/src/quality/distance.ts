/**
 * For each pixel, 3 × its distance to the nearest pixel that is not in the mask; 0 outside. Chamfer
 * weights 3 and 4 in two passes (Borgefors 1986). Beyond the edge of the picture counts as inside.
 */
export function distanceInside(mask: Uint8Array, width: number): Uint16Array {
  // A border of one pixel that is infinitely far spares the edge tests.
  const stride = width + 2;
  const height = mask.length / width;
  const padded = new Uint16Array(stride * (height + 2)).fill(60_000);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row + 1) * stride + column + 1;
      if (mask[row * width + column] === 0) {
        padded[at] = 0;
        continue;
      }
      padded[at] = Math.min(
        padded[at - 1]! + 3,
        padded[at - stride]! + 3,
        padded[at - stride - 1]! + 4,
        padded[at - stride + 1]! + 4,
        60_000,
      );
    }
  }
  const distance = new Uint16Array(mask.length);
  for (let row = height - 1; row >= 0; row--) {
    for (let column = width - 1; column >= 0; column--) {
      const at = (row + 1) * stride + column + 1;
      padded[at] = Math.min(
        padded[at]!,
        padded[at + 1]! + 3,
        padded[at + stride]! + 3,
        padded[at + stride + 1]! + 4,
        padded[at + stride - 1]! + 4,
      );
      distance[row * width + column] = padded[at]!;
    }
  }
  return distance;
}
