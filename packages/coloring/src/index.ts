export { type Color, fromHex, toHex, uncolored, white } from "./color.ts";
export { ColoringDocument, type Command, type SavedColoring } from "./document/document.ts";
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
export { type PagePoint, pagePoint, screenPoint } from "./view/points.ts";
export { fitView, panBy, reveal, type Size, type View, zoomAt } from "./view/view.ts";
