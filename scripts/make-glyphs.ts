/** Writes the outlines of the characters that pages are lettered with: `node scripts/make-glyphs.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

const root = join(import.meta.dirname, "..");
const fonts = join(root, "node_modules/@fontsource");
const target = join(root, "packages/line-art/src/lettering");

const latin = create(
  readFileSync(join(fonts, "fredoka/files/fredoka-latin-700-normal.woff")),
) as Font;
const characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!?&'.,-+";
/** Fredoka's B has one hole; children learn to write two. */
const bowlsOfB =
  "M213 175L356 175Q406 175 406 232Q406 288 350 288L213 288ZM213 408L340 408Q386 408 386 459Q386 509 334 509L213 509Z";
const rows = [...characters].map((character) => {
  const glyph = latin.layout(character).glyphs[0]!;
  const [outer] = glyph.path.toSVG().split(/(?<=Z)/);
  const path = character === "B" ? `${outer}${bowlsOfB}` : glyph.path.toSVG();
  return `  ${JSON.stringify(character)}: [${Math.round(glyph.advanceWidth)}, ${JSON.stringify(path)}],`;
});
writeFileSync(
  join(target, "latin.ts"),
  `/**
 * Outlines of Fredoka, bold (SIL Open Font License 1.1), made by scripts/make-glyphs.ts: advance and
 * path in units of ${latin.unitsPerEm} an em, baseline at 0, y upwards.
 */

/** Height of capitals in the same units. */
export const capHeight = ${Math.round(latin.capHeight)};

export const latin: Readonly<Record<string, readonly [advance: number, path: string]>> = {
${rows.join("\n")}
};
`,
);

/** The 3,755 characters of everyday Chinese: level 1 of GB 2312, which its code keeps together. */
function everydayHanzi(): string[] {
  const decoder = new TextDecoder("gb2312", { fatal: true });
  const found: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row++) {
    for (let cell = 0xa1; cell <= (row === 0xd7 ? 0xf9 : 0xfe); cell++) {
      found.push(decoder.decode(Uint8Array.of(row, cell)));
    }
  }
  return found;
}

/** What children are called, beyond everyday Chinese. */
const inNames =
  "怡梓萱琪曦嫣沐妍芷昊睿钰媛婷婧姝婕薇蓓茜芸芮苒茉菡瑾璇璐瑜琦琛玮珂珏筱晗晟昕昱晖煜炜烨焱熠炫淇淼泓洵滢潇瀚灏岚嵘嵩奕奚宸宥翊翎羿骞骁皓稷笙箫筠绮绫绾恺懿轶邈鑫铠霏雯霆颢飒馨骊麒麟倩俪兮梵楠榕槿桢栩晏姗娴妤囡囝";

const kuaile = create(
  readFileSync(join(fonts, "zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff")),
) as Font;
const wanted = [...everydayHanzi(), ...inNames];
const outlines = wanted
  .filter((character) => kuaile.hasGlyphForCodePoint(character.codePointAt(0)!))
  .map((character) => {
    const path = kuaile.layout(character).glyphs[0]!.path.toSVG();
    return [character, path.replace(/-?\d+\.\d+/g, (number) => `${Math.round(Number(number))}`)];
  });
writeFileSync(
  join(target, "hanzi.json"),
  `{\n"unitsPerEm": ${kuaile.unitsPerEm},\n"outlines": {\n${outlines
    .map(([character, path]) => `${JSON.stringify(character)}: ${JSON.stringify(path)}`)
    .join(",\n")}\n}\n}\n`,
);
console.log(`${rows.length} Latin characters, ${outlines.length} of ${wanted.length} Chinese ones`);
