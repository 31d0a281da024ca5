/** Where the faces are that patterns keep away from. */
import { pathBounds } from "../../artwork/path.ts";
import type { Box, Drawing, DrawnShape, SceneItem } from "../../types.ts";

/** A circle round an eye, in page units. */
export interface Face {
  x: number;
  y: number;
  radius: number;
}

/** Faces by item. */
export function facesOf(
  drawing: Drawing,
  items: ReadonlyMap<string, SceneItem>,
): Map<string, Face[]> {
  const faces = new Map<string, Face[]>();
  for (const [id, shapes] of Map.groupBy(drawing.shapes, ({ item }) => item)) {
    const owner = items.get(id);
    if (owner?.kind !== "artwork") continue;
    const size = Math.min(owner.box.width, owner.box.height);
    const eyes = [...openEyes(shapes, size), ...closedEyes(shapes, size)];
    faces.set(
      id,
      eyes.map(({ x, y, width, height }) => ({
        x: x + width / 2,
        y: y + height / 2,
        radius: 0.22 * size,
      })),
    );
  }
  return faces;
}

/** Small, round and black. */
function openEyes(shapes: readonly DrawnShape[], size: number): Box[] {
  return shapes
    .filter(({ fill, path }) => fill === "ink" && path.length <= 60)
    .map(({ path }) => pathBounds(path))
    .filter(({ width, height }) => {
      const [long, short] = [Math.max(width, height), Math.min(width, height)];
      return long < 0.16 * size && long < 2.4 * short;
    });
}

/** Two short lines of one size, side by side; whiskers are such too, and as much of a face. */
function closedEyes(shapes: readonly DrawnShape[], size: number): Box[] {
  const lines = shapes
    .filter(({ fill }) => fill === "none")
    .map(({ path }) => pathBounds(path))
    .filter(({ width, height }) => width < 0.16 * size && width > height);
  return lines.filter((one) =>
    lines.some((other) => {
      const apart = Math.abs(one.x - other.x);
      return (
        Math.abs(one.y - other.y) < 0.3 * one.width &&
        Math.abs(one.width - other.width) < 0.2 * one.width &&
        apart > 1.2 * one.width &&
        apart < 5 * one.width
      );
    }),
  );
}
