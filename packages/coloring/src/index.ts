export { type Color, fromHex, toHex, uncolored, white } from "./color.ts";
export { ColoringDocument, type Command, type SavedColoring } from "./document/document.ts";
export { type Contact, Gestures, type Hands } from "./input/gestures.ts";
export { laidDown, tiltOf } from "./input/tilt.ts";
export {
  type BrushName,
  brushes,
  everywhere,
  isMark,
  type Mark,
  maxWordsLength,
  type PenPoint,
  packPoints,
  type StickerName,
  type Stroke,
  stickers,
  unpackPoints,
  type Words,
} from "./marks/mark.ts";
export { traceOutlines } from "./marks/outlines.ts";
export { imagesOf, type Symmetry, symmetries } from "./marks/symmetry.ts";
export { isEmpty, union } from "./paint/box.ts";
export {
  colorOfFill,
  type Fill,
  type FillStyle,
  fillOf,
  fillStyles,
  styleOfFill,
} from "./paint/fill.ts";
export { paint, paintRegion } from "./paint/paint.ts";
export { Painting } from "./paint/painting.ts";
export {
  type NamedColor,
  nearestCrayon,
  type Palette,
  type PaletteId,
  palettes,
} from "./palettes.ts";
export { type Numbers, numberColors } from "./reference/by-number.ts";
export { harmoniousColors } from "./reference/harmony.ts";
export { referenceColors } from "./reference/reference-colors.ts";
export { halveMap } from "./regions/halve-map.ts";
export { innermostPoint } from "./regions/inside.ts";
export type { Pixels } from "./regions/line-layer.ts";
export { describePlace, type Place } from "./regions/place.ts";
export {
  type Box,
  buildRegionMap,
  type Region,
  type RegionMap,
  type RegionMapOptions,
  regionAt,
} from "./regions/region-map.ts";
export { type PagePoint, pagePoint, screenPoint } from "./view/points.ts";
export {
  panBy,
  reveal,
  type Size,
  toPage,
  turnAt,
  type View,
  zoomAt,
} from "./view/view.ts";
