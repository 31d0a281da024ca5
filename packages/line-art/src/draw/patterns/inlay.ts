/**
 * Ornament that follows the outline of an area, as in doodle art: a band along its edge, set with
 * beads or scallops, round a field that is left for motifs. Its lines are contours of the distance to
 * the edge, so nothing is cut and no sliver remains.
 */
import { contours } from "d3-contour";
import { type Point, type Polygon, signedArea, transformPath } from "../../artwork/path.ts";
import type { DrawnShape, Path, Scene } from "../../types.ts";
import { patternLine } from "../line-width.ts";
import { type CalmArea, roomAt, roomIn } from "./fill-area.ts";
import { motifs } from "./motifs.ts";
import { tonesOf } from "./tones.ts";

const bands = ["beads", "scallops", "lines"] as const;
/** In lines of the drawing: width of a band, what is free beside its beads, and between two lines. */
const width = 11;
const gap = 2;
const lineGap = 4.5;
/** Between the points that a curve is drawn by, in page units: several cells, whose steps it smooths away. */
const smoothStep = 12;
/** A string of beads with fewer of them is not drawn. */
const mostlyWhole = 0.55;
/** So wide is the field within a band at least. */
const leastField = 5;
/** Of the area; what is mostly edge, as a bus is round its windows, is not seen for its band. */
const leastFieldShare = 0.35;

export interface Inlay {
  shapes: DrawnShape[];
  /** From the edge of the area to its field, in page units. */
  inset: number;
}

/**
 * @param random in [0, 1): which band it is
 * @returns nothing where the area is too narrow for a band
 */
export function inlay(
  scene: Scene,
  area: CalmArea,
  shape: DrawnShape,
  random: number,
): Inlay | undefined {
  const line = patternLine(scene);
  if (area.box.reach < (width + leastField) * line) return undefined;
  const band = bands[Math.floor(random * bands.length)]!;
  const tones = tonesOf(shape.colour);
  const drawn = (path: Path, tone: 0 | 1 | 2): DrawnShape => ({
    path,
    fill: "paper",
    stroke: line,
    colour: tones[tone]!,
    item: shape.item,
    ...(shape.part && { part: shape.part }),
  });
  const contoursAt = contoursOf(area);
  const loops = (distance: number) =>
    contoursAt(distance).filter((rings) => meanRadius(rings) >= leastField * line);
  const edge = (distance: number) =>
    loops(distance).map((rings) => drawn(rings.flatMap(smoothLoop), 0));
  const discs = (distance: number, radius: number, tone: 1 | 2) => {
    const step = 2 * radius + line / 2;
    return loops(distance)
      .flat()
      .flatMap((ring) => {
        const points = evenly(ring, 2 * radius + gap * line);
        const free = points
          .filter(([x, y]) => roomAt(area, x, y, gap * line) >= radius - line / 2)
          .filter(apart(step));
        return free.length > mostlyWhole * points.length ? free : [];
      })
      .filter(apart(step))
      .map(([x, y]) =>
        drawn(transformPath(motifs.bubble.pieces[0]!.path, [radius, 0, 0, radius, x, y]), tone),
      );
  };
  const inset = width * line;
  if (fieldShare(area, inset) < leastFieldShare) return undefined;
  switch (band) {
    case "beads":
      return {
        shapes: [...discs(inset / 2, inset / 2 - gap * line, 2), ...edge(inset)],
        inset,
      };
    case "scallops":
      return { shapes: [...discs(inset, inset - gap * line, 1), ...edge(inset)], inset };
    case "lines":
      return {
        shapes: [lineGap, 2 * lineGap].flatMap((d) => edge(d * line)),
        inset: 2 * lineGap * line,
      };
  }
}

/** How much of the area is farther from its edge than this, in page units. */
function fieldShare(area: CalmArea, inset: number): number {
  const { grid, labels, label, size, depth } = area;
  const { left, top, columns, rows } = cellsRound(area);
  const least = 3 * (inset / grid.side + 1);
  let cells = 0;
  for (let row = top; row < top + rows; row++) {
    const start = row * grid.columns + left;
    for (let cell = start; cell < start + columns; cell++)
      if (labels[cell] === label && depth[cell]! > least) cells++;
  }
  return cells / size;
}

