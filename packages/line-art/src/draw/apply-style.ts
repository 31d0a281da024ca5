/** The hand that draws: what the four styles make of the same shapes. Regions stay closed. */
import type { Style } from "@colorleaf/domain";
import { flatten, fromPolygons, type Polygon, signedArea } from "../artwork/path.ts";
import { parts } from "../lexicon/parts.ts";
import type { DrawnShape, Path } from "../types.ts";
import type { InkedShape } from "./ink-shapes.ts";
import { thinnestStroke } from "./line-width.ts";

type Random = () => number;

/** How far the line of a sketch strays, and the second one from the first, of the line width. */
const stray = 0.4;
/** Of the widest line: farther it does not, or it would leave the page. */
const farthest = 0.25;
const apart = 0.6;
/** Edges of ink stray less, and those of a thin pen so little that it does not break; of the line or of the pen. */
const inkStray = 0.12;
/** Half the width of an anime line where it is widest, of the line width. */
const fullSwell = 0.62;
/** A glint's radius as a share of the eye's diameter, and its rays as shares of the radius. */
const glint = { radius: 0.17, long: 1.5, short: 0.6 };
/** How much larger it is than the least that can be colored: every program paints edges its own way. */
const sure = 1.3;
/** Of the widest line, one by itself: a stem would be a black bar. */
const widestStem = 0.75;

/**
 * cartoon: an even round line. sketch: a wobbling line, drawn twice. realistic: a strong outer
 * contour, fine inner lines. anime: lines that swell and taper, a sparkle in each eye.
 */
export function applyStyle(
  shapes: readonly DrawnShape[],
  inked: readonly InkedShape[],
  hand: Hand,
): DrawnShape[] {
  return shapes.flatMap((shape, index) => inStyle(shape, inked[index]!, hand));
}

/** Who draws. */
export interface Hand {
  style: Style;
  /** Line width, and what no line of several strokes is wider than; in units. */
  line: number;
  widest: number;
  /** What is smaller cannot be colored, in square units. */
  colorable: number;
  /** No contour is bolder than the rest, where that would make a blot of what it is around. */
  isFine: boolean;
  random: Random;
}

function inStyle(shape: DrawnShape, seen: InkedShape, hand: Hand): DrawnShape[] {
  if (shape.fill !== "none") return outlined(shape, seen, hand);
  const widest = widestStem * hand.widest;
  const stroke = Math.min(shape.stroke, widest / thinnestStroke[hand.style]);
  return outlined({ ...shape, stroke }, seen, { ...hand, widest });
}

function outlined(
  shape: DrawnShape,
  { silhouette, visible }: InkedShape,
  hand: Hand,
): DrawnShape[] {
  if (shape.fill === "paper" && shape.stroke === 0) return [shape];
  switch (hand.style) {
    case "cartoon":
      return [shape];
    case "realistic":
      if (shape.fill === "ink") return [shape];
      return [
        {
          ...shape,
          stroke:
            silhouette && !hand.isFine
              ? Math.min(shape.stroke, hand.widest)
              : shape.stroke * thinnestStroke.realistic,
        },
      ];
    case "sketch":
      return sketched(shape, hand);
    case "anime":
      return animated(shape, visible.area, hand);
  }
}

/** Its two lines never part: the white between would be too narrow to color. */
function sketched(shape: DrawnShape, { line, widest, random }: Hand): DrawnShape[] {
  if (shape.fill === "ink") {
    const amount = inkStray * Math.min(line, thicknessOf(shape.path));
    return [{ ...shape, path: wobbled(shape.path, amount, line, random) }];
  }
  const stroke = shape.stroke * thinnestStroke.sketch;
  const path = wobbled(shape.path, Math.min(stray * line, farthest * widest), line, random);
  const again = wobbled(path, Math.max(0, Math.min(apart * line, widest - stroke)), line, random);
  return [
    { ...shape, stroke, path },
    { ...shape, stroke, path: again, fill: "none" },
  ];
}

/** Of something long about its width, of something round its radius. */
function thicknessOf(path: Path): number {
  let [area, around] = [0, 0];
  for (const polygon of flatten(path, 1)) {
    area += Math.abs(signedArea(polygon));
    for (const [at, [x, y]] of polygon.entries()) {
      const [px, py] = polygon.at(at - 1)!;
      around += Math.hypot(x - px, y - py);
    }
  }
  return (2 * area) / (around || 1);
}

/** Smooth noise of period about 1: a sum of three sines with random phases. */
function wave(random: Random): (at: number) => number {
  const phases = [random(), random(), random()].map((phase) => phase * 2 * Math.PI);
  return (at) =>
    (Math.sin(at + phases[0]!) +
      0.6 * Math.sin(2.3 * at + phases[1]!) +
      0.4 * Math.sin(4.1 * at + phases[2]!)) /
    2;
}

