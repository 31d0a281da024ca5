/** Writes the outlines of the letters that pages are lettered with: `node scripts/make-glyphs.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

const root = join(import.meta.dirname, "..");
const file = join(root, "node_modules/@fontsource/fredoka/files/fredoka-latin-700-normal.woff");
const font = create(readFileSync(file)) as Font;
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?&";
const rows = [...characters].map((character) => {
  const glyph = font.layout(character).glyphs[0]!;
  return `  ${JSON.stringify(character)}: [${Math.round(glyph.advanceWidth)}, ${JSON.stringify(glyph.path.toSVG())}],`;
});
writeFileSync(
  join(root, "packages/line-art/src/compose/glyphs.ts"),
  `/**
 * Outlines of Fredoka, bold (SIL Open Font License 1.1), made by scripts/make-glyphs.ts: advance and
 * path in units of ${font.unitsPerEm} an em, baseline at 0, y upwards.
 */
export const unitsPerEm = ${font.unitsPerEm};

/** Height of capitals in the same units. */
export const capHeight = ${Math.round(font.capHeight)};

export const glyphs: Readonly<Record<string, readonly [advance: number, path: string]>> = {
${rows.join("\n")}
};
`,
);
