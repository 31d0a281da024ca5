import {
  pagePoint,
  panBy,
  reveal,
  type Size,
  screenPoint,
  toPage,
  turnAt,
  type View,
  zoomAt,
} from "@colorleaf/coloring";
import { useCallback, useEffect, useRef, useState } from "react";

interface Place {
  readonly x: number;
  readonly y: number;
}

/** At this scale the picture fills its window; the window is as large as the fitted picture. */
const whole: View = { scale: 1, angle: 0, x: 0, y: 0 };
/** Of a button or a key. */
export const zoomStep = 1.5;
export const turnStep = Math.PI / 12;
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

  /** A place of the screen, or the middle of the window, as the window counts. */
  const anchorAt = useCallback(
    (at?: Place) => {
      const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
      const { width, height } = sizeOf();
      return at ? screenPoint(at.x - left, at.y - top) : screenPoint(width / 2, height / 2);
    },
    [sizeOf],
  );

  const zoom = useCallback(
    (factor: number, at?: Place) => {
      const [size, anchor] = [sizeOf(), anchorAt(at)];
      setView((old) => zoomAt(old, factor, anchor, size, size));
    },
    [sizeOf, anchorAt],
  );

  const turn = useCallback(
    (angle: number, at?: Place) => {
      const [size, anchor] = [sizeOf(), anchorAt(at)];
      setView((old) => turnAt(old, angle, anchor, size, size));
    },
    [sizeOf, anchorAt],
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
  const isWhole = view.scale === 1 && view.angle === 0;

  /** The place on the picture under a place of the screen, in parts of its width and height. */
  const placeAt = (at: Place): Place => {
    const { width, height } = sizeOf();
    const { x, y } = toPage(view, anchorAt(at));
    return { x: x / width, y: y / height };
  };

  // React listens to wheels passively, which cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) {
        zoom(Math.exp(-event.deltaY * wheelZoom), { x: event.clientX, y: event.clientY });
      } else if (!isWhole) pan(-event.deltaX, -event.deltaY);
      else return;
      event.preventDefault();
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [pan, zoom, isWhole]);

  return { frame, view, isWhole, zoom, turn, pan, show, showWhole, placeAt };
}
