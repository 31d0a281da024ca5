/** Things of which too much is white that is filled with ink, because it has no room for a pencil. */
import { flatten, pathBounds, signedArea } from "../artwork/path.ts";
import type { Drawing, PlacedArtwork, Scene } from "../types.ts";

/** So much of a thing's box may be filled before it looks like a blot. */
const mostFilled = 0.09;

export function cloggedThings(scene: Scene, { shapes }: Drawing): PlacedArtwork[] {
  const things = scene.items.filter((item) => item.kind === "artwork");
  const filled = new Map<PlacedArtwork, number>();
  // What is filled before areas are joined is filled once more after that.
  const seen = new Set<string>();
  for (const { isFilling, path } of shapes) {
    if (!isFilling) continue;
    const { x, y, width, height } = pathBounds(path);
    const place = [x, y, width, height].join();
    if (seen.has(place)) continue;
    seen.add(place);
    const [across, down] = [x + width / 2, y + height / 2];
    const thing = things.findLast(
      ({ box }) =>
        across > box.x && across < box.x + box.width && down > box.y && down < box.y + box.height,
    );
    if (!thing) continue;
    const area = flatten(path, 1).reduce((sum, polygon) => sum + Math.abs(signedArea(polygon)), 0);
    filled.set(thing, (filled.get(thing) ?? 0) + area);
  }
  return [...filled].flatMap(([thing, area]) =>
    area > mostFilled * thing.box.width * thing.box.height ? [thing] : [],
  );
}
