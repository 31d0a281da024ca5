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

export interface DiagramLabel {
  name: Localised;
  /** Where its line may end. */
  at: readonly [number, number][];
  /** Not for the smallest children. */
  isFine?: true;
}
