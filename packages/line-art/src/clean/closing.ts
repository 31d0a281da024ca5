/**
 * Grey-scale closing with a square of side 2 × `radius` + 1: dark structures thinner than that are
 * filled with what surrounds them, wider ones keep their edges. Dilation, then erosion (the dilation
 * of the negative), each by rows and by columns in constant time a pixel (van Herk 1992; Gil & Werman
 * 1993).
 */
export function closing(light: Uint8Array, width: number, radius: number): Uint8Array {
  return negative(dilate(negative(dilate(light, width, radius)), width, radius));
}

function negative(light: Uint8Array): Uint8Array {
  return light.map((value) => 255 - value);
}

function dilate(light: Uint8Array, width: number, radius: number): Uint8Array {
  const height = light.length / width;
  const rows = new Uint8Array(light.length);
  const line = createLine(Math.max(width, height), radius);
  for (let y = 0; y < height; y++) line(light, rows, y * width, 1, width);
  const result = new Uint8Array(light.length);
  for (let x = 0; x < width; x++) line(rows, result, x, width, height);
  return result;
}

/** Largest values in a sliding window: running maxima from both ends of blocks as long as the window. */
function createLine(longest: number, radius: number) {
  const window = 2 * radius + 1;
  const room = Math.ceil((longest + 2 * radius) / window) * window;
  const padded = new Uint8Array(room);
  const forward = new Uint8Array(room);
  const backward = new Uint8Array(room);
  return (from: Uint8Array, to: Uint8Array, start: number, step: number, length: number) => {
    padded.fill(0);
    for (let at = 0; at < length; at++) padded[at + radius] = from[start + at * step]!;
    for (let block = 0; block < room; block += window) {
      let largest = 0;
      for (let at = block; at < block + window; at++) {
        if (padded[at]! > largest) largest = padded[at]!;
        forward[at] = largest;
      }
      largest = 0;
      for (let at = block + window - 1; at >= block; at--) {
        if (padded[at]! > largest) largest = padded[at]!;
        backward[at] = largest;
      }
    }
    for (let at = 0; at < length; at++) {
      const [one, other] = [backward[at]!, forward[at + window - 1]!];
      to[start + at * step] = Math.max(one, other);
    }
  };
}
