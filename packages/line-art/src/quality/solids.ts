import { distanceInside } from "./distance.ts";
import { connectRuns, type Runs, RunWriter, runsOf } from "./runs.ts";

/** In pixels; `right` and `bottom` are the first beyond. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Black that is thicker than a line. */
export interface Solid {
  /** How many pixels it has. */
  size: number;
  box: Box;
}

/**
 * Black areas that are thicker than a line: the mask is opened by a disc a little wider than the
 * line, so that the connected net of lines falls away.
 *
 * @param runs of the pixels, those that are black with the value `black`
 * @param least of smaller ones, in pixels, only some are found
 */
export function solidsOf(runs: Runs, black: number, lineWidth: number, least = 0): Solid[] {
  const width = runs.columns;
  // Distances count 3 a pixel.
  const radius = 3 * 0.75 * lineWidth;
  const thick = perhapsThick(runs, black, radius);
  if (!thick) return [];
  const pieces = piecesOf(thick).map(({ box }) => box);
  const boxes = partsOfLarge(pieces, marginOf(radius), least);
  if (boxes.length === 0) return [];
  const height = runs.rows.length - 1;
  const opened = new Uint8Array(width * height);
  for (const box of aroundAll(boxes, runs)) open(box, { runs, black, opened, radius });
  const reach = marginOf(radius);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - reach);
  const bottom = Math.min(height, Math.max(...boxes.map((box) => box.bottom)) + reach);
  const touched = runsOf(opened.subarray(top * width, bottom * width), width);
  return piecesOf(touched).map(({ size, box }) => ({ size, box: movedDown(box, top) }));
}

const movedDown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left,
  top: top + by,
  right,
  bottom: bottom + by,
});

/** So many pixels around what may be thick can belong to it. */
const marginOf = (radius: number) => Math.ceil(radius / 3) + 1;

/** Those of which, with all around them that may belong to them and to those they meet, so much can be made. */
function partsOfLarge(pieces: readonly Box[], margin: number, least: number): Box[] {
  const sizeOf = ({ left, top, right, bottom }: Box) =>
    (right - left + 2 * margin) * (bottom - top + 2 * margin);
  const meet = (one: Box, other: Box) =>
    one.left - other.right <= 2 * margin &&
    other.left - one.right <= 2 * margin &&
    one.top - other.bottom <= 2 * margin &&
    other.top - one.bottom <= 2 * margin;
  const left = new Set(pieces);
  const parts = new Set<Box>();
  for (const piece of left) {
    const together = new Set([piece]);
    for (const one of together) {
      left.delete(one);
      for (const other of left) if (meet(one, other)) together.add(other);
    }
    let size = 0;
    for (const one of together) size += sizeOf(one);
    if (size >= least) for (const one of together) parts.add(one);
  }
  return pieces.filter((piece) => parts.has(piece));
}

/**
 * Where it is black as far as the disc reaches in eight directions, beyond the edge counts as black.
 *
 * @returns runs of 1 there and of 0 elsewhere; none where there is no such pixel
 */
function perhapsThick(runs: Runs, black: number, radius: number): Runs | undefined {
  const { starts, values, rows, columns } = runs;
  const [straight, slant] = [Math.floor(radius / 3), Math.floor(radius / 4)];
  const directions = [
    [0, -straight],
    [0, straight],
    [-slant, -slant],
    [slant, slant],
    [slant, -slant],
    [-slant, slant],
  ] as const;
  const writer = new RunWriter(starts.at(-1)!, columns);
  let isAnywhere = false;
  for (let y = 0; y + 1 < rows.length; y++) {
    const row = y * columns;
    let thick: number[] = [];
    for (let run = rows[y]!; run < rows[y + 1]!; run++) {
      if (values[run] !== black) continue;
      const [start, end] = [starts[run]! - row, starts[run + 1]! - row];
      const from = start === 0 ? 0 : start + straight;
      const to = end === columns ? columns : end - straight;
      if (from < to) thick.push(from, to);
    }
    for (const [across, down] of directions) {
      if (thick.length > 0) thick = whereBlack(thick, across, y + down, runs, black);
    }
    if (thick.length > 0) isAnywhere = true;
    if (thick[0] !== 0) writer.add(row, 0);
    for (let i = 0; i < thick.length; i++) {
      if (thick[i]! < columns) writer.add(row + thick[i]!, 1 - (i % 2));
    }
  }
  return isAnywhere ? writer.done() : undefined;
}

