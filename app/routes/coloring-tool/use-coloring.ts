import {
  type Box,
  ColoringDocument,
  type Command,
  isEmpty,
  type Mark,
  Painting,
  type RegionMap,
  type SavedColoring,
} from "@colorleaf/coloring";
import { useCallback, useRef, useState } from "react";

/** A picture with its areas, what was colored in it, and the pixels that show both. */
interface Coloring {
  map: RegionMap;
  document: ColoringDocument;
  painting: Painting;
  image: ImageData;
}

/** Finds the areas of a picture away from the thread that draws the screen. */
function mapRegions(picture: ImageData, gapPx: number): Promise<RegionMap> {
  const worker = new Worker(new URL("./region-map.worker.ts", import.meta.url), { type: "module" });
  return new Promise<RegionMap>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    const { width, height, data } = picture;
    worker.postMessage({ pixels: { width, height, data }, gapPx });
  }).finally(() => worker.terminate());
}

export function useColoring() {
  const coloring = useRef<Coloring>(undefined);
  const canvas = useRef<HTMLCanvasElement>(null);
  // The document changes in place; this says that it did.
  const [change, setChange] = useState(0);

  const show = useCallback((dirty?: Box) => {
    const shown = coloring.current;
    const context = canvas.current?.getContext("2d");
    if (!shown || !context) return;
    const { width, height } = shown.map;
    if (context.canvas.width !== width || context.canvas.height !== height) {
      context.canvas.width = width;
      context.canvas.height = height;
    }
    const { left, top, right, bottom } = dirty ?? { left: 0, top: 0, right: width, bottom: height };
    context.putImageData(shown.image, 0, 0, left, top, right - left, bottom - top);
  }, []);

  const open = useCallback(
    async (
      picture: ImageData,
      { saved, gapPx = 0 }: { saved?: SavedColoring | undefined; gapPx?: number } = {},
    ) => {
      const map = await mapRegions(picture, gapPx);
      const count = map.regions.length;
      const document =
        (saved && ColoringDocument.load(saved, count)) ?? new ColoringDocument(count);
      const painting = new Painting(map, document);
      const image = new ImageData(painting.pixels, map.width, map.height);
      coloring.current = { map, document, painting, image };
      show();
      setChange((count) => count + 1);
      return map.regions.length;
    },
    [show],
  );

  /** Does something to the document and shows what came of it. Says whether anything did. */
  const edit = useCallback(
    (work: (document: ColoringDocument) => number[]) => {
      const shown = coloring.current;
      const changed = shown ? work(shown.document) : [];
      if (!shown || changed.length === 0) return false;
      const dirty = shown.painting.repaint(changed);
      if (!isEmpty(dirty)) show(dirty);
      setChange((count) => count + 1);
      return true;
    },
    [show],
  );

  /** Marks that are being drawn; none takes them away again. */
  const preview = useCallback(
    (marks: readonly Mark[]) => {
      const dirty = coloring.current?.painting.preview(marks);
      if (dirty && !isEmpty(dirty)) show(dirty);
    },
    [show],
  );

  const apply = useCallback((command: Command) => edit((one) => one.apply(command)), [edit]);
  /** Goes on with the step just done, as a drag across areas does. */
  const extend = useCallback((command: Command) => edit((one) => one.extend(command)), [edit]);
  const cancel = useCallback(() => edit((one) => one.cancel()), [edit]);
  const undo = useCallback(() => edit((one) => one.undo()), [edit]);
  const redo = useCallback(() => edit((one) => one.redo()), [edit]);
  return {
    canvas,
    map: coloring.current?.map,
    document: coloring.current?.document,
    /** Counts up whenever the picture has changed. */
    change,
    open,
    /** Shows the whole picture anew, as after the browser has lost it. */
    show,
    apply,
    extend,
    cancel,
    preview,
    undo,
    redo,
  };
}
