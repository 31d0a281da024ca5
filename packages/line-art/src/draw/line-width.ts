import type { Difficulty, Style } from "@colorleaf/domain";
import type { Box, Scene } from "../types.ts";

/**
 * Lines of small things and of large ones in print on A4, in points (1/72 inch), and what no line is
 * wider than that swells or is drawn twice.
 */
const lineWidthsPt: Record<Difficulty, { thin: number; wide: number; widest: number }> = {
  easy: { thin: 4.1, wide: 4.9, widest: 6.5 },
  medium: { thin: 3.1, wide: 3.8, widest: 6 },
  hard: { thin: 2.1, wide: 2.8, widest: 4.2 },
  complex: { thin: 1.55, wide: 2, widest: 3 },
};

/** Thinnest outline in print on A4, in points. */
export const thinnestOutline: Record<Difficulty, number> = {
  easy: 4,
  medium: 3,
  hard: 2,
  complex: 1.5,
};

/** The thinnest outline of each style as a share of the line width. */
export const thinnestStroke: Record<Style, number> = {
  cartoon: 1,
  realistic: 0.72,
  sketch: 0.72,
  anime: 0.62,
};

const a4Pt = { short: 595, long: 842 };

/** Page units in a point when the page is printed as large as A4 allows, upright or across. */
export function unitsPerPoint(page: { width: number; height: number }): number {
  const short = Math.min(page.width, page.height);
  const long = Math.max(page.width, page.height);
  return Math.max(short / a4Pt.short, long / a4Pt.long);
}

export function unitsPerMillimetre(page: { width: number; height: number }): number {
  return (unitsPerPoint(page) * 72) / 25.4;
}

/**
 * Line width in page units for a thing of this size: small things get the thinner lines. Where a
 * style draws some outlines thinner, the width is raised so that those still print well.
 */
export function lineWidth(scene: Scene, box: Box): number {
  const { thin, wide } = lineWidthsPt[scene.difficulty];
  const size = Math.max(box.width, box.height) / Math.min(scene.width, scene.height);
  const share = Math.min(1, Math.max(0, (size - 0.15) / 0.35));
  return ((thin + (wide - thin) * share) * unitsPerPoint(scene)) / thinnestStroke[scene.style];
}

/** Multiplied and divided, a width stays above what it is held to. */
const notBelow = 1 + 1e-9;

/** The thinnest line of this difficulty, in page units. */
export function thinnestLine(scene: Scene): number {
  const thinnest = thinnestOutline[scene.difficulty] * unitsPerPoint(scene) * notBelow;
  return thinnest / thinnestStroke[scene.style];
}

/** No line is wider, not even one of several strokes: it would be a black area. In page units. */
export function widestLine(scene: Scene): number {
  return lineWidthsPt[scene.difficulty].widest * unitsPerPoint(scene);
}

/** Patterns are drawn with the thin line of the difficulty, which no style makes thinner. */
export function patternLine(scene: Pick<Scene, "difficulty" | "width" | "height">): number {
  return lineWidthsPt[scene.difficulty].thin * unitsPerPoint(scene);
}
