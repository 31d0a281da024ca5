/** What the letters of this machine can write: for the rest browsers paint a box, which nobody asked for. */

const sidePx = 48;
/** For private use: no font has it, so that it looks as everything does that no font has. */
const inNoFont = "\u{10FFFD}";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const known = new Map<string, boolean>();
let context: CanvasRenderingContext2D | null | undefined;
let box: string | undefined;

/** The font that words are written with, at a height of letters. */
export function wordsFont(emPx: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue("--font-display");
  return `600 ${emPx}px ${family || "sans-serif"}`;
}

/** The text without what cannot be written. */
export function writable(text: string): string {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .filter(hasGlyph)
    .join("");
}

function hasGlyph(character: string): boolean {
  let has = known.get(character);
  if (has === undefined) {
    box ??= look(inNoFont);
    has = /^\s*$/.test(character) || look(character) !== box;
    known.set(character, has);
  }
  return has;
}

function look(character: string): string {
  context ??= Object.assign(document.createElement("canvas"), {
    width: sidePx * 2,
    height: sidePx * 2,
  }).getContext("2d", { willReadFrequently: true });
  if (!context) return character;
  context.clearRect(0, 0, sidePx * 2, sidePx * 2);
  Object.assign(context, { font: wordsFont(sidePx), textBaseline: "middle" });
  context.fillText(character, 0, sidePx);
  return context.getImageData(0, 0, sidePx * 2, sidePx * 2).data.join();
}
