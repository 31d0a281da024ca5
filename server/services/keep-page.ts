import type { DrawResult } from "../drawing/drawer.ts";
import type { Storage } from "../storage/storage.ts";

/** Stores a page's pictures; the answer is where they are served. */
export async function keepPage(storage: Storage, page: Extract<DrawResult, { ok: true }>) {
  const encoder = new TextEncoder();
  const [png, svg, colour] = await Promise.all([
    storage.put(page.png, "png"),
    storage.put(encoder.encode(page.svg), "svg"),
    storage.put(encoder.encode(page.colourSvg), "svg"),
  ]);
  return { imageUrl: `/media/${png}`, svgUrl: `/media/${svg}`, colourUrl: `/media/${colour}` };
}