function wobbled(path: Path, amount: number, line: number, random: Random): Path {
  const closed = path.at(-1)?.[0] === "Z";
  const moved = flatten(path, line / 12).map((polygon) => {
    const points = resample(polygon, line * 1.6, closed);
    const [dx, dy] = [wave(random), wave(random)];
    const period = line * 9;
    let along = 0;
    return points.map(([x, y], index): [number, number] => {
      const [px, py] = points[Math.max(0, index - 1)]!;
      along += Math.hypot(x - px, y - py);
      return [x + amount * dx(along / period), y + amount * dy(along / period)];
    });
  });
  return closed
    ? fromPolygons(moved)
    : moved.flatMap((points) => fromPolygons([points]).slice(0, -1));
}

/** Adds points so that none are farther apart than `step`. */
function resample(polygon: Polygon, step: number, closed: boolean): Polygon {
  const ends = closed ? [...polygon, polygon[0]!] : polygon;
  return ends
    .slice(0, -1)
    .flatMap(([x, y], index) => {
      const [nextX, nextY] = ends[index + 1]!;
      const parts = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / step));
      return Array.from({ length: parts }, (_, part): [number, number] => [
        x + ((nextX - x) * part) / parts,
        y + ((nextY - y) * part) / parts,
      ]);
    })
    .concat(closed ? [] : [ends.at(-1)!]);
}

function animated(shape: DrawnShape, visibleArea: number, hand: Hand): DrawnShape[] {
  const { line, widest, random } = hand;
  if (shape.fill === "ink") return [shape, ...sparkle(shape, visibleArea, hand)];
  const thin: DrawnShape = { ...shape, stroke: shape.stroke * thinnestStroke.anime };
  const swell: DrawnShape = {
    ...shape,
    fill: "ink",
    stroke: 0,
    colour: "#000000",
    path: swells(shape.path, line, Math.min(fullSwell * line, widest / 2), random),
  };
  return hand.isFine || swell.path.length === 0 ? [thin] : [thin, swell];
}

/** Slender black crescents along the outline, widest in the middle of each run. */
function swells(path: Path, line: number, half: number, random: Random): Path {
  const crescents: Polygon[] = [];
  for (const polygon of flatten(path, line / 10)) {
    const points = resample(polygon, line, path.at(-1)?.[0] === "Z");
    const run = Math.round(22 + random() * 14);
    for (let start = 0; start + 8 < points.length; start += run) {
      const part = points.slice(start, start + run);
      const widths = part.map((_, i) => half * Math.sin((Math.PI * i) / (part.length - 1)));
      const side = (sign: number) =>
        part.map(([x, y], i): [number, number] => {
          const [ax, ay] = part[Math.max(0, i - 1)]!;
          const [bx, by] = part[Math.min(part.length - 1, i + 1)]!;
          const length = Math.hypot(bx - ax, by - ay) || 1;
          const out = (sign * widths[i]!) / length;
          return [x - (by - ay) * out, y + (bx - ax) * out];
        });
      crescents.push([...side(1), ...side(-1).reverse()]);
    }
  }
  return fromPolygons(crescents);
}

/** A white glint in the upper left of an eye. */
function sparkle(shape: DrawnShape, visibleArea: number, { line, colorable }: Hand): DrawnShape[] {
  if (shape.part === parts.nose) return [];
  // A star of four long and four short rays has 4 × sin 45° × long × short × radius² square units.
  const least = Math.sqrt((sure * colorable) / (4 * Math.SQRT1_2 * glint.long * glint.short));
  return flatten(shape.path, line / 8).flatMap((polygon): DrawnShape[] => {
    const area = Math.abs(signedArea(polygon));
    const xs = polygon.map(([x]) => x);
    const ys = polygon.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const isRound =
      area > 0.68 * width * height && Math.max(width, height) < 2.2 * Math.min(width, height);
    const isWhole = visibleArea > 0.9 * area;
    const radius = glint.radius * Math.min(width, height);
    if (!isRound || !isWhole || radius < least) return [];
    const [x, y] = [left + width * 0.38, top + height * 0.34];
    const star = [0, 1, 2, 3, 4, 5, 6, 7].map((corner): [number, number] => {
      const reach = radius * (corner % 2 === 0 ? glint.long : glint.short);
      const angle = (corner * Math.PI) / 4;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    return [{ ...shape, path: fromPolygons([star]), fill: "paper", stroke: 0, colour: "#ffffff" }];
  });
}