/** The parts of stretches of a row, first pixel and the one after the last in turn, from which it is black so far across in another row. */
function whereBlack(
  stretches: readonly number[],
  across: number,
  y: number,
  { starts, values, rows, columns }: Runs,
  black: number,
): number[] {
  if (y < 0 || y + 1 >= rows.length) return [...stretches];
  const parts: number[] = [];
  let i = 0;
  const take = (from: number, to: number) => {
    while (i < stretches.length && stretches[i + 1]! <= from) i += 2;
    for (let one = i; one < stretches.length && stretches[one]! < to; one += 2)
      parts.push(Math.max(from, stretches[one]!), Math.min(to, stretches[one + 1]!));
  };
  // What is beyond the edge is one with what is black at it.
  let from = -across - columns;
  for (let run = rows[y]!; run < rows[y + 1]!; run++) {
    if (values[run] === black) continue;
    const to = starts[run]! - y * columns - across;
    if (from < to) take(from, to);
    from = starts[run + 1]! - y * columns - across;
  }
  take(from, 2 * columns - across);
  return parts;
}

/** The connected pieces. */
function piecesOf(runs: Runs): Solid[] {
  const { starts, rows, columns } = runs;
  const { labels, areas } = connectRuns(runs, 8);
  const boxes = areas.map((): Box => ({ left: columns, top: rows.length, right: 0, bottom: 0 }));
  labels.forEach((label, run) => {
    if (label === 0) return;
    const box = boxes[label]!;
    const row = Math.floor(starts[run]! / columns);
    box.left = Math.min(box.left, starts[run]! - row * columns);
    box.right = Math.max(box.right, starts[run + 1]! - row * columns);
    box.top = Math.min(box.top, row);
    box.bottom = Math.max(box.bottom, row + 1);
  });
  return boxes.slice(1).map((box, at) => ({ size: areas[at + 1]!, box }));
}

/** Themselves, or one around the page when that is less. */
function aroundAll(pieces: Box[], { rows, columns }: Runs): Box[] {
  const size = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  const all = pieces.reduce((sum, piece) => sum + size(piece), 0);
  const page = { left: 0, top: 0, right: columns, bottom: rows.length - 1 };
  return all < size(page) ? pieces : [page];
}

/** Opens the part of the page around a box whose middle may be thick. */
function open(
  core: Box,
  page: { runs: Runs; black: number; opened: Uint8Array; radius: number },
): void {
  const { runs, black, opened, radius } = page;
  const width = runs.columns;
  const margin = marginOf(radius);
  const [left, top] = [Math.max(0, core.left - margin), Math.max(0, core.top - margin)];
  const right = Math.min(width, core.right + margin);
  const bottom = Math.min(runs.rows.length - 1, core.bottom + margin);
  const columns = right - left;
  const part = maskWithin({ left, top, right, bottom }, runs, black);
  const depth = distanceInside(part, columns);
  const outsideCore = new Uint8Array(part.length).fill(1);
  // Farther out the depth is not known: what lies beyond the part counts as black.
  for (let row = core.top - top; row < core.bottom - top; row++) {
    for (let at = row * columns + core.left - left; at < row * columns + core.right - left; at++) {
      if (depth[at]! > radius) outsideCore[at] = 0;
    }
  }
  if (!outsideCore.includes(0)) return;
  const toCore = distanceInside(outsideCore, columns);
  for (let at = 0; at < part.length; at++) {
    if (part[at] === 0 || toCore[at]! > radius) continue;
    const column = at % columns;
    opened[(top + (at - column) / columns) * width + left + column] = 1;
  }
}

/** 1 where it is black. */
function maskWithin(
  { left, top, right, bottom }: Box,
  { starts, values, rows, columns }: Runs,
  black: number,
): Uint8Array {
  const width = right - left;
  const mask = new Uint8Array(width * (bottom - top));
  for (let row = top; row < bottom; row++) {
    const first = row * columns + left;
    const at = (row - top) * width;
    for (let run = rows[row]!; run < rows[row + 1]!; run++) {
      if (values[run] !== black) continue;
      const from = Math.max(0, starts[run]! - first);
      const to = Math.min(width, starts[run + 1]! - first);
      if (from < to) mask.fill(1, at + from, at + to);
    }
  }
  return mask;
}
