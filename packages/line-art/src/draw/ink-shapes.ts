/**
 * Decides what each shape of a thing becomes in the line art: white with an outline, solid ink, or
 * nothing. What only shades goes, what is too narrow for two lines becomes one stroke of ink, what is
 * dark and small (eyes, noses, stripes) stays ink, what is dark and large is opened up.
 */
import { colourDistance, isInky, lightness } from "../artwork/colour.ts";
import { pathBounds } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { SourceShape } from "../types.ts";
import { PaintedShapes } from "./painted-shapes.ts";
import { isFilledUp, openRimOf, smileOf } from "./small-faces.ts";
import { measureVisibility, type Visibility } from "./visibility.ts";

export interface InkRules {
  /** Line width in units. */
  line: number;
  /** The line may get thinner, where things are small, down to this; in units. */
  thinnest: number;
  /** Outlined shapes narrower than this are not worth colouring; in units. */
  minWidth: number;
  /** No solid black that holds a circle wider than this; in units. */
  maxInkWidth: number;
  /** No solid black larger than this; in square units. */
  maxInkArea: number;
  /** The same for what is round, as eyes are. */
  maxDotArea: number;
  /** Shapes that differ less than this from what is right beneath only shade it (OKLab). */
  shading: number;
  keepDetails: boolean;
}

export interface InkedShape {
  shape: SourceShape;
  /** `cover`: white without an outline. */
  as: "paper" | "cover" | "ink" | "line";
  /** Part of the outer contour of the thing. */
  silhouette: boolean;
  visible: Visibility;
}

/** How much of a thing may be ink before it is drawn with a thinner line. */
const maxInkOfThing = 0.22;

const thinnerLines = [1, 0.8, 0.65];

/** Both eyes have a light, or none, on whatever cells they lie: it has room to spare. */
const roomOfLight = 1.12;

/** Shapes to draw and the line width to draw them with, in units. */
export interface Inking {
  shapes: readonly InkedShape[];
  line: number;
  /** The same shapes on the grid on which they were looked at; scenery is taken as it is. */
  painted?: PaintedShapes;
}

export function inkShapes(shapes: readonly SourceShape[], rules: InkRules): Inking {
  let best: Inking | undefined;
  for (const factor of thinnerLines) {
    const line = Math.max(rules.thinnest, rules.line * factor);
    const minWidth = line + rules.minWidth - rules.line;
    best = inkWith(shapes, { ...rules, line, minWidth });
    if (inkShare(best.shapes) < maxInkOfThing || line === rules.thinnest) break;
  }
  return best!;
}

function inkShare(inked: readonly InkedShape[]): number {
  let [ink, all] = [0, 0];
  for (const { as, visible } of inked) {
    all += visible.area;
    if (as === "ink") ink += visible.area;
  }
  return all === 0 ? 0 : ink / all;
}

function inkWith(shapes: readonly SourceShape[], rules: InkRules): Inking {
  const all = seenOf(
    shapes.filter((shape) => rules.keepDetails || !shape.detail),
    rules,
  );
  let seen = withLess(
    all,
    ({ shape, visible }) => !onlyShades(shape, visible, all.shapes, rules),
    rules,
  );
  // What is left out uncovers what was beneath, which may then be large enough to be coloured.
  for (;;) {
    const becoming = inPairs(
      seen.shapes.map((each) => becomes(each, seen.shapes, rules)),
      seen.shapes,
    );
    const next = withLess(
      seen,
      ({ visible }, index) =>
        (becoming[index] !== undefined && !leavesNarrowRim(index, seen.shapes, becoming)) ||
        isHidden(visible, rules),
      rules,
    );
    if (next === seen) return inkingOf(seen, becoming, rules);
    seen = next;
  }
}

function inkingOf(
  { shapes: seen, painted }: Seen,
  becoming: readonly (InkedShape["as"] | undefined)[],
  { line }: InkRules,
): Inking {
  const shapes = seen.flatMap((each, index): InkedShape[] => {
    const as = becoming[index];
    if (!as) return [];
    const silhouette = each.visible.outside > 0.15;
    const path =
      as === "line" ? (smileOf(each.shape, line) ?? openRimOf(each.shape, line)) : undefined;
    const shape: SourceShape = path ? { ...each.shape, kind: "line", path } : each.shape;
    return [{ ...each, shape, as, silhouette }];
  });
  const isAsPainted = shapes.every(({ shape }, at) => shape === seen[at]!.shape);
  return isAsPainted && shapes.length === seen.length
    ? { shapes, line, painted }
    : { shapes, line };
}

