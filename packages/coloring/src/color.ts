/** An opaque color as 0xRRGGBB. */
export type Color = number;

/** What a region holds before anything was done to it, and after the eraser. Seen as white paper. */
export const uncolored = -1;

export const white: Color = 0xffffff;

/** `#rrggbb`, lower case. */
export function toHex(color: Color): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}

/** Reads `#rrggbb`; anything else is undefined. */
export function fromHex(text: string): Color | undefined {
  return /^#[0-9a-f]{6}$/i.test(text) ? Number.parseInt(text.slice(1), 16) : undefined;
}

type Oklab = readonly [lightness: number, a: number, b: number];

/** Björn Ottosson's OKLab (2020), in which equal distances look about equally different. */
function toOklab(color: Color): Oklab {
  const r = linear(color >> 16);
  const g = linear((color >> 8) & 255);
  const b = linear(color & 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Distance in OKLab: 0 for equal colors, about 1 from black to white. */
export function colorDistance(one: Color, other: Color): number {
  const [l1, a1, b1] = toOklab(one);
  const [l2, a2, b2] = toOklab(other);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
