/** Lays a mark on a surface: outline × texture × strength, inside its area and over older fills only. */
import { everywhere, type Mark } from "../marks/mark.ts";
import { type Pass, passesOf } from "../marks/passes.ts";
import type { Box, RegionMap } from "../regions/region-map.ts";
import { intersection, isEmpty, union } from "./box.ts";
import { boxOf, forEachCoveredRow } from "./rasterize.ts";
import { textureOf, tilePlace } from "./texture.ts";

/** A rectangle of the page as RGBA bytes. */
export interface Surface {
  readonly bytes: Uint8Array;
  readonly box: Box;
}

/** A mark with its outlines worked out. */
export interface Laid {
  readonly passes: readonly Pass[];
  readonly boxes: readonly Box[];
  readonly box: Box;
}

export function layOut(mark: Mark, map: RegionMap): Laid {
  const passes = passesOf(mark).map((pass) => ({
    ...pass,
    outline: map.step === 1 ? pass.outline : pass.outline.map((value) => value / map.step),
  }));
  const boxes = passes.map(({ outline }) => boxOf(outline, map));
  return { passes, boxes, box: union(boxes) };
}

interface Under {
  map: RegionMap;
  /** Change that filled each area last, and the change that drew the mark. */
  filledAt: ArrayLike<number>;
  drawnAt: number;
}

export function lay(surface: Surface, mark: Mark, laid: Laid, clip: Box, under: Under): void {
  laid.passes.forEach((pass, index) => {
    const within = intersection(intersection(laid.boxes[index]!, clip), surface.box);
    if (!isEmpty(within)) layPass(surface, mark, pass, within, under);
  });
}

function layPass(
  { bytes, box }: Surface,
  { region }: Mark,
  { outline, color, opacity, texture: textureName, multiplies }: Pass,
  clip: Box,
  { map: { labels, width, step }, filledAt, drawnAt }: Under,
): void {
  const texture = textureOf(textureName);
  const stride = box.right - box.left;
  const rgb = [color >> 16, (color >> 8) & 255, color & 255] as const;
  forEachCoveredRow(outline, clip, (y, coverage, from, to) => {
    for (let column = from; column < to; column++) {
      const covered = coverage[column]!;
      if (covered === 0) continue;
      const x = clip.left + column;
      const owner = labels[y * width + x]! - 1;
      if (region !== everywhere && owner !== region) continue;
      if (owner >= 0 && filledAt[owner]! > drawnAt) continue;
      let alpha = covered * opacity;
      let light = 0;
      if (texture) {
        const place = tilePlace(x * step, y * step);
        alpha *= texture.strength[place]! / 255;
        if (texture.light) light = texture.light[place]! / 255;
      }
      const at = ((y - box.top) * stride + x - box.left) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const below = bytes[at + channel]!;
        const ink = rgb[channel]! + (255 - rgb[channel]!) * light;
        const over = multiplies ? (below * ink) / 255 : ink;
        bytes[at + channel] = below + (over - below) * alpha + 0.5;
      }
    }
  });
}

/** The part of the page in which two states of a growing mark can differ. */
export function differenceOf(before: Laid | undefined, after: Laid): Box {
  if (!before || before.passes.length !== after.passes.length) {
    return before ? union([before.box, after.box]) : after.box;
  }
  const page = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const boxes = after.passes.map(({ outline }, index) => {
    const old = before.passes[index]!.outline;
    const shorter = Math.min(old.length, outline.length);
    let same = 0;
    while (same < shorter && old[same] === outline[same]) same++;
    let sameEnd = 0;
    while (
      sameEnd < shorter - same &&
      old[old.length - 1 - sameEnd] === outline[outline.length - 1 - sameEnd]
    ) {
      sameEnd++;
    }
    if (same === old.length && same === outline.length) return noBox;
    // With the last corner that is the same at either end, each changed piece is closed.
    const from = Math.max(0, (same & ~1) - 2);
    const pieces = [old, outline].flatMap((one) => [
      one.subarray(from, one.length - (sameEnd & ~1) + 2),
      // The side that closes the outline leads from the last corner to the first.
      ...(same < 2 || sameEnd < 2 ? [one.subarray(0, 2), one.subarray(-2)] : []),
    ]);
    return union(pieces.map((piece) => boxOf(piece, page)));
  });
  return union([...boxes]);
}

const noBox: Box = { left: 0, top: 0, right: 0, bottom: 0 };
