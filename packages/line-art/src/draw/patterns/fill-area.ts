/**
 * Motifs in rows over one white area. Each is set only where there is room for it between the lines,
 * so nothing is cut, no sliver is left, and every piece is closed by its own outline.
 */
import { type Point, transformPath } from "../../artwork/path.ts";
import type { DrawnShape, Scene, SceneItem } from "../../types.ts";
import type { Grid } from "../fill-polygons.ts";
import { patternLine } from "../line-width.ts";
import type { Pattern } from "./choose-pattern.ts";
import type { Face } from "./faces.ts";
import { type MotifName, motifs } from "./motifs.ts";
import { type Disc, stringOfDiscs } from "./string-of-discs.ts";
import { tonesOf } from "./tones.ts";

/** In page units. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Radius of the largest circle inside, less a margin, and its middle. */
  reach: number;
  middle: Point;
}

export interface CalmArea {
  grid: Grid;
  /** Region of each cell of the grid, and the one that this is. */
  labels: Int32Array;
  label: number;
  /** How many cells it has. */
  size: number;
  /** Three times the distance of each cell to the nearest line, in cells. */
  depth: Uint16Array;
  box: Bounds;
  /** Patterns keep away from these. */
  faces: readonly Face[];
  /** So much along its edge is taken, in page units. */
  inset?: number;
}

interface Layout {
  /** Of a motif, as a share of the page's shorter side. */
  radius: number;
  /** From one motif to the next and from row to row, in radii. */
  stepX: number;
  stepY: number;
  /** Between neighbours, in lines. */
  gap: number;
  spreadX: number;
  spreadY: number;
}

/** Where there is room for fewer, one larger motif stands in the middle. */
const fewest = 4;

/** A narrow area with less of it in motifs, by rows, has a string of them. */
const sparse = 0.4;

const touching = { radius: 0.024, gap: 0, spreadX: 1, spreadY: 1 };
const apart = { radius: 0.03, stepX: 2, stepY: 1.8, gap: 1.6, spreadX: 1, spreadY: 1 };
const layouts = {
  bricks: { ...touching, stepX: 2, stepY: 0.92 },
  scales: { ...touching, stepX: 1.9, stepY: 0.95 },
  apart,
  loose: { ...apart, radius: 0.036, spreadX: 1.5, spreadY: 1.25 },
} satisfies Record<string, Layout>;

interface Spot {
  x: number;
  y: number;
  radius: number;
  turn?: number;
  motif: MotifName;
}

/** @returns what is to be drawn over the area; each shape is one more area to color */
export function fillArea(
  scene: Scene,
  area: CalmArea,
  pattern: Pattern,
  shape: DrawnShape | undefined,
  item: SceneItem | undefined,
): DrawnShape[] {
  const line = patternLine(scene);
  const tones = tonesOf(shape?.colour ?? "#dceefb");
  return spotsOf(scene, area, pattern, item).flatMap(({ x, y, radius, turn = 0, motif }) => {
    const [cos, sin] = [radius * Math.cos(turn), radius * Math.sin(turn)];
    return motifs[motif].pieces.map(
      ({ path, tone }): DrawnShape => ({
        path: transformPath(path, [cos, sin, -sin, cos, x, y]),
        fill: "paper",
        stroke: line,
        colour: tones[tone]!,
        item: shape?.item ?? "pattern",
        ...(shape?.part && { part: shape.part }),
      }),
    );
  });
}

