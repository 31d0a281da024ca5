/** The shapes of a thing on a coarse grid that remembers, for each cell, what is on top and right beneath. */
import { outlinesOf, type Point, pathBounds } from "../artwork/path.ts";
import { SpanEnds } from "../quality/span-ends.ts";
import { Spans } from "../quality/spans.ts";
import type { SourceShape } from "../types.ts";
import { fillPolygons, type Grid } from "./fill-polygons.ts";

const maxCells = 400;

/** Shapes painted on a grid, with a margin of one cell. */
export class PaintedShapes implements Grid {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
  /**
   * For each cell, row by row, the shape on top in the upper 16 bits and the one right beneath in the
   * lower, counted from 1; 0 where there is none.
   */
  readonly layers: Int32Array;
  /** Where they may change. */
  readonly ends: SpanEnds;
  /** For each shape where its cells are. */
  readonly #boxes: readonly CellBox[];
  #top: Int16Array | undefined;
  #distance: Uint16Array | undefined;

  /** @param cell wished side of a grid cell, in units; coarser when the drawing is large */
  constructor(shapes: readonly SourceShape[], cell: number) {
    const box = pathBounds(...shapes.map((shape) => shape.path));
    const side = Math.max(cell, Math.max(box.width, box.height) / maxCells);
    this.side = side;
    this.columns = Math.ceil(box.width / side) + 2;
    this.rows = Math.ceil(box.height / side) + 2;
    this.x = box.x - side;
    this.y = box.y - side;
    const layers = new Int32Array(this.columns * this.rows);
    const spanEnds = new SpanEnds(layers.length);
    const spans = new Spans();
    this.#boxes = shapes.map((shape, index) => {
      spans.clear();
      if (shape.kind === "area") fillPolygons(outlinesOf(shape.path, side / 4), this, spans);
      const { ends } = spans;
      for (let i = 0; i < ends.length; i += 2) {
        spanEnds.mark(ends[i]!);
        spanEnds.mark(ends[i + 1]!);
        for (let at = ends[i]!; at < ends[i + 1]!; at++) {
          layers[at] = ((index + 1) << 16) | (layers[at]! >>> 16);
        }
      }
      return boxAround(ends, this.columns);
    });
    this.layers = layers;
    this.ends = spanEnds;
  }

  /** For each cell the index of the shape on top; -1 where there is none. */
  get top(): Int16Array {
    this.#top ??= topOf(this.layers);
    return this.#top;
  }

  /** For each cell of a shape, 3 × the distance to the nearest cell that is not of it; 0 elsewhere. */
  get distance(): Uint16Array {
    this.#distance ??= distanceToOthers(this.top, this.columns);
    return this.#distance;
  }

  /** Diameter in units of the largest circle that fits into what is seen of a shape. */
  widthOf(shape: number): number {
    return this.#diameterWith(deepestOf(shape, this.#boxes[shape]!, this));
  }

  /** Whether a circle so wide, in units, fits into the shape of a cell with its middle there. */
  holdsAt(at: number, diameter: number): boolean {
    const { layers, columns } = this;
    const shape = layers[at]! >>> 16;
    const depth = this.#depthOf(diameter);
    for (let down = 0; 3 * down < depth; down++) {
      const [beside, steep] = [(depth - down) / 3, depth - 3 * down];
      const reach = Math.ceil(beside > down ? beside : steep) - 1;
      for (let across = -reach; across <= reach; across++) {
        if (layers[at - down * columns + across]! >>> 16 !== shape) return false;
        if (layers[at + down * columns + across]! >>> 16 !== shape) return false;
      }
    }
    return true;
  }

  // Distances count 3 a cell, from the cell's middle to the next shape's.
  #diameterWith = (depth: number) => (depth === 0 ? 0 : ((2 * depth) / 3 - 1) * this.side);
  #depthOf = (diameter: number) => 1.5 * (diameter / this.side + 1);

  /** The cell that holds a point; it may lie beyond the grid. */
  cellAt([px, py]: Point): number {
    return (
      Math.floor((py - this.y) / this.side) * this.columns + Math.floor((px - this.x) / this.side)
    );
  }

  /** The corner of a cell with the least x and y. */
  cornerOf(at: number): Point {
    const column = at % this.columns;
    return [this.x + column * this.side, this.y + ((at - column) / this.columns) * this.side];
  }
}

