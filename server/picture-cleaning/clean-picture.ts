/** From the bytes that a service sent to a page of ours, judged. */
import {
  type AspectRatio,
  type Complexity,
  type PageFault,
  type PageQuality,
  pageSizes,
} from "@colorleaf/domain";
import { cleanLineArt, findFaults, measurePage, type Pixels } from "@colorleaf/line-art";
import { encodePng } from "../drawing/encode-png.ts";
import { renderSvg } from "../drawing/render-svg.ts";
import { decodePicture, UnreadablePictureError } from "./decode-picture.ts";
import { trace } from "./trace.ts";

export interface DirtyPicture {
  bytes: Uint8Array;
  aspectRatio: AspectRatio;
  complexity: Complexity;
  title: string;
}

export type CleanedPicture =
  | {
      ok: true;
      /** PNG of the picture as it came. */
      original: Uint8Array;
      inverted: boolean;
      svg: string;
      /** The line art at its size on screen. */
      png: Uint8Array;
      quality: PageQuality;
      /** Bars that it does not clear, the worst first. */
      faults: PageFault[];
      /** Gaps in lines that were closed. */
      gaps: number;
    }
  | { ok: false; reason: string };

export async function cleanPicture(picture: DirtyPicture): Promise<CleanedPicture> {
  const { aspectRatio, complexity, title } = picture;
  try {
    const { original, inverted, pixels } = await decodePicture(picture.bytes, aspectRatio);
    const { ink, gaps } = cleanLineArt(pixels);
    const { svg, paths } = await trace(ink, pixels.width, { aspectRatio, title });
    const image = renderSvg(svg, pageSizes[aspectRatio].width);
    const quality = judge({ data: image.pixels, width: image.width, height: image.height });
    const faults = findFaults(quality, { complexity, paths });
    return { ok: true, original, inverted, svg, png: encodePng(image), quality, faults, gaps };
  } catch (error) {
    if (error instanceof UnreadablePictureError) return { ok: false, reason: error.message };
    throw error;
  }
}

/** Lines of models for small children are thicker than the engine's, as a share of the shorter side. */
const thickLine = 0.015;
const mostSolid = 0.004;

/** A thick line is not a black area. */
function judge(pixels: Pixels): PageQuality {
  const quality = measurePage(pixels);
  if (quality.largestSolid < mostSolid) return quality;
  const lineWidth = thickLine * Math.min(pixels.width, pixels.height);
  return { ...quality, largestSolid: measurePage(pixels, { lineWidth }).largestSolid };
}
