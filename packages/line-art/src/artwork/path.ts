/** Geometry of paths made of absolute M, L, C and Z. */
import svgpath from "svgpath";
import type { Box, Path } from "../types.ts";

/** SVG's matrix(a b c d e f): x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = [number, number];
export type Polygon = Point[];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** Reads an SVG `transform` attribute. */
export function readTransform(text: string): Matrix {
  const [origin, x, y] = parsePath("M0 0L1 0L0 1", text).map(([, px, py]) => [px, py]) as Point[];
  const [e, f] = origin!;
  return [x![0] - e, x![1] - f, y![0] - e, y![1] - f, e, f];
}

/** Reads SVG path data of any kind (relative, short, arcs, quadratics). */
export function parsePath(data: string, transform?: string): Path {
  const path: Path = [];
  const normal = svgpath(data);
  if (transform) normal.transform(transform);
  normal
    .abs()
    .unarc()
    .unshort()
    .iterate((segment, _index, x, y) => {
      switch (segment[0]) {
        case "M":
          path.push(["M", segment[1], segment[2]]);
          break;
        case "L":
          path.push(["L", segment[1], segment[2]]);
          break;
        case "H":
          path.push(["L", segment[1], y]);
          break;
        case "V":
          path.push(["L", x, segment[1]]);
          break;
        case "C":
          path.push(["C", segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]]);
          break;
        case "Q": {
          const [, qx, qy, ex, ey] = segment;
          path.push([
            "C",
            x + (2 / 3) * (qx - x),
            y + (2 / 3) * (qy - y),
            ex + (2 / 3) * (qx - ex),
            ey + (2 / 3) * (qy - ey),
            ex,
            ey,
          ]);
          break;
        }
        case "Z":
        case "z":
          path.push(["Z"]);
          break;
      }
    });
  return path;
}

export function transformPath(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  const moved = (x: number, y: number): Point => [a * x + c * y + e, b * x + d * y + f];
  return path.map((command) => {
    switch (command[0]) {
      case "M":
      case "L":
        return [command[0], ...moved(command[1], command[2])];
      case "C":
        return [
          "C",
          ...moved(command[1], command[2]),
          ...moved(command[3], command[4]),
          ...moved(command[5], command[6]),
        ];
      default:
        return command;
    }
  });
}

/** Where a cubic Bézier with these four coordinates turns back, as parameters between 0 and 1. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): readonly number[] {
  // It stays between its ends when its control points do.
  const least = Math.min(p0, p3);
  const most = Math.max(p0, p3);
  if (p1 >= least && p1 <= most && p2 >= least && p2 <= most) return nowhere;
  const a = -p0 + 3 * p1 - 3 * p2 + p3;
  const b = 2 * (p0 - 2 * p1 + p2);
  const c = p1 - p0;
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? nowhere : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return nowhere;
  const root = Math.sqrt(discriminant);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

const nowhere: readonly number[] = [];

function bezierAt(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const s = 1 - t;
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3;
}

/** Tight bounds, from the extrema of the curves; a box of size 0 for an empty path. */
export function pathBounds(...paths: Path[]): Box {
  const bounds = new Bounds();
  for (const path of paths) {
    // Without lists of numbers: bounds are asked for more often than anything else of a path.
    let x = 0;
    let y = 0;
    for (const command of path) {
      if (command[0] === "Z") continue;
      let endX = command[1];
      let endY = command[2];
      if (command[0] === "C") {
        const x1 = command[1];
        const y1 = command[2];
        const x2 = command[3];
        const y2 = command[4];
        endX = command[5];
        endY = command[6];
        const across = turningPoints(x, x1, x2, endX);
        const down = turningPoints(y, y1, y2, endY);
        const turns = across.length + down.length > 0 ? [...across, ...down] : nowhere;
        for (const t of turns) {
          if (t > 0 && t < 1)
            bounds.include(bezierAt(t, x, x1, x2, endX), bezierAt(t, y, y1, y2, endY));
        }
      }
      x = endX;
      y = endY;
      bounds.include(x, y);
    }
  }
  return bounds.box;
}

/** Grows with each point. */
class Bounds {
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;

  include(x: number, y: number): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  get box(): Box {
    const [x, y] = [this.#left, this.#top];
    return x > this.#right
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x, y, width: this.#right - x, height: this.#bottom - y };
  }
}

/** Straight-sided outline of each subpath, at most `tolerance` off the curve. */
export function flatten(path: Path, tolerance: number): Polygon[] {
  return outlinesOf(path, tolerance).map((outline) => {
    const polygon: Polygon = [];
    for (let at = 0; at < outline.length; at += 2) polygon.push([outline[at]!, outline[at + 1]!]);
    return polygon;
  });
}

/** A polygon as x and y of each point in turn: pages are painted with too many for a list each. */
export type Outline = number[];

/** The same as `flatten`, to be painted. */
export function outlinesOf(path: Path, tolerance: number): Outline[] {
  const outlines: Outline[] = [];
  let current: Outline = [];
  // Numbers one by one, not in lists: this is where most of the points of a page are made.
  let x = 0;
  let y = 0;
  for (const command of path) {
    if (command[0] === "C") {
      const x1 = command[1];
      const y1 = command[2];
      const x2 = command[3];
      const y2 = command[4];
      const ex = command[5];
      const ey = command[6];
      // Bound of a cubic's deviation from its chord in n equal steps (Wang's formula).
      const ax = x - 2 * x1 + x2;
      const ay = y - 2 * y1 + y2;
      const bx = x1 - 2 * x2 + ex;
      const by = y1 - 2 * y2 + ey;
      const bend = Math.sqrt(Math.max(ax * ax + ay * ay, bx * bx + by * by));
      const steps = Math.min(100, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))));
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        current.push(bezierAt(t, x, x1, x2, ex), bezierAt(t, y, y1, y2, ey));
      }
      x = ex;
      y = ey;
    } else if (command[0] === "Z") {
      if (current.length === 0) continue;
      // A subpath may go on after Z without M: it then starts where this one began.
      x = current[0]!;
      y = current[1]!;
      current = [x, y];
      outlines.push(current);
    } else {
      x = command[1];
      y = command[2];
      if (command[0] === "L") current.push(x, y);
      else {
        current = [x, y];
        outlines.push(current);
      }
    }
  }
  return outlines.filter((outline) => outline.length > 2);
}

/** Ends every subpath with Z, as filling does but stroking does not. */
export function closed(path: Path): Path {
  return path.flatMap((command, index): Path => {
    const next = path[index + 1];
    const ends = command[0] !== "Z" && (next === undefined || next[0] === "M");
    return ends ? [command, ["Z"]] : [command];
  });
}

export function fromPolygons(polygons: readonly Polygon[]): Path {
  const path: Path = [];
  for (const polygon of polygons) {
    let kind: "M" | "L" = "M";
    for (const point of polygon) {
      path.push([kind, point[0], point[1]]);
      kind = "L";
    }
    path.push(["Z"]);
  }
  return path;
}

/** Signed area; positive when the polygon runs clockwise on a page whose y grows downwards. */
export function signedArea(polygon: Polygon): number {
  let area = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [x1, y1] = polygon[i]!;
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    area += x1 * y2 - x2 * y1;
  }
  return area / 2;
}
