/**
 * Limbs, sleeves and trouser legs: a tapered tube along a jointed line. The line is rounded at its
 * joints by arcs wider than the tube's own radius, so that the inner side of a bent elbow never
 * folds over itself and the outline stays one clean closed curve.
 */
import { between, distance, type Knot, type Point } from "./geometry.ts";

interface Sample extends Point {
  /** Unit direction of travel. */
  dx: number;
  dy: number;
  /** Share of the whole length, 0 to 1. */
  at: number;
}

export interface TubeOptions {
  /** Part of the line that is covered, as shares of its length; 0 to 1 when left out. */
  from?: number;
  to?: number;
  start?: "round" | "cuff";
  /** A contour in the end's own frame (x onwards, y to the right) replaces the cap: a hand. */
  end?: "round" | "cuff" | readonly Knot[];
}

/**
 * The closed outline of a tube along `joints`, with a radius at each joint.
 * @param radii one for each joint, in the same units as the joints
 */
export function tube(
  joints: readonly Point[],
  radii: readonly number[],
  options: TubeOptions = {},
) {
  const { from = 0, to = 1, start = "round", end = "round" } = options;
  const samples = sampleLine(joints, Math.max(...radii) * 1.08);
  const lengths = [0];
  for (let i = 1; i < joints.length; i++) {
    lengths.push((lengths[i - 1] as number) + distance(joints[i - 1] as Point, joints[i] as Point));
  }
  const total = lengths.at(-1) || 1;
  const stops = lengths.map((length) => length / total);
  const radius = (at: number) => interpolate(stops, radii, at);
  const inside = samples.filter((sample) => sample.at > from + 0.02 && sample.at < to - 0.02);
  const spine = [sampleAt(samples, from), ...inside, sampleAt(samples, to)];

  const right: Knot[] = [];
  const left: Knot[] = [];
  spine.forEach((sample, index) => {
    const r = radius(sample.at);
    const isStart = index === 0;
    const isEnd = index === spine.length - 1;
    const corner = (isStart && start === "cuff") || (isEnd && end !== "round") ? 1 : 0;
    left.push([sample.x + sample.dy * r, sample.y - sample.dx * r, corner]);
    right.push([sample.x - sample.dy * r, sample.y + sample.dx * r, corner]);
  });
  const first = spine[0] as Sample;
  const last = spine.at(-1) as Sample;
  return [
    ...left,
    ...endKnots(last, radius(last.at), end),
    ...right.reverse(),
    ...endKnots({ ...first, dx: -first.dx, dy: -first.dy }, radius(first.at), start),
  ];
}

/** The point and direction on the rounded line, `share` of its length along. */
export function alongLine(joints: readonly Point[], share: number, radius: number): Sample {
  return sampleAt(sampleLine(joints, radius), share);
}

function endKnots(tip: Sample, radius: number, cap: "round" | "cuff" | readonly Knot[]): Knot[] {
  const out = (x: number, y: number, corner?: 0 | 1): Knot => [
    tip.x + tip.dx * x - tip.dy * y,
    tip.y + tip.dy * x + tip.dx * y,
    corner ?? 0,
  ];
  if (cap === "cuff") return [out(radius * 0.16, 0)];
  if (cap === "round") {
    const k = Math.SQRT1_2 * radius;
    return [out(k, -k), out(radius, 0), out(k, k)];
  }
  return cap.map(([x, y, corner]) => out(x, y, corner));
}

function interpolate(stops: readonly number[], values: readonly number[], at: number): number {
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1] as number, stops[i] as number];
    if (at <= b || i === stops.length - 1) {
      const share = Math.min(Math.max((at - a) / (b - a || 1), 0), 1);
      return (values[i - 1] as number) * (1 - share) + (values[i] as number) * share;
    }
  }
  return values[0] as number;
}

/** Straight bones joined by arcs of at least `radius`, as evenly spread samples. */
function sampleLine(joints: readonly Point[], radius: number): Sample[] {
  const points: Point[] = [joints[0] as Point];
  for (let i = 1; i < joints.length - 1; i++) {
    const [a, b, c] = [joints[i - 1], joints[i], joints[i + 1]] as [Point, Point, Point];
    const turn = Math.abs(turnAt(a, b, c));
    const reach = Math.min(
      radius * Math.tan(turn / 2),
      distance(a, b) * (i === 1 ? 0.9 : 0.5),
      distance(b, c) * (i === joints.length - 2 ? 0.9 : 0.5),
    );
    if (turn < 0.02 || reach < 0.05) {
      points.push(b);
      continue;
    }
    const start = between(b, a, reach / distance(a, b));
    const stop = between(b, c, reach / distance(b, c));
    const steps = Math.max(2, Math.ceil(turn / 0.35));
    // A conic with the weight of a circular arc.
    const weight = Math.cos(turn / 2);
    for (let step = 0; step <= steps; step++) {
      const t = step / steps;
      const [p, q, s] = [(1 - t) ** 2, 2 * t * (1 - t) * weight, t * t];
      const sum = p + q + s;
      points.push({
        x: (start.x * p + b.x * q + stop.x * s) / sum,
        y: (start.y * p + b.y * q + stop.y * s) / sum,
      });
    }
  }
  points.push(joints.at(-1) as Point);
  return withDirections(
    points.filter((p, i) => i === 0 || distance(p, points[i - 1] as Point) > 1e-3),
  );
}

function withDirections(points: readonly Point[]): Sample[] {
  const at = [0];
  for (let i = 1; i < points.length; i++) {
    at.push((at[i - 1] as number) + distance(points[i - 1] as Point, points[i] as Point));
  }
  const total = at.at(-1) || 1;
  return points.map((here, i) => {
    const before = points[Math.max(i - 1, 0)] as Point;
    const after = points[Math.min(i + 1, points.length - 1)] as Point;
    const span = distance(before, after) || 1;
    return {
      ...here,
      dx: (after.x - before.x) / span,
      dy: (after.y - before.y) / span,
      at: (at[i] as number) / total,
    };
  });
}

function sampleAt(samples: readonly Sample[], at: number): Sample {
  for (let i = 1; i < samples.length; i++) {
    const [a, b] = [samples[i - 1] as Sample, samples[i] as Sample];
    if (at <= b.at || i === samples.length - 1) {
      const share = Math.min(Math.max((at - a.at) / (b.at - a.at || 1), 0), 1);
      const here = between(a, b, share);
      const [dx, dy] = [a.dx + (b.dx - a.dx) * share, a.dy + (b.dy - a.dy) * share];
      const length = Math.hypot(dx, dy) || 1;
      return { ...here, dx: dx / length, dy: dy / length, at };
    }
  }
  return samples[0] as Sample;
}

function turnAt(a: Point, b: Point, c: Point): number {
  const [ux, uy] = [b.x - a.x, b.y - a.y];
  const [vx, vy] = [c.x - b.x, c.y - b.y];
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy);
}
