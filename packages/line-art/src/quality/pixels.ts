/** A picture as RGBA bytes, row by row from the top. Transparency is read as paper. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Lightness of each pixel on white paper, 0 black to 255 white (Rec. 709 weights). */
export function lightnessOf({ data }: Pixels): Uint8Array {
  const light = new Uint8Array(data.length / 4);
  for (let at = 0; at < light.length; at++) light[at] = lightnessAt(data, at);
  return light;
}

/** Lightness of one pixel on white paper. */
export function lightnessAt(data: Pixels["data"], at: number): number {
  const mean = (54 * data[4 * at]! + 183 * data[4 * at + 1]! + 19 * data[4 * at + 2]!) >> 8;
  return 255 - Math.round(((255 - mean) * data[4 * at + 3]!) / 255);
}

/** Each pixel as one number: the same for the same four channels. */
export function wordsOf({ data }: Pixels): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** 1 where a value is from `least` to `most`. */
export function maskOf(
  values: Uint8Array | Uint16Array | Int32Array,
  least: number,
  most = 0x7fffffff,
): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let at = 0; at < mask.length; at++) {
    const value = values[at]!;
    if (value >= least && value <= most) mask[at] = 1;
  }
  return mask;
}
