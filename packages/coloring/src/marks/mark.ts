/**
 * Marks are what lies over the fills: strokes of a brush and stickers. A mark is what the hand did
 * (a tool, a color, some points), never pixels, so that it can be drawn again at any time, undone in
 * little memory, and replayed.
 */
import type { Color } from "../color.ts";
import type { PagePoint } from "../view/points.ts";

export const brushes = [
  "brush",
  "crayon",
  "marker",
  "pencil",
  "watercolor",
  "glitter",
  "eraser",
] as const;
export type BrushName = (typeof brushes)[number];

export const stickers = ["star", "heart", "flower", "moon", "leaf", "drop", "bow", "paw"] as const;
export type StickerName = (typeof stickers)[number];

/** A mark bound to no area. */
export const everywhere = -1;

export interface Stroke {
  readonly kind: "stroke";
  readonly brush: BrushName;
  readonly color: Color;
  /** Diameter in page pixels. */
  readonly size: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** The area it stays inside of, or `everywhere`. */
  readonly region: number;
  /** The device measures pressure; else it is guessed from the speed. */
  readonly hasPressure: boolean;
  /** x, y in quarters of a page pixel, pressure from 0 to 255; x, y, pressure; … */
  readonly points: Int16Array<ArrayBuffer>;
}

export interface Sticker {
  readonly kind: "sticker";
  readonly sticker: StickerName;
  readonly color: Color;
  /** Diameter in page pixels. */
  readonly size: number;
  readonly region: typeof everywhere;
  readonly x: number;
  readonly y: number;
}

/** Words of one's own, as the outlines that a font gave them: they look the same on any device. */
export interface Words {
  readonly kind: "words";
  readonly text: string;
  readonly color: Color;
  /** Height of the letters (their em) in page pixels. */
  readonly size: number;
  readonly region: typeof everywhere;
  /** Their middle. */
  readonly x: number;
  readonly y: number;
  /** As `traceOutlines` gives them. */
  readonly outlines: Int16Array<ArrayBuffer>;
}

export type Mark = Stroke | Sticker | Words;

/** As many letters as fit on a page. */
export const maxWordsLength = 40;
/** Far more than any script needs; keeps a damaged file from filling the memory. */
const maxOutlineNumbers = 200_000;

/** Where a pointer was, and how hard it was pressed (0 to 1). */
export interface PenPoint extends PagePoint {
  readonly pressure: number;
}

const perPixel = 4;
const farthest = 32_767;

export function packPoints(points: readonly PenPoint[]): Int16Array<ArrayBuffer> {
  const packed = new Int16Array(points.length * 3);
  points.forEach(({ x, y, pressure }, index) => {
    packed[index * 3] = within(Math.round(x * perPixel));
    packed[index * 3 + 1] = within(Math.round(y * perPixel));
    packed[index * 3 + 2] = Math.round(Math.min(1, Math.max(0, pressure)) * 255);
  });
  return packed;
}

/** x, y and pressure (0 to 1) of each point. */
export function unpackPoints(packed: Int16Array): [x: number, y: number, pressure: number][] {
  return Array.from({ length: Math.floor(packed.length / 3) }, (_, index) => [
    packed[index * 3]! / perPixel,
    packed[index * 3 + 1]! / perPixel,
    packed[index * 3 + 2]! / 255,
  ]);
}

export function isMark(value: unknown): value is Mark {
  if (typeof value !== "object" || value === null) return false;
  const mark = value as Mark;
  const isSound =
    Number.isInteger(mark.color) && mark.size > 0 && mark.size < 4096 && mark.region >= everywhere;
  if (mark.kind === "sticker") return isSound && stickers.includes(mark.sticker);
  if (mark.kind === "words") {
    return (
      isSound &&
      typeof mark.text === "string" &&
      mark.text.length <= maxWordsLength &&
      Number.isFinite(mark.x) &&
      Number.isFinite(mark.y) &&
      mark.outlines instanceof Int16Array &&
      mark.outlines.length <= maxOutlineNumbers
    );
  }
  return (
    isSound &&
    mark.kind === "stroke" &&
    brushes.includes(mark.brush) &&
    mark.opacity >= 0 &&
    mark.opacity <= 1 &&
    mark.points instanceof Int16Array
  );
}

function within(value: number): number {
  return Math.min(farthest, Math.max(-farthest, value));
}
