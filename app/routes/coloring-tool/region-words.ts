/** What areas and colors are called when they are spoken of. */
import {
  colorOfFill,
  describePlace,
  type Fill,
  nearestCrayon,
  type Place,
  type Region,
  type RegionMap,
} from "@colorleaf/coloring";
import { m } from "../../paraglide/messages.js";
import { getLocale } from "../../paraglide/runtime.js";
import type { RegionName } from "./region-names.ts";

const sizes: Record<Place["size"], () => string> = {
  tiny: () => m.studio_size_tiny(),
  small: () => m.studio_size_small(),
  medium: () => m.studio_size_medium(),
  large: () => m.studio_size_large(),
};

const places: Record<`${Place["row"]} ${Place["column"]}`, () => string> = {
  "top left": () => m.studio_place_top_left(),
  "top middle": () => m.studio_place_top(),
  "top right": () => m.studio_place_top_right(),
  "middle left": () => m.studio_place_left(),
  "middle middle": () => m.studio_place_middle(),
  "middle right": () => m.studio_place_right(),
  "bottom left": () => m.studio_place_bottom_left(),
  "bottom middle": () => m.studio_place_bottom(),
  "bottom right": () => m.studio_place_bottom_right(),
};

/** "cat, left ear" where the drawing says so, else "cat, top left" or "small, top left". */
export function placeWords(map: RegionMap, region: Region, name: RegionName | undefined): string {
  const { row, column, size, isBackground } = describePlace(region, map);
  if (name?.isOnly) return name.words;
  if (name) return m.studio_named({ name: name.words, place: places[`${row} ${column}`]() });
  if (isBackground) return m.studio_place_background();
  return m.studio_place({ size: sizes[size](), place: places[`${row} ${column}`]() });
}

export function colorWords(fill: Fill): string {
  return nearestCrayon(colorOfFill(fill)).crayon.name[getLocale()];
}
