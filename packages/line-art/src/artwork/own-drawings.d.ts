/** What `#own-drawings` is: in Node the files of `drawings/` (package.json says which module). */

/** The drawing as SVG, in a box of 128 × 128; undefined: there is none of that name. */
export function ownDrawing(name: string): string | undefined;

export const ownDrawingNames: readonly string[];
