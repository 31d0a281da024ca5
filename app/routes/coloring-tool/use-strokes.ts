import {
  type Contact,
  everywhere,
  imagesOf,
  laidDown,
  type Mark,
  type PenPoint,
  packPoints,
  type RegionMap,
  regionAt,
  type Size,
} from "@colorleaf/coloring";
import { useRef } from "react";
import { type Hand, isBrush } from "./tools.ts";

/** The longest side of the page that sizes are given for. */
const sizedFor = 2048;

export function pagePx(size: number, { width, height }: Size): number {
  return (size * Math.max(width, height)) / sizedFor;
}

/** Strokes of the brush in hand, each with its mirror images, shown while they grow. */
export function useStrokes(preview: (marks: readonly Mark[]) => void) {
  const growing = useRef<{ points: PenPoint[][]; make(): Mark[] }>(undefined);
  const frame = useRef(0);

  function begin(map: RegionMap, hand: Hand, start: PenPoint, { hasPressure, tilt }: Contact) {
    const { tool, color, opacity, symmetry, staysInside } = hand;
    if (!isBrush(tool)) return;
    const images = imagesOf(start, symmetry, map);
    const points = images.map((image) => [image]);
    const held = { size: pagePx(hand.sizes[tool], map), opacity: tool === "eraser" ? 1 : opacity };
    const laid = laidDown(tool, tilt, held);
    const regions = images.map((image) =>
      staysInside ? (regionAt(map, image)?.id ?? everywhere) : everywhere,
    );
    growing.current = {
      points,
      make: () =>
        points.map((one, index) => ({
          kind: "stroke",
          brush: tool,
          color,
          ...laid,
          region: regions[index]!,
          hasPressure,
          points: packPoints(one),
        })),
    };
  }

  function go(map: RegionMap, hand: Hand, places: readonly PenPoint[]) {
    const stroke = growing.current;
    if (!stroke) return;
    for (const place of places) {
      imagesOf(place, hand.symmetry, map).forEach((image, index) => {
        stroke.points[index]?.push(image);
      });
    }
    // Pointers report more often than the screen is drawn.
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      if (growing.current) preview(growing.current.make());
    });
  }

  /** The finished marks; none if no stroke was begun. */
  function end(): Mark[] {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    const marks = growing.current?.make() ?? [];
    growing.current = undefined;
    return marks;
  }

  function takeBack() {
    if (end().length > 0) preview([]);
  }

  return { begin, go, end, takeBack };
}
