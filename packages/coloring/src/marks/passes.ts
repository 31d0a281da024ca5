/**
 * How a mark is laid down: as one or more passes, each an outline, a texture and a strength. The
 * outline of a stroke is perfect-freehand's: smoothed, with the width that pressure or speed asks for.
 */
import { getStroke, type StrokeOptions } from "perfect-freehand";
import { type Color, white } from "../color.ts";
import type { TextureName } from "../paint/texture.ts";
import { type BrushName, type Mark, type Stroke, unpackPoints } from "./mark.ts";
import { polygonOf } from "./outlines.ts";
import { shapeOf } from "./stickers.ts";

/** x, y; x, y; … of a closed polygon; what it winds around is inside. */
export type Polygon = Float32Array;

export interface Pass {
  readonly outline: Polygon;
  readonly color: Color;
  /** 0 to 1. */
  readonly opacity: number;
  readonly texture: TextureName;
  /** Ink that darkens what it lies on, as a felt pen's does. */
  readonly multiplies: boolean;
}

interface BrushKind {
  /** Width of each wash as a part of the brush's size, and how strong it is. */
  washes: readonly (readonly [width: number, opacity: number])[];
  texture: TextureName;
  multiplies?: boolean;
  freehand: StrokeOptions;
}

const kinds: Record<BrushName, BrushKind> = {
  brush: {
    washes: [[1, 1]],
    texture: "bristles",
    freehand: { thinning: 0.55, smoothing: 0.6, streamline: 0.45 },
  },
  crayon: {
    washes: [[1, 0.95]],
    texture: "wax",
    freehand: { thinning: 0.25, smoothing: 0.4, streamline: 0.35 },
  },
  marker: {
    washes: [[1, 0.82]],
    texture: "smooth",
    multiplies: true,
    freehand: { thinning: 0, smoothing: 0.5, streamline: 0.45 },
  },
  pencil: {
    washes: [[0.5, 0.85]],
    texture: "graphite",
    freehand: { thinning: 0.4, smoothing: 0.4, streamline: 0.3 },
  },
  // A wash bleeds a little beyond its rim.
  watercolor: {
    washes: [
      [1.1, 0.07],
      [1.05, 0.08],
      [1, 0.42],
      [0.55, 0.08],
    ],
    texture: "wash",
    multiplies: true,
    freehand: { thinning: 0.3, smoothing: 0.7, streamline: 0.55 },
  },
  glitter: {
    washes: [[1, 1]],
    texture: "glitter",
    freehand: { thinning: 0.2, smoothing: 0.5, streamline: 0.45 },
  },
  eraser: {
    washes: [[1, 1]],
    texture: "smooth",
    freehand: { thinning: 0, smoothing: 0.5, streamline: 0.4 },
  },
};

export function passesOf(mark: Mark): Pass[] {
  if (mark.kind === "sticker") return shapeOf(mark);
  if (mark.kind === "words") {
    const { outlines, x, y, size, color } = mark;
    const outline = polygonOf(outlines, x, y, size);
    return [{ outline, color, opacity: 1, texture: "smooth", multiplies: false }];
  }
  const { washes, texture, multiplies = false } = kinds[mark.brush];
  return washes.map(([width, opacity]) => ({
    outline: outlineOf(mark, width),
    color: mark.brush === "eraser" ? white : mark.color,
    opacity: opacity * mark.opacity,
    texture,
    multiplies,
  }));
}

function outlineOf(stroke: Stroke, width: number): Polygon {
  const corners = getStroke(unpackPoints(stroke.points), {
    ...kinds[stroke.brush].freehand,
    size: stroke.size * width,
    simulatePressure: !stroke.hasPressure,
    // A stroke looks the same while it is drawn and when it is done.
    last: true,
  });
  return rounded(corners);
}

/** Longest side, in page pixels, of a curve that is drawn as a polygon. */
const sidePx = 5;

/** The corners are the control points of quadratic curves from middle to middle. */
function rounded(corners: readonly number[][]): Polygon {
  const points: number[] = [];
  for (let i = 0; i < corners.length; i++) {
    const [x0, y0] = corners[i]! as [number, number];
    const [x1, y1] = corners[(i + 1) % corners.length]! as [number, number];
    const [x2, y2] = corners[(i + 2) % corners.length]! as [number, number];
    const [ax, ay, bx, by] = [(x0 + x1) / 2, (y0 + y1) / 2, (x1 + x2) / 2, (y1 + y2) / 2];
    const sides = Math.min(12, Math.ceil((Math.abs(bx - ax) + Math.abs(by - ay)) / sidePx));
    for (let side = 0; side < sides; side++) {
      const t = side / sides;
      const u = 1 - t;
      points.push(
        u * u * ax + 2 * u * t * x1 + t * t * bx,
        u * u * ay + 2 * u * t * y1 + t * t * by,
      );
    }
  }
  return Float32Array.from(points);
}
