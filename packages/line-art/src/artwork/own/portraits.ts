import { portraitsOfFolk } from "./portraits-of-folk.ts";
import { portraitsOfTales } from "./portraits-of-tales.ts";

/**
 * People whose clothes tell who they are, drawn by hand as they stand. By the names of the jointed
 * figures, whose place they take in that pose and mood; everything they do is the figures' business.
 */
export const portraits: Readonly<Record<string, string>> = {
  ...portraitsOfFolk,
  ...portraitsOfTales,
};
