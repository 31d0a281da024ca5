/**
 * The picture as it is seen: fills, marks over them, lines over all. Whatever changes, only the
 * rectangle it can touch is painted again, and always from the document, so that the same coloring
 * gives the same bytes whichever way it was come to.
 *
 *   fills ─┐
 *   marks ─┴→ layer (colors without lines; only once there are marks) × lines → pixels
 */
import { uncolored, white } from "../color.ts";
import type { ColoringDocument } from "../document/document.ts";
import { everywhere, type Mark } from "../marks/mark.ts";
import type { Box, Region, RegionMap } from "../regions/region-map.ts";
import { intersection, isEmpty, onPage, union } from "./box.ts";
import { colorOfFill, styleOfFill, tintAt } from "./fill.ts";
import { differenceOf, type Laid, lay, layOut, type Surface } from "./lay.ts";
import { paint, paintRegion, tones256 } from "./paint.ts";

export class Painting {
  /** RGBA, opaque, of the whole page. Changes in place. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
  readonly #words: Uint32Array;
  readonly #map: RegionMap;
  readonly #document: ColoringDocument;
  readonly #page: Box;
  #layer: Surface | undefined;
  /** Outlines of marks, kept while the mark is. */
  readonly #laid = new WeakMap<Mark, Laid>();
  /** Marks that are being drawn just now, and are not in the document yet. */
  #live: Laid[] = [];

  constructor(map: RegionMap, document: ColoringDocument) {
    this.#map = map;
    this.#document = document;
    this.#page = { left: 0, top: 0, right: map.width, bottom: map.height };
    this.pixels = paint(map, document.colors);
    this.#words = new Uint32Array(this.pixels.buffer);
    if (!document.visibleMarks().next().done) this.#recompose(this.#page);
  }

  /** Paints what has changed (as the document told), and returns the rectangle to be shown again. */
  repaint(changed: readonly number[]): Box {
    const regions = changed.filter((target) => target >= 0).map((id) => this.#map.regions[id]!);
    const marks = changed.filter((target) => target < 0).map((target) => ~target);
    const dirty = union([
      ...regions.map(({ box }) => box),
      ...marks.map((index) => this.#laidOf(this.#document.mark(index)).box),
    ]);
    if (isEmpty(dirty)) return dirty;
    if (marks.length > 0 && regions.length === 0 && this.#areOnTop(marks)) {
      // Undo tells them in the order it brings them back: the last drawn first.
      this.#add(
        marks.sort((one, other) => one - other),
        dirty,
      );
    } else if (marks.length > 0 || this.#hasMarksOver(regions)) this.#recompose(dirty);
    else for (const region of regions) this.#fill(region);
    return dirty;
  }

  /**
   * Shows marks that are still being drawn, over all others; none puts the picture back. Returns the
   * rectangle to be shown again.
   */
  preview(marks: readonly Mark[]): Box {
    const layer = this.#ensureLayer();
    const before = this.#live;
    this.#live = marks.map((mark) => layOut(mark, this.#map));
    const dirty = intersection(
      union([
        ...this.#live.map((laid, index) => differenceOf(before[index], laid)),
        ...before.slice(marks.length).map(({ box }) => box),
      ]),
      this.#page,
    );
    if (isEmpty(dirty)) return dirty;
    const scratch = cut(layer, dirty);
    const { filledAt } = this.#document;
    marks.forEach((mark, index) => {
      const under = { map: this.#map, filledAt, drawnAt: Number.POSITIVE_INFINITY };
      lay(scratch, mark, this.#live[index]!, dirty, under);
    });
    this.#show(scratch, dirty);
    return dirty;
  }

  #laidOf(mark: Mark): Laid {
    let laid = this.#laid.get(mark);
    if (!laid) {
      laid = layOut(mark, this.#map);
      this.#laid.set(mark, laid);
    }
    return laid;
  }

  #fill(region: Region): void {
    paintRegion(this.#words, this.#map, region, this.#document.colors[region.id]!);
    if (this.#layer) this.#layBase(this.#layer, region.box, region.id);
  }

  #add(marks: readonly number[], dirty: Box): void {
    const layer = this.#ensureLayer();
    for (const index of marks) this.#layMark(layer, index, this.#document.mark(index), dirty);
    this.#live = [];
    this.#show(layer, dirty);
  }

  #recompose(dirty: Box): void {
    const layer = this.#ensureLayer();
    this.#layBase(layer, dirty);
    for (const { index, mark } of this.#document.visibleMarks()) {
      this.#layMark(layer, index, mark, dirty);
    }
    this.#show(layer, dirty);
  }

  #layMark(layer: Surface, index: number, mark: Mark, clip: Box): void {
    const laid = this.#laidOf(mark);
    if (isEmpty(intersection(laid.box, clip))) return;
    const { filledAt } = this.#document;
    lay(layer, mark, laid, clip, {
      map: this.#map,
      filledAt,
      drawnAt: this.#document.drawnAt(index),
    });
  }

  /** All the marks are to be seen, and nothing is drawn over them. */
  #areOnTop(marks: readonly number[]): boolean {
    const changed = new Set(marks);
    let left = changed.size;
    for (const { index } of this.#document.visibleMarks()) {
      if (changed.has(index)) left--;
      else if (left < changed.size) return false;
    }
    return left === 0;
  }

  #hasMarksOver(regions: readonly Region[]): boolean {
    if (!this.#layer) return false;
    for (const { index, mark } of this.#document.visibleMarks()) {
      const { box } = this.#laidOf(mark);
      const isOver = regions.some(
        (region) =>
          (mark.region === everywhere || mark.region === region.id) &&
          this.#document.filledAt[region.id]! < this.#document.drawnAt(index) &&
          !isEmpty(intersection(box, region.box)),
      );
      if (isOver) return true;
    }
    return false;
  }

  #ensureLayer(): Surface {
    if (!this.#layer) {
      const { width, height } = this.#map;
      this.#layer = { bytes: new Uint8Array(width * height * 4), box: this.#page };
      this.#layBase(this.#layer, this.#page);
    }
    return this.#layer;
  }

