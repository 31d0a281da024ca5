import {
  pagePoint,
  panBy,
  reveal,
  type Size,
  screenPoint,
  type View,
  zoomAt,
} from "@colorleaf/coloring";
import { useCallback, useEffect, useRef, useState } from "react";

/** At this scale the picture fills its window; the window is as large as the fitted picture. */
const whole: View = { scale: 1, x: 0, y: 0 };
/** Of a button or a key. */
export const zoomStep = 1.5;
/** Zoom for each pixel of a wheel or of a pinch on a trackpad. */
const wheelZoom = 0.01;

/** How the picture lies in its window, in CSS pixels of the window. */
export function useView() {
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(whole);

  const sizeOf = useCallback((): Size => {
    const box = frame.current?.getBoundingClientRect();
    return { width: box?.width ?? 1, height: box?.height ?? 1 };
  }, []);

  const zoom = useCallback(
    (factor: number, at?: { clientX: number; clientY: number }) => {
      const box = frame.current?.getBoundingClientRect();
      const size = sizeOf();
      const anchor =
        at && box
          ? screenPoint(at.clientX - box.left, at.clientY - box.top)
          : screenPoint(size.width / 2, size.height / 2);
      setView((old) => zoomAt(old, factor, anchor, size, size));
    },
    [sizeOf],
  );

  const pan = useCallback(
    (dx: number, dy: number) => {
      const size = sizeOf();
      setView((old) => panBy(old, dx, dy, size, size));
    },
    [sizeOf],
  );

  /** Moves the picture so that a place on it can be seen; given in parts of its width and height. */
  const show = useCallback(
    (x: number, y: number) => {
      const size = sizeOf();
      const point = pagePoint(x * size.width, y * size.height);
      setView((old) => reveal(old, point, 40, size, size));
    },
    [sizeOf],
  );

  const showWhole = useCallback(() => setView(whole), []);

  // React listens to wheels passively, which cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) zoom(Math.exp(-event.deltaY * wheelZoom), event);
      else if (view.scale > 1) pan(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [pan, zoom, view.scale]);

  return { frame, view, zoom, pan, show, showWhole };
}
