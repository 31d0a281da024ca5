/**
 * Draws pages of the starter catalogue for looking at, each by its own recipe:
 * `npm run -s draw:catalogue -- catalogue/kids.json --out-dir DIR [--from N] [--to N]` writes
 * sheet-1.png, sheet-2.png … of twenty pages, and a line for each page that a reader should look at.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { cataloguePageSchema, complexityOfDifficulty, inkOfPageStyle } from "@colorleaf/domain";
import { drawPage } from "@colorleaf/line-art";
import { z } from "zod";
import { contactSheet } from "./draw-png.ts";
import { describePage } from "./draw-report.ts";

const pagesPerSheet = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    "out-dir": { type: "string", default: "catalogue-sheets" },
    from: { type: "string", default: "1" },
    to: { type: "string", default: "10000" },
  },
});
const file = positionals[0];
if (!file) {
  console.error("Which file? npm run -s draw:catalogue -- catalogue/kids.json --out-dir DIR");
  process.exit(1);
}
const folder = values["out-dir"];
mkdirSync(folder, { recursive: true });

const pages = z
  .array(cataloguePageSchema)
  .parse(JSON.parse(readFileSync(file, "utf8")))
  .slice(Number(values.from) - 1, Number(values.to));

const drawn = pages.flatMap(({ id, recipe, difficulty, style }, index) => {
  const page = drawPage(recipe.description, {
    ...recipe,
    complexity: complexityOfDifficulty[difficulty],
    difficulty,
    style: inkOfPageStyle[style],
    language: "en",
  });
  if (!page.ok) {
    console.log(`${id}: not drawn (${page.reason})`);
    return [];
  }
  const { missing, substituted } = page.brief.reading;
  const { quality, leaks } = describePage(recipe.description, page);
  const notes = [
    ...missing.map(({ phrase }) => `missing "${phrase}"`),
    ...substituted.map(({ phrase, name }) => `"${phrase}" became ${name.en}`),
    ...(leaks.length > 0 ? [`${leaks.length} leaks`] : []),
    ...(quality.largestSolid > 0.008 ? ["a large black area"] : []),
    ...(quality.ink < 0.03 || quality.ink > 0.2 ? [`ink ${Math.round(quality.ink * 100)} %`] : []),
  ];
  if (notes.length > 0) console.log(`${id}: ${notes.join("; ")}`);
  const number = String(index + Number(values.from)).padStart(3, "0");
  return [{ caption: `${number} ${id}`, svg: page.svg }];
});

for (let sheet = 0; sheet * pagesPerSheet < drawn.length; sheet++) {
  const some = drawn.slice(sheet * pagesPerSheet, (sheet + 1) * pagesPerSheet);
  writeFileSync(join(folder, `sheet-${sheet + 1}.png`), contactSheet(some));
}
console.log(`${drawn.length} of ${pages.length} pages drawn into ${folder}`);
