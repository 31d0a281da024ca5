/** Drawing → standalone SVG: as line art, and in its reference colours. */
import type { Localised } from "@colorleaf/domain";
import type { Drawing, DrawnShape } from "../types.ts";
import { namesOfParts, type PartName } from "./part-names.ts";
import { pathData } from "./path-data.ts";
import { escapeText, writeTitle } from "./write-text.ts";

const ink = "#000";
const paper = "#fff";

export interface WriteOptions {
  /** Shown by viewers and read by screen readers. */
  title?: string;
  /** What the things are called, by item: the coloring tool speaks of "cat, left ear". */
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
  { title = "", names }: WriteOptions,
  colourOf: (shape: DrawnShape) => string,
): string {
  const partNames = names ? namesOfParts(shapes) : undefined;
  const groups = openGroups();
  const body = shapes.map((shape) => {
    const name = names?.get(shape.item);
    const turn = groups.goTo(
      name ? groupOf(name) : "",
      name ? groupOfPart(partNames?.get(shape)) : "",
    );
    const fill = shape.fill === "none" ? "none" : colourOf(shape);
    const stroke =
      shape.stroke > 0
        ? ` stroke-width="${Math.round(shape.stroke * 100) / 100}"`
        : ' stroke="none"';
    return `${turn}<path fill="${fill}"${stroke} d="${pathData(shape.path)}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    writeTitle(title) +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    `<g stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${body.join("")}${groups.goTo("", "")}</g></svg>`
  );
}

/** A thing's shapes mostly lie together, and so do those of a part: one group names them all. */
function openGroups() {
  let [thing, part] = ["", ""];
  const end = (group: string) => (group ? "</g>" : "");
  return {
    /** What closes and opens in between. */
    goTo(nextThing: string, nextPart: string): string {
      const isSame = nextThing === thing;
      if (isSame && nextPart === part) return "";
      const turn = end(part) + (isSame ? "" : end(thing) + nextThing) + nextPart;
      [thing, part] = [nextThing, nextPart];
      return turn;
    },
  };
}

function groupOf({ en, zh }: Localised, more = ""): string {
  return `<g data-en="${escapeQuoted(en)}" data-zh="${escapeQuoted(zh)}"${more}>`;
}

function groupOfPart(name: PartName | undefined): string {
  if (!name) return "";
  const { round } = name;
  if (!round) return groupOf(name);
  const places = [round.x, round.y, round.count, round.turn];
  return groupOf(name, ` data-round="${places.map((value) => +value.toFixed(3)).join(" ")}"`);
}

function escapeQuoted(text: string): string {
  return escapeText(text).replaceAll('"', "&quot;");
}
