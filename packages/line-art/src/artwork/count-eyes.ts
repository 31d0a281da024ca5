/** A dog with three eyes, a bear with one: who is said to have them has them, on its own face. */
import type { Box, Path, SourceShape } from "../types.ts";
import { contains, eyesOf } from "./close-eyes.ts";
import { pathBounds, transformPath } from "./path.ts";

/** The third is above the two and between them; the only one is there, too, and larger. */
export function withEyes(shapes: SourceShape[], count: 1 | 3): SourceShape[] {
  const eyes = eyesOf(shapes).toSorted((one, other) => one.x - other.x);
  const [left, right] = [eyes.at(0), eyes.at(-1)];
  if (!left || !right || left === right) return shapes;
  const isOf = (eye: Box) => (shape: SourceShape) => contains(eye, pathBounds(shape.path));
  const eye = shapes.filter(isOf(left)).map((shape) => ({ ...shape, telling: true }));
  const x = (middleOf(right) - middleOf(left)) / 2;
  const raised = -1.25 * left.height;
  if (count === 3) return [...shapes, ...eye.map((one) => moved(one, left, 1.1, x, raised))];
  const rest = shapes.filter((shape) => !eyes.some((one) => isOf(one)(shape)));
  return [...rest, ...eye.map((one) => moved(one, left, 1.3, x, 0))];
}

const middleOf = ({ x, width }: Box) => x + width / 2;

/** About its own middle made larger, then moved. */
function moved(shape: SourceShape, of: Box, factor: number, x: number, y: number): SourceShape {
  const [cx, cy] = [middleOf(of), of.y + of.height / 2];
  const path: Path = transformPath(shape.path, [
    factor,
    0,
    0,
    factor,
    cx * (1 - factor) + x,
    cy * (1 - factor) + y,
  ]);
  return { ...shape, path };
}
