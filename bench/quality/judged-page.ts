import type {
  AspectRatio,
  Complexity,
  Difficulty,
  Language,
  PageQuality,
  Style,
} from "@colorleaf/domain";

export interface Order {
  description: string;
  language: Language;
  complexity: Complexity;
  style: Style;
  aspectRatio: AspectRatio;
  seed: number;
  /** Dots an inch, on A4, of the pixels that are judged; as on the screen where it is left out. */
  dpi?: number;
}

export interface DrawnPage extends Order {
  difficulty: Difficulty;
  isOrnament: boolean;
  missing: string[];
  quality: PageQuality;
  leaks: number;
  /** Share of the page that is grey and at no edge of a line. */
  stains: number;
  /** Areas that hold no circle of 3 mm on A4. */
  narrow: number;
  /** Thinnest outline on A4, in points. */
  thinnestPt: number;
  bytes: number;
  paths: number;
}

export type JudgedPage = DrawnPage | (Order & { refused: string });
