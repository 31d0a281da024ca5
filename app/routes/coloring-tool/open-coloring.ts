import {
  ColoringDocument,
  Painting,
  type RegionMap,
  type SavedColoring,
} from "@colorleaf/coloring";

/** A picture with its areas, and what was colored in it. */
export interface Coloring {
  map: RegionMap;
  /** The same areas at half the size, for screens that show no more. */
  small: RegionMap;
  document: ColoringDocument;
}

/** Openings in sketched lines that are closed, in pixels of a page 2,048 px long. */
const gaps = { none: 0, small: 8, large: 18 } as const;
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
  const { map, small } = await mapRegions(picture, gaps[gap]);
  const count = map.regions.length;
  const document = (saved && ColoringDocument.load(saved, count)) ?? new ColoringDocument(count);
  return { map, small, document };
}

/** The colored picture at the size in which it is printed and saved. */
export function canvasOfPage({ map, document: coloring }: Coloring): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = map.width;
  canvas.height = map.height;
  const { pixels } = new Painting(map, coloring);
  canvas.getContext("2d")?.putImageData(new ImageData(pixels, map.width, map.height), 0, 0);
  return canvas;
}

/** Finds the areas of a picture away from the thread that draws the screen. */
function mapRegions({ width, height, data }: ImageData, gapPx: number) {
  const worker = new Worker(new URL("./region-map.worker.ts", import.meta.url), { type: "module" });
  return new Promise<Pick<Coloring, "map" | "small">>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessageerror = () => reject(new Error("The areas could not be read"));
    worker.postMessage({ pixels: { width, height, data }, gapPx });
  }).finally(() => worker.terminate());
}
