/** An animal out of temper or in tears: brows above its eyes, a tear below one of them. */
import type { Box, SourceShape } from "../types.ts";
import { eyesOf } from "./close-eyes.ts";

export type ShownMood = "angry" | "sad" | "surprised";

const ink = "#3a3030";

export function showMood(shapes: readonly SourceShape[], mood: ShownMood): SourceShape[] {
  const eyes = eyesOf(shapes).toSorted((a, b) => a.x - b.x);
  const [first, last] = [eyes[0], eyes.at(-1)];
  if (!first || !last) return [...shapes];
  const middle = (first.x + last.x + last.width) / 2;
  const brows = eyes.map((eye) => brow(eye, mood, eyes.length > 1 ? middle : Number.NaN));
  return [...shapes, ...brows, ...(mood === "sad" ? [tear(last)] : [])];
}

/** @param middle between two eyes; where only one is seen its nose is on the left, as artwork looks */
function brow(eye: Box, mood: ShownMood, middle: number): SourceShape {
  const reach = Math.max(eye.width, eye.height * 0.8) * 0.85;
  const x = eye.x + eye.width / 2;
  const isLeft = x < middle;
  const level = eye.y - eye.height * (mood === "surprised" ? 0.62 : 0.42);
  // Towards the nose it goes down in anger and up in sorrow.
  const slope = { angry: 1, sad: -1, surprised: 0 }[mood] * reach * 0.42 * (isLeft ? 1 : -1);
  const bow = mood === "surprised" ? reach * 0.5 : 0;
  return {
    kind: "line",
    path: [
      ["M", x - reach, level - slope],
      [
        "C",
        x - reach * 0.4,
        level - slope * 0.4 - bow,
        x + reach * 0.4,
        level + slope * 0.4 - bow,
        x + reach,
        level + slope,
      ],
    ],
    colour: ink,
    strokeWidth: 3,
    telling: true,
  };
}

function tear({ x, y, width, height }: Box): SourceShape {
  const size = Math.max(width, height) * 0.8;
  const [tip, top] = [x + width * 0.75, y + height * 1.15];
  return {
    kind: "area",
    path: [
      ["M", tip, top],
      [
        "C",
        tip + size * 0.75,
        top + size * 0.9,
        tip + size * 0.4,
        top + size * 1.5,
        tip,
        top + size * 1.5,
      ],
      ["C", tip - size * 0.4, top + size * 1.5, tip - size * 0.75, top + size * 0.9, tip, top],
      ["Z"],
    ],
    colour: "#8fd0f0",
    telling: true,
  };
}
