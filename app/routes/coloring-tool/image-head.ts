/** What the first bytes of a file say: which format, and how many pixels, before anything is decoded. */
export interface ImageHead {
  type: "image/png" | "image/jpeg" | "image/bmp";
  width: number;
  height: number;
}

/** Undefined where the bytes are none of the three, or end before they tell the size. */
export function readImageHead(bytes: Uint8Array): ImageHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (...head: number[]) => head.every((byte, index) => bytes[index] === byte);
  if (starts(0x89, 0x50, 0x4e, 0x47) && bytes.length >= 24) {
    return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (starts(0x42, 0x4d) && bytes.length >= 26) {
    // A negative height means that the rows go from top to bottom.
    const height = Math.abs(view.getInt32(22, true));
    return { type: "image/bmp", width: view.getUint32(18, true), height };
  }
  return starts(0xff, 0xd8) ? readJpegHead(view) : undefined;
}

/** Walks the segments to the frame header (SOF0 to SOF15, but not DHT, JPG and DAC). */
function readJpegHead(view: DataView): ImageHead | undefined {
  let at = 2;
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
