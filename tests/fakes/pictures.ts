/** Pictures as image models send them, and as nobody should: for the fake image service. */
import { crc32, deflateSync } from "node:zlib";
import type { AspectRatio } from "@colorleaf/domain";
import { pageSizes } from "@colorleaf/domain";
import sharp from "sharp";

export const pictureKinds = [
  "clean",
  "inverted",
  "grey",
  "coloured",
  "jpeg",
  "mostly-black",
  "svg-script",
  "bomb",
  "huge",
  "truncated",
  "text",
  "empty",
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A house under a sun: closed areas, nothing black. */
export function houseSvg(aspectRatio: AspectRatio, wall = "#fff"): string {
  const { width, height } = pageSizes[aspectRatio];
  const windows = [250, 500].map((x) => `<rect x="${x}" y="480" width="120" height="120"/>`);
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    const at = (r: number) => `${700 + r * Math.cos(angle)},${180 + r * Math.sin(angle)}`;
    return `<path d="M${at(115)} L${at(165)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="#fff" stroke="#000" stroke-width="10" stroke-linejoin="round"><rect x="20" y="20" width="${width - 40}" height="${height - 40}"/><path d="M20 ${height - 140} H${width - 20}"/><rect x="180" y="400" width="520" height="360" fill="${wall}"/><path d="M130 400 L440 180 L750 400 Z"/>${windows.join("")}<rect x="390" y="560" width="100" height="200"/><circle cx="700" cy="180" r="90"/>${rays.join("")}</g></svg>`;
}

/** @param line a good line art to start from */
export async function spoil(line: Uint8Array, kind: PictureKind): Promise<Uint8Array> {
  switch (kind) {
    case "clean":
      return line;
    case "inverted":
      return sharp(line).removeAlpha().negate().png().toBuffer();
    case "grey":
      return sharp(line).linear(0.55, 95).blur(1).png().toBuffer();
    case "coloured":
      return sharp(line).tint({ r: 250, g: 190, b: 90 }).png().toBuffer();
    case "jpeg":
      return sharp(line).flatten({ background: "#fff" }).jpeg({ quality: 30 }).toBuffer();
    case "mostly-black":
      return sharp(line)
        .composite([{ input: blackSquare(), top: 300, left: 300 }])
        .png()
        .toBuffer();
    case "svg-script":
      return text(
        `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`,
      );
    case "bomb":
      return bomb();
    case "huge":
      return Buffer.concat([line, Buffer.alloc(21 * 1024 * 1024)]);
    case "truncated":
      return line.subarray(0, Math.floor(line.length / 3));
    case "text":
      return text("<!doctype html><title>502 Bad Gateway</title>");
    case "empty":
      return new Uint8Array();
  }
}

const text = (words: string) => new TextEncoder().encode(words);

function blackSquare(): Buffer {
  return Buffer.from(`<svg width="400" height="400"><rect width="400" height="400"/></svg>`);
}

/** A PNG of some kilobytes that says it has 50,000 × 50,000 pixels. */
function bomb(): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(50_000 * 100));
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
