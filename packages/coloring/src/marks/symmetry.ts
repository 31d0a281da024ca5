/** Mirrors: where else on the page a hand draws when it draws in one place. */
import { type PagePoint, pagePoint } from "../view/points.ts";
import type { Size } from "../view/view.ts";

export const symmetries = ["none", "halves", "quarters", "mandala"] as const;
export type Symmetry = (typeof symmetries)[number];

const folds = 8;

/** The point itself first, then its images. They keep their order: an image follows its stroke. */
export function imagesOf<Point extends PagePoint>(
  point: Point,
  symmetry: Symmetry,
  { width, height }: Size,
): Point[] {
  const at = (x: number, y: number): Point => ({ ...point, ...pagePoint(x, y) });
  switch (symmetry) {
    case "none":
      return [point];
    case "halves":
      return [point, at(width - point.x, point.y)];
    case "quarters":
      return [
        point,
        at(width - point.x, point.y),
        at(point.x, height - point.y),
        at(width - point.x, height - point.y),
      ];
    case "mandala": {
      const [dx, dy] = [point.x - width / 2, point.y - height / 2];
      return Array.from({ length: folds }, (_, fold) => {
        const angle = (fold / folds) * 2 * Math.PI;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        return at(width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos);
      });
    }
  }
}
