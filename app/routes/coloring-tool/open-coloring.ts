import {
  ColoringDocument,
  Painting,
  type RegionMap,
  type SavedColoring,
} from "@colorleaf/coloring";

/** A picture with its areas, what was colored in it, and the pixels that show both. */
export interface Coloring {
  map: RegionMap;
  document: ColoringDocument;
  painting: Painting;
  image: ImageData;
}

/** Openings in sketched lines that are closed, in pixels of a page 2,048 px long. */
export const gaps = { none: 0, small: 8, large: 18 } as const;
export type Gap = keyof typeof gaps;

/**
 * Makes a picture ready for coloring.
 *
 * @throws Error when the worker is lost
 */
export async function openColoring(
  picture: ImageData,
  gap: Gap,
  saved: SavedColoring | undefined,
): Promise<Coloring> {
  const map = await mapRegions(picture, gaps[gap]);
  const count = map.regions.length;
  const document = (saved && ColoringDocument.load(saved, count)) ?? new ColoringDocument(count);
  const painting = new Painting(map, document);
  const image = new ImageData(painting.pixels, map.width, map.height);
  return { map, document, painting, image };
}

/** Finds the areas of a picture away from the thread that draws the screen. */
function mapRegions({ width, height, data }: ImageData, gapPx: number): Promise<RegionMap> {
  const worker = new Worker(new URL("./region-map.worker.ts", import.meta.url), { type: "module" });
  return new Promise<RegionMap>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage({ pixels: { width, height, data }, gapPx });
  }).finally(() => worker.terminate());
}
