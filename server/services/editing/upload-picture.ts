/** A page out of a picture that somebody has: decoded, cleaned, traced anew, judged. */
import {
  type AspectRatio,
  complexityOfDifficulty,
  type Difficulty,
  pageSizes,
  type UploadedPicture,
} from "@colorleaf/domain";
import sharp from "sharp";
import type { Db } from "../../data/schema.ts";
import type { Drawer } from "../../drawing/drawer.ts";
import type { Media } from "../media.ts";
import { ProblemError } from "../problem-error.ts";
import type { Staff } from "../staff/staff.ts";
import { findTwins } from "./draw-page.ts";

const mostPixels = 4096 * 4096;

export function createUploads(parts: { db: Db; drawer: Drawer; media: Media }) {
  const { drawer, media } = parts;
  return {
    /** @throws ProblemError picture-unreadable */
    async upload(
      _staff: Staff,
      bytes: Uint8Array,
      { aspectRatio, difficulty }: { aspectRatio: AspectRatio; difficulty: Difficulty },
    ): Promise<UploadedPicture> {
      const cleaned = await drawer.clean({
        bytes: isSvg(bytes) ? await rasterise(bytes, aspectRatio) : bytes,
        aspectRatio,
        complexity: complexityOfDifficulty[difficulty],
        title: "",
      });
      if (!cleaned.ok) throw new ProblemError("picture-unreadable", { message: cleaned.reason });
      const { svg, png, quality, faults, inverted, gaps } = cleaned;
      const key = await media.keep({ svg, png });
      return { key, quality, faults, inverted, gaps, twins: await findTwins(parts, png) };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

function isSvg(bytes: Uint8Array): boolean {
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(
    new TextDecoder().decode(bytes.slice(0, 1024)),
  );
}

/**
 * Only the pixels of an SVG go on: scripts, links and styles stay behind. From memory, librsvg reads
 * no other file and no address.
 */
async function rasterise(bytes: Uint8Array, aspectRatio: AspectRatio): Promise<Uint8Array> {
  const { width, height } = pageSizes[aspectRatio];
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels })
      .resize({ width: 1.5 * width, height: 1.5 * height, fit: "inside" })
      .flatten({ background: "#fff" })
      .png()
      .toBuffer();
  } catch (error) {
    throw new ProblemError("picture-unreadable", { message: String(error) });
  }
}
