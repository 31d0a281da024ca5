import { buildRegionMap, halveMap, type Pixels } from "@colorleaf/coloring";

interface Order {
  pixels: Pixels;
  gapPx: number;
}

addEventListener("message", ({ data: { pixels, gapPx } }: MessageEvent<Order>) => {
  const map = buildRegionMap(pixels, { gapPx });
  postMessage({ map, small: halveMap(map) });
});
