/**
 * Points, frames and smooth contours: everything a figure is built from. Lengths are figure units
 * (an adult is about 128 high), y grows downwards, angles are degrees clockwise.
 */
import type { Box, Path } from "../types.ts";

export interface Point {
  x: number;
  y: number;
}

/** A point a contour runs through; a third element of 1 makes it a corner. */
export type Knot = readonly [x: number, y: number, corner?: 0 | 1];

/** A local coordinate system: turned by `angle`, scaled, then moved to `x`, `y`. */
export interface Frame extends Point {
  angle?: number;
  scale?: number;
  /** Mirrors the local x axis. */
  mirrored?: boolean;
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function point(x: number, y: number): Point {
  return { x, y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The point `share` of the way from `a` to `b`. */
export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** From `start`, `length` along a bone; 0° hangs straight down, 90° points to the right. */
export function alongBone(start: Point, angle: number, length: number): Point {
  return {
    x: start.x + Math.sin(radians(angle)) * length,
    y: start.y + Math.cos(radians(angle)) * length,
  };
}

/** The bone angle from one point to another, in the sense of `alongBone`. */
export function boneAngle(from: Point, to: Point): number {
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
}

export function toFrame(frame: Frame, x: number, y: number): Point {
  const scale = frame.scale ?? 1;
  const turn = radians(frame.angle ?? 0);
  const sx = (frame.mirrored ? -x : x) * scale;
  const sy = y * scale;
  return {
    x: frame.x + sx * Math.cos(turn) - sy * Math.sin(turn),
    y: frame.y + sx * Math.sin(turn) + sy * Math.cos(turn),
  };
}

export function place(knots: readonly Knot[], frame: Frame): Knot[] {
  return knots.map(([x, y, corner]) => {
    const placed = toFrame(frame, x, y);
    return corner ? [placed.x, placed.y, 1] : [placed.x, placed.y];
  });
}

export function ellipse(x: number, y: number, rx: number, ry = rx, angle = 0): Knot[] {
  const knots: Knot[] = [];
  for (let degrees = 0; degrees < 360; degrees += 45) {
    knots.push([Math.cos(radians(degrees)) * rx, Math.sin(radians(degrees)) * ry]);
  }
  return place(knots, { x, y, angle });
}

export function star(x: number, y: number, points: number, r: number, inner: number): Knot[] {
  return Array.from({ length: points * 2 }, (_, i): Knot => {
    const turn = (i * Math.PI) / points - Math.PI / 2;
    const reach = i % 2 ? inner : r;
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, 1];
  });
}

/** A box with corners rounded by `radius`. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number) {
  const r = Math.min(radius, width / 2, height / 2);
  const knots: Knot[] = [];
  for (const [cx, cy, start] of [
    [x + width - r, y + r, -90],
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 90],
    [x + r, y + r, 180],
  ] as const) {
    for (const turn of [0, 45, 90]) {
      const a = radians(start + turn);
      knots.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
    }
  }
  return knots;
}

/** Left to right and back: authored half shapes become whole ones, mirrored at x = 0. */
export function mirrored(half: readonly Knot[]): Knot[] {
  const back = [...half]
    .reverse()
    .filter(([x]) => Math.abs(x) > 1e-6)
    .map(([x, y, corner]): Knot => (corner ? [-x, y, 1] : [-x, y]));
  return [...half, ...back];
}

/**
 * A smooth curve through the knots as cubic Béziers. Tangents are those of a Catmull–Rom spline, but
 * their handles are as long as each segment asks for, so that unevenly spaced knots do not overshoot.
 */
export function contour(knots: readonly Knot[], closed = true): Path {
  const first = knots[0];
  if (!first) return [];
  const count = knots.length;
  const at = (index: number): Knot =>
    knots[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] as Knot;
  const handle = (index: number, towards: Knot, sign: 1 | -1): [number, number] => {
    const here = at(index);
    const segment = Math.hypot(towards[0] - here[0], towards[1] - here[1]);
    const isEnd = !closed && (index === 0 || index === count - 1);
    let dx = towards[0] - here[0];
    let dy = towards[1] - here[1];
    if (isEnd && count > 2 && !towards[2]) {
      // An open end carries on the bend of its neighbour, as a circle would.
      const beyond = at(index + 2 * sign);
      const chord = Math.hypot(beyond[0] - here[0], beyond[1] - here[1]) || 1;
      dx = 2 * dx - ((beyond[0] - here[0]) / chord) * segment;
      dy = 2 * dy - ((beyond[1] - here[1]) / chord) * segment;
    } else if (!here[2] && !isEnd) {
      dx = (at(index + 1)[0] - at(index - 1)[0]) * sign;
      dy = (at(index + 1)[1] - at(index - 1)[1]) * sign;
    }
    const length = Math.hypot(dx, dy) || 1;
    const reach = segment * 0.37;
    return [round(here[0] + (dx / length) * reach), round(here[1] + (dy / length) * reach)];
  };
  const path: Path = [["M", round(first[0]), round(first[1])]];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const end = at(index + 1);
    const out = handle(index, end, 1);
    const into = handle(index + 1, at(index), -1);
    path.push(["C", out[0], out[1], into[0], into[1], round(end[0]), round(end[1])]);
  }
  if (closed) path.push(["Z"]);
  return path;
}

/** A thousandth of a unit is far below what can be seen, and the same digits come out everywhere. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

/** The same path with every point, control points included, moved by `move`. */
export function mapPath(path: Path, move: (x: number, y: number) => [number, number]): Path {
  const to = (x: number, y: number): [number, number] => {
    const [movedX, movedY] = move(x, y);
    return [round(movedX), round(movedY)];
  };
  return path.map((command) => {
    if (command[0] === "Z") return command;
    if (command[0] !== "C") return [command[0], ...to(command[1], command[2])];
    const [, a, b, c, d, e, f] = command;
    return ["C", ...to(a, b), ...to(c, d), ...to(e, f)];
  });
}

/** Tight bounds of paths: the extremes of their curves, not of their control points. */
export function bounds(paths: readonly Path[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const include = (x: number, y: number) => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const path of paths) {
    let [x, y] = [0, 0];
    for (const command of path) {
      if (command[0] === "Z") continue;
      if (command[0] === "C") {
        const [, x1, y1, x2, y2, x3, y3] = command;
        for (const t of [...extremes(x, x1, x2, x3), ...extremes(y, y1, y2, y3)]) {
          include(cubic(t, x, x1, x2, x3), cubic(t, y, y1, y2, y3));
        }
        [x, y] = [x3, y3];
      } else {
        [, x, y] = command;
      }
      include(x, y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function cubic(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/** Where the derivative of a cubic Bézier is zero, within its span. */
function extremes(a: number, b: number, c: number, d: number): number[] {
  const qa = -a + 3 * b - 3 * c + d;
  const qb = 2 * (a - 2 * b + c);
  const qc = b - a;
  const roots: number[] = [];
  if (Math.abs(qa) < 1e-9) {
    if (Math.abs(qb) > 1e-9) roots.push(-qc / qb);
  } else {
    const disc = qb * qb - 4 * qa * qc;
    if (disc >= 0) {
      roots.push((-qb + Math.sqrt(disc)) / (2 * qa), (-qb - Math.sqrt(disc)) / (2 * qa));
    }
  }
  return roots.filter((t) => t > 0 && t < 1);
}
