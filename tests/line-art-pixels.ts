/** Pages of the starter catalogue as pixels, for whatever has to look at real line art. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CataloguePage,
  catalogueCategorySchema,
  cataloguePageSchema,
  complexityOfDifficulty,
  inkOfPageStyle,
} from "@colorleaf/domain";
import { drawPage } from "@colorleaf/line-art";
import { Resvg } from "@resvg/resvg-js";
import { z } from "zod";

/** Every page of the starter catalogue with its category, in the order of its files. */
export function readCataloguePages(): (CataloguePage & { category: string })[] {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(import.meta.dirname, "../catalogue", `${name}.json`), "utf8"));
  const categories = z.array(catalogueCategorySchema).parse(read("categories"));
  return categories.flatMap(({ slug }) =>
    z
      .array(cataloguePageSchema)
      .parse(read(slug))
      .map((page) => ({ ...page, category: slug })),
  );
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