/** A shape and what of it can be seen. */
type SeenShape = Pick<InkedShape, "shape" | "visible">;

interface Seen {
  shapes: readonly SeenShape[];
  painted: PaintedShapes;
}

function seenOf(shapes: readonly SourceShape[], { line }: InkRules): Seen {
  const painted = paintedFor(line, shapes);
  const visible = measureVisibility(shapes.length, painted);
  return { painted, shapes: shapes.map((shape, index) => ({ shape, visible: visible[index]! })) };
}

/** Cells fine enough to tell how many lines wide things are. */
export const paintedFor = (line: number, shapes: readonly SourceShape[]) =>
  new PaintedShapes(shapes, line / 2.5);

/** Measured anew where anything goes. */
function withLess(
  seen: Seen,
  stays: (each: SeenShape, index: number) => boolean,
  rules: InkRules,
): Seen {
  const kept = seen.shapes.filter(stays);
  if (kept.length === seen.shapes.length) return seen;
  return seenOf(
    kept.map(({ shape }) => shape),
    rules,
  );
}

/** What others cover shows up again when they go, so it is kept until nothing else goes. */
function isHidden(seen: Visibility, { line }: InkRules): boolean {
  return seen.area < 0.6 * line * line;
}

function becomes(
  { shape, visible: seen }: SeenShape,
  shapes: readonly SeenShape[],
  rules: InkRules,
): "paper" | "ink" | "line" | undefined {
  const { line, minWidth } = rules;
  if (shape.kind === "line") return isFilledUp(shape, line) ? undefined : "line";
  if (isHidden(seen, rules)) return undefined;
  const below = shapes[seen.beneath]?.shape;
  const isNarrow = isLight(shape, below, seen)
    ? smallerSide(shape) < roomOfLight * minWidth
    : !seen.holds(minWidth);
  if (isInky(shape.colour)) {
    if (seen.width < 1.7 * line) {
      if (isSmallBar(seen, rules)) return "ink";
      // A ring of a lens: the lines on both sides of it stay.
      return seen.outside > 0.3 ? "paper" : undefined;
    }
    // Ink on black that was opened up is a form of its own, not an eye.
    const onInk = below && isInky(below.colour) && seen.onBeneath > 0.5;
    return isSmallBlack(shape, seen, rules) && (isNarrow || !onInk) ? "ink" : "paper";
  }
  if (isNarrow && shape.part === parts.mouth) return smileOf(shape, line) ? "line" : "ink";
  if (!isNarrow || (shape.telling && seen.width >= 1.7 * line)) return "paper";
  if (below && seen.onBeneath > 0.3 && isRim(shape, below, seen)) return undefined;
  // Half hidden by hair, an ear would be a black knob.
  if (shape.part === parts.ear && seen.width < 1.7 * line) return undefined;
  if (seen.outside > 0.3) {
    if (seen.width >= 1.7 * line) return "paper";
    if (isSmallBar(seen, rules)) return "ink";
    return isFrame(shape, seen, shapes) ? undefined : "paper";
  }
  // A narrow mark that stands out (a mouth, a whisker, an eye on a dark face) is a stroke of ink.
  const contrast = below ? Math.abs(lightness(below.colour) - lightness(shape.colour)) : 0;
  const isStroke = seen.width < 1.7 * line && seen.area < rules.maxInkArea;
  return contrast > 0.3 && isStroke ? "ink" : undefined;
}

/** The rings of both eyes stay, or none: what one has room for may miss by a cell in the other. */
function inPairs(
  becoming: readonly (InkedShape["as"] | undefined)[],
  shapes: readonly SeenShape[],
): (InkedShape["as"] | undefined)[] {
  const gone = shapes.filter(
    ({ shape, visible }, at) =>
      becoming[at] === undefined && shape.kind === "area" && visible.area > 0,
  );
  return becoming.map((as, at) => {
    const isAlone = as === "paper" && gone.some((other) => isPair(shapes[at]!, other));
    return isAlone ? undefined : as;
  });
}

