/** Draws a page and judges it by its pixels: one message a page. */
import { parentPort } from "node:worker_threads";
import {
  countNarrowRegions,
  drawPage,
  findLeaks,
  measurePage,
  thinnestLinePt,
  writeColour,
} from "@colorleaf/line-art";
import { renderPixels } from "../../scripts/draw-png.ts";
import type { JudgedPage, Order } from "./judged-page.ts";

/** A crayon, in millimetres. */
const crayon = 3;

function judge({ description, language, complexity, seed }: Order): JudgedPage {
  const page = drawPage(description, {
    aspectRatio: "1:1",
    complexity,
    style: "cartoon",
    language,
    seed,
  });
  const order = { description, language, complexity, seed };
  if (!page.ok) return { ...order, refused: page.reason };
  const lineArt = renderPixels(page.svg);
  return {
    ...order,
    difficulty: page.scene.difficulty,
    isOrnament: page.brief.ornament !== undefined,
    missing: page.brief.reading.missing.map(({ phrase }) => phrase),
    quality: measurePage(lineArt),
    narrow: countNarrowRegions(lineArt, crayon),
    leaks: findLeaks(lineArt, renderPixels(writeColour(page.drawing))).length,
    thinnestPt: thinnestLinePt(page.drawing),
    bytes: Buffer.byteLength(page.svg),
    paths: page.drawing.shapes.length,
  };
}

parentPort?.on("message", (order: Order) => parentPort?.postMessage(judge(order)));
