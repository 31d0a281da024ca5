/**
 * A thing with a face, as children love their cupcakes and clouds: two eyes, cheeks and a mouth where
 * it has most room for them, and arms and legs where it is lively.
 */
import { fillPolygons, type Grid } from "../draw/fill-polygons.ts";
import { parts } from "../lexicon/parts.ts";
import { distanceInside } from "../quality/distance.ts";
import { Spans } from "../quality/spans.ts";
import type { Box, Face, Path, SourceShape } from "../types.ts";
import { areaOf } from "./clip.ts";
import { closeEyes, eyesOf } from "./close-eyes.ts";
import { outlinesOf, parsePath, pathBounds } from "./path.ts";
import { showMood } from "./show-mood.ts";
import { overlap, subpaths } from "./split-islands.ts";

/** Cells along the longer side of a thing. */
const cells = 96;
/** What is smaller, as a share of the thing's box, makes way for the face. */
const minor = 0.045;
/** The least and the widest face, as shares of the longer side. */
const least = 0.09;
const widest = 0.3;
const ink = "#23202a";

/** Where the face is, and how far from its middle the room for it ends. */
interface Place {
  x: number;
  y: number;
  radius: number;
  /** Index of the shape that it is on. */
  host: number;
}

/** The same shapes where there is no room for a face. */
export function giveFace(shapes: readonly SourceShape[], face: Face): SourceShape[] {
  const outline = outlineOf(shapes);
  const place = hasEyes(shapes) ? undefined : placeFor(shapes, outline.grid);
  const faced = place
    ? [...cleared(shapes, place), ...faceAt(place, face)]
    : withMood(shapes, face);
  return face === "lively" ? [...limbsOf(outline, place?.y), ...faced] : faced;
}

/** Two of a size at one height; the seeds of a melon are more, or all over it. */
function hasEyes(shapes: readonly SourceShape[]): boolean {
  if (shapes.some(({ part }) => part === parts.eye)) return true;
  const [one, other, ...more] = eyesOf(shapes);
  if (!one || !other || more.length > 0) return false;
  return Math.abs(one.y - other.y) < 0.4 * one.height && one.width < 1.5 * other.width;
}

function withMood(shapes: readonly SourceShape[], face: Face): SourceShape[] {
  if (face === "sleepy") return closeEyes(shapes);
  return face === "happy" || face === "lively" ? [...shapes] : showMood(shapes, face);
}

/** Which cells a thing covers. */
interface Outline {
  grid: Grid;
  covered: Uint8Array;
  box: Box;
}

function outlineOf(shapes: readonly SourceShape[]): Outline {
  const box = pathBounds(...shapes.map(({ path }) => path));
  const side = Math.max(box.width, box.height) / cells;
  const [columns, rows] = [Math.ceil(box.width / side), Math.ceil(box.height / side)];
  const grid = { x: box.x, y: box.y, side, columns, rows };
  const covered = new Uint8Array(columns * rows);
  for (const { kind, path } of shapes) if (kind === "area") paint(path, grid, covered, 1);
  return { grid, covered, box };
}

function paint(path: Path, grid: Grid, onto: Uint8Array | Int32Array, value: number): void {
  const spans = new Spans();
  fillPolygons(outlinesOf(path, grid.side / 4), grid, spans);
  const { ends } = spans;
  for (let i = 0; i < ends.length; i += 2) onto.fill(value, ends[i]!, ends[i + 1]!);
}

/** The roomiest place, and of several alike the one nearest to the middle; none where all are too small. */
function placeFor(shapes: readonly SourceShape[], grid: Grid): Place | undefined {
  const { columns, rows, side } = grid;
  const top = new Int32Array(columns * rows).fill(-1);
  const whole = columns * rows * side ** 2;
  shapes.forEach(({ kind, path }, at) => {
    if (kind === "area" && areaOf(path, side) > minor * whole) paint(path, grid, top, at);
  });
  let best: (Place & { worth: number }) | undefined;
  for (const host of new Set(top)) {
    if (host < 0) continue;
    const room = distanceInside(
      top.map((shape) => (shape === host ? 1 : 0)),
      columns,
    );
    for (let at = 0; at < room.length; at++) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      // Beyond the box there is no room.
      const toEdge = Math.min(column, row, columns - 1 - column, rows - 1 - row) + 0.5;
      const radius = Math.min(room[at]! / 3, toEdge) * side;
      const aside = Math.abs((2 * column) / columns - 1);
      const worth = radius * (1 - 0.25 * aside) * (1 + (0.12 * row) / rows);
      if (best && worth <= best.worth) continue;
      const [x, y] = [grid.x + (column + 0.5) * side, grid.y + (row + 0.5) * side];
      best = { x, y, radius, host, worth };
    }
  }
  if (!best || best.radius < least * cells * side) return undefined;
  return { ...best, radius: Math.min(best.radius, widest * cells * side) };
}

