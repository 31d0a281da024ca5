/** The lines between areas that became one: where they are, and what stays of them. */
import type { Point, Polygon } from "../artwork/path.ts";
import type { Path } from "../types.ts";
import type { AreaMap } from "./area-map.ts";

/** The gap in a line, in line widths, and as a share of the line. */
const gap = { least: 3.5, share: 0.45 };

/** What is left of a line and shorter than this, in line widths, says nothing. */
const crumb = 4;

export interface Marked {
  point: Point;
  /** Undefined where the contour is hidden. */
  seam: boolean | undefined;
  /** The other side lies on top, and draws the line that is left of the seam. */
  below: boolean;
}

/** A step along a contour. */
export interface Step {
  point: Point;
  /** Whether the contour is seen there. */
  isSeen: boolean;
  /** The area on this side; -1 where there is none. */
  area: number;
  /** The areas on the other side; -1 for what is outside. */
  beyond: readonly number[];
  below: boolean;
}

/** The contour of a shape in steps of a cell. */
export function stepsAlong(polygon: Polygon, index: number, { painted, areaAt }: AreaMap): Step[] {
  const { top, columns, side } = painted;
  return pointsAlong(polygon, side).map((point): Step => {
    let [area, isSeen, below] = [-1, false, false];
    const beyond: number[] = [];
    const middle = painted.cellAt(point);
    for (let row = middle - columns; row <= middle + columns; row += columns) {
      for (let at = row - 1; at <= row + 1; at++) {
        if (top[at] === index) {
          isSeen = true;
          area = Math.max(area, areaAt[at]!);
          continue;
        }
        if (top[at]! > index) below = true;
        // Crumbs and ink say nothing.
        const says = areaAt[at]! >= 0 || !(top[at]! >= 0);
        if (says && !beyond.includes(areaAt[at]!)) beyond.push(areaAt[at]!);
      }
    }
    return { point, isSeen, area, beyond, below: isSeen && below };
  });
}

/** Which steps are on a seam when the areas are so grouped. */
export function marked(contour: readonly Step[], groupOf: readonly number[]): Marked[] {
  return contour.map(({ point, isSeen, area, beyond, below }): Marked => {
    if (!isSeen || beyond.length === 0) return { point, seam: undefined, below };
    const inside = groupOf[area];
    return { point, seam: beyond.every((other) => other >= 0 && groupOf[other] === inside), below };
  });
}

function pointsAlong(polygon: Polygon, step: number): Polygon {
  const points: Polygon = [];
  let [x1, y1] = polygon[0]!;
  for (let i = 1; i <= polygon.length; i++) {
    const [x2, y2] = polygon[i % polygon.length]!;
    const count = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      points.push([x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]);
    }
    [x1, y1] = [x2, y2];
  }
  return points;
}

/**
 * What stays of the seams of a contour when each has its gap, as open lines.
 *
 * @param share of each seam that is open, unless that is too little
 */
export function keptLines(contour: readonly Marked[], line: number, share = gap.share): Path[] {
  const first = contour.findIndex(({ seam }, at) => seam !== contour.at(at - 1)!.seam);
  if (first < 0) return contour[0]?.seam ? gapped([...contour, contour[0]], line, share) : [];
  const turned = [...contour.slice(first), ...contour.slice(0, first), contour[first]!];
  const lines: Path[] = [];
  let run: Marked[] = [];
  for (const each of turned) {
    const { seam } = run[0] ?? each;
    run.push(each);
    if (run.length === 1 || (each.seam === seam && each !== turned.at(-1))) continue;
    if (seam) lines.push(...gapped(run, line, share));
    run = [each];
  }
  return lines;
}

function gapped(run: readonly Marked[], line: number, share: number): Path[] {
  if (run.some(({ below }) => below)) return [];
  const along = [0];
  for (let i = 1; i < run.length; i++) along.push(along[i - 1]! + distance(run[i - 1]!, run[i]!));
  const length = along.at(-1)!;
  const open = Math.max(gap.least * line, share * length);
  if (length < open + 2 * line) return [];
  const kept = run.filter((_, i) => along[i]! <= length - open);
  return lengthOf(kept) > crumb * line ? [openPath(kept)] : [];
}

const lengthOf = (run: readonly Marked[]) =>
  run.reduce((sum, step, at) => sum + distance(run[at - 1] ?? step, step), 0);

const distance = ({ point: [x1, y1] }: Marked, { point: [x2, y2] }: Marked) =>
  Math.hypot(x2 - x1, y2 - y1);

function openPath(points: readonly Marked[]): Path {
  return points.map(({ point: [x, y] }, index) => [index === 0 ? "M" : "L", x, y]);
}
