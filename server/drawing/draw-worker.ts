/** Runs in a worker thread: draws a page, renders it, measures it. */
import { parentPort } from "node:worker_threads";
import { drawPage, measurePage, writeColour } from "@colorleaf/line-art";
import { Resvg } from "@resvg/resvg-js";
import type { DrawRequest, DrawResult } from "./drawer.ts";

function draw({ description, ...options }: DrawRequest): DrawResult {
  const page = drawPage(description, options);
  if (!page.ok) return page;
  const image = new Resvg(page.svg, { font: { loadSystemFonts: false } }).render();
  const { pixels, width, height } = image;
  return {
    ok: true,
    svg: page.svg,
    colourSvg: writeColour(page.drawing),
    png: image.asPng(),
    reading: page.brief.reading,
    quality: measurePage({ data: pixels, width, height }),
  };
}

parentPort?.on("message", ({ id, request }: { id: number; request: DrawRequest }) => {
  try {
    parentPort?.postMessage({ id, result: draw(request) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? error.stack : String(error) });
  }
});
