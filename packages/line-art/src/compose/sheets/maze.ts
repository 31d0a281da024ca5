/** A maze with one way through it, from who is to go to what is to be found. */
import type { Box, SceneItem, SourceShape, SubjectId } from "../../types.ts";
import { placedShapes } from "../page/place.ts";
import { line } from "../page/shapes.ts";
import type { Stage } from "../page/stage.ts";
import { drawingIn, sheetBox, telling } from "./arrange.ts";
import { type MazeCells, mazeCells } from "./maze-cells.ts";

/** Cells along the shorter side of the maze, by richness of the page. */
const cellsAlong = [4, 6, 9, 12] as const;
/** Of the longer side, for those at the entrance and again for those at the exit. */
const strip = 0.26;

/** The way in is beside the first cell, the way out beside the last one. */
export function composeMaze(from: SubjectId, to: readonly SubjectId[], stage: Stage): SceneItem[] {
  const { width, height, richness, random } = stage;
  const page = sheetBox(stage);
  const isWide = width > height;
  const [long, short] = isWide ? [page.width, page.height] : [page.height, page.width];
  const room = long * (1 - 2 * strip);
  const cell = Math.min(room, short) / cellsAlong[richness]!;
  const [along, across] = [Math.floor(room / cell + 0.01), Math.floor(short / cell + 0.01)];
  const cells = mazeCells(isWide ? along : across, isWide ? across : along, random);
  const box = {
    x: (width - cells.columns * cell) / 2,
    y: (height - cells.rows * cell) / 2,
    width: cells.columns * cell,
    height: cells.rows * cell,
  };
  const walls = wallsOf(cells, isWide).map(([x1, y1, x2, y2]) =>
    telling(
      line(`M${box.x + x1 * cell} ${box.y + y1 * cell}L${box.x + x2 * cell} ${box.y + y2 * cell}`),
    ),
  ) satisfies SourceShape[];
  const place = { box, page, isWide };
  return [
    placedShapes("maze", { en: "maze", zh: "迷宫" }, walls, "hero"),
    ...inStrip([from], place, "start"),
    ...inStrip(to, place, "end"),
  ];
}

/** Along the edge of the maze, next to its opening. */
function inStrip(
  ids: readonly SubjectId[],
  { box, page, isWide }: { box: Box; page: Box; isWide: boolean },
  at: "start" | "end",
): SceneItem[] {
  const isStart = at === "start";
  const deep = isWide ? box.x - page.x : box.y - page.y;
  const size = 0.86 * deep;
  const free = (deep - size) / 2;
  return ids.map((id, place) => {
    const along = place * (size + free);
    const cell = isWide
      ? {
          x: isStart ? page.x : box.x + box.width + 2 * free,
          y: isStart ? box.y + along : box.y + box.height - size - along,
        }
      : {
          x: isStart ? box.x + along : box.x + box.width - size - along,
          y: isStart ? page.y : box.y + box.height + 2 * free,
        };
    const drawing = drawingIn(id, { ...cell, width: size, height: size }, true);
    return { ...drawing, id: `${at}-${place + 1}` };
  });
}

/** Ends of the walls, in cells; those in a row are one. */
function wallsOf({ columns, rows, right, below }: MazeCells, isWide: boolean): Wall[] {
  const isEntrance = (across: number, along: number) => across === 0 && along === 0;
  const isExit = (across: number, along: number, far: number, last: number) =>
    across === far && along === last;
  const lying = Array.from({ length: rows + 1 }, (_, y) =>
    runs(columns, (x) => {
      if (!isWide && (isEntrance(y, x) || isExit(y, x, rows, columns - 1))) return false;
      return y === 0 || y === rows || !below[(y - 1) * columns + x];
    }).map(([from, to]): Wall => [from, y, to, y]),
  );
  const standing = Array.from({ length: columns + 1 }, (_, x) =>
    runs(rows, (y) => {
      if (isWide && (isEntrance(x, y) || isExit(x, y, columns, rows - 1))) return false;
      return x === 0 || x === columns || !right[y * columns + x - 1];
    }).map(([from, to]): Wall => [x, from, x, to]),
  );
  return [...lying, ...standing].flat();
}

type Wall = readonly [x1: number, y1: number, x2: number, y2: number];

/** Where it holds one after the other, from the first to behind the last. */
function runs(count: number, holds: (place: number) => boolean): [number, number][] {
  const found: [number, number][] = [];
  for (let place = 0; place < count; place++) {
    if (!holds(place)) continue;
    const last = found.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}