function topOf(layers: Int32Array): Int16Array {
  const top = new Int16Array(layers.length);
  for (let at = 0; at < top.length; at++) top[at] = (layers[at]! >>> 16) - 1;
  return top;
}

/** First and last column, first and last row. */
interface CellBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boxAround(ends: Int32Array, columns: number): CellBox {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < ends.length; i += 2) {
    const row = Math.floor(ends[i]! / columns);
    left = Math.min(left, ends[i]! - row * columns);
    right = Math.max(right, ends[i + 1]! - 1 - row * columns);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  return { left, right, top, bottom };
}

let scratch = new Uint16Array(0);

/** The greatest `distance` within one shape. */
function deepestOf(
  shape: number,
  { left, right, top: first, bottom }: CellBox,
  { layers, columns }: PaintedShapes,
): number {
  const stride = right - left + 3;
  const size = stride * (bottom - first + 3);
  if (size > scratch.length) scratch = new Uint16Array(2 * size);
  const distance = scratch.fill(0, 0, size);
  for (let row = first; row <= bottom; row++) {
    let here = (row - first + 1) * stride + 1;
    for (let at = row * columns + left; at <= row * columns + right; at++, here++) {
      if (layers[at]! >>> 16 !== shape + 1) continue;
      const above = here - stride;
      const straight = Math.min(distance[here - 1]!, distance[above]!) + 3;
      const across = Math.min(distance[above - 1]!, distance[above + 1]!) + 4;
      distance[here] = Math.min(straight, across);
    }
  }
  let deepest = 0;
  for (let row = bottom; row >= first; row--) {
    let here = (row - first + 1) * stride + (right - left + 1);
    for (let at = right; at >= left; at--, here--) {
      const before = distance[here]!;
      if (before === 0) continue;
      const below = here + stride;
      const straight = Math.min(distance[here + 1]!, distance[below]!) + 3;
      const across = Math.min(distance[below - 1]!, distance[below + 1]!) + 4;
      const least = Math.min(before, straight, across);
      distance[here] = least;
      if (least > deepest) deepest = least;
    }
  }
  return deepest;
}

/** Chamfer distance transform (Borgefors 1986): weights 3 and 4 in two passes, from the top and from the bottom. */
function distanceToOthers(top: Int16Array, columns: number): Uint16Array {
  const distance = new Uint16Array(top.length);
  const last = top.length - 2 * columns;
  for (let row = columns; row <= last; row += columns) {
    for (let at = row + 1; at < row + columns - 1; at++) {
      const shape = top[at]!;
      if (shape < 0) continue;
      const above = at - columns;
      let least = 65_000;
      if (top[at - 1] !== shape || top[above] !== shape) least = 3;
      else if (top[above - 1] !== shape || top[above + 1] !== shape) least = 4;
      const beside = Math.min(distance[at - 1]!, distance[above]!) + 3;
      const across = Math.min(distance[above - 1]!, distance[above + 1]!) + 4;
      distance[at] = Math.min(least, beside, across);
    }
  }
  for (let row = last; row > 0; row -= columns) {
    for (let at = row + columns - 2; at > row; at--) {
      const shape = top[at]!;
      if (shape < 0) continue;
      const below = at + columns;
      let least = distance[at]!;
      if (top[at + 1] !== shape || top[below] !== shape) least = Math.min(least, 3);
      else if (top[below - 1] !== shape || top[below + 1] !== shape) least = Math.min(least, 4);
      const beside = Math.min(distance[at + 1]!, distance[below]!) + 3;
      const across = Math.min(distance[below - 1]!, distance[below + 1]!) + 4;
      distance[at] = Math.min(least, beside, across);
    }
  }
  return distance;
}
