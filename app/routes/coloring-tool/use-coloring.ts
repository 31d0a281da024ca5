import {
  type Box,
  type ColoringDocument,
  type Command,
  isEmpty,
  type Mark,
} from "@colorleaf/coloring";
import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { Coloring } from "./open-coloring.ts";

/** There is always paper under the colors: nothing to blend with the page behind. */
export const opaque: CanvasRenderingContext2DSettings = { alpha: false };

/** Shows a coloring on a canvas and does commands to it. */
export function useColoring(coloring: Coloring) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // The document changes in place; this says that it did.
  const [change, setChange] = useState(0);

  const show = useCallback(
    (dirty?: Box) => {
      const { map, image } = coloring;
      const { left, top, right, bottom } = dirty ?? {
        left: 0,
        top: 0,
        right: map.width,
        bottom: map.height,
      };
      const context = canvas.current?.getContext("2d", opaque);
      context?.putImageData(image, 0, 0, left, top, right - left, bottom - top);
    },
    [coloring],
  );

  useEffect(() => {
    const element = canvas.current;
    show();
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
      const dirty = coloring.painting.repaint(changed);
      if (!isEmpty(dirty)) show(dirty);
      // The picture first, the buttons around it a moment later.
      startTransition(() => setChange((count) => count + 1));
      return true;
    },
    [coloring, show],
  );

  /** Marks that are being drawn; none takes them away again. */
  const preview = useCallback(
    (marks: readonly Mark[]) => {
      const dirty = coloring.painting.preview(marks);
      if (!isEmpty(dirty)) show(dirty);
    },
    [coloring, show],
  );

  const apply = useCallback((command: Command) => edit((one) => one.apply(command)), [edit]);
  /** Goes on with the step just done, as a drag across areas does. */
  const extend = useCallback((command: Command) => edit((one) => one.extend(command)), [edit]);
  const cancel = useCallback(() => edit((one) => one.cancel()), [edit]);
  const undo = useCallback(() => edit((one) => one.undo()), [edit]);
  const redo = useCallback(() => edit((one) => one.redo()), [edit]);
  const showAll = useCallback(() => show(), [show]);
  /** `change` counts up whenever the picture has changed. */
  return { canvas, change, showAll, apply, extend, cancel, preview, undo, redo };
}
