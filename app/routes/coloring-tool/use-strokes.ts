import {
  type Contact,
  everywhere,
  imagesOf,
  type Mark,
  type PenPoint,
  packPoints,
  type RegionMap,
  regionAt,
  type Size,
} from "@colorleaf/coloring";
import { useRef } from "react";
import { type Hand, isBrush, type Tool } from "./tools.ts";

/** The longest side of the page that sizes are given for. */
const sizedFor = 2048;

export function pagePx(size: number, { width, height }: Size): number {
  return (size * Math.max(width, height)) / sizedFor;
}

/** A lead laid on its side shades: broad, and not so dark. */
const flattens: readonly Tool[] = ["pencil", "crayon"];
const broadest = 2.5;
const faintest = 0.45;

/** Strokes of the brush in hand, each with its mirror images, shown while they grow. */
export function useStrokes(preview: (marks: readonly Mark[]) => void) {
  const growing = useRef<{ points: PenPoint[][]; make(): Mark[] }>(undefined);
  const frame = useRef(0);

  function begin(map: RegionMap, hand: Hand, start: PenPoint, { hasPressure, tilt }: Contact) {
    const { tool, color, opacity, symmetry, staysInside } = hand;
    if (!isBrush(tool)) return;
    const images = imagesOf(start, symmetry, map);
    const points = images.map((image) => [image]);
    const flatness = flattens.includes(tool) ? Math.min(1, Math.max(0, (tilt - 0.45) / 0.35)) : 0;
    const size = pagePx(hand.sizes[tool], map) * (1 + flatness * broadest);
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
          size,
          opacity: tool === "eraser" ? 1 : opacity * (1 - flatness * faintest),
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
