/** Draws a page and judges it by its pixels: one message a page. */
import { parentPort } from "node:worker_threads";
import { nearBlackBelow, nearWhiteAbove } from "@colorleaf/domain";
import {
  countNarrowRegions,
  drawPage,
  findLeaks,
  measurePage,
  type Pixels,
  thinnestLinePt,
  writeColour,
} from "@colorleaf/line-art";
import { renderPixels } from "../../scripts/draw-png.ts";
import type { JudgedPage, Order } from "./judged-page.ts";

/** A crayon, in millimetres. */
const crayon = 3;

/** A page across or upright, printed as large as A4 allows. */
const a4Inches = { short: 210 / 25.4, long: 297 / 25.4 };

function scaleAt(dpi: number, { width, height }: { width: number; height: number }): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return dpi * Math.min(a4Inches.short / short, a4Inches.long / long);
}

function judge(order: Order): JudgedPage {
  const { description, dpi, ...options } = order;
  const page = drawPage(description, options);
  if (!page.ok) return { ...order, refused: page.reason };
  const scale = dpi ? scaleAt(dpi, page.scene) : 1;
  const lineArt = renderPixels(page.svg, scale);
  const colour = renderPixels(writeColour(page.drawing), scale);
  return {
    ...order,
    difficulty: page.scene.difficulty,
    isOrnament: page.brief.ornament !== undefined,
    missing: page.brief.reading.missing.map(({ phrase }) => phrase),
    quality: measurePage(lineArt),
    narrow: countNarrowRegions(lineArt, crayon),
    leaks: findLeaks(lineArt, colour).length,
    stains: stainsOf(lineArt),
    thinnestPt: thinnestLinePt(page.drawing),
    bytes: Buffer.byteLength(page.svg),
    paths: page.drawing.shapes.length,
  };
}

/** Grey is the edge of a line: within two pixels there is ink. */
function stainsOf({ data, width, height }: Pixels): number {
  const light = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : data[4 * (y * width + x)]!;
  const near = [-2, -1, 0, 1, 2];
  let stains = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = light(x, y);
      if (here < nearBlackBelow || here > nearWhiteAbove) continue;
      if (!near.some((dy) => near.some((dx) => light(x + dx, y + dy) < nearBlackBelow))) stains++;
    }
  }
  return stains / (width * height);
}

parentPort?.on("message", (order: Order) => parentPort?.postMessage(judge(order)));
