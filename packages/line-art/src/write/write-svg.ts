/** Drawing → standalone SVG: as line art, and in its reference colours. */
import type { Drawing, DrawnShape } from "../types.ts";
import { pathData } from "./path-data.ts";

const ink = "#000";
const paper = "#fff";

export interface WriteOptions {
  /** Shown by viewers and read by screen readers. */
  title?: string;
}

/** Pure black on white; the view box is the page size in page units. */
export function writeLineArt(drawing: Drawing, options: WriteOptions = {}): string {
  return write(drawing, options, ({ fill }) => (fill === "paper" ? paper : ink));
}

/** The same drawing with every region in its reference colour and the lines on top. */
export function writeColour(drawing: Drawing, options: WriteOptions = {}): string {
  return write(drawing, options, ({ fill, colour }) => (fill === "paper" ? colour : ink));
}

function write(
  { width, height, shapes }: Drawing,
  { title }: WriteOptions,
  colourOf: (shape: DrawnShape) => string,
): string {
  const body = shapes.map((shape) => {
    const fill = shape.fill === "none" ? "none" : colourOf(shape);
    const stroke =
      shape.stroke > 0
        ? ` stroke-width="${Math.round(shape.stroke * 100) / 100}"`
        : ' stroke="none"';
    return `<path fill="${fill}"${stroke} d="${pathData(shape.path)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    (title ? `<title>${escapeText(title)}</title>` : "") +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<g stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${body.join("")}</g></svg>`
  );
}

function escapeText(text: string): string {
  return (
    text
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      // Control characters are not allowed in XML 1.0, not even escaped.
      .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " ")
  );
}
