/** What the hand holds: a tool with its settings. */
import type { BrushName, FillStyle, StickerName, Symmetry } from "@colorleaf/coloring";
import { brushes } from "@colorleaf/coloring";
import { m } from "../../paraglide/messages.js";

export const tools = ["fill", ...brushes, "sticker", "words", "magic", "picker"] as const;
export type Tool = (typeof tools)[number];

/** Tools that put one thing where the pointer is let go. */
const stamps = ["sticker", "words"] as const;
export type Stamp = (typeof stamps)[number];

export interface Hand {
  tool: Tool;
  color: number;
  style: FillStyle;
  sticker: StickerName;
  /** What the words tool writes. */
  words: string;
  /** Diameter on a page 2,048 px long. */
  sizes: Record<BrushName | Stamp, number>;
  opacity: number;
  staysInside: boolean;
  symmetry: Symmetry;
}

export const firstHand: Omit<Hand, "color"> = {
  tool: "fill",
  style: "plain",
  sticker: "star",
  words: "",
  sizes: {
    brush: 44,
    crayon: 52,
    marker: 52,
    pencil: 36,
    watercolor: 96,
    glitter: 64,
    eraser: 72,
    sticker: 180,
    words: 180,
  },
  opacity: 1,
  staysInside: true,
  symmetry: "none",
};

export const smallest = 8;
export const largest = 260;

export const toolNames: Record<Tool, () => string> = {
  fill: () => m.studio_tool_fill(),
  brush: () => m.studio_tool_brush(),
  crayon: () => m.studio_tool_crayon(),
  marker: () => m.studio_tool_marker(),
  pencil: () => m.studio_tool_pencil(),
  watercolor: () => m.studio_tool_watercolor(),
  glitter: () => m.studio_tool_glitter(),
  eraser: () => m.coloring_eraser(),
  sticker: () => m.studio_tool_sticker(),
  words: () => m.studio_tool_words(),
  magic: () => m.studio_tool_magic(),
  picker: () => m.studio_tool_picker(),
};

/** Letters that take a tool. */
export const toolKeys: Record<string, Tool> = {
  f: "fill",
  b: "brush",
  c: "crayon",
  m: "marker",
  p: "pencil",
  w: "watercolor",
  g: "glitter",
  e: "eraser",
  s: "sticker",
  t: "words",
  a: "magic",
  i: "picker",
};

export function isBrush(tool: Tool): tool is BrushName {
  return (brushes as readonly string[]).includes(tool);
}

export function isStamp(tool: Tool): tool is Stamp {
  return (stamps as readonly string[]).includes(tool);
}

/** The tool whose size can be set, if it is one. */
export function sizedTool(tool: Tool): keyof Hand["sizes"] | undefined {
  return isBrush(tool) || isStamp(tool) ? tool : undefined;
}
