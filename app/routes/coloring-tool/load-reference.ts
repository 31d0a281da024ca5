import { type Color, harmoniousColors, type RegionMap, referenceColors } from "@colorleaf/coloring";
import { pixelsAtSize } from "./load-picture.ts";

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
): Promise<{ colors: Color[]; areOwn: boolean }> {
  if (colored) {
    try {
      const response = await fetch(colored);
      if (response.ok) {
        const pixels = await pixelsAtSize(await response.blob(), map);
        return { colors: referenceColors(map, pixels), areOwn: true };
      }
    } catch {
      // Without a net there are still colors that go together.
    }
  }
  return { colors: harmoniousColors(map, choice), areOwn: false };
}

/** Address of the colored version of a picture, where the address of the line art tells it. */
export function coloredVersionOf(image: string, named: string | null): string | undefined {
  if (named && /^\/(media|pictures)\//.test(named)) return named;
  const match = /^(\/pictures\/[^?]+\/)line\.(svg|png)$/.exec(image);
  return match ? `${match[1]}colour.svg` : undefined;
}
