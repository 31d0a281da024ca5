/** What a picture looks like in 64 bits: alike pictures have alike hashes (a difference hash). */
import sharp from "sharp";

/** 16 hexadecimal digits: for each of 8 × 8 areas, whether it is darker than its neighbour. */
export async function perceptualHash(png: Uint8Array): Promise<string> {
  // Lines are thin: blurred first, they weigh as the area that they fill.
  const pixels = await sharp(png)
    .greyscale()
    .resize(72, 64, { fit: "fill" })
    .blur(4)
    .resize(9, 8, { fit: "fill" })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | (pixels[at]! < pixels[at + 1]! ? 1n : 0n);
    }
  }
  return bits.toString(16).padStart(16, "0");
}
