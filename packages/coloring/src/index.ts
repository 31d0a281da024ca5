export { type Color, fromHex, toHex, uncolored, white } from "./color.ts";
export { ColoringDocument, type Command } from "./document/document.ts";
export { paint, paintRegion } from "./paint.ts";
export { type NamedColor, nearestCrayon, type Palette, palettes } from "./palettes.ts";
export type { Pixels } from "./regions/line-layer.ts";
export { describePlace, type Place } from "./regions/place.ts";
export {
  buildRegionMap,
  type Region,
  type RegionMap,
  type RegionMapOptions,
  regionAt,
} from "./regions/region-map.ts";
export { type PagePoint, pagePoint } from "./view/points.ts";
