/** Where the faces are that patterns keep away from. */
import { pathBounds } from "../../artwork/path.ts";
import type { Drawing, SceneItem } from "../../types.ts";

/** A circle round an eye, in page units. */
export interface Face {
  x: number;
  y: number;
  radius: number;
}

/** Faces by item. Eyes are small, round and black. */
export function facesOf(
  drawing: Drawing,
  items: ReadonlyMap<string, SceneItem>,
): Map<string, Face[]> {
  const faces = new Map<string, Face[]>();
  for (const { fill, path, item } of drawing.shapes) {
    const owner = items.get(item);
    if (fill !== "ink" || owner?.kind !== "artwork" || path.length > 60) continue;
    const { x, y, width, height } = pathBounds(path);
    const size = Math.min(owner.box.width, owner.box.height);
    const isEye =
      Math.max(width, height) < 0.16 * size &&
      Math.max(width, height) < 2.4 * Math.min(width, height);
    if (!isEye) continue;
    const face = { x: x + width / 2, y: y + height / 2, radius: 0.22 * size };
    faces.set(item, [...(faces.get(item) ?? []), face]);
  }
  return faces;
}
