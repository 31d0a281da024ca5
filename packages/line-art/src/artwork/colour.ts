/** Colours of source drawings: reading CSS colours, telling dark from light and near from far. */

const named: Readonly<Record<string, string>> = {
  black: "#000000",
  white: "#ffffff",
  red: "#ff0000",
  green: "#008000",
  blue: "#0000ff",
  yellow: "#ffff00",
  orange: "#ffa500",
  gray: "#808080",
  grey: "#808080",
  brown: "#a52a2a",
  pink: "#ffc0cb",
  purple: "#800080",
  currentcolor: "#000000",
};

/** Reads `#rgb`, `#rrggbb` and the names in use; undefined for `none` and what is no colour. */
export function readColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(colour)) return colour;
  if (/^#[0-9a-f]{3}$/.test(colour)) return colour.replace(/[0-9a-f]/g, (digit) => digit + digit);
  return named[colour];
}

/** Red, green and blue, 0 to 255, of a `#rrggbb` colour. */
export function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function fromChannels(red: number, green: number, blue: number): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, "0")}`;
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** OKLab coordinates (Ottosson 2020): lightness, green–red, blue–yellow. */
export function okLab(colour: string): readonly [number, number, number] {
  const lab = known.get(colour) ?? inOkLab(colour);
  known.set(colour, lab);
  return lab;
}

/** Drawings share their colours, and each is compared again and again. */
const known = new Map<string, readonly [number, number, number]>();

function inOkLab(colour: string): [number, number, number] {
  const [r, g, b] = channels(colour).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Perceived lightness (OKLab), 0 black to 1 white. */
export function lightness(colour: string): number {
  return okLab(colour)[0];
}

/** Black, or so near it that a pencil could not tint it: deep reds and blues are not. */
export function isInky(colour: string): boolean {
  const [light, a, b] = okLab(colour);
  return light + 0.5 * Math.hypot(a, b) < 0.41;
}

/** Distance in OKLab: 0 the same, about 0.02 just noticeable, 1 black to white. */
export function colourDistance(one: string, other: string): number {
  const [l1, a1, b1] = okLab(one);
  const [l2, a2, b2] = okLab(other);
  return Math.hypot(l1 - l2, a1 - a2, b1 - b2);
}
