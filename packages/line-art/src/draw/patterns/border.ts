/** Borders just inside the frame, painted over whatever reaches that far. */
import { transformPath } from "../../artwork/path.ts";
import type { Box, Drawing, DrawnShape, Path, Scene } from "../../types.ts";
import { lineWidth, patternLine, thinnestStroke } from "../line-width.ts";
import { type MotifName, motifs } from "./motifs.ts";

/** As shares of the shorter side: from the edge of the page, and how deep borders are. */
const inset = 0.012;
const depth = { plain: 0.074, patterned: 0.058 };

const borders: readonly [MotifName, MotifName][] = [
  ["leaf", "rings"],
  ["diamond", "rings"],
  ["heart", "diamond"],
  ["sprig", "target"],
];
const colours = ["#fdf3df", "#f6d28a", "#f0a7b5", "#cfe3b4"] as const;

/** Which sides of the border would cut what is in this box: those left and right, those above and below. */
export function cutSides({ width, height }: Scene, box: Box, kind: keyof typeof depth) {
  const edge = (inset + depth[kind]) * Math.min(width, height);
  return {
    beside: box.x < edge || box.x + box.width > width - edge,
    above: box.y < edge || box.y + box.height > height - edge,
  };
}

/** Where a border goes all round, or above and below only, or left and right only. */
export interface BorderSides {
  beside: boolean;
  above: boolean;
}

/** Of plain fields, at least so many. */
export function withPlainBorder(
  scene: Scene,
  drawing: Drawing,
  { beside, above }: BorderSides,
  fields: number,
): Drawing {
  const { width, height } = scene;
  const unit = Math.min(width, height);
  const [edge, side] = [inset * unit, depth.plain * unit];
  const stroke = lineWidth(scene, { x: 0, y: 0, width, height }) * thinnestStroke[scene.style];
  const shapes: DrawnShape[] = [];
  const field = (x: number, y: number, w: number, h: number, colour: string) =>
    shapes.push({ path: rectangle(x, y, w, h), fill: "paper", stroke, colour, item: "frame" });
  const [right, bottom] = [width - edge - side, height - edge - side];
  const isRound = beside && above;
  // Corners are fields of their own.
  const start = isRound ? edge + side : edge;
  const each = Math.max(1, isRound ? Math.ceil(fields / 4) - 1 : Math.ceil(fields / 2));
  const [across, down] = [(width - 2 * start) / each, (height - 2 * start) / each];
  for (let i = 0; i < each; i++) {
    const colour = colours[i % 2]!;
    if (above) {
      for (const y of [edge, bottom]) field(start + i * across, y, across, side, colour);
    }
    if (beside) {
      for (const x of [edge, right]) field(x, start + i * down, side, down, colour);
    }
  }
  if (isRound) {
    for (const x of [edge, right])
      for (const y of [edge, bottom]) field(x, y, side, side, colours[2]);
  }
  return { ...drawing, shapes: [...drawing.shapes, ...shapes] };
}

/** Of leaves and flowers. */
export function withBorder(scene: Scene, drawing: Drawing): Drawing {
  const { width, height, seed } = scene;
  const unit = Math.min(width, height);
  const line = patternLine(scene);
  const edge = inset * unit;
  const side = depth.patterned * unit;
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
