import { maxUploadBytes } from "@colorleaf/domain";
import { readImageHead } from "./image-head.ts";

/** Why a picture cannot be opened; `detail` is for the sentence that the visitor reads. */
export class PictureError extends Error {
  readonly reason:
    | "missing"
    | "unreachable"
    | "not-an-image"
    | "broken"
    | "too-large"
    | "too-many-pixels";
  readonly detail: string;
  constructor(reason: PictureError["reason"], detail = "") {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Long side of the picture that is colored, in pixels: sharp in print on A4, quick on a phone. */
const longSidePx = 2048;
/** A small file may unfold into more pixels than a phone can hold. */
const maxPixels = 50_000_000;

/**
 * The pixels of a picture at an address: our own media, inline data, or a server that allows it (CORS).
 * Our drawings are taken as vectors, so that they are sharp at any size.
 *
 * @throws PictureError
 */
export async function loadPicture(address: string): Promise<ImageData> {
  const vector = /^\/media\/[^/?]+\.png$/.test(address)
    ? address.replace(/png$/, "svg")
    : undefined;
  if (vector) {
    const response = await fetch(vector).catch(() => undefined);
    if (response?.ok) return pixelsOf(await response.blob());
  }
  let response: Response;
  try {
    response = await fetch(address);
  } catch {
    throw new PictureError("unreachable");
  }
  if (!response.ok) {
    throw new PictureError("unreachable", `${response.status} ${response.statusText}`.trim());
  }
  const blob = await response.blob();
  if (blob.size > maxUploadBytes) throw new PictureError("too-large");
  return pixelsOf(blob);
}

/**
 * The pixels of a file that the visitor picked. It stays in the browser.
 *
 * @throws PictureError
 */
export async function openFile(file: Blob): Promise<ImageData> {
  if (file.size > maxUploadBytes) throw new PictureError("too-large");
  // What a file is called is no proof of what it is.
  const head = await headOf(file);
  if (!head) throw new PictureError("not-an-image");
  return pixelsOf(new Blob([file], { type: head.type }));
}

async function headOf(blob: Blob) {
  // A photo's JPEG carries its own small copy and notes before its size.
  const bytes = await blob.slice(0, 262_144).arrayBuffer();
  return readImageHead(new Uint8Array(bytes));
}

async function pixelsOf(blob: Blob): Promise<ImageData> {
  const head = await headOf(blob);
  if (head && head.width * head.height > maxPixels) throw new PictureError("too-many-pixels");
  return pixelsAtSize(blob, undefined);
}

/**
 * @param size the picture is stretched to this size; else its long side becomes as long as all are
 * @throws PictureError
 */
export async function pixelsAtSize(
  blob: Blob,
  size: { width: number; height: number } | undefined,
): Promise<ImageData> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = longSidePx / Math.max(naturalWidth, naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = size?.width ?? Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = size?.height ?? Math.max(1, Math.round(naturalHeight * scale));
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new PictureError("broken");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("broken");
  } finally {
    URL.revokeObjectURL(url);
  }
}
