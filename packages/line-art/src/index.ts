/** The engine: a description becomes line art. A pure function; the same input gives the same bytes. */
import { composeScene } from "./compose/compose.ts";
import { drawScene } from "./draw/draw-scene.ts";
import { readDescription } from "./read/read.ts";
import type { Brief, Drawing, DrawOptions, ReadResult, Scene } from "./types.ts";
import { writeLineArt } from "./write/write-svg.ts";

export { composeScene } from "./compose/compose.ts";
export { drawScene } from "./draw/draw-scene.ts";
export { subjects } from "./lexicon/subjects.ts";
export { findLeaks } from "./quality/find-leaks.ts";
export { measurePage } from "./quality/measure-page.ts";
export type { Pixels } from "./quality/pixels.ts";
export { readDescription } from "./read/read.ts";
export type * from "./types.ts";
export { writeColour, writeLineArt } from "./write/write-svg.ts";

export type PageResult =
  | { ok: true; brief: Brief; scene: Scene; drawing: Drawing; svg: string }
  | Extract<ReadResult, { ok: false }>;

/** All four stages: from a description to the line art's SVG, or to the reason why not. */
export function drawPage(description: string, options: DrawOptions): PageResult {
  const read = readDescription(description, options);
  if (!read.ok) return read;
  const scene = composeScene(read.brief, options);
  const drawing = drawScene(scene);
  return { ok: true, brief: read.brief, scene, drawing, svg: writeLineArt(drawing) };
}
