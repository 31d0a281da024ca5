/** Where the faces are that patterns keep away from. */
import { flatten, pathBounds, signedArea } from "../../artwork/path.ts";
import type { Box, Drawing, DrawnShape, Path, SceneItem } from "../../types.ts";

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
    const eyes = [...openEyes(shapes, size), ...closedEyes(shapes, size)].map(
      ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }),
    );
    faces.set(id, faceOf(eyes, size));
  }
  return faces;
}

/** Round two eyes side by side the brow and the cheeks are free; of one, in profile, less is known. */
function faceOf(eyes: readonly Eye[], size: number): Face[] {
  // A round nose looks like one more, below them.
  const [one, other] = eyes.toSorted((a, b) => a.y - b.y);
  if (!one || !other || !arePair(one, other, size) || eyes.length > 3)
    return eyes.map((eye) => ({ ...eye, radius: 0.22 * size }));
  const apart = Math.abs(one.x - other.x);
  const muzzle = {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2 + 0.55 * apart,
    radius: 0.62 * apart,
  };
  return [...[one, other].map((eye) => ({ ...eye, radius: 0.36 * apart })), muzzle];
}

function arePair(one: Eye, other: Eye, size: number): boolean {
  const apart = Math.abs(one.x - other.x);
  return apart > 0.1 * size && Math.abs(one.y - other.y) < 0.1 * apart;
}

type Eye = Pick<Face, "x" | "y">;

/** Stripes and noses fill less of their boxes than eyes do. */
const roundest = 0.68;

/** Small, round and black. */
function openEyes(shapes: readonly DrawnShape[], size: number): Box[] {
  return shapes
    .filter(({ fill, path }) => fill === "ink" && path.length <= 60)
    .filter(({ path }) => {
      const { width, height } = pathBounds(path);
      const [long, short] = [Math.max(width, height), Math.min(width, height)];
      return long < 0.16 * size && long < 2.4 * short && fullness(path) > roundest;
    })
    .map(({ path }) => pathBounds(path));
}

/** Of its box, how much a shape fills: a disc 79 %, a triangle half. */
function fullness(path: Path): number {
  const { width, height } = pathBounds(path);
  const polygons = flatten(path, Math.max(width, height) / 40);
  return Math.max(...polygons.map((one) => Math.abs(signedArea(one)))) / (width * height);
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
