/** The bars of the report: what each asks, and who passes. */
import { regionBand, thinnestOutline } from "@colorleaf/line-art";
import type { DrawnPage } from "./judged-page.ts";

export interface Bar {
  name: string;
  /** Of which pages it is asked; of all where it is left out. */
  isAsked?(page: DrawnPage): boolean;
  passes(page: DrawnPage): boolean;
  /** What a page that fails has instead. */
  found(page: DrawnPage): string;
}

/** The square of A4's shorter side. */
const a4SquareMm = 210 ** 2;
/** Nobody sees what is smaller: a tenth of a square millimetre there. */
const minSeenShare = 0.1 / a4SquareMm;

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

export const bars: readonly Bar[] = [
  {
    name: "no leak",
    passes: ({ leaks }) => leaks === 0,
    found: ({ leaks }) => `${leaks} leaks`,
  },
  {
    name: "largest solid black ≤ 0.8 %",
    passes: ({ quality }) => quality.largestSolid <= 0.008,
    found: ({ quality }) => percent(quality.largestSolid),
  },
  {
    name: "thinnest line ≥ 0.75 pt",
    passes: ({ thinnestPt }) => thinnestPt >= 0.75,
    found: ({ thinnestPt }) => `${thinnestPt.toFixed(2)} pt`,
  },
  {
    name: "thinnest line as its difficulty asks",
    passes: ({ thinnestPt, difficulty }) => thinnestPt >= thinnestOutline[difficulty],
    found: ({ thinnestPt }) => `${thinnestPt.toFixed(2)} pt`,
  },
  {
    name: "regions in the band of its difficulty",
    passes: ({ quality, difficulty }) => {
      const [least, most] = regionBand[difficulty];
      return quality.regions >= least && quality.regions <= most;
    },
    found: ({ quality }) => `${quality.regions}`,
  },
  {
    name: "easy and medium: every region holds a 3 mm circle",
    isAsked: ({ difficulty }) => difficulty === "easy" || difficulty === "medium",
    passes: ({ narrow }) => narrow === 0,
    found: ({ narrow }) => `${narrow}`,
  },
  {
    name: "ink 4–20 %",
    passes: ({ quality }) => quality.ink >= 0.04 && quality.ink <= 0.2,
    found: ({ quality }) => percent(quality.ink),
  },
  {
    name: "no speck",
    passes: ({ quality }) => quality.specks === 0,
    found: ({ quality }) => `${quality.specks}`,
  },
  {
    name: "no coloured pixel",
    passes: ({ quality }) => quality.colour === 0,
    found: ({ quality }) => percent(quality.colour),
  },
  {
    name: "no grey but at the edges of lines",
    passes: ({ stains }) => stains < minSeenShare,
    found: ({ stains }) => `${(stains * a4SquareMm).toFixed(2)} mm²`,
  },
  {
    name: "SVG ≤ 2 MB and ≤ 2,500 paths",
    passes: ({ bytes, paths }) => bytes <= 2e6 && paths <= 2500,
    found: ({ bytes, paths }) => `${bytes} bytes, ${paths} paths`,
  },
  {
    name: "everything named was understood",
    passes: ({ missing }) => missing.length === 0,
    found: ({ missing }) => missing.join(", "),
  },
];
