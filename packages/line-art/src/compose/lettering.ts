/** Big letters to colour, as wide as the page allows. */
import { parsePath, transformPath } from "../artwork/path.ts";
import type { PlacedShapes, SourceShape } from "../types.ts";
import { capHeight, glyphs } from "./glyphs.ts";
import { placedShapes } from "./place.ts";
import { innerBox, type Stage } from "./stage.ts";

const colours = ["#ee6d7d", "#6db3e8", "#f6c945", "#9fd07c", "#b48ae0"];

/** Whether each of its characters can be lettered. */
export function canLetter(text: string): boolean {
  return [...text].every((character) => character === " " || glyphs[character] !== undefined);
}

/** @param text what `canLetter` accepts; anything else gives nothing */
export function composeLettering(text: string, stage: Stage): PlacedShapes[] {
  if (!canLetter(text)) return [];
  const inner = innerBox(stage);
  const gap = 40;
  const advances = [...text].map((character) => (glyphs[character]?.[0] ?? 400) + gap);
  const total = advances.reduce((sum, advance) => sum + advance, 0);
  const scale = Math.min((inner.width * 0.96) / total, (stage.height * 0.3) / capHeight);
  const baseline = inner.y + stage.unit * 0.03 + capHeight * scale;
  let x = stage.width / 2 - (total * scale) / 2 + (gap * scale) / 2;
  return [...text].flatMap((character, index) => {
    const glyph = glyphs[character];
    const left = x;
    x += advances[index]! * scale;
    if (!glyph) return [];
    const path = transformPath(parsePath(glyph[1]), [scale, 0, 0, -scale, left, baseline]);
    const shape: SourceShape = { kind: "area", path, colour: colours[index % colours.length]! };
    const name = { en: `letter ${character}`, zh: `字母 ${character}` };
    return [placedShapes(`letter-${index + 1}`, name, [shape], "hero")];
  });
}
