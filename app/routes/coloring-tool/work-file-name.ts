/** Ending of a work that was saved as a file. */
export const workFileEnding = ".colorleaf";