  /** The fills alone, in a rectangle; only those of one area if its id is given. */
  #layBase({ bytes }: Surface, { left, top, right, bottom }: Box, only?: number): void {
    const { labels, width, regions, step } = this.#map;
    const words = new Uint32Array(bytes.buffer);
    const tones = new Map<number, Uint32Array>();
    for (let y = top; y < bottom; y++) {
      let label = -1;
      let fill = uncolored as number;
      let tone: Uint32Array | undefined;
      let box = this.#page;
      for (let x = left, i = y * width + left; x < right; x++, i++) {
        if (labels[i] !== label) {
          label = labels[i]!;
          fill = this.#document.colors[label - 1] ?? uncolored;
          if (label > 0) box = onPage(regions[label - 1]!.box, step);
          tone = tones.get(fill);
          if (!tone) {
            tone = tones256(fill === uncolored ? white : colorOfFill(fill));
            tones.set(fill, tone);
          }
        }
        if (only !== undefined && label !== only + 1) continue;
        const isPlain = fill === uncolored || fill <= 0xffffff;
        words[i] = tone![isPlain ? 0 : tintAt(styleOfFill(fill), x * step, y * step, box)]!;
      }
    }
  }

  /** Lines over colors. */
  #show({ bytes, box }: Surface, { left, top, right, bottom }: Box): void {
    const { lines, width } = this.#map;
    const { pixels } = this;
    const stride = box.right - box.left;
    for (let y = top; y < bottom; y++) {
      let i = y * width + left;
      let at = ((y - box.top) * stride + left - box.left) * 4;
      for (let x = left; x < right; x++, i++, at += 4) {
        const light = lines[i]!;
        const to = i * 4;
        pixels[to] = Math.round((bytes[at]! * light) / 255);
        pixels[to + 1] = Math.round((bytes[at + 1]! * light) / 255);
        pixels[to + 2] = Math.round((bytes[at + 2]! * light) / 255);
        pixels[to + 3] = 255;
      }
    }
  }
}

/** A copy of a rectangle of a surface. */
function cut({ bytes, box }: Surface, { left, top, right, bottom }: Box): Surface {
  const copy = new Uint8Array((right - left) * (bottom - top) * 4);
  const stride = (box.right - box.left) * 4;
  for (let y = top; y < bottom; y++) {
    const at = (y - box.top) * stride + (left - box.left) * 4;
    copy.set(bytes.subarray(at, at + (right - left) * 4), (y - top) * (right - left) * 4);
  }
  return { bytes: copy, box: { left, top, right, bottom } };
}
