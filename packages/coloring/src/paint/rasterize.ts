/**
 * Polygon → how much of each pixel it covers. Four scan lines a pixel row; on each the crossings with
 * the outline are sorted and walked by the non-zero winding rule, so that a stroke that crosses itself
 * is one area. Along a scan line coverage is exact: what is wholly inside goes through a running sum
 * and costs nothing per scan line.
 */
import type { Polygon } from "../marks/passes.ts";
import type { Box } from "../regions/region-map.ts";

const scanLines = 4;

interface Edge {
  top: number;
  bottom: number;
  /** Where it crosses y = 0, and how far it moves with each row. */
  x0: number;
  slope: number;
  winding: 1 | -1;
}

/**
 * Visits the rows of `clip` that the polygon covers, from the top. `coverage` holds 0 to 1 for each
 * pixel from `clip.left`, good between `from` and `to` and only during the visit. A
 * pixel's coverage does not depend on the clip, not by its last bit: sums of fractions are made of the
 * same numbers in the same order, wherever the clip begins.
 */
export function forEachCoveredRow(
  polygon: Polygon,
  clip: Box,
  visit: (y: number, coverage: Float32Array, from: number, to: number) => void,
): void {
  const edges = edgesWithin(polygon, clip);
  if (edges.length === 0) return;
  const width = clip.right - clip.left;
  const partial = new Float32Array(width + 2);
  const steps = new Float32Array(width + 2);
  const coverage = new Float32Array(width);
  let active: Edge[] = [];
  let next = 0;
  const crossings = new Crossings();
  for (let y = Math.max(clip.top, Math.floor(edges[0]!.top)); y < clip.bottom; y++) {
    while (next < edges.length && edges[next]!.top < y + 1) active.push(edges[next++]!);
    active = active.filter(({ bottom }) => bottom > y);
    if (active.length === 0) {
      if (next === edges.length) return;
      continue;
    }
    partial.fill(0);
    steps.fill(0);
    let leftmost = clip.right;
    let rightmost = clip.left;
    for (let line = 0; line < scanLines; line++) {
      const at = y + (line + 0.5) / scanLines;
      crossings.count = 0;
      for (const { top, bottom, x0, slope, winding } of active) {
        if (top <= at && at < bottom) crossings.insert(x0 + slope * at, winding);
      }
      let winding = 0;
      let from = 0;
      for (let index = 0; index < crossings.count; index++) {
        const x = crossings.x[index]!;
        if (winding === 0) from = x;
        winding += crossings.winding[index]!;
        if (winding !== 0) continue;
        addSpan(partial, steps, clip, from, x);
        leftmost = Math.min(leftmost, from);
        rightmost = Math.max(rightmost, x);
      }
      // What would close the span lies to the right of the clip.
      if (winding !== 0) {
        addSpan(partial, steps, clip, from, clip.right);
        leftmost = Math.min(leftmost, from);
        rightmost = clip.right;
      }
    }
    const from = Math.max(0, Math.floor(leftmost) - clip.left);
    const to = Math.min(width, Math.ceil(rightmost) - clip.left);
    let inside = 0;
    for (let x = from; x < to; x++) {
      inside += steps[x]!;
      coverage[x] = Math.min(1, inside + partial[x]!);
    }
    if (from < to) visit(y, coverage, from, to);
  }
}

/** Where a scan line meets the outline, from left to right. Few enough to be sorted as they come. */
class Crossings {
  count = 0;
  x = new Float64Array(64);
  winding = new Int8Array(64);

  insert(x: number, winding: number): void {
    if (this.count === this.x.length) this.#grow();
    let at = this.count++;
    for (; at > 0 && this.x[at - 1]! > x; at--) {
      this.x[at] = this.x[at - 1]!;
      this.winding[at] = this.winding[at - 1]!;
    }
    this.x[at] = x;
    this.winding[at] = winding;
  }

  #grow(): void {
    const [x, winding] = [this.x, this.winding];
    this.x = new Float64Array(x.length * 2);
    this.winding = new Int8Array(x.length * 2);
    this.x.set(x);
    this.winding.set(winding);
  }
}

/** Adds one scan line's span of the polygon, in page pixels; sums are kept from the clip's left. */
function addSpan(
  partial: Float32Array,
  steps: Float32Array,
  clip: Box,
  start: number,
  end: number,
): void {
  if (end <= start || end <= clip.left || start >= clip.right) return;
  const share = 1 / scanLines;
  const first = Math.floor(start) - clip.left;
  const last = Math.floor(Math.min(end, clip.right)) - clip.left;
  if (first === last) {
    partial[first]! += (end - start) * share;
    return;
  }
  if (first < 0) steps[0]! += share;
  else {
    partial[first]! += (Math.floor(start) + 1 - start) * share;
    steps[first + 1]! += share;
  }
  steps[last]! -= share;
  if (end < clip.right) partial[last]! += (end - Math.floor(end)) * share;
}

/** Those that can matter inside the clip, by their upper ends. What lies to the right of it cannot. */
function edgesWithin(polygon: Polygon, clip: Box): Edge[] {
  const edges: Edge[] = [];
  const count = polygon.length;
  for (let i = 0; i < count; i += 2) {
    const [ax, ay] = [polygon[i]!, polygon[i + 1]!];
    const [bx, by] = [polygon[(i + 2) % count]!, polygon[(i + 3) % count]!];
    if (ay === by) continue;
    const [top, bottom] = ay < by ? [ay, by] : [by, ay];
    if (bottom <= clip.top || top >= clip.bottom || Math.min(ax, bx) >= clip.right) continue;
    const slope = (bx - ax) / (by - ay);
    edges.push({ top, bottom, x0: ax - slope * ay, slope, winding: ay < by ? 1 : -1 });
  }
  return edges.sort((one, other) => one.top - other.top);
}

/** The pixels that a polygon can touch, cut to the page. */
export function boxOf(polygon: Polygon, page: { width: number; height: number }): Box {
  let [left, top, right, bottom] = [page.width, page.height, 0, 0];
  for (let i = 0; i < polygon.length; i += 2) {
    left = Math.min(left, polygon[i]!);
    right = Math.max(right, polygon[i]!);
    top = Math.min(top, polygon[i + 1]!);
    bottom = Math.max(bottom, polygon[i + 1]!);
  }
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(page.width, Math.ceil(right) + 1),
    bottom: Math.min(page.height, Math.ceil(bottom) + 1),
  };
}
