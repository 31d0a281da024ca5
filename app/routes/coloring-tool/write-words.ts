import { type PagePoint, traceOutlines, type Words } from "@colorleaf/coloring";
import { wordsFont, writable } from "./glyphs.ts";

/** Height of the letters in the picture that their outlines are traced from. */
const emPx = 140;
const traced = new Map<string, Words["outlines"]>();

/** Words as a mark, in the site's round letters. Undefined where there is nothing to be seen of them. */
export function writeWords(
  text: string,
  color: number,
  size: number,
  { x, y }: PagePoint,
): Words | undefined {
  const words = writable(text).trim();
  const outlines = traced.get(words) ?? outlinesOf(words);
  traced.set(words, outlines);
  if (outlines.length === 0) return undefined;
  return { kind: "words", text: words, color, size, region: -1, x, y, outlines };
}

function outlinesOf(words: string): Words["outlines"] {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || words === "") return new Int16Array(0);
  const font = wordsFont(emPx);
  context.font = font;
  canvas.width = Math.ceil(context.measureText(words).width) + emPx;
  canvas.height = emPx * 2;
  // A canvas of a new size has forgotten its font.
  Object.assign(context, { font, textAlign: "center", textBaseline: "middle" });
  context.fillText(words, canvas.width / 2, canvas.height / 2);
  const { width, height } = canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const coverage = Uint8Array.from({ length: width * height }, (_, i) => data[i * 4 + 3]!);
  return traceOutlines({ width, height, data: coverage }, emPx);
}
