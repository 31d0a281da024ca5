import {
  ColoringDocument,
  type Command,
  paint,
  paintRegion,
  type RegionMap,
  type SavedColoring,
} from "@colorleaf/coloring";
import { useCallback, useRef, useState } from "react";

/** A picture with its regions, what was colored in it, and the pixels that show both. */
interface Coloring {
  map: RegionMap;
  document: ColoringDocument;
  pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** Finds the regions of a picture away from the thread that draws the screen. */
function mapRegions(picture: ImageData): Promise<RegionMap> {
  const worker = new Worker(new URL("./region-map.worker.ts", import.meta.url), { type: "module" });
  return new Promise<RegionMap>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    const { width, height, data } = picture;
    worker.postMessage({ width, height, data });
  }).finally(() => worker.terminate());
}

export function useColoring() {
  const coloring = useRef<Coloring>(undefined);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The document changes in place; this says that it did.
  const [change, setChange] = useState(0);

  const show = useCallback(() => {
    const shown = coloring.current;
    const context = canvas.current?.getContext("2d");
    if (!shown || !context) return;
    const { width, height } = shown.map;
    if (context.canvas.width !== width || context.canvas.height !== height) {
      context.canvas.width = width;
      context.canvas.height = height;
    }
    context.putImageData(new ImageData(shown.pixels, width, height), 0, 0);
    setChange((count) => count + 1);
  }, []);

  const open = useCallback(
    async (picture: ImageData, saved?: SavedColoring) => {
      const map = await mapRegions(picture);
      const count = map.regions.length;
      const document =
        (saved && ColoringDocument.load(saved, count)) ?? new ColoringDocument(count);
      coloring.current = { map, document, pixels: paint(map, document.colors) };
      show();
      return map.regions.length;
    },
    [show],
  );

  const repaint = useCallback(
    (changed: readonly number[]) => {
      const shown = coloring.current;
      if (!shown || changed.length === 0) return;
      const words = new Uint32Array(shown.pixels.buffer);
      for (const id of changed) {
        paintRegion(words, shown.map, shown.map.regions[id]!, shown.document.colors[id]!);
      }
      show();
    },
    [show],
  );

  const apply = useCallback(
    (command: Command) => repaint(coloring.current?.document.apply(command) ?? []),
    [repaint],
  );
  /** Goes on with the step just done, as a drag across areas does. */
  const extend = useCallback(
    (command: Command) => repaint(coloring.current?.document.extend(command) ?? []),
    [repaint],
  );
  const cancel = useCallback(() => repaint(coloring.current?.document.cancel() ?? []), [repaint]);
  const undo = useCallback(() => repaint(coloring.current?.document.undo() ?? []), [repaint]);
  const redo = useCallback(() => repaint(coloring.current?.document.redo() ?? []), [repaint]);
  return {
    canvas,
    map: coloring.current?.map,
    document: coloring.current?.document,
    /** Counts up whenever the picture has changed. */
    change,
    open,
    apply,
    extend,
    cancel,
    undo,
    redo,
  };
}
