import { addWork, defaultSeo, readGallery } from "../../browser/gallery.ts";
import { getLocale } from "../../paraglide/runtime.js";
import { type Source, shrunk } from "./use-keeping.ts";

/** Local storage holds a few megabytes for all works together. */
const galleryPx = 640;

/**
 * Puts the colored picture into the visitor's own gallery: as the colored version of the work it was
 * made from, or as a work of its own. False where storage is full or switched off.
 */
export function putIntoGallery(canvas: HTMLCanvasElement, { title, picture }: Source): boolean {
  const colored = shrunk(canvas, galleryPx).toDataURL("image/webp", 0.85);
  const works = readGallery();
  const own = works.find(({ imageUrl, svgUrl }) => picture === imageUrl || picture === svgUrl);
  if (own) return addWork(works, { ...own, colourUrl: colored }).isKept;
  const ratio = canvas.width / canvas.height;
  return addWork(works, {
    id: `${Date.now()}`,
    imageUrl: colored,
    description: title,
    aspectRatio: ratio > 1.2 ? "16:9" : ratio < 0.85 ? "9:16" : "1:1",
    complexity: "simple",
    createdAt: new Date().toISOString(),
    seo: defaultSeo(title, getLocale()),
  }).isKept;
}
