/** Pages of the starter catalogue as pixels, for whatever has to look at real line art. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CataloguePage,
  cataloguePageSchema,
  categoryTeasers,
  complexityOfDifficulty,
  inkOfPageStyle,
} from "@colorleaf/domain";
import { drawPage } from "@colorleaf/line-art";
import { Resvg } from "@resvg/resvg-js";
import { z } from "zod";

/** Every page of the starter catalogue, in the order of its files. */
export function readCataloguePages(): CataloguePage[] {
  return categoryTeasers.flatMap(({ slug }) => {
    const file = join(import.meta.dirname, "../catalogue", `${slug}.json`);
    return z.array(cataloguePageSchema).parse(JSON.parse(readFileSync(file, "utf8")));
  });
}

/** The page's line art as SVG. */
export function drawLineArt({ id, recipe, difficulty, style }: CataloguePage): string {
  const page = drawPage(recipe.description, {
    ...recipe,
    complexity: complexityOfDifficulty[difficulty],
    difficulty,
    style: inkOfPageStyle[style],
    language: "en",
  });
  if (!page.ok) throw new Error(`${id}: ${page.reason}`);
  return page.svg;
}

/** Rendered with the long side at `longSidePx`. */
export function renderLineArt(svg: string, longSidePx: number) {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg)!;
  const mode = Number(width) >= Number(height) ? "width" : "height";
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode, value: longSidePx },
  }).render();
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(image.pixels) };
}
