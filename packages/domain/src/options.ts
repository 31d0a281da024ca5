/** What a visitor can choose for a page. The order is the order on screen. */

export const languages = ["en", "zh"] as const;
export type Language = (typeof languages)[number];
export const fallbackLanguage: Language = "en";

export const aspectRatios = ["1:1", "16:9", "9:16"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

export const complexities = ["simple", "medium", "complex"] as const;
export type Complexity = (typeof complexities)[number];

/** The home generator offers these two; the API and the staff area know medium too. */
export const homeComplexities = ["simple", "complex"] as const satisfies readonly Complexity[];

export const styles = ["cartoon", "realistic", "anime", "sketch"] as const;
export type Style = (typeof styles)[number];
export const defaultStyle: Style = "cartoon";

export const themes = ["nature", "fantasy", "educational", "seasonal"] as const;
export type Theme = (typeof themes)[number];

export const difficulties = ["easy", "medium", "hard", "complex"] as const;
export type Difficulty = (typeof difficulties)[number];

/** So many steps harder, or easier where they are below 0; undefined: there is none. */
export function harderBy(steps: number, difficulty: Difficulty): Difficulty | undefined {
  return difficulties[difficulties.indexOf(difficulty) + steps];
}

export interface Size {
  width: number;
  height: number;
}

/** Pixel size on screen of each aspect ratio; also the user units of its line-art SVG. */
export const pageSizes: Record<AspectRatio, Size> = {
  "1:1": { width: 1024, height: 1024 },
  "16:9": { width: 1600, height: 900 },
  "9:16": { width: 900, height: 1600 },
};

export function isOneOf<const T extends string>(options: readonly T[], value: unknown): value is T {
  return (options as readonly unknown[]).includes(value);
}
