import type { Complexity, Difficulty, Language, PageQuality } from "@colorleaf/domain";

export interface Order {
  description: string;
  language: Language;
  complexity: Complexity;
  seed: number;
}

export interface DrawnPage extends Order {
  difficulty: Difficulty;
  isOrnament: boolean;
  missing: string[];
  quality: PageQuality;
  leaks: number;
  /** Areas that hold no circle of 3 mm on A4. */
  narrow: number;
  /** Thinnest outline on A4, in points. */
  thinnestPt: number;
  bytes: number;
  paths: number;
}

export type JudgedPage = DrawnPage | (Order & { refused: string });
