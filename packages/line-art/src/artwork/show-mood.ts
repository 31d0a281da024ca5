/** An animal out of temper or in tears: brows above its eyes, another mouth, a tear below one eye. */
import { parts } from "../lexicon/parts.ts";
import type { Box, Path, SourceShape } from "../types.ts";
import { closeEyes, eyesOf, outermost } from "./close-eyes.ts";
import { pathBounds } from "./path.ts";
import { subpaths } from "./split-islands.ts";
import { turnMouth } from "./turn-mouth.ts";

export type ShownMood = "angry" | "sad" | "surprised" | "scared";

export const isShown = (mood: string | undefined): mood is ShownMood =>
  /^(?:angry|sad|surprised|scared)$/.test(mood ?? "");

const ink = "#3a3030";

export function showMood(shapes: readonly SourceShape[], mood: ShownMood): SourceShape[] {
  const eyes = eyesToDress(shapes).toSorted((a, b) => a.x - b.x);
  const [first, last] = [eyes[0], eyes.at(-1)];
  if (!first || !last) return [...shapes];
  const middle = (first.x + last.x + last.width) / 2;
  const brows = eyes.map((eye) => brow(eye, mood, eyes.length > 1 ? middle : Number.NaN));
  return [
    ...turnMouth(withoutBrows(shapes, eyes), mood, eyes),
    ...brows,
    ...(mood === "sad" ? [tear(last)] : []),
  ];
}

/** The mouth wide open, as of whoever sings. */
export function openMouthed(shapes: readonly SourceShape[]): SourceShape[] {
  const eyes = eyesToDress(shapes).toSorted((a, b) => a.x - b.x);
  return eyes.length > 0 ? turnMouth(shapes, "agape", eyes) : [...shapes];
}

/** The eyes shut besides, as of whoever yawns or roars with laughter. */
export function agape(shapes: readonly SourceShape[]): SourceShape[] {
  return closeEyes(openMouthed(shapes));
}

/** Those that it is drawn with make way. */
function withoutBrows(shapes: readonly SourceShape[], eyes: readonly Box[]): SourceShape[] {
  const isBrow = (path: Path) => {
    const { x, y, width, height } = pathBounds(path);
    const middle = x + width / 2;
    return eyes.some(
      (eye) =>
        Math.abs(middle - eye.x - eye.width / 2) < eye.width / 2 &&
        width < 3 * eye.width &&
        height < 0.7 * eye.height &&
        y + height <= eye.y &&
        y > eye.y - 2 * eye.height,
    );
  };
  return shapes.flatMap((shape) => {
    if (shape.kind !== "line") return [shape];
    const path = subpaths(shape.path)
      .filter((one) => !isBrow(one))
      .flat();
    return path.length > 0 ? [{ ...shape, path }] : [];
  });
}

export const hasEyes = (shapes: readonly SourceShape[]) => eyesToDress(shapes).length > 0;

/** Heads that are drawn alone have large eyes, which are known by their name. */
function eyesToDress(shapes: readonly SourceShape[]): Box[] {
  const named = shapes.filter(({ part }) => part === parts.eye).map(({ path }) => pathBounds(path));
  const found = eyesOf(shapes);
  return found.length > 0 ? found : outermost(named);
}

/** @param middle between two eyes; where only one is seen its nose is on the left, as artwork looks */
function brow(eye: Box, mood: ShownMood, middle: number): SourceShape {
  const reach = Math.max(eye.width, eye.height * 0.8) * 0.85;
  const x = eye.x + eye.width / 2;
  const isLeft = x < middle;
  const level = eye.y - eye.height * (mood === "surprised" ? 0.62 : 0.42);
  // Towards the nose it goes down in anger and up in sorrow.
  const slope =
    { angry: 1, sad: -1, scared: -1, surprised: 0 }[mood] * reach * 0.42 * (isLeft ? 1 : -1);
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
