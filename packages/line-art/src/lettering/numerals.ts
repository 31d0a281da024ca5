/**
 * Small figures for numbering parts of a page. They are ink without a closed loop, which would be an
 * area too small for a pencil; where one is open, it is so by three cells of a page in figures of tables.
 */
import { strokeArea } from "../artwork/clip.ts";
import { type Matrix, parsePath, transformPath } from "../artwork/path.ts";
import type { Path } from "../types.ts";

/** The way of the pen, 1 high. */
const pens = [
  "M.4 .02C.16 -.06 .03 .2 .03 .5C.03 .8 .14 1 .31 1C.48 1 .58 .8 .58 .5C.58 .42 .575 .36 .56 .3",
  "M.1 .22L.32 0V1",
  "M.04 .26C.04 .1 .14 0 .3 0C.46 0 .56 .1 .56 .26C.56 .52 .14 .7 .04 1H.58",
  "M.05 .16C.1 .06 .18 0 .29 0C.44 0 .53 .1 .53 .24C.53 .39 .42 .47 .26 .47C.44 .47 .56 .57 .56 .73C.56 .9 .44 1 .28 1C.16 1 .08 .94 .03 .84",
  "M.2 0L.03 .64H.6M.42 .36V1",
  "M.53 0H.13L.08 .44C.15 .38 .21 .36 .29 .36C.45 .36 .56 .49 .56 .67C.56 .87 .44 1 .27 1C.16 1 .08 .95 .03 .87",
  "M.44 0C.18 .1 .03 .4 .03 .66C.03 .88 .14 1 .3 1C.46 1 .57 .89 .57 .73C.57 .6 .49 .49 .37 .475",
  "M.04 0H.57C.4 .28 .26 .6 .22 1",
  // Two strokes that cross, open at the top and at the foot: open at its sides it is an S.
  "M.165 .02C.02 .1 .05 .33 .3 .47C.58 .63 .6 .87 .445 .98M.435 .02C.58 .1 .55 .33 .3 .47C.02 .63 0 .87 .155 .98",
  "M.16 1C.42 .9 .57 .6 .57 .34C.57 .12 .46 0 .3 0C.14 0 .03 .11 .03 .27C.03 .4 .11 .51 .23 .525",
].map((pen) => parsePath(pen));
const figureWidth = 0.6;
const gap = 0.26;
const penWidth = 0.12;

/** Width of a number as a share of its height. */
export function numeralWidth(number: number): number {
  const count = String(number).length;
  return count * figureWidth + (count - 1) * gap;
}

/** A whole number around a point. @param height in units of the page */
export function numeral(number: number, x: number, y: number, height: number): Path {
  const left = x - (numeralWidth(number) * height) / 2;
  return [...String(number)].flatMap((figure, place) => {
    const size = height * (1 - penWidth);
    const start = left + place * (figureWidth + gap) * height + (penWidth / 2) * height;
    const matrix: Matrix = [size, 0, 0, size, start, y - size / 2];
    return strokeArea(
      transformPath(pens[Number(figure)]!, matrix),
      penWidth * height,
      height / 200,
    );
  });
}
