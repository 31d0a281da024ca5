/** Stickers: small shapes with a white rim, as polygons around (0, 0) that reach from -1 to 1. */
import { type Color, white } from "../color.ts";
import type { Sticker, StickerName } from "./mark.ts";
import type { Pass, Polygon } from "./passes.ts";

/** A closed curve given by its radius at each angle (0 is up, clockwise). */
function polar(radius: (angle: number) => number, steps = 120): number[] {
  const points: number[] = [];
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    points.push(radius(angle) * Math.sin(angle), -radius(angle) * Math.cos(angle));
  }
  return points;
}

/** A closed curve through x(t), y(t) for t from 0 to 1. */
function curve(at: (t: number) => readonly [number, number], steps = 120): number[] {
  return Array.from({ length: steps }, (_, step) => at(step / steps)).flat();
}

const circle = (x: number, y: number, r: number, stretch = 1) =>
  curve((t) => [x + r * stretch * Math.cos(2 * Math.PI * t), y + r * Math.sin(2 * Math.PI * t)]);

function star(): number[] {
  return polar((angle) => {
    const ray = Math.abs((((((angle / (2 * Math.PI)) * 5) % 1) + 1) % 1) - 0.5) * 2;
    return 0.45 + 0.53 * ray ** 1.6;
  });
}

function heart(): number[] {
  return curve((t) => {
    const a = 2 * Math.PI * t;
    const y = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [(16 * Math.sin(a) ** 3) / 17, -(y + 2.5) / 17];
  });
}

function drop(): number[] {
  return curve((t) => {
    const a = 2 * Math.PI * t;
    return [0.62 * Math.sin(a) * Math.sin(a / 2) ** 1.5, -0.95 * Math.cos(a)];
  });
}

/** A circle with another cut out of it; the angles are those at which the two meet. */
function moon(): number[] {
  const [outerAngle, innerAngle] = [0.853, 1.266];
  const arc = (x: number, r: number, from: number, to: number) =>
    curve((t) => {
      const angle = from + (to - from) * t;
      return [x + r * Math.cos(angle), r * Math.sin(angle)];
    });
  return [
    ...arc(0.1, 0.95, outerAngle, 2 * Math.PI - outerAngle),
    ...arc(0.5, 0.75, 2 * Math.PI - innerAngle, innerAngle),
  ];
}

function leaf(): number[] {
  return curve((t) => {
    const a = 2 * Math.PI * t;
    const side = Math.sin(a) * (0.62 - 0.2 * Math.cos(a));
    return [side * 0.8 + Math.cos(a) * 0.5, -Math.cos(a) * 0.75 + side * 0.5];
  });
}

interface Shape {
  parts: number[][];
  /** Drawn in a darker tone of the color. */
  marks?: number[][];
}

const shapes: Record<StickerName, () => Shape> = {
  star: () => ({ parts: [star()] }),
  heart: () => ({ parts: [heart()], marks: [] }),
  flower: () => ({
    parts: [polar((angle) => 0.68 + 0.28 * Math.cos(angle * 6))],
    marks: [circle(0, 0, 0.26)],
  }),
  moon: () => ({ parts: [moon()] }),
  leaf: () => ({ parts: [leaf()] }),
  drop: () => ({ parts: [drop()] }),
  bow: () => ({
    parts: [circle(-0.5, 0, 0.42, 1.05), circle(0.5, 0, 0.42, 1.05)],
    marks: [circle(0, 0, 0.22)],
  }),
  paw: () => ({
    parts: [
      circle(0, 0.34, 0.42, 1.2),
      circle(-0.68, -0.12, 0.22),
      circle(-0.26, -0.6, 0.24),
      circle(0.26, -0.6, 0.24),
      circle(0.68, -0.12, 0.22),
    ],
  }),
};

const rim = 1.16;

export function shapeOf({ sticker, color, size, x, y }: Sticker): Pass[] {
  const { parts, marks = [] } = shapes[sticker]();
  const pass = (outline: number[], scale: number, tone: Color): Pass => ({
    outline: placed(outline, x, y, (size / 2) * scale),
    color: tone,
    opacity: 1,
    texture: "smooth",
    multiplies: false,
  });
  return [
    ...parts.map((part) => pass(grown(part, rim - 1), 1 / rim, white)),
    ...parts.map((part) => pass(part, 1 / rim, color)),
    ...marks.map((mark) => pass(mark, 1 / rim, darker(color))),
  ];
}

/** The outline moved outwards by `by`, away from its own middle. */
function grown(outline: number[], by: number): number[] {
  let [cx, cy] = [0, 0];
  for (let i = 0; i < outline.length; i += 2) {
    cx += outline[i]! / (outline.length / 2);
    cy += outline[i + 1]! / (outline.length / 2);
  }
  return outline.map((value, index) => {
    const dx = outline[index & ~1]! - cx;
    const dy = outline[index | 1]! - cy;
    return value + (by * (index & 1 ? dy : dx)) / Math.max(0.01, Math.hypot(dx, dy));
  });
}

function placed(outline: number[], x: number, y: number, scale: number): Polygon {
  return Float32Array.from(outline, (value, index) => (index & 1 ? y : x) + value * scale);
}

function darker(color: Color): Color {
  const part = (channel: number) => Math.round(channel * 0.68);
  return (part(color >> 16) << 16) | (part((color >> 8) & 255) << 8) | part(color & 255);
}
