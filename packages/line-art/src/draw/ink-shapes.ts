/**
 * Decides what each shape of a thing becomes in the line art: white with an outline, solid ink, or
 * nothing. What only shades goes, what is too narrow for two lines becomes one stroke of ink, what is
 * dark and small (eyes, noses, stripes) stays ink, what is dark and large is opened up.
 */
import { colourDistance, lightness } from "../artwork/colour.ts";
import type { SourceShape } from "../types.ts";
import { measureVisibility, type Visibility } from "./visibility.ts";

export interface InkRules {
  /** Line width in units. */
  line: number;
  /** Outlined shapes narrower than this are not worth colouring; in units. */
  minWidth: number;
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

/** Darker than this is ink, 0 black to 1 white. */
const inkBelow = 0.27;

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
  const { line, minWidth, maxInkArea } = rules;
  if (seen.area < line * line * 0.6) return undefined;
  const dark = lightness(shape.colour) < inkBelow;
  if (dark) {
    const onDark = seen.beneath >= 0 && lightness(shapes[seen.beneath]!.colour) < inkBelow;
    const isThin = seen.width < 2.2 * line;
    const isSmall = seen.area < maxInkArea && seen.width < 7 * line;
    // Ink on something dark that was opened up would be lost among ink: it is a form of its own.
    if (isThin || (isSmall && !onDark)) return "ink";
    return seen.width < minWidth ? "ink" : "paper";
  }
  const sticksOut = seen.outside > 0.3;
  if (seen.width < (sticksOut ? 1.7 * line : minWidth)) {
    if (sticksOut) return "ink";
    const beneath = shapes[seen.beneath];
    // A narrow mark that stands out (a mouth, a whisker, a stitch) is drawn as one stroke.
    const isMark = beneath && lightness(beneath.colour) - lightness(shape.colour) > 0.3;
    return isMark && seen.width < 1.7 * line ? "ink" : undefined;
  }
  return "paper";
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
    const narrow = width < 3 * rules.minWidth ? 1.7 : 1;
    return colourDistance(shape.colour, shapes[beneath]!.colour) > rules.shading * narrow;
  });
}