function spotsOf(
  scene: Scene,
  area: CalmArea,
  { motif: wishedMotif, isLoose }: Pattern,
  item: SceneItem | undefined,
): Spot[] {
  const { box } = area;
  const line = patternLine(scene);
  // Where the wished one has no room, rings may.
  const motif =
    box.reach - (area.inset ?? 0) > motifs[wishedMotif].least * line ? wishedMotif : "rings";
  const kind = layoutOf(motif, isLoose);
  const { radius, stepX, stepY, gap, spreadX, spreadY } = layouts[kind];
  const least = motifs[motif].least * line;
  const span = Math.min(box.right - box.left, box.bottom - box.top);
  const most = Math.max(least, Math.min(Math.min(scene.width, scene.height) * radius, span * 0.22));
  const isTurning = /leaf|sprig|paisley|heart/.test(motif) && item?.kind !== "artwork";
  const isGround =
    item?.kind === "shapes" && /hill|grass|ground|sand|field|snow/.test(item.name.en);
  const room = (x: number, y: number) => roomAt(area, x, y, (area.inset ?? 0) + 2.2 * line);
  const small = 4.6 * line;

  const at = (x: number, y: number, wish: number, turn: number, pace: number): Spot[] => {
    switch (kind) {
      case "bricks": {
        const [w, h] = [wish * 0.96, wish * 0.46];
        const fits = [-1, -0.5, 0, 0.5, 1].every(
          (k) => room(x + k * w, y - h) > 0 && room(x + k * w, y + h) > 0,
        );
        return fits ? [{ x, y, radius: wish, motif }] : [];
      }
      case "scales":
        return room(x, y) >= wish ? [{ x, y, radius: wish, motif }] : [];
      case "apart": {
        const free = room(x, y);
        if (free >= least) return [{ x, y, radius: Math.min(wish, free), turn, motif }];
        if (free <= small) return [];
        return [
          { x, y, radius: Math.min(free, Math.max(small, 0.42 * wish)), turn, motif: "bubble" },
        ];
      }
      case "loose": {
        const free = room(x, y);
        const between = { x: x + pace / 2, y, radius: Math.min(wish * 0.3, 5 * line) };
        return [
          ...(free >= least ? [{ x, y, radius: Math.min(wish, free), turn, motif }] : []),
          ...(room(between.x, y) > 5 * line ? [{ ...between, motif: "bubble" as const }] : []),
        ];
      }
    }
  };

  const spots: Spot[] = [];
  let row = 0;
  for (let y = box.top + most * 0.6; y < box.bottom; row++) {
    // Land comes nearer towards the lower edge.
    const nearness = isGround ? 0.72 + (0.5 * y) / scene.height : 1;
    const wish = Math.max(least, most * nearness);
    const pace = (wish * stepX + gap * line) * spreadX;
    const shift = row % 2 === 0 ? 0 : pace / 2;
    // From the middle to both sides, so that what is symmetric stays so.
    const middle = (box.left + box.right) / 2 + shift;
    const left = middle - Math.floor((middle - box.left) / pace) * pace;
    for (let x = left; x < box.right; x += pace) {
      const turn = isTurning ? ((row * 2 + Math.round(x / pace)) % 5) * 0.5 - 1 : 0;
      spots.push(...at(x, y, wish, turn, pace));
    }
    y += (wish * stepY + gap * line) * spreadY;
  }
  if (kind === "apart" && !isGround && areaOf(spots) < sparse * area.size * area.grid.side ** 2) {
    const isRightHalf =
      item !== undefined && box.left + box.right > 2 * item.box.x + item.box.width;
    const discs = stringed(area, { least: small, most, gap: gap * line, room }, isRightHalf);
    if (discs.length >= fewest)
      return discs.map((disc) => ({ ...disc, motif: disc.radius >= least ? motif : "bubble" }));
  }
  // Two rings side by side look like a snout.
  const [x, y] = box.middle;
  const free = room(x, y);
  if (spots.length < fewest && free > least)
    return [{ x, y, radius: Math.min(free, 1.4 * most), motif }];
  return spots;
}

const areaOf = (spots: readonly Spot[]) =>
  spots.reduce((sum, { radius }) => sum + Math.PI * radius ** 2, 0);

/** @param fromRight the right wing is strung from its right, as the left one is from its left */
function stringed(
  area: CalmArea,
  how: { least: number; most: number; gap: number; room(x: number, y: number): number },
  fromRight: boolean,
): Disc[] {
  const { box, grid, labels, label } = area;
  const spots: Disc[] = [];
  for (let row = Math.floor(box.top / grid.side); row * grid.side < box.bottom; row++)
    for (let column = Math.floor(box.left / grid.side); column * grid.side < box.right; column++) {
      if (labels[row * grid.columns + column] !== label) continue;
      const [x, y] = [(column + 0.5) * grid.side, (row + 0.5) * grid.side];
      const radius = how.room(x, y);
      if (radius >= how.least) spots.push({ x, y, radius });
    }
  return stringOfDiscs(fromRight ? spots.toSorted((a, b) => a.y - b.y || b.x - a.x) : spots, how);
}

function layoutOf(motif: MotifName, isLoose: boolean | undefined): keyof typeof layouts {
  if (motif === "brick") return "bricks";
  if (motif === "scale") return "scales";
  return isLoose ? "loose" : "apart";
}

/** Radius of the circle round a spot that is free of lines and faces, a margin away from them. */
export function roomAt(area: CalmArea, x: number, y: number, margin: number): number {
  const { columns, side } = area.grid;
  const column = Math.floor(x / side);
  if (column < 0 || column >= columns) return 0;
  return roomIn(area, Math.floor(y / side) * columns + column, x, y) - margin;
}

/** The same where the cell of the spot is known. */
export function roomIn(
  { grid: { side }, labels, label, depth, faces }: CalmArea,
  cell: number,
  x: number,
  y: number,
): number {
  if (labels[cell] !== label) return 0;
  let free = (depth[cell]! / 3 - 1) * side;
  for (const face of faces) {
    const away = Math.sqrt((x - face.x) ** 2 + (y - face.y) ** 2);
    free = Math.min(free, away - face.radius);
  }
  return free;
}
