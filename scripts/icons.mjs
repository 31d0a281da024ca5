/** The icons that browsers and home screens ask for, made from the leaf: files by their addresses. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { root } from "./prepare.mjs";

const paper = "#fffdf7";
const ink = "#1f1b18";

/** In the tab of a browser; older ones, and pages without a word about icons, ask for this one. */
const tabSizes = [16, 32, 48];

export async function makeIcons() {
  const small = await readFile(join(root, "public/favicon.svg"), "utf8");
  const leaf = inside(await readFile(join(root, "app/icon/leaf.svg"), "utf8"));
  // A sheet of paper with the leaf on it.
  const sheet = drawing(
    `<path d="M6 2.200c10-.9 19-.8 28 0 2.500.1 3.700 1.400 3.800 3.800.8 10 .7 19 0 28-.1 2.500-1.300 3.700-3.800 3.800-10 .7-19 .6-28 0-2.500-.1-3.700-1.300-3.800-3.800-.7-9-.8-18 0-28 .1-2.400 1.300-3.700 3.800-3.800z" fill="${paper}" stroke="${ink}" stroke-width="1.800"/>${placed(leaf, 0.84)}`,
  );
  // Where the system cuts the corners: nothing but paper outside the middle.
  const cut = (share) => drawing(`<path d="M0 0h40v40H0z" fill="${paper}"/>${placed(leaf, share)}`);
  return {
    "favicon.ico": asIco(await Promise.all(tabSizes.map((size) => asPng(small, size)))),
    "apple-touch-icon.png": await asPng(cut(0.92), 180),
    "icons/192.png": await asPng(sheet, 192),
    "icons/512.png": await asPng(sheet, 512),
    "icons/maskable-512.png": await asPng(cut(0.74), 512),
  };
}

const inside = (svg) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");

const drawing = (shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${shapes}</svg>`;

const placed = (shapes, share) =>
  `<g transform="translate(20 20) scale(${share}) translate(-20 -20)">${shapes}</g>`;

function asPng(svg, size) {
  const density = (72 * size) / 40;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file is a table of where its pictures lie, and the pictures, which may be PNG. */
function asIco(pngs) {
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [place, png] of pngs.entries()) {
    const at = 6 + 16 * place;
    head.writeUInt8(tabSizes[place], at);
    head.writeUInt8(tabSizes[place], at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
