/**
 * Images under the hash of what they were made from. A drawing's key is the hash of its SVG, a
 * hosted picture's the hash of its PNG; the other formats are made at first request and kept.
 */
import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Drawer } from "../drawing/drawer.ts";
import type { Storage } from "../storage/storage.ts";

export const mediaTypes = {
  svg: "image/svg+xml",
  png: "image/png",
  /** Twice the size on screen, for print. */
  "2x.png": "image/png",
  /** A thumbnail of 480 pixels. */
  webp: "image/webp",
  "320.webp": "image/webp",
  "640.webp": "image/webp",
  "960.webp": "image/webp",
  /** On white, 1200 × 630: what other sites show where they link to a page. */
  "card.png": "image/png",
  /** To print, as curves. */
  "a4.pdf": "application/pdf",
  "letter.pdf": "application/pdf",
} as const;
export type MediaFormat = keyof typeof mediaTypes;

const defaultThumbnailWidthPx = 480;
const cardSize = { width: 1200, height: 630 };

export interface Media {
  /** Keeps an image, with other formats of it that are at hand; resolves to its key. */
  keep(image: { svg?: string | undefined; png?: Uint8Array | undefined }): Promise<string>;
  /** Undefined: there is no such image, or it cannot be had in that format. */
  get(key: string, format: MediaFormat): Promise<Uint8Array | undefined>;
  /** Deletes an image in all formats. */
  remove(key: string): Promise<void>;
}

export function mediaUrl(key: string, format: MediaFormat): string {
  return `/media/${key}.${format}`;
}

/** @param note writes down that an image is kept, before its first byte is */
export function createMedia(
  storage: Storage,
  drawer: Drawer,
  note: (key: string) => Promise<void>,
): Media {
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(key: string, format: MediaFormat): Promise<Uint8Array | undefined> {
    switch (format) {
      case "svg":
        return undefined;
      case "webp":
      case "320.webp":
      case "640.webp":
      case "960.webp": {
        const png = await get(key, "png");
        const width = Number.parseInt(format, 10) || defaultThumbnailWidthPx;
        return png && sharp(png).resize({ width }).webp({ quality: 80 }).toBuffer();
      }
      case "card.png": {
        const png = await get(key, "png");
        const margin = 24;
        const [width, height] = [cardSize.width - 2 * margin, cardSize.height - 2 * margin];
        return (
          png &&
          sharp(png)
            .resize({ width, height, fit: "contain", background: "#fff" })
            .extend({
              top: margin,
              bottom: margin,
              left: margin,
              right: margin,
              background: "#fff",
            })
            .png({ palette: true })
            .toBuffer()
        );
      }
      case "a4.pdf":
      case "letter.pdf": {
        const svg = await storage.get(`${key}.svg`);
        const paper = format === "a4.pdf" ? "a4" : "letter";
        return svg && drawer.writePdf(new TextDecoder().decode(svg), paper);
      }
      default: {
        const svg = await storage.get(`${key}.svg`);
        if (!svg) return undefined;
        const text = new TextDecoder().decode(svg);
        return drawer.render(text, widthOf(text) * (format === "2x.png" ? 2 : 1));
      }
    }
  }

  async function get(key: string, format: MediaFormat): Promise<Uint8Array | undefined> {
    const name = `${key}.${format}`;
    const kept = await storage.get(name);
    if (kept) return kept;
    // Many may ask for a new picture at once; it is made for all of them once.
    let made = making.get(name);
    if (!made) {
      made = make(key, format).finally(() => making.delete(name));
      making.set(name, made);
      const bytes = await made;
      if (bytes) await storage.put(name, bytes);
    }
    return made;
  }

  return {
    get,
    async keep({ svg, png }) {
      const source = svg ?? png;
      if (source === undefined) throw new Error("There is no image to keep.");
      const key = createHash("sha256").update(source).digest("hex");
      await note(key);
      if (png) await storage.put(`${key}.png`, png);
      if (svg) await storage.put(`${key}.svg`, new TextEncoder().encode(svg));
      return key;
    },
    async remove(key) {
      // What the others are made from goes first: else one could be made again meanwhile.
      const { svg, png, ...others } = mediaTypes;
      for (const format of ["svg", "png"]) await storage.remove(`${key}.${format}`);
      await Promise.all(Object.keys(others).map((format) => storage.remove(`${key}.${format}`)));
    },
  };
}

/** Width in user units of an SVG that we wrote. */
function widthOf(svg: string): number {
  return Number(/<svg[^>]*viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1] ?? 1024);
}
