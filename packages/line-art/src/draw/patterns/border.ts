/** A border of leaves and flowers just inside the frame, painted over whatever reaches that far. */
import { transformPath } from "../../artwork/path.ts";
import type { Box, Drawing, DrawnShape, Path, Scene } from "../../types.ts";
import { patternLine } from "../line-width.ts";
import { type MotifName, motifs } from "./motifs.ts";

const inset = 0.012;
/** Both as shares of the shorter side. */
const depth = 0.058;

const borders: readonly [MotifName, MotifName][] = [
  ["leaf", "rings"],
  ["diamond", "rings"],
  ["heart", "diamond"],
  ["sprig", "target"],
];
const colours = ["#fdf3df", "#f6d28a", "#f0a7b5", "#cfe3b4"] as const;

/** The border would cut what is in this box. */
export function reachesBorder({ width, height }: Scene, box: Box): boolean {
  const edge = (inset + depth) * Math.min(width, height);
  return (
    box.x < edge ||
    box.y < edge ||
    box.x + box.width > width - edge ||
    box.y + box.height > height - edge
  );
}

export function withBorder(scene: Scene, drawing: Drawing): Drawing {
  const { width, height, seed } = scene;
  const unit = Math.min(width, height);
  const line = patternLine(scene);
  const edge = inset * unit;
  const side = depth * unit;
  const [main, corner] = borders[seed % borders.length]!;
  const shapes: DrawnShape[] = [];
  const paint = (path: Path, colour: string) =>
    shapes.push({ path, fill: "paper", stroke: line, colour, item: "frame" });
  const cell = (x: number, y: number, w: number, h: number, motif: MotifName, turn: number) => {
    paint(rectangle(x, y, w, h), colours[0]);
    const radius = side / 2 - 2.6 * line;
    const [cos, sin] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    // As long as its cell allows, along the border.
    const stretch = (Math.max(w, h) / 2 - 2.6 * line) / radius;
    for (const { path, tone } of motifs[motif].pieces) {
      const long = transformPath(path, [1, 0, 0, stretch, 0, 0]);
      paint(transformPath(long, [cos, sin, -sin, cos, x + w / 2, y + h / 2]), colours[tone + 1]!);
    }
  };
  const along = (length: number) => Math.round((length - 2 * (edge + side)) / (side * 1.9));
  const [columns, rows] = [along(width), along(height)];
  const [stepX, stepY] = [
    (width - 2 * (edge + side)) / columns,
    (height - 2 * (edge + side)) / rows,
  ];
  const [right, bottom] = [width - edge - side, height - edge - side];
  for (let i = 0; i < columns; i++) {
    const x = edge + side + i * stepX;
    cell(x, edge, stepX, side, main, Math.PI / 2);
    cell(x, bottom, stepX, side, main, -Math.PI / 2);
  }
  for (let i = 0; i < rows; i++) {
    const y = edge + side + i * stepY;
    cell(edge, y, side, stepY, main, 0);
    cell(right, y, side, stepY, main, Math.PI);
  }
  for (const x of [edge, right]) for (const y of [edge, bottom]) cell(x, y, side, side, corner, 0);
  return { ...drawing, shapes: [...drawing.shapes, ...shapes] };
}

function rectangle(x: number, y: number, width: number, height: number): Path {
  return [
    ["M", x, y],
    ["L", x + width, y],
    ["L", x + width, y + height],
    ["L", x, y + height],
    ["Z"],
  ];
}
