/** What sheets are put together from: drawings fitted into cells, and arrows between them. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Box, PlacedArtwork, PlacedShapes, SourceShape, SubjectId } from "../../types.ts";
import { placedShapes } from "../place.ts";
import { polygon } from "../shapes.ts";
import { innerBox, type Stage } from "../stage.ts";

/** As large as fits, in the middle of the cell. */
export function drawingIn(id: SubjectId, cell: Box, plain: boolean): PlacedArtwork {
  const subject = subjectById(id);
  const artwork = plain && subject.simple ? subject.simple : subject.artwork;
  const { box } = loadArtwork(artwork);
  const scale = Math.min(cell.width / box.width, cell.height / box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    kind: "artwork",
    id: `${id}-${Math.round(cell.x)}`,
    subject: id,
    name: subject.name,
    role: "hero",
    artwork,
    box: {
      x: cell.x + (cell.width - width) / 2,
      y: cell.y + (cell.height - height) / 2,
      width,
      height,
    },
    mirrored: false,
    rotation: 0,
  };
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

/** So many cells all over the page, row by row, as nearly square as they can be. */
export function cellsOf(count: number, stage: Stage): Box[] {
  const inner = sheetBox(stage);
  const whole = Array.from({ length: count }, (_, place) => place + 1).filter(
    (columns) => count % columns === 0,
  );
  const uneven = (columns: number) =>
    Math.abs(Math.log(inner.width / columns / (inner.height / (count / columns))));
  const columns = whole.toSorted((one, other) => uneven(one) - uneven(other))[0] ?? 1;
  const [width, height] = [inner.width / columns, (inner.height * columns) / count];
  return Array.from({ length: count }, (_, place) => ({
    x: inner.x + (place % columns) * width,
    y: inner.y + Math.floor(place / columns) * height,
    width,
    height,
  }));
}
