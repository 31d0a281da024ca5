import { createRequire } from "node:module";
import type { StrokeData } from "#stroke-data";

const require = createRequire(import.meta.url);

/** One file a character, of more than nine thousand: read when it is asked for. */
export const strokeData: StrokeData = (character) => {
  try {
    return require(`hanzi-writer-data/${character}.json`);
  } catch {
    return undefined;
  }
};
