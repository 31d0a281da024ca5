/** What sheets are put together from: drawings fitted into cells, and arrows between them. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { type Point, pathBounds, transformPath } from "../../artwork/path.ts";
import { drawingOf, subjectById } from "../../lexicon/subjects.ts";
import type { Box, PlacedArtwork, PlacedShapes, SourceShape, SubjectId } from "../../types.ts";
import { artworkIn, placedShapes } from "../page/place.ts";
import { polygon } from "../page/shapes.ts";
import { innerBox, type Stage } from "../page/stage.ts";

/** As large as fits, in the middle of the cell. */
export function drawingIn(id: SubjectId, cell: Box, plain: boolean): PlacedArtwork {
  const artwork = drawingOf(subjectById(id), plain);
  const { box } = loadArtwork(artwork);
  const scale = Math.min(cell.width / box.width, cell.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const place = {
    x: cell.x + (cell.width - width) / 2,
    y: cell.y + (cell.height - height) / 2,
    width,
    height,
  };
  return { ...artworkIn(place, id, artwork, "hero"), id: `${id}-${Math.round(cell.x)}` };
}

/** A broad arrow around a point. @param angle in radians, 0 to the right, clockwise */
export function arrow(
  id: string,
  x: number,
  y: number,
  length: number,
  angle: number,
): PlacedShapes {
  const points = [
    [-0.5, -0.16],
    [0.06, -0.16],
    [0.06, -0.36],
    [0.5, 0],
    [0.06, 0.36],
    [0.06, 0.16],
    [-0.5, 0.16],
  ].map(([along = 0, across = 0]) => {
    const [a, b] = [along * length, across * length];
    return [
      x + a * Math.cos(angle) - b * Math.sin(angle),
      y + a * Math.sin(angle) + b * Math.cos(angle),
    ] as const;
  });
  return placedShapes(id, { en: "arrow", zh: "箭头" }, [polygon(points, "#f6c945")], "support");
}

/** Without it the sheet would not explain itself. */
export function telling(shape: SourceShape): SourceShape {
  return { ...shape, telling: true };
}

/** A square cell around a point. */
export function cellAt(x: number, y: number, size: number): Box {
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** Within the border that a complex page may have. */
export function sheetBox(stage: Stage): Box {
  const { x, y, width, height } = innerBox(stage);
  const border = stage.difficulty === "complex" ? 0.04 * stage.unit : 0;
  return { x: x + border, y: y + border, width: width - 2 * border, height: height - 2 * border };
}

/** What an empty place in the last row counts, against cells that are not square. */
const emptiness = 0.5;

/**
 * So many cells all over a room, row by row, as nearly square as they can be; the last row in its middle.
 * @param foot how much of a cell's height words below take
 */
export function cellsOf(count: number, room: Box, foot = 0): Box[] {
  const cost = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const shape = Math.log(room.width / columns / Math.max(1, room.height / rows - foot));
    return Math.abs(shape) + emptiness * (columns * rows - count);
  };
  const columns = Array.from({ length: count }, (_, place) => place + 1).reduce((best, one) =>
    cost(one) < cost(best) ? one : best,
  );
  const rows = Math.ceil(count / columns);
  const [width, height] = [room.width / columns, room.height / rows];
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = room.x + (room.width - inRow * width) / 2;
    return { x: left + (place % columns) * width, y: room.y + row * height, width, height };
  });
}

/** A box without so much of its width and height all round. */
export const inset = ({ x, y, width, height }: Box, share: number): Box => ({
  x: x + share * width,
  y: y + share * height,
  width: (1 - 2 * share) * width,
  height: (1 - 2 * share) * height,
});

/** A drawing in the middle of a room, and where its spots are there. */
export function fitted(shapes: readonly SourceShape[], room: Box, share = 1) {
  const tight = pathBounds(...shapes.map(({ path }) => path));
  const scale = share * Math.min(room.width / tight.width, room.height / tight.height);
  const [width, height] = [tight.width * scale, tight.height * scale];
  const [x, y] = [room.x + (room.width - width) / 2, room.y + (room.height - height) / 2];
  const [dx, dy] = [x - scale * tight.x, y - scale * tight.y];
  const placed = shapes.map((shape): SourceShape => {
    const path = transformPath(shape.path, [scale, 0, 0, scale, dx, dy]);
    return shape.detail ? { ...shape, path } : telling({ ...shape, path });
  });
  const spot = ([across, down]: readonly [number, number]): Point => [
    scale * across + dx,
    scale * down + dy,
  ];
  return { placed, box: { x, y, width, height }, spot };
}
