/**
 * Decides what each shape of a thing becomes in the line art: white with an outline, solid ink, or
 * nothing. What only shades goes, what is too narrow for two lines becomes one stroke of ink, what is
 * dark and small (eyes, noses, stripes) stays ink, what is dark and large is opened up.
 */
import { colourDistance, isInky, lightness } from "../artwork/colour.ts";
import { flatten, signedArea } from "../artwork/path.ts";
import type { SourceShape } from "../types.ts";
import { measureVisibility, type Visibility } from "./visibility.ts";

export interface InkRules {
  /** Line width in units. */
  line: number;
  /** Outlined shapes narrower than this are not worth colouring; in units. */
  minWidth: number;
  /** No solid black that holds a circle wider than this; in units. */
  maxInkWidth: number;
  /** No solid black larger than this; in square units. */
  maxInkArea: number;
  /** Shapes that differ less than this from what is right beneath only shade it (OKLab). */
  shading: number;
  keepDetails: boolean;
}

export interface InkedShape {
  shape: SourceShape;
  as: "paper" | "ink" | "line";
  /** Part of the outer contour of the thing. */
  silhouette: boolean;
  visible: Visibility;
}

export function inkShapes(shapes: readonly SourceShape[], rules: InkRules): InkedShape[] {
  const kept = dropShading(
    shapes.filter((shape) => rules.keepDetails || !shape.detail),
    rules,
  );
  const visible = measureVisibility(kept, rules.line / 4);
  return kept.flatMap((shape, index): InkedShape[] => {
    const seen = visible[index]!;
    const as = shape.kind === "line" ? "line" : becomes(shape, seen, kept, rules);
    return as ? [{ shape, as, silhouette: seen.outside > 0.15, visible: seen }] : [];
  });
}

function becomes(
  shape: SourceShape,
  seen: Visibility,
  shapes: readonly SourceShape[],
  rules: InkRules,
): "paper" | "ink" | undefined {
  const { line, minWidth } = rules;
  if (seen.area < line * line * 0.6) return undefined;
  const isNarrow = seen.width < minWidth;
  const below = shapes[seen.beneath];
  if (isInky(shape.colour)) {
    if (seen.width < 2.2 * line) return "ink";
    // Ink on black that was opened up is a form of its own, not an eye.
    const onInk = below && isInky(below.colour) && seen.onBeneath > 0.5;
    return isNarrow || (!onInk && isSmallBlack(shape, seen, rules)) ? "ink" : "paper";
  }
  if (!isNarrow) return "paper";
  if (seen.outside > 0.3) return seen.width < 1.7 * line ? "ink" : "paper";
  // A narrow mark that stands out (a mouth, a whisker, an eye on a dark face) is a stroke of ink.
  const contrast = below ? Math.abs(lightness(below.colour) - lightness(shape.colour)) : 0;
  return contrast > 0.3 && seen.width < 1.7 * line ? "ink" : undefined;
}

function isSmallBlack(shape: SourceShape, seen: Visibility, rules: InkRules): boolean {
  if (seen.width > rules.maxInkWidth) return false;
  const islands = flatten(shape.path, rules.line / 8).map((island) => Math.abs(signedArea(island)));
  return Math.min(seen.area, Math.max(...islands)) < rules.maxInkArea;
}

/** Leaves out patches that lie within a shape of nearly their own colour. */
function dropShading(shapes: readonly SourceShape[], rules: InkRules): SourceShape[] {
  const visible = measureVisibility(shapes, rules.line / 3);
  return shapes.filter((shape, index) => {
    const { beneath, onBeneath, outside, width, area } = visible[index]!;
    if (shape.kind === "line") return true;
    if (area === 0) return false;
    if (beneath < 0 || outside > 0.02 || onBeneath < 0.8) return true;
    // The narrower the patch, the less it takes to call it shading.
    const narrow = width < 3 * rules.minWidth ? 1.5 : 1;
    return colourDistance(shape.colour, shapes[beneath]!.colour) > rules.shading * narrow;
  });
}