function isPair(one: SeenShape, other: SeenShape): boolean {
  if (one.shape.colour !== other.shape.colour || one.shape.part !== other.shape.part) return false;
  if (!isAlike(one.visible.area, other.visible.area, 1.15)) return false;
  // Covers of books are no eyes.
  if (Math.max(one.visible.outside, other.visible.outside) > 0.02) return false;
  const [a, b] = [pathBounds(one.shape.path), pathBounds(other.shape.path)];
  return isAlike(a.width, b.width, 1.03) && isAlike(a.height, b.height, 1.03);
}

const isAlike = (one: number, other: number, most: number) =>
  one < most * other && other < most * one;

/** White in an eye. */
function isLight(shape: SourceShape, below: SourceShape | undefined, seen: Visibility): boolean {
  return (
    below !== undefined && isInky(below.colour) && !isInky(shape.colour) && seen.onBeneath > 0.9
  );
}

function smallerSide({ path }: SourceShape): number {
  const { width, height } = pathBounds(path);
  return Math.min(width, height);
}

/** The sole of a paw, around which there is no room to color the paw: then it is all paw, not a black ring. */
function leavesNarrowRim(
  index: number,
  shapes: readonly SeenShape[],
  becoming: readonly (InkedShape["as"] | undefined)[],
): boolean {
  const { shape, visible } = shapes[index]!;
  if (becoming[index] !== "paper" || shape.telling || visible.onBeneath < 0.8) return false;
  const { beneath } = visible;
  if (becoming[beneath] !== "ink" || isInky(shapes[beneath]!.shape.colour)) return false;
  return shapes.every(({ visible: other }) => other.beneath !== index);
}

/** What lies on it has an outline of its own. */
function isFrame(shape: SourceShape, seen: Visibility, shapes: readonly SeenShape[]): boolean {
  return shapes.some(
    ({ visible: { beneath, onBeneath, area } }) =>
      shapes[beneath]?.shape === shape && onBeneath > 0.8 && area > seen.area,
  );
}

/** A ring along the edge of what lies beneath: an outline that the drawing brought along. */
function isRim(shape: SourceShape, below: SourceShape, seen: Visibility): boolean {
  if (shape.path.filter(([kind]) => kind === "M").length < 2) return false;
  const [ring, inside] = [pathBounds(shape.path), pathBounds(below.path)];
  const gaps = [
    inside.x - ring.x,
    inside.y - ring.y,
    ring.x + ring.width - inside.x - inside.width,
    ring.y + ring.height - inside.y - inside.height,
  ];
  return gaps.every((gap) => Math.abs(gap) < seen.width);
}

function isSmallBlack(shape: SourceShape, seen: Visibility, rules: InkRules): boolean {
  if (seen.width > rules.maxInkWidth) return false;
  const most = isDot(shape, seen) ? rules.maxDotArea : rules.maxInkArea;
  // The outlines of its neighbours make it larger by half a line all around.
  return seen.area * (1 + rules.line / seen.width) ** 2 < most;
}

/** The same where it is narrow: outlines lie along both sides of it. */
const isSmallBar = ({ area, width }: Visibility, { line, maxInkArea }: InkRules) =>
  area * (1 + line / Math.max(width, line)) < maxInkArea;

/** Hardly longer than wide, and of the area of a circle at least. */
function isDot({ path }: SourceShape, { area }: Visibility): boolean {
  const { width, height } = pathBounds(path);
  return Math.max(width, height) < 1.6 * Math.min(width, height) && area > 0.7 * width * height;
}

/** A patch that lies within a shape of nearly its own colour. */
function onlyShades(
  shape: SourceShape,
  seen: Visibility,
  shapes: readonly SeenShape[],
  rules: InkRules,
): boolean {
  if (shape.kind === "line" || shape.telling || shape.part === parts.mouth) return false;
  if (seen.area === 0 || seen.outside > 0.02 || seen.onBeneath < 0.8) return false;
  const unlike = colourDistance(shape.colour, shapes[seen.beneath]!.shape.colour);
  if (unlike <= rules.shading) return true;
  // The narrower the patch, the less it takes to call it shading.
  return unlike <= 1.5 * rules.shading && seen.width < 3 * rules.minWidth;
}
