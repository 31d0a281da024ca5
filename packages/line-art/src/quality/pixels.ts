/** A picture as RGBA bytes, row by row from the top. Transparency is read as paper. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Lightness of each pixel on white paper, 0 black to 255 white. */
export function lightnessOf({ data }: Pixels): Uint8Array {
  const light = new Uint8Array(data.length / 4);
  for (let at = 0; at < light.length; at++) {
    const [red, green, blue, alpha] = [
      data[4 * at]!,
      data[4 * at + 1]!,
      data[4 * at + 2]!,
      data[4 * at + 3]!,
    ];
    const mean = (54 * red + 183 * green + 19 * blue) >> 8;
    light[at] = 255 - Math.round(((255 - mean) * alpha) / 255);
  }
  return light;
}

export function maskOf(light: Uint8Array, test: (value: number) => boolean): Uint8Array {
  return light.map((value) => (test(value) ? 1 : 0));
}
