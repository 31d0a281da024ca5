/** A border round the page: the things asked for, or motifs, and a line inside it. */
import { transformPath } from "../../artwork/path.ts";
import type { MotifName } from "../../draw/patterns/motifs.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Box, SceneItem, SubjectId } from "../../types.ts";
import { motifShapes, motifsLike, type Tones } from "../letters/motif-shapes.ts";
import { placedShapes } from "../page/place.ts";
import { rectangle } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { drawingIn } from "../sheets/arrange.ts";

/** Shares of the page's shorter side, by richness. */
const depth = [0.17, 0.135, 0.125, 0.115];
const inset = 0.022;
/** So many things stand around a page that is not for grown-ups, by richness: what is within is colored, too. */
const mostAround = [8, 16, 28, Number.POSITIVE_INFINITY];
/** Of a cell, so that neighbours stay apart. */
const filled = 0.84;
const motifs: readonly [MotifName, MotifName, MotifName][] = [
  ["flower", "leaf", "daisy"],
  ["heart", "flower", "starInRing"],
  ["daisy", "heart", "flower"],
];
const tones: Tones = ["#fdf3df", "#f0a7b5", "#f6d28a"];

/** What is left of the page inside a border. */
function insideBorder({ width, height, unit, richness }: Stage): Box {
  const edge = Math.round((inset + depth[richness]!) * unit);
  return { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** @param inside composes what stands within on a smaller page of its own */
export function composeBordered(
  things: readonly SubjectId[],
  stage: Stage,
  inside: (stage: Stage) => readonly SceneItem[],
): SceneItem[] {
  const { x, y, width, height } = insideBorder(stage);
  const smaller = {
    ...stage,
    width,
    height,
    unit: Math.min(width, height),
    groundY: (stage.groundY * height) / stage.height,
    horizonY: (stage.horizonY * height) / stage.height,
  };
  return [...border(things, stage), ...inside(smaller).map((item) => moved(item, x, y))];
}

function moved(item: SceneItem, dx: number, dy: number): SceneItem {
  const box = { ...item.box, x: item.box.x + dx, y: item.box.y + dy };
  if (item.kind === "artwork") return { ...item, box };
  const shapes = item.shapes.map((shape) => ({
    ...shape,
    path: transformPath(shape.path, [1, 0, 0, 1, dx, dy]),
  }));
  return { ...item, box, shapes };
}

/** @param things in turn; none: motifs */
function border(things: readonly SubjectId[], stage: Stage): SceneItem[] {
  const inner = placedShapes(
    "border",
    { en: "border", zh: "边框" },
    [rectangle(insideBorder(stage), "#ffffff")],
    "support",
  );
  const [main, second, corner] = motifs[stage.random.index(motifs.length)]!;
  const items = cellsAround(stage).map(({ cell, isCorner, place }) => {
    const id = `border-${place + 1}`;
    // On rich pages every other cell has a motif.
    const step = stage.richness < 2 ? 1 : 2;
    const thing = place % step === 0 ? things[(place / step) % things.length] : undefined;
    const own = isCorner ? corner : place % 2 === 0 ? main : second;
    const motif = thing ? motifsLike[thing] : own;
    if (thing && !motif) return { ...drawingIn(thing, cell, true), id, role: "support" as const };
    const radius = cell.width / 2;
    const room = { x: cell.x + radius, y: cell.y + radius, radius };
    const name = thing ? subjectById(thing).name : { en: "pattern", zh: "花纹" };
    return placedShapes(id, name, motifShapes(motif!, room, tones), "support");
  });
  return [inner, ...items];
}

interface Cell {
  cell: Box;
  isCorner: boolean;
  /** From the upper left corner clockwise. */
  place: number;
}

/** Cells of about the same size all round the page. */
function cellsAround({ width, height, unit, richness }: Stage): Cell[] {
  const side = depth[richness]! * unit;
  const [across, down] = [width - 2 * inset * unit, height - 2 * inset * unit];
  const apart = Math.max(side, (2 * (across + down - 2 * side)) / mostAround[richness]!);
  const [columns, rows] = [across, down].map((long) => 1 + Math.round((long - side) / apart)) as [
    number,
    number,
  ];
  const at = (column: number, row: number): Box => {
    // The first and the last lie in the corners.
    const x = inset * unit + (column / (columns - 1)) * (across - side);
    const y = inset * unit + (row / (rows - 1)) * (down - side);
    const margin = ((1 - filled) / 2) * side;
    return { x: x + margin, y: y + margin, width: filled * side, height: filled * side };
  };
  const [right, bottom] = [columns - 1, rows - 1];
  const places = [
    ...Array.from({ length: right }, (_, i) => [i, 0] as const),
    ...Array.from({ length: bottom }, (_, i) => [right, i] as const),
    ...Array.from({ length: right }, (_, i) => [right - i, bottom] as const),
    ...Array.from({ length: bottom }, (_, i) => [0, bottom - i] as const),
  ];
  return places.map(([column, row], place) => ({
    cell: at(column, row),
    isCorner: (column === 0 || column === right) && (row === 0 || row === bottom),
    place,
  }));
}
