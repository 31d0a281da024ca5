/** SVG pages as pixels, and many of them on one sheet. */
import { existsSync } from "node:fs";
import type { Pixels } from "@colorleaf/line-art";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { encodePng } from "../server/drawing/encode-png.ts";

const captionHeight = 30;
const cellSize = 300;

/** Fonts with Chinese, where a system keeps them; without one, captions in Chinese are left out. */
const chineseFonts = [
  "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
  "/System/Library/Fonts/PingFang.ttc",
];

const render = (svg: string, scale = 1) =>
  new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: "zoom", value: scale },
  }).render();

export const renderPng = (svg: string): Uint8Array => encodePng(render(svg));

/** @param scale pixels per page unit */
export function renderPixels(svg: string, scale?: number): Pixels {
  const image = render(svg, scale);
  return { data: image.pixels, width: image.width, height: image.height };
}

/** All pages in rows, each with its description beneath. */
export function contactSheet(cells: readonly { svg: string; caption: string }[]): Uint8Array {
  const columns = Math.min(cells.length, Math.max(2, Math.ceil(Math.sqrt(cells.length * 1.4))));
  const chineseFont = chineseFonts.find((path) => existsSync(path));
  const body = cells.map(({ svg, caption }, index) => {
    const x = (index % columns) * cellSize;
    const y = Math.floor(index / columns) * (cellSize + captionHeight);
    const readable = chineseFont || !/\p{Script=Han}/u.test(caption);
    const lines = readable ? wrap(caption) : [];
    return (
      fitted(svg, x + 6, y + 6, cellSize - 12) +
      lines
        .map((line, row) => `<text x="${x + 8}" y="${y + cellSize + 6 + 12 * row}">${line}</text>`)
        .join("")
    );
  });
  const width = columns * cellSize;
  const height = Math.ceil(cells.length / columns) * (cellSize + captionHeight);
  const font: ResvgRenderOptions["font"] = chineseFont
    ? { loadSystemFonts: false, fontFiles: [chineseFont], defaultFontFamily: "Noto Sans CJK SC" }
    : { loadSystemFonts: true };
  const sheet =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="#ddd"/>` +
    `<g font-family="Noto Sans CJK SC, DejaVu Sans, sans-serif" font-size="11">${body.join("")}</g></svg>`;
  return new Resvg(sheet, { font }).render().asPng();
}

/** The page as a nested SVG that fills a square as far as its shape allows. */
function fitted(svg: string, x: number, y: number, size: number): string {
  const [width, height] = [...svg.matchAll(/ (?:width|height)="(\d+)"/g)].map(([, n]) => Number(n));
  const scale = size / Math.max(width!, height!);
  const [w, h] = [width! * scale, height! * scale];
  const place = ` x="${x + (size - w) / 2}" y="${y + (size - h) / 2}" width="${w}" height="${h}"`;
  return svg.replace(/ width="\d+" height="\d+"/, place);
}

/** Two lines of caption; Chinese characters are twice as wide as letters. */
function wrap(caption: string): string[] {
  const lines = ["", ""];
  let [row, width] = [0, 0];
  for (const character of caption) {
    width += /\p{Script=Han}/u.test(character) ? 2 : 1;
    if (width > 50) [row, width] = [row + 1, 0];
    if (row > 1) break;
    lines[row] += character;
  }
  return lines.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
}
