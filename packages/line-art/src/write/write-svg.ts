/** Drawing → standalone SVG: as line art, and in its reference colours. */
import type { Localised } from "@colorleaf/domain";
import type { Drawing, DrawnShape } from "../types.ts";
import { pathData } from "./path-data.ts";

const ink = "#000";
const paper = "#fff";

export interface WriteOptions {
  /** Shown by viewers and read by screen readers. */
  title?: string;
  /** What the things are called, by item: the coloring tool speaks of "cat, top left". */
  names?: ReadonlyMap<string, Localised>;
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
  { title, names }: WriteOptions,
  colourOf: (shape: DrawnShape) => string,
): string {
  let named: Localised | undefined;
  const body = shapes.map((shape) => {
    const name = names?.get(shape.item);
    // A thing's shapes mostly lie together: one group names them all.
    const turn = name === named ? "" : `${named ? "</g>" : ""}${name ? groupOf(name) : ""}`;
    named = name;
    const fill = shape.fill === "none" ? "none" : colourOf(shape);
    const stroke =
      shape.stroke > 0
        ? ` stroke-width="${Math.round(shape.stroke * 100) / 100}"`
        : ' stroke="none"';
    return `${turn}<path fill="${fill}"${stroke} d="${pathData(shape.path)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    (title ? `<title>${escapeText(title)}</title>` : "") +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<g stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${body.join("")}${named ? "</g>" : ""}</g></svg>`
  );
}

function groupOf({ en, zh }: Localised): string {
  return `<g data-en="${escapeQuoted(en)}" data-zh="${escapeQuoted(zh)}">`;
}

function escapeQuoted(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
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
