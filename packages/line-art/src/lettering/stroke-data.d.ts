/** What `#stroke-data` is: in Node the files of hanzi-writer-data (package.json says which module). */

/** In a square of 1,024 units, y upwards from 124 below the baseline. */
export interface CharacterStrokes {
  /** SVG path data of each stroke's outline. */
  strokes: string[];
  /** Points along the middle of each, from where the brush is set down. */
  medians: [number, number][][];
}

/** @returns undefined: how the character is written is not known */
export type StrokeData = (character: string) => CharacterStrokes | undefined;

export const strokeData: StrokeData;
