import {
  type Box,
  type Color,
  type ColoringDocument,
  type Command,
  isEmpty,
  type Mark,
  type PagePoint,
  Painting,
} from "@colorleaf/coloring";
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { afterFrame } from "./after-frame.ts";
import type { Coloring } from "./open-coloring.ts";

/** There is always paper under the colors: nothing to blend with the page behind. */
export const opaque: CanvasRenderingContext2DSettings = { alpha: false };

/**
 * Shows a coloring on a canvas and does commands to it.
 *
 * @param isSharp all pixels of the page are shown; else a quarter of them, at a quarter of the work
 */
export function useColoring(coloring: Coloring, isSharp: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The document changes in place; this says that it did.
  const [change, setChange] = useState(0);
  const shown = useMemo(() => {
    const map = isSharp ? coloring.map : coloring.small;
    const painting = new Painting(map, coloring.document);
    return { map, painting, image: new ImageData(painting.pixels, map.width, map.height) };
  }, [coloring, isSharp]);

  const show = useCallback(
    (dirty?: Box) => {
      const { map, image } = shown;
      const { left, top, right, bottom } = dirty ?? {
        left: 0,
        top: 0,
        right: map.width,
        bottom: map.height,
      };
      const context = canvas.current?.getContext("2d", opaque);
      context?.putImageData(image, 0, 0, left, top, right - left, bottom - top);
    },
    [shown],
  );

  // Before the screen is drawn: a canvas of a new size is bare.
  useLayoutEffect(() => show(), [show]);

  useEffect(() => {
    const element = canvas.current;
    // A browser short of memory may drop the canvas, never what is drawn on it.
    const onRestored = () => show();
    element?.addEventListener("contextrestored", onRestored);
    return () => element?.removeEventListener("contextrestored", onRestored);
  }, [show]);

  /** Does something to the document and shows what came of it. Says whether anything did. */
  const edit = useCallback(
    (work: (document: ColoringDocument) => number[]) => {
      const changed = work(coloring.document);
      if (changed.length === 0) return false;
      const dirty = shown.painting.repaint(changed);
      if (!isEmpty(dirty)) show(dirty);
      // The picture first, the buttons around it when it has been seen.
      afterFrame(() => startTransition(() => setChange((count) => count + 1)));
      return true;
    },
    [coloring, shown, show],
  );

  /** Marks that are being drawn; none takes them away again. */
  const preview = useCallback(
    (marks: readonly Mark[]) => {
      const dirty = shown.painting.preview(marks);
      if (!isEmpty(dirty)) show(dirty);
    },
    [shown, show],
  );

  const apply = useCallback((command: Command) => edit((one) => one.apply(command)), [edit]);
  /** Goes on with the step just done, as a drag across areas does. */
  const extend = useCallback((command: Command) => edit((one) => one.extend(command)), [edit]);
  const cancel = useCallback(() => edit((one) => one.cancel()), [edit]);
  const undo = useCallback(() => edit((one) => one.undo()), [edit]);
  const redo = useCallback(() => edit((one) => one.redo()), [edit]);
  const showAll = useCallback(() => show(), [show]);
  /** The color that is seen at a place. */
  const colorAt = useCallback(
    ({ x, y }: PagePoint): Color => {
      const { map, painting } = shown;
      const [column, row] = [Math.floor(x / map.step), Math.floor(y / map.step)];
      const at = (row * map.width + column) * 4;
      const [r = 0, g = 0, b = 0] = painting.pixels.subarray(at, at + 3);
      return (r << 16) | (g << 8) | b;
    },
    [shown],
  );
  /** `change` counts up whenever the picture has changed; `shown` is the map that the canvas has the size of. */
  return {
    canvas,
    change,
    shown: shown.map,
    showAll,
    apply,
    extend,
    cancel,
    preview,
    undo,
    redo,
    colorAt,
  };
}
