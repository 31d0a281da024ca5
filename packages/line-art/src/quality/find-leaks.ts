import { nearWhiteAbove } from "@colorleaf/domain";
import { connectedComponents } from "./components.ts";
import { lightnessOf, maskOf, type Pixels } from "./pixels.ts";

/** A white region of the line art that runs over shapes of different reference colour. */
export interface Leak {
  /** Centre of the part in the rarer colour, in pixels. */
  x: number;
  y: number;
  /** Pixels of the rarer colour. */
  area: number;
  /** The two colours that meet without a line between them. */
  colours: [string, string];
}

/** Fewer pixels of another colour than this are the fringe of a line. */
const minLeakPixels = 30;

/** How much of a region has one colour, and the sums of its coordinates. */
interface Patch {
  area: number;
  x: number;
  y: number;
}

/**
 * Compares a rendered line art with the same drawing in reference colours: where two colours share
 * a region, a line is missing or has a gap. All pictures have the same size.
 *
 * @param own the page's own line art, where `lineArt` is a copy whose lines may lie a little beside it:
 *   what is line there has the colour of no shape
 * @throws RangeError when the sizes differ
 */
export function findLeaks(lineArt: Pixels, colour: Pixels, own?: Pixels): Leak[] {
  const { width, height } = lineArt;
  if (width !== colour.width || height !== colour.height) {
    throw new RangeError("The line art and its colours must have the same size");
  }
  const light = lightnessOf(lineArt);
  const ownLight = own && lightnessOf(own);
  const { labels } = connectedComponents(maskOf(light, 128), width, 4);
  const counts = new Map<number, Map<number, Patch>>();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (!isClear(light, at, width)) continue;
      if (ownLight && !isClear(ownLight, at, width)) continue;
      const rgb =
        (colour.data[4 * at]! << 16) | (colour.data[4 * at + 1]! << 8) | colour.data[4 * at + 2]!;
      const region = entry(counts, labels[at]!, () => new Map<number, Patch>());
      const seen = entry(region, rgb, () => ({ area: 0, x: 0, y: 0 }));
      seen.area++;
      seen.x += x;
      seen.y += y;
    }
  }
  return [...counts.values()].flatMap((region) => {
    const [main, ...others] = [...region].sort(([, one], [, other]) => other.area - one.area);
    return others
      .filter(([, { area }]) => area >= minLeakPixels)
      .map(
        ([rgb, { area, x, y }]): Leak => ({
          x: Math.round(x / area),
          y: Math.round(y / area),
          area,
          colours: [hex(main![0]), hex(rgb)],
        }),
      );
  });
}

/** White all around, so that no line's fringe colours it. */
function isClear(light: Uint8Array, at: number, width: number): boolean {
  for (let row = at - width; row <= at + width; row += width) {
    if (light[row - 1]! <= nearWhiteAbove) return false;
    if (light[row]! <= nearWhiteAbove) return false;
    if (light[row + 1]! <= nearWhiteAbove) return false;
  }
  return true;
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function hex(rgb: number): string {
  return `#${rgb.toString(16).padStart(6, "0")}`;
}
