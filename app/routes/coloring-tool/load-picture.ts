import { maxUploadBytes } from "@colorleaf/domain";

/** Why a picture cannot be opened; `detail` is for the sentence that the visitor reads. */
export class PictureError extends Error {
  readonly reason: "missing" | "unreachable" | "not-an-image" | "too-large";
  readonly detail: string;
  constructor(reason: PictureError["reason"], detail = "") {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}

/** Long side of the picture that is colored, in pixels: sharp in print on A4, quick on a phone. */
const longSidePx = 2048;

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
  return pixelsOf(await response.blob());
}

/**
 * The pixels of a file that the visitor picked. It stays in the browser.
 *
 * @throws PictureError
 */
export async function openFile(file: Blob): Promise<ImageData> {
  if (file.size > maxUploadBytes) throw new PictureError("too-large");
  if (!["image/jpeg", "image/png", "image/bmp"].includes(file.type)) {
    throw new PictureError("not-an-image");
  }
  return pixelsOf(file);
}

async function pixelsOf(blob: Blob): Promise<ImageData> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const scale = longSidePx / Math.max(naturalWidth, naturalHeight);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(naturalWidth * scale);
    canvas.height = Math.round(naturalHeight * scale);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new PictureError("not-an-image");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError("not-an-image");
  } finally {
    URL.revokeObjectURL(url);
  }
}
