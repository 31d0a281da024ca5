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
  /** A thumbnail. */
  webp: "image/webp",
} as const;
export type MediaFormat = keyof typeof mediaTypes;

const thumbnailWidthPx = 480;

export interface Media {
  /** Keeps an image, with other formats of it that are at hand; resolves to its key. */
  keep(image: { svg?: string | undefined; png?: Uint8Array | undefined }): Promise<string>;
  /** Undefined: there is no such image, or it cannot be had in that format. */
  get(key: string, format: MediaFormat): Promise<Uint8Array | undefined>;
}

export function mediaUrl(key: string, format: MediaFormat): string {
  return `/media/${key}.${format}`;
}

export function createMedia(storage: Storage, drawer: Drawer): Media {
  const making = new Map<string, Promise<Uint8Array | undefined>>();

  async function make(key: string, format: MediaFormat): Promise<Uint8Array | undefined> {
    switch (format) {
      case "svg":
        return undefined;
      case "webp": {
        const png = await get(key, "png");
        return (
          png && sharp(png).resize({ width: thumbnailWidthPx }).webp({ quality: 80 }).toBuffer()
        );
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
      if (png) await storage.put(`${key}.png`, png);
      if (svg) await storage.put(`${key}.svg`, new TextEncoder().encode(svg));
      return key;
    },
  };
}

/** Width in user units of an SVG that we wrote. */
function widthOf(svg: string): number {
  return Number(/<svg[^>]*viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1] ?? 1024);
}
