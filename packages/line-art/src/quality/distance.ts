/**
 * For each pixel, 3 × its distance to the nearest pixel that is not in the mask; 0 outside. Chamfer
 * weights 3 and 4 in two passes (Borgefors 1986). Beyond the edge of the picture counts as inside.
 *
 * @param mask inside where it is not 0
 */
export function distanceInside(mask: Uint8Array | Int32Array, width: number): Uint16Array {
  // A border of one pixel that is infinitely far spares the edge tests.
  const stride = width + 2;
  const padded = new Uint16Array(stride * (mask.length / width + 2));
  padded.fill(60_000, 0, stride).fill(60_000, padded.length - stride);
  for (let at = stride; at < padded.length; at += stride) padded[at - 1] = padded[at] = 60_000;
  for (let row = 0, at = stride + 1; row < mask.length; row += width, at += 2) {
    for (let pixel = row; pixel < row + width; pixel++, at++) {
      if (mask[pixel] === 0) continue;
      const above = at - stride;
      const straight = Math.min(padded[at - 1]!, padded[above]!) + 3;
      const across = Math.min(padded[above - 1]!, padded[above + 1]!) + 4;
      padded[at] = Math.min(straight, across, 60_000);
    }
  }
  const distance = new Uint16Array(mask.length);
  for (let row = mask.length - width, at = padded.length - stride - 2; row >= 0; row -= width) {
    for (let pixel = row + width - 1; pixel >= row; pixel--, at--) {
      const before = padded[at]!;
      if (before === 0) continue;
      const below = at + stride;
      const straight = Math.min(padded[at + 1]!, padded[below]!) + 3;
      const across = Math.min(padded[below - 1]!, padded[below + 1]!) + 4;
      const least = Math.min(before, straight, across);
      padded[at] = least;
      distance[pixel] = least;
    }
    at -= 2;
  }
  return distance;
}