/** The part of the grid that an area is in, in cells. */
function cellsRound({ grid: { side }, box }: CalmArea) {
  const [left, top] = [Math.floor(box.left / side), Math.floor(box.top / side)];
  const columns = Math.ceil(box.right / side) - left;
  const rows = Math.ceil(box.bottom / side) - top;
  return { left, top, columns, rows };
}

/** Where the edge of the area is so far away: outer rings with the holes in them, in page units. */
function contoursOf(area: CalmArea): (distance: number) => Polygon[][] {
  const { grid } = area;
  const { left, top, columns, rows } = cellsRound(area);
  const room = new Array<number>(columns * rows);
  for (let at = 0, row = top; row < top + rows; row++) {
    const y = (row + 0.5) * grid.side;
    for (let column = left; column < left + columns; column++, at++) {
      const x = (column + 0.5) * grid.side;
      room[at] = roomIn(area, row * grid.columns + column, x, y);
    }
  }
  const lines = contours().size([columns, rows]);
  return (distance) =>
    lines
      .contour(room, distance)
      .coordinates.map((rings) =>
        rings.map((ring) =>
          ring.map(([x = 0, y = 0]): Point => [(left + x) * grid.side, (top + y) * grid.side]),
        ),
      );
}

/** Points on a closed ring that are about `step` apart. */
function evenly(ring: Polygon, step: number): Point[] {
  const lengths = lengthsOf(ring);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.floor(whole / step);
  const pace = whole / count;
  const points: Point[] = [];
  let walked = 0;
  ring.forEach(([x, y], i) => {
    const [px, py] = ring.at(i - 1)!;
    const length = lengths[i]!;
    while (points.length < count && points.length * pace < walked + length) {
      const share = (points.length * pace - walked) / length;
      points.push([px + share * (x - px), py + share * (y - py)]);
    }
    walked += length;
  });
  return points;
}

/** Lets those points through that keep this distance from all before them. */
function apart(distance: number): (point: Point) => boolean {
  const taken: Point[] = [];
  return ([x, y]) => {
    if (taken.some(([tx, ty]) => Math.hypot(x - tx, y - ty) < distance)) return false;
    taken.push([x, y]);
    return true;
  };
}

/** Twice the area by the length of the edge: the radius of a disc, the width of a strip. */
function meanRadius(rings: readonly Polygon[]): number {
  const area = rings.reduce((sum, ring) => sum + signedArea(ring), 0);
  const length = rings.reduce((sum, ring) => sum + lengthsOf(ring).reduce((a, b) => a + b, 0), 0);
  return (2 * Math.abs(area)) / length;
}

/** From each point's predecessor to it. */
function lengthsOf(ring: Polygon): number[] {
  return ring.map(([x, y], i) => {
    const [px, py] = ring.at(i - 1)!;
    return Math.hypot(x - px, y - py);
  });
}

/** A closed curve near the ring, without the steps of the grid. */
function smoothLoop(ring: Polygon): Path {
  const points = evenly(ring, smoothStep);
  const middles = points.map(([x, y], i): Point => {
    const [nx, ny] = points[(i + 1) % points.length]!;
    return [(x + nx) / 2, (y + ny) / 2];
  });
  if (middles.length < 4) return [];
  const path: Path = [["M", ...middles.at(-1)!]];
  // From middle to middle, each corner a quadratic's control point, raised to a cubic.
  points.forEach(([x, y], i) => {
    const [ax, ay] = middles.at(i - 1)!;
    const [bx, by] = middles[i]!;
    const third = (from: number, to: number) => from + (2 * (to - from)) / 3;
    path.push(["C", third(ax, x), third(ay, y), third(bx, x), third(by, y), bx, by]);
  });
  path.push(["Z"]);
  return path;
}
