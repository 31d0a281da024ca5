/** Small closed shapes that scenery is made of, in page units. */
import { parsePath, transformPath } from "../../artwork/path.ts";
import type { Part } from "../../lexicon/parts.ts";
import type { Box, Path, SourceShape } from "../../types.ts";

const n = (value: number) => Math.round(value * 100) / 100;

/** @param data SVG path data */
export function area(data: string, colour: string): SourceShape {
  return filled(parsePath(data), colour);
}

export function line(data: string, colour = "#5b4a3f"): SourceShape {
  return { kind: "line", path: parsePath(data), colour };
}

const filled = (path: Path, colour: string): SourceShape => ({ kind: "area", path, colour });

const circle = parsePath("M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z");

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
): SourceShape {
  return filled(transformPath(circle, [n(rx), 0, 0, n(ry), n(cx), n(cy)]), colour);
}

export function rectangle({ x, y, width, height }: Box, colour: string): SourceShape {
  const [left, top, right, bottom] = [x, y, x + width, y + height];
  return polygon(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    colour,
  );
}

export function polygon(
  points: readonly (readonly [number, number])[],
  colour: string,
): SourceShape {
  const path = points.map(([x, y], i): Path[number] => [i === 0 ? "M" : "L", n(x), n(y)]);
  return filled([...path, ["Z"]], colour);
}

/** A closed curve through points (Catmull-Rom as cubics). */
export function blob(points: readonly (readonly [number, number])[], colour: string): SourceShape {
  return filled([...through(points, true), ["Z"]], colour);
}

/** A smooth curve through points. */
export function through(points: readonly (readonly [number, number])[], closed: boolean): Path {
  const at = (index: number) =>
    closed
      ? points[(index + points.length) % points.length]!
      : points[Math.min(Math.max(index, 0), points.length - 1)]!;
  const [x0, y0] = at(0);
  const path: Path = [["M", n(x0), n(y0)]];
  const steps = closed ? points.length : points.length - 1;
  for (let i = 0; i < steps; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.push([
      "C",
      n(from[0] + (to[0] - before[0]) / 6),
      n(from[1] + (to[1] - before[1]) / 6),
      n(to[0] - (after[0] - from[0]) / 6),
      n(to[1] - (after[1] - from[1]) / 6),
      n(to[0]),
      n(to[1]),
    ]);
  }
  return path;
}

/** Land below a smooth skyline; it reaches down to `bottom`. */
export function land(
  points: readonly (readonly [number, number])[],
  bottom: number,
  colour: string,
): SourceShape {
  const [first, last] = [points[0]!, points.at(-1)!];
  const foot: Path = [["L", n(last[0]), n(bottom)], ["L", n(first[0]), n(bottom)], ["Z"]];
  return filled([...through(points, false), ...foot], colour);
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
