/** Where on the page a drawing is, so that words keep off it. */
import { outlinesOf } from "../../artwork/path.ts";
import { fillPolygons, type Grid, strokePolygon } from "../../draw/fill-polygons.ts";
import { Spans } from "../../quality/spans.ts";
import type { Box, SourceShape } from "../../types.ts";
import type { Stage } from "../page/stage.ts";

/** Cells along the longer side of the page. */
const cells = 160;

export class Silhouette {
  readonly #grid: Grid;
  readonly #covered: Uint8Array;

  /** @param line how wide the drawing's lines are */
  constructor(shapes: readonly SourceShape[], { width, height }: Stage, line: number) {
    const side = Math.max(width, height) / cells;
    const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
    this.#grid = { x: 0, y: 0, side, columns, rows };
    this.#covered = new Uint8Array(columns * rows);
    const spans = new Spans();
    for (const { kind, path } of shapes) {
      const polygons = outlinesOf(path, side / 4);
      if (kind === "area") fillPolygons(polygons, this.#grid, spans);
      for (const polygon of polygons)
        strokePolygon(polygon, kind === "area", line, this.#grid, spans);
    }
    spans.setIn(this.#covered);
  }

  isAt(x: number, y: number): boolean {
    const { side, columns, rows } = this.#grid;
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
    const isOnPage = column >= 0 && row >= 0 && column < columns && row < rows;
    return isOnPage && this.#covered[row * columns + column] === 1;
  }

  meets({ x, y, width, height }: Box): boolean {
    const { side } = this.#grid;
    for (let down = y; down < y + height + side; down += side)
      for (let across = x; across < x + width + side; across += side)
        if (this.isAt(Math.min(across, x + width), Math.min(down, y + height))) return true;
    return false;
  }

  /** How much of a line lies on it, in units. */
  lengthWithin([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): number {
    const { side } = this.#grid;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const steps = Math.ceil(length / side);
    let within = 0;
    for (let step = 0; step <= steps; step++) {
      const share = steps === 0 ? 0 : step / steps;
      if (this.isAt(x1 + share * (x2 - x1), y1 + share * (y2 - y1))) within += 1;
    }
    return (within / (steps + 1)) * length;
  }
}
