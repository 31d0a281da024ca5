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
  const mask = maskOfRuns(runs, black);
  const thick = perhapsThick(runs, black, mask, radius);
  if (!thick) return [];
  const pieces = piecesOf(thick).map(({ box }) => box);
  const boxes = partsOfLarge(pieces, marginOf(radius), least);
  if (boxes.length === 0) return [];
  const opened = new Uint8Array(mask.length);
  for (const box of aroundAll(boxes, runs)) open(box, { mask, opened, width, radius });
  const reach = marginOf(radius);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - reach);
  const bottom = Math.min(mask.length / width, Math.max(...boxes.map((box) => box.bottom)) + reach);
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

function maskOfRuns({ starts, values }: Runs, value: number): Uint8Array {
  const mask = new Uint8Array(starts.at(-1)!);
  for (let run = 0; run < values.length; run++) {
    if (values[run] === value) mask.fill(1, starts[run]!, starts[run + 1]!);
  }
  return mask;
}

/**
 * Where it is black as far as the disc reaches in eight directions, beyond the edge counts as black.
 *
 * @returns runs of 1 there and of 0 elsewhere; none where there is no such pixel
 */
function perhapsThick(
  { starts, values, columns }: Runs,
  black: number,
  mask: Uint8Array,
  radius: number,
): Runs | undefined {
  const [straight, slant] = [Math.floor(radius / 3), Math.floor(radius / 4)];
  const height = mask.length / columns;
  const isBlack = (x: number, y: number) =>
    x < 0 || y < 0 || x >= columns || y >= height || mask[y * columns + x] === 1;
  const isThick = (x: number, y: number) =>
    isBlack(x, y - straight) &&
    isBlack(x, y + straight) &&
    isBlack(x - slant, y - slant) &&
    isBlack(x + slant, y + slant) &&
    isBlack(x + slant, y - slant) &&
    isBlack(x - slant, y + slant);
  const writer = new RunWriter(mask.length, columns);
  let [before, isAnywhere] = [0, false];
  const goOn = (x: number, row: number, value: 0 | 1) => {
    if (x === 0 || value !== before) writer.add(row + x, value);
    before = value;
    if (value === 1) isAnywhere = true;
  };
  for (let run = 0; run < values.length; run++) {
    const y = Math.floor(starts[run]! / columns);
    const row = y * columns;
    const [start, end] = [starts[run]! - row, starts[run + 1]! - row];
    const from = start === 0 ? 0 : start + straight;
    const to = end === columns ? columns : end - straight;
    if (values[run] !== black || from > start || from >= to) goOn(start, row, 0);
    if (values[run] !== black) continue;
    for (let x = from; x < to; x++) goOn(x, row, isThick(x, y) ? 1 : 0);
    if (from < to && to < end) goOn(to, row, 0);
  }
  return isAnywhere ? writer.done() : undefined;
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

/** Opens the part of the mask around a box whose middle may be thick. */
function open(
  core: Box,
  page: { mask: Uint8Array; opened: Uint8Array; width: number; radius: number },
): void {
  const { mask, opened, width, radius } = page;
  const margin = marginOf(radius);
  const [left, top] = [Math.max(0, core.left - margin), Math.max(0, core.top - margin)];
  const right = Math.min(width, core.right + margin);
  const bottom = Math.min(mask.length / width, core.bottom + margin);
  const columns = right - left;
  const part = new Uint8Array(columns * (bottom - top));
  for (let row = top; row < bottom; row++) {
    part.set(mask.subarray(row * width + left, row * width + right), (row - top) * columns);
  }
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
