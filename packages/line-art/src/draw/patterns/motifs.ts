/**
 * What calm areas are filled with: small closed drawings within a circle of radius 1. Each piece is
 * large enough to be colored when the motif has `least` page units of radius.
 */
import { parsePath } from "../../artwork/path.ts";
import type { Path } from "../../types.ts";

export interface Piece {
  path: Path;
  /** Which of the pattern's tones it has in the reference colours. */
  tone: 0 | 1 | 2;
}

export interface Motif {
  pieces: readonly Piece[];
  /** Smallest radius that can be colored, in lines of the drawing. */
  least: number;
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/** Points round the middle as path data: `radii` in turn. */
function round(count: number, radii: readonly number[], turn = 0): string {
  const points = Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / count - Math.PI / 2;
    const r = radii[i % radii.length]!;
    return `${(r * Math.cos(angle)).toFixed(4)} ${(r * Math.sin(angle)).toFixed(4)}`;
  });
  return `M${points.join("L")}Z`;
}

function petals(count: number, reach: number, radius: number): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count - Math.PI / 2;
    const at = (value: number) => Number((value * (reach - radius)).toFixed(4));
    return piece(disc(at(Math.cos(angle)), at(Math.sin(angle)), radius), 1);
  });
}

function piece(data: string, tone: Piece["tone"]): Piece {
  return { path: parsePath(data), tone };
}

const motif = (pieces: readonly Piece[], least: number): Motif => ({
  pieces,
  least,
});

const heart =
  "M0 .86C-.5 .4 -.9 .1 -.9 -.32C-.9 -.66 -.66 -.82 -.44 -.82C-.22 -.82 -.06 -.66 0 -.46C.06 -.66 .22 -.82 .44 -.82C.66 -.82 .9 -.66 .9 -.32C.9 .1 .5 .4 0 .86Z";
const innerHeart =
  "M0 .42C-.26 .2 -.48 .04 -.48 -.18C-.48 -.36 -.36 -.44 -.25 -.44C-.13 -.44 -.04 -.36 0 -.25C.04 -.36 .13 -.44 .25 -.44C.36 -.44 .48 -.36 .48 -.18C.48 .04 .26 .2 0 .42Z";
const paisley =
  "M.1 -.98C-.1 -.62 -.72 -.42 -.72 .22C-.72 .68 -.38 .96 0 .96C.42 .96 .72 .66 .72 .26C.72 -.3 .12 -.4 .1 -.98Z";

export const motifs = {
  flower: motif([...petals(5, 0.98, 0.44), piece(disc(0, 0, 0.34), 2)], 9.3),
  daisy: motif(
    [
      ...Array.from({ length: 6 }, (_, i) => {
        const angle = (i * Math.PI) / 3;
        const to = (x: number, y: number) =>
          `${(x * Math.cos(angle) - y * Math.sin(angle)).toFixed(4)} ${(x * Math.sin(angle) + y * Math.cos(angle)).toFixed(4)}`;
        return piece(
          `M0 0C${to(-0.5, -0.3)} ${to(-0.42, -0.9)} ${to(0, -0.98)}C${to(0.42, -0.9)} ${to(0.5, -0.3)} 0 0Z`,
          1,
        );
      }),
      piece(disc(0, 0, 0.32), 2),
    ],
    11,
  ),
  rings: motif([piece(disc(0, 0, 0.98), 1), piece(disc(0, 0, 0.6), 2)], 6),
  target: motif(
    [piece(disc(0, 0, 0.98), 1), piece(disc(0, 0, 0.66), 0), piece(disc(0, 0, 0.36), 2)],
    9,
  ),
  bubble: motif([piece(disc(0, 0, 0.96), 1)], 4),
  leaf: motif(
    [
      piece("M0 .98C-.68 .5 -.68 -.4 0 -.98C-.06 -.4 .06 .4 0 .98Z", 1),
      piece("M0 .98C.68 .5 .68 -.4 0 -.98C-.06 -.4 .06 .4 0 .98Z", 0),
    ],
    7.5,
  ),
  sprig: motif(
    [
      piece("M0 .95C-.5 .7 -.95 .5 -.92 -.05C-.45 -.05 -.06 .4 0 .95Z", 1),
      piece("M0 .95C.5 .7 .95 .5 .92 -.05C.45 -.05 .06 .4 0 .95Z", 1),
      piece("M0 .95C-.62 .3 -.42 -.6 0 -.98C.42 -.6 .62 .3 0 .95Z", 0),
    ],
    10,
  ),
  paisley: motif([piece(paisley, 1), piece(disc(0, 0.32, 0.34), 2)], 9),
  heart: motif([piece(heart, 1), piece(innerHeart, 2)], 9),
  star: motif([piece(round(10, [0.98, 0.5]), 2)], 6),
  starInRing: motif([piece(disc(0, 0, 0.98), 0), piece(round(10, [0.72, 0.34]), 2)], 10),
  diamond: motif([piece(round(4, [0.98, 0.74]), 1), piece(round(4, [0.52, 0.4]), 2)], 9),
  crystal: motif(
    Array.from({ length: 6 }, (_, i) => {
      const corner = (k: number) =>
        `${(0.98 * Math.sin((k * Math.PI) / 3)).toFixed(4)} ${(-0.98 * Math.cos((k * Math.PI) / 3)).toFixed(4)}`;
      return piece(`M0 0L${corner(i)}L${corner(i + 1)}Z`, i % 2 === 0 ? 1 : 0);
    }),
    9,
  ),
  /** Overlapped by the rows below it: fish scales, roof tiles, the waves of East Asian cloth. */
  scale: motif([piece(disc(0, 0, 0.98), 1), piece(disc(0, 0, 0.58), 0)], 9),
  brick: motif([piece("M-.96 -.46H.96V.46H-.96Z", 1)], 8),
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
