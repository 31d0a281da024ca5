import { buildRegionMap, type Pixels } from "@colorleaf/coloring";

interface Order {
  pixels: Pixels;
  gapPx: number;
}

addEventListener("message", ({ data: { pixels, gapPx } }: MessageEvent<Order>) =>
  postMessage(buildRegionMap(pixels, { gapPx })),
);
