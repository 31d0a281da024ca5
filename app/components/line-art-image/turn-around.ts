import { isInverted } from "@colorleaf/domain";

/** A picture that is white on black, as black on white; undefined: it needs no turning, or cannot be read. */
export async function turnAround(image: HTMLImageElement): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  let pixels: ImageData;
  try {
    pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    // Of another site, which lets nobody look into it.
    return undefined;
  }
  if (!isInverted(pixels)) return undefined;
  invert(pixels.data);
  context.putImageData(pixels, 0, 0);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)));
}

/** In place; `data`: RGBA, of which A stays. */
export function invert(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at++) if (at % 4 !== 3) data[at] = 255 - data[at]!;
}