/** Without the seeds and sprinkles where the face will be. */
function cleared(shapes: readonly SourceShape[], { x, y, radius, host }: Place): SourceShape[] {
  const face = { x: x - radius, y: y - 0.45 * radius, width: 2 * radius, height: 0.95 * radius };
  const isOff = (path: Path) => !overlap(pathBounds(path), face);
  return shapes.flatMap((shape, at) => {
    if (at <= host) return [shape];
    const path = subpaths(shape.path).filter(isOff).flat();
    return path.length > 0 ? [{ ...shape, path }] : [];
  });
}

function faceAt({ x, y, radius: r }: Place, face: Face): SourceShape[] {
  const at = (across: number, down: number) => `${x + across * r} ${y + down * r}`;
  const mark = (data: string) => line(data, 0.09 * r);
  const bow = (across: number, down: number, reach: number, deep: number) =>
    mark(`M${at(across - reach, down)}Q${at(across, down + deep)} ${at(across + reach, down)}`);
  const spot = (across: number, down: number, rx: number, ry: number, colour: string) =>
    ellipse(x + across * r, y + down * r, rx * r, ry * r, colour);
  const eyes = [-0.46, 0.46].map((across) => ({
    ...(face === "sleepy" ? bow(across, -0.06, 0.17, 0.2) : spot(across, -0.08, 0.13, 0.18, ink)),
    part: parts.eye,
  }));
  const cheeks = [-0.76, 0.76].map((across) => ({
    ...spot(across, 0.22, 0.14, 0.1, "#f7a8b8"),
    part: parts.cheek,
    telling: false,
    detail: true,
  }));
  const [outer, inner] = face === "angry" ? [-0.46, -0.3] : [-0.34, -0.48];
  const brows =
    face === "angry" || face === "scared"
      ? [-1, 1].map((side) => mark(`M${at(0.7 * side, outer)}L${at(0.26 * side, inner)}`))
      : [];
  const mouth =
    face === "surprised" || face === "scared"
      ? spot(0, 0.3, 0.12, 0.15, "#c05a5a")
      : face === "sad" || face === "angry"
        ? bow(0, 0.34, 0.22, -0.26)
        : bow(0, 0.14, face === "sleepy" ? 0.14 : 0.26, 0.36);
  return [...cheeks, ...eyes, ...brows, { ...mouth, part: parts.mouth }];
}

/** Behind the thing: one arm up, one down, and legs with shoes on. */
function limbsOf({ grid, covered, box }: Outline, faceY: number | undefined): SourceShape[] {
  const { columns, rows, side } = grid;
  const long = 0.26 * Math.max(box.width, box.height);
  const height = faceY ?? box.y + 0.5 * box.height;
  const row = Math.min(rows - 1, Math.round((height - box.y) / side) + 4);
  const across = [...covered.subarray(row * columns, (row + 1) * columns)];
  const cellAt = (toX: number, toY: number) => {
    const [column, line] = [Math.floor((toX - box.x) / side), Math.floor((toY - box.y) / side)];
    return column < 0 || column >= columns ? -1 : line * columns + column;
  };
  const stick = (data: string) => line(data, 0.1 * long);
  const arm = (column: number, out: -1 | 1, up: number): SourceShape[] => {
    const [x, y] = [box.x + (column + 0.5) * side, box.y + (row + 0.5) * side];
    const handX = x + out * 0.75 * long;
    const isHidden = covered[cellAt(handX, y - up * long)] === 1;
    const handY = isHidden ? y + up * long : y - up * long;
    return [
      stick(
        `M${x - out * 2 * side} ${y}Q${x + out * 0.55 * long} ${y + 0.1 * long} ${handX} ${handY}`,
      ),
      { ...ellipse(handX, handY, 0.2 * long, 0.2 * long, "#ffffff"), part: parts.hand },
    ];
  };
  const leg = (out: -1 | 1): SourceShape[] => {
    const column = Math.floor(columns / 2 + out * 0.15 * columns);
    let foot = rows - 1;
    while (foot > 0 && covered[foot * columns + column] === 0) foot--;
    const [x, y] = [box.x + (column + 0.5) * side, box.y + (foot + 0.5) * side];
    const end = box.y + box.height + 0.75 * long;
    const shoe = ellipse(x + out * 0.14 * long, end, 0.32 * long, 0.17 * long, "#e8685f");
    return [stick(`M${x} ${y - 2 * side}V${end}`), { ...shoe, part: parts.shoe }];
  };
  return [
    ...arm(across.indexOf(1), -1, 0.75),
    ...arm(across.lastIndexOf(1), 1, -0.45),
    ...leg(-1),
    ...leg(1),
  ];
}

function line(data: string, strokeWidth: number): SourceShape {
  return { kind: "line", path: parsePath(data), colour: ink, strokeWidth, telling: true };
}

function ellipse(x: number, y: number, rx: number, ry: number, colour: string): SourceShape {
  const half = (to: number) => `A${rx} ${ry} 0 0 1 ${to} ${y}`;
  const path = parsePath(`M${x - rx} ${y}${half(x + rx)}${half(x - rx)}Z`);
  return { kind: "area", path, colour, telling: true };
}
