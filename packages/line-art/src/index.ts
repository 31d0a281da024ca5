/** Description → coloring page. The one entry of the engine; pure, no I/O. */
import { composeScene } from "./compose/compose.ts";
import { askedBy } from "./draw/asked-by.ts";
import { fitDifficulty } from "./draw/fit-difficulty.ts";
import { followPlan } from "./read/follow-plan.ts";
import { readDescription } from "./read/read.ts";
import type { Brief, Drawing, DrawOptions, ReadResult, Scene } from "./types.ts";
import { writeLineArt } from "./write/write-svg.ts";

export { cleanLineArt } from "./clean/clean-line-art.ts";
export { composeScene } from "./compose/compose.ts";
export { askedBy } from "./draw/asked-by.ts";
export { fitDifficulty } from "./draw/fit-difficulty.ts";
export { thinnestOutline } from "./draw/line-width.ts";
export { inPerson } from "./lexicon/person-names.ts";
export { subjectById, subjects } from "./lexicon/subjects.ts";
export { subjectWords } from "./lexicon/words.ts";
export { regionBand, thinnestLinePt } from "./quality/bars.ts";
export { findFaults } from "./quality/find-faults.ts";
export { findLeaks, type Leak } from "./quality/find-leaks.ts";
export { type MeasureOptions, measurePage } from "./quality/measure-page.ts";
export { countNarrowRegions } from "./quality/narrow-regions.ts";
export { type Pixels, wordsOf } from "./quality/pixels.ts";
export { readDescription } from "./read/read.ts";
export * from "./types.ts";
export { type WriteOptions, writeColour, writeLineArt } from "./write/write-svg.ts";
export { writeTitle } from "./write/write-text.ts";

/** A page with everything it was made from, or why there is none. */
export type PageResult =
  | { ok: true; brief: Brief; scene: Scene; drawing: Drawing; svg: string }
  | Extract<ReadResult, { ok: false }>;

/**
 * Reads a description and draws it. The same description, options and seed give the same bytes.
 * A description that cannot be drawn is a result, not an exception.
 */
export function drawPage(description: string, options: DrawOptions): PageResult {
  const { language, plan } = options;
  const own = readDescription(description, language ? { language } : {});
  const read = plan ? followPlan(own, plan) : own;
  if (!read.ok) return read;
  const composed = composeScene(read.brief, options);
  const { scene, drawing } = fitDifficulty(composed, askedBy(read.brief));
  return {
    ok: true,
    brief: read.brief,
    scene,
    drawing,
    svg: writeLineArt(drawing, {
      title: description.trim(),
      names: new Map(scene.items.map(({ id, name }) => [id, name])),
    }),
  };
}
