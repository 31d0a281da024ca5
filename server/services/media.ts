import sharp from "sharp";
import { isMediaKey, type MediaFormat, type Storage } from "../storage/storage.ts";
import { ProblemError } from "./problem-error.ts";

export interface Media {
  bytes: Uint8Array<ArrayBuffer>;
  format: MediaFormat;
}

export const thumbnailWidths = [320, 640] as const;

export interface MediaService {
  /**
   * A stored picture, or a smaller WebP of a stored PNG.
   *
   * @throws ProblemError media-not-found
   */
  find(key: string, width?: (typeof thumbnailWidths)[number]): Promise<Media>;
}

export function createMediaService(storage: Storage): MediaService {
  return {
    async find(key, width) {
      const bytes = isMediaKey(key) ? await storage.get(key) : undefined;
      if (!bytes) throw new ProblemError("media-not-found");
      const format = key.slice(key.lastIndexOf(".") + 1) as MediaFormat;
      if (width === undefined || format === "svg") return { bytes: Uint8Array.from(bytes), format };
      const small = sharp(bytes).resize({ width, withoutEnlargement: true }).webp();
      return { bytes: Uint8Array.from(await small.toBuffer()), format: "webp" };
    },
  };
}
