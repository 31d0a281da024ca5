/** The smile that animals are drawn with turns into the mouth of who is sad, angry, scared or surprised. */
import { parts } from "../lexicon/parts.ts";
import type { Box, Path, SourceShape } from "../types.ts";
import { parsePath, pathBounds } from "./path.ts";
import type { ShownMood } from "./show-mood.ts";
import { overlap, subpaths } from "./split-islands.ts";

type MouthOf = ShownMood | "agape";

/** @param eyes from left to right; who shows one only is drawn from the side, looking left */
export function turnMouth(
  shapes: readonly SourceShape[],
  mood: MouthOf,
  eyes: readonly Box[],
): SourceShape[] {
  const beaks = shapes
    .filter(({ part }) => part === parts.beak)
    .map(({ path }) => pathBounds(path));
  const isMouth = (path: Path) => {
    const box = pathBounds(path);
    // A beak opens along a line that is no smile.
    return isSmile(path, box) && isBelow(box, eyes) && !beaks.some((beak) => overlap(beak, box));
  };
  // The folds of a trunk have a name of their own.
  const mouths = shapes.map(({ kind, path, part = parts.mouth }) =>
    (kind === "line" && part === parts.mouth ? subpaths(path) : []).filter(isMouth),
  );
  const smile = mouths.flat(2);
  const at = mouths.findIndex(({ length }) => length > 0);
  if (at < 0) return [...shapes];
  const mouth = {
    ...mouthOf(smile, mood, eyes.length > 1),
    ...(!isOpen(mood) && ofLine(shapes[at]!)),
  };
  return shapes.flatMap((shape, index) => {
    // A tongue hangs out of a smile.
    if (shape.part === parts.tongue) return [];
    const mine = mouths[index]!;
    if (mine.length === 0) return [shape];
    const path = subpaths(shape.path)
      .filter((one) => !isMouth(one))
      .flat();
    return [...(path.length > 0 ? [{ ...shape, path }] : []), ...(index === at ? [mouth] : [])];
  });
}

const isOpen = (mood: MouthOf) => mood === "surprised" || mood === "agape";

const ofLine = ({ colour, strokeWidth }: SourceShape) => ({
  colour,
  ...(strokeWidth !== undefined && { strokeWidth }),
});

/** Open, and lower between its ends than at them. */
function isSmile(path: Path, { y, width, height }: Box): boolean {
  const [first, last] = [path[0], path.at(-1)];
  if (first?.[0] !== "M" || last?.[0] !== "C" || height > 1.2 * width) return false;
  return y + height - Math.max(first[2], last[6]) > 0.06 * width;
}

/** Where a mouth is to be looked for, as shares of how far apart the eyes are, or of one eye. */
function isBelow({ x, y, width }: Box, eyes: readonly Box[]): boolean {
  const [first, last] = [eyes[0]!, eyes.at(-1)!];
  const middle = x + width / 2;
  const bottom = Math.max(first.y + first.height, last.y + last.height);
  if (eyes.length === 1) {
    const nearest = first.x + 1.5 * first.width;
    const size = Math.max(first.width, first.height);
    return middle < nearest && middle > first.x - 8 * size && y > first.y && y < bottom + 4 * size;
  }
  const apart = last.x + last.width - first.x;
  const isBetween = Math.abs(middle - (first.x + apart / 2)) < 0.4 * apart;
  return (
    isBetween && width < 2 * apart && y > bottom - first.height / 2 && y < bottom + 1.1 * apart
  );
}

function mouthOf(smile: Path, mood: MouthOf, isFromTheFront: boolean): SourceShape {
  const { x, y, width, height } = pathBounds(smile);
  const middle = x + width / 2;
  const line = (path: Path): SourceShape => ({
    kind: "line",
    path,
    colour: ink,
    telling: true,
    part: parts.mouth,
  });
  const drop = Math.min(Math.max(height, 0.28 * width), 0.45 * width);
  if (isOpen(mood)) {
    const [wide, high] = mood === "agape" ? [0.42, 0.34] : [0.2, 0.26];
    const [rx, ry] = [wide * width, Math.max(high * width, height / 2)];
    // A wide one begins above the smile: the chin is near.
    const level = y + (mood === "agape" ? 0.55 * ry : ry);
    const half = (to: number) => `A${rx} ${ry} 0 0 1 ${to} ${level}`;
    const path = parsePath(`M${middle - rx} ${level}${half(middle + rx)}${half(middle - rx)}Z`);
    return { ...line(path), kind: "area", colour: "#f2788a" };
  }
  if (mood === "scared") {
    const [step, swing] = [width / 4, 0.2 * width];
    const level = y + drop / 2;
    const waves = [1, -1, 1, -1].map(
      (side, at) =>
        `Q${x + (at + 0.5) * step} ${level + side * swing} ${x + (at + 1) * step} ${level}`,
    );
    return line(parsePath(`M${x} ${level}${waves.join("")}`));
  }
  if (!isFromTheFront) return line(mirrored(smile, 2 * y + height));
  const foot = y + Math.max(height, drop);
  const top = foot - (mood === "angry" ? 0.75 : 1) * drop;
  return line(parsePath(`M${x} ${foot}Q${middle} ${2 * top - foot} ${x + width} ${foot}`));
}

const ink = "#3a3030";

/** Upside down. */
function mirrored(path: Path, sum: number): Path {
  return path.map((command) => {
    const [name, ...values] = command;
    return [name, ...values.map((value, at) => (at % 2 === 1 ? sum - value : value))];
  }) as Path;
}
