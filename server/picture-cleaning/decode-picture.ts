import { type AspectRatio, isInverted, pageSizes } from "@colorleaf/domain";
import type { Pixels } from "@colorleaf/line-art";
import sharp, { type Sharp } from "sharp";

/** A picture that cannot be read, or is none. */
export class UnreadablePictureError extends Error {}

/** Twice what any service draws on a side. More is a bomb. */
const mostPixels = 4096 * 4096;

/** How much finer than the screen lines are traced: edges of lines come out smooth. */
const tracingScale = 1.5;

export interface DecodedPicture {
  /** As it came, but as a plain PNG. */
  original: Uint8Array;
  inverted: boolean;
  /** Black on white, on paper of the page's aspect ratio, finer than the screen. */
  pixels: Pixels;
}

/**
 * Opens a picture that nobody has looked at. Only the pixels of PNG, JPEG, WebP and GIF are read: SVG
 * and other documents can hold more than a picture.
 *
 * @throws UnreadablePictureError
 */
export async function decodePicture(
  bytes: Uint8Array,
  aspectRatio: AspectRatio,
): Promise<DecodedPicture> {
  if (!isRaster(bytes)) throw new UnreadablePictureError("not a picture");
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: "truncated" })
      .autoOrient()
      .flatten({ background: "#fff" })
      .toColourspace("srgb");
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const inverted = isInverted({ data });
    const raw = sharp(data, { raw: { width, height, channels: 4 } });
    const original = await raw.clone().removeAlpha().png({ compressionLevel: 3 }).toBuffer();
    return { original, inverted, pixels: await upright(raw, inverted, aspectRatio) };
  } catch (error) {
    throw new UnreadablePictureError("the picture cannot be read", { cause: error });
  }
}

/** One median of 3 pixels takes grains of noise away and leaves edges where they are. */
async function upright(raw: Sharp, inverted: boolean, aspectRatio: AspectRatio): Promise<Pixels> {
  const { width, height } = pageSizes[aspectRatio];
  const turned = inverted ? raw.removeAlpha().negate() : raw.removeAlpha();
  // In two steps: sharp enlarges before it takes the median otherwise.
  const calm = await turned.median(3).raw().toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(calm.data, { raw: calm.info })
    .resize({
      width: width * tracingScale,
      height: height * tracingScale,
      fit: "contain",
      background: "#fff",
      kernel: "cubic",
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const signatures: readonly (readonly [number, string])[] = [
  [0, "\x89PNG\r\n\x1a\n"],
  [0, "\xff\xd8\xff"],
  [8, "WEBP"],
  [0, "GIF8"],
];

function isRaster(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return signatures.some(([at, signature]) => start.startsWith(signature, at));
}
