/** Small closed shapes that scenery is made of, in page units. */
import { parsePath } from "../artwork/path.ts";
import type { Part } from "../lexicon/parts.ts";
import type { Box, SourceShape } from "../types.ts";

const n = (value: number) => Math.round(value * 100) / 100;

/** @param data SVG path data */
export function area(data: string, colour: string): SourceShape {
  return { kind: "area", path: parsePath(data), colour };
}

export function line(data: string, colour = "#5b4a3f"): SourceShape {
  return { kind: "line", path: parsePath(data), colour };
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
): SourceShape {
  return area(
    `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`,
    colour,
  );
}

export function rectangle({ x, y, width, height }: Box, colour: string): SourceShape {
  return area(`M${n(x)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}Z`, colour);
}

export function polygon(
  points: readonly (readonly [number, number])[],
  colour: string,
): SourceShape {
  return area(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}Z`, colour);
}

/** A closed curve through points (Catmull-Rom as cubics). */
export function blob(points: readonly (readonly [number, number])[], colour: string): SourceShape {
  return area(`${through(points, true)}Z`, colour);
}

/** Path data of a smooth curve through points. */
export function through(points: readonly (readonly [number, number])[], closed: boolean): string {
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [x0, y0] = at(0);
  let data = `M${n(x0)} ${n(y0)}`;
  const steps = closed ? points.length : points.length - 1;
  for (let i = 0; i < steps; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    data += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(
      to[0] - (after[0] - from[0]) / 6,
    )} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return data;
}

/** Land below a smooth skyline; it reaches down to `bottom`. */
export function land(
  points: readonly (readonly [number, number])[],
  bottom: number,
  colour: string,
): SourceShape {
  const first = points[0]!;
  const last = points.at(-1)!;
  return area(
    `${through(points, false)}L${n(last[0])} ${n(bottom)}L${n(first[0])} ${n(bottom)}Z`,
    colour,
  );
}

/** A star with `tips` tips; `inner` is the share of the radius between them. */
export function star(
  cx: number,
  cy: number,
  radius: number,
  colour: string,
  tips = 5,
  inner = 0.5,
): SourceShape {
  const points = Array.from({ length: tips * 2 }, (_, i) => {
    const angle = (Math.PI * i) / tips - Math.PI / 2;
    const r = i % 2 === 0 ? radius : radius * inner;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
  });
  return polygon(points, colour);
}

/** Left out where a page has more to colour than suits the age. */
export function inessential(shape: SourceShape): SourceShape {
  return { ...shape, detail: true };
}

/** What the area shows, for those who have it spoken. */
export function named(part: Part, shape: SourceShape): SourceShape {
  return { ...shape, part };
}
