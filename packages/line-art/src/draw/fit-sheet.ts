/**
 * What is on a sheet stays: a table has a cell for each number, whoever it is for. So a sheet is not
 * as difficult as was asked for, but as it has areas, and says so.
 */
import { type Difficulty, difficulties, harderBy } from "@colorleaf/domain";
import { regionBand } from "../quality/bars.ts";
import { marginOf, minRegionShare } from "../quality/measure-page.ts";
import type { Scene } from "../types.ts";
import { blankPage, paintThin, whiteOf } from "./find-regions.ts";
import { FittedPage } from "./fitted-page.ts";

/** So much of a page may be ink before figures between bold lines look black. */
const mostInk = 0.16;
/** Finer ones are for pages full of patterns. */
const finest: Difficulty = "hard";

/**
 * Drawn with the boldest lines with which it is not dark, from those asked for on.
 *
 * @param fit draws it with the lines of its difficulty
 */
export function fitSheet(scene: Scene, fit: (scene: Scene) => FittedPage): FittedPage {
  const drawnAs = (lines: Difficulty) => {
    const page = fit({ ...scene, difficulty: lines });
    return { page, lines, ...lookAt(page) };
  };
  let sheet = drawnAs(scene.difficulty);
  while (isHarder(sheet.lines, sheet.difficulty)) sheet = drawnAs(sheet.difficulty);
  const mayBeFiner = () => isHarder(sheet.difficulty, sheet.lines) && isHarder(finest, sheet.lines);
  while (sheet.ink > mostInk && mayBeFiner()) {
    sheet = drawnAs(harderBy(1, sheet.lines)!);
  }
  const { page, lines, difficulty } = sheet;
  const told = isHarder(lines, difficulty) ? lines : difficulty;
  return new FittedPage({ ...page.scene, difficulty: told }, page.drawing);
}

/** How much of a page is ink, and how difficult it is. */
function lookAt({ drawing }: FittedPage): { ink: number; difficulty: Difficulty } {
  const runs = paintThin(blankPage(drawing), drawing.shapes).runs();
  const cells = runs.starts.at(-1)!;
  const white = whiteOf(runs, 4);
  const margin = marginOf(white, runs);
  const sizes = white.areas.slice(1);
  const isArea = (size: number, at: number) => at + 1 !== margin && size >= minRegionShare * cells;
  const count = sizes.filter(isArea).length;
  return {
    ink: 1 - sizes.reduce((sum, size) => sum + size, 0) / cells,
    difficulty: difficulties.find((one) => count <= regionBand[one][1])!,
  };
}

const isHarder = (one: Difficulty, other: Difficulty) =>
  difficulties.indexOf(one) > difficulties.indexOf(other);
