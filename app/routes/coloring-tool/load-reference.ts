import {
  type Color,
  harmoniousColors,
  type RegionMap,
  referenceColors,
  white,
} from "@colorleaf/coloring";
import { pixelsAtSize } from "./load-picture.ts";

/** White paper around a picture is no color to give a child: it becomes a pale sky. */
const sky: Color = 0xd3effb;
const largeShare = 0.05;

/**
 * The colors of a picture's areas: those of its colored version where there is one, else a family of
 * colors that go together.
 *
 * @param colored address of the colored version
 */
export async function loadReferences(
  map: RegionMap,
  colored: string | undefined,
  choice: number,
): Promise<Color[]> {
  if (colored) {
    try {
      const response = await fetch(colored);
      if (response.ok) {
        const pixels = await pixelsAtSize(await response.blob(), map);
        return referenceColors(map, pixels).map((color, id) =>
          color === white && map.regions[id]!.area > largeShare * map.labels.length ? sky : color,
        );
      }
    } catch {
      // Without a net there are still colors that go together.
    }
  }
  return harmoniousColors(map, choice);
}

/** Address of the colored version of a picture, where the address of the line art tells it. */
export function coloredVersionOf(image: string, named: string | null): string | undefined {
  if (named && /^\/(media|pictures)\//.test(named)) return named;
  const match = /^(\/pictures\/[^?]+\/)line\.(svg|png)$/.exec(image);
  return match ? `${match[1]}colour.svg` : undefined;
}
