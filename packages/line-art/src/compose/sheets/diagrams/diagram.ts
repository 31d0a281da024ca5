import type { Localised } from "@colorleaf/domain";

/** A drawing made to show what a thing consists of. */
export interface Diagram {
  name: Localised;
  /** Body of an SVG; what has `data-detail` is not on the plainest pages. */
  svg: string;
  /** Width and height of its canvas. */
  canvas: number;
  labels: readonly DiagramLabel[];
}

type Spot = readonly [x: number, y: number];

export interface DiagramLabel {
  name: Localised;
  /** Where its line may end. */
  at: readonly Spot[];
  /** Not for the smallest children. */
  isFine?: true;
  /** Far from the edges of the drawing. */
  isInside?: true;
}

export const label = (en: string, zh: string, ...at: readonly Spot[]): DiagramLabel => ({
  name: { en, zh },
  at,
});

export const fine = (one: DiagramLabel): DiagramLabel => ({ ...one, isFine: true });

export const inside = (one: DiagramLabel): DiagramLabel => ({ ...one, isInside: true });
