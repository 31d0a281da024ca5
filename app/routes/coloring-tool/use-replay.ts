import { ColoringDocument, isEmpty, Painting, type RegionMap } from "@colorleaf/coloring";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { opaque } from "./use-coloring.ts";

const longestMs = 9000;
const slowestStepMs = 450;

/** Shows how the picture came to be, on the same canvas; the coloring itself is not touched. */
export function useReplay(
  document: ColoringDocument,
  /** The map that the canvas has the size of. */
  map: RegionMap,
  canvas: RefObject<HTMLCanvasElement | null>,
  showAll: () => void,
) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isPlaying, setPlaying] = useState(false);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    setPlaying(false);
    showAll();
  }, [showAll]);

  const play = useCallback(() => {
    const saved = document.save();
    const again = ColoringDocument.load({ ...saved, done: 0 }, map.regions.length);
    const context = canvas.current?.getContext("2d", opaque);
    if (!again || !context) return;
    const painting = new Painting(map, again);
    const image = new ImageData(painting.pixels, map.width, map.height);
    context.putImageData(image, 0, 0);
    setPlaying(true);
    const pauseMs = Math.min(slowestStepMs, longestMs / Math.max(1, saved.done));
    const next = () => {
      if (again.position.done >= saved.done) return stop();
      const dirty = painting.repaint(again.redo());
      if (!isEmpty(dirty)) {
        const { left, top, right, bottom } = dirty;
        context.putImageData(image, 0, 0, left, top, right - left, bottom - top);
      }
      timer.current = setTimeout(next, pauseMs);
    };
    timer.current = setTimeout(next, pauseMs);
  }, [map, document, canvas, stop]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { isPlaying, play, stop };
}
