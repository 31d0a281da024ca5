/** Things of which too much is black: white that was filled, because it has no room for a pencil, and blots. */
import { overlaps } from "../artwork/box.ts";
import { flatten, pathBounds, signedArea } from "../artwork/path.ts";
import { widestLinePt } from "../quality/measure-page.ts";
import { solidsOf } from "../quality/solids.ts";
import type { Box, DrawnShape, Path, PlacedArtwork, Scene } from "../types.ts";
import type { FittedPage } from "./fitted-page.ts";
import { unitsPerPoint } from "./line-width.ts";

/** So much of a thing's box may be filled before it looks like a blot. */
const mostFilled = 0.09;

/** The largest black area, as a share of the page; a little less than what is judged a blot. */
const largestBlot = 0.0074;
/** No blot is made of what has a smaller box, nor where all that is inked is less; as shares of the page. */
const partOfBlot = 0.0004;
const leastInked = 0.0058;
/** Of a blot at least so much is ink of a thing that is to be drawn in outline. */
const leastOfBlot = 0.12;

export function cloggedThings({ scene, drawing }: FittedPage): PlacedArtwork[] {
  const { shapes } = drawing;
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
    const thing = thingAt(across, down, things);
    if (thing) filled.set(thing, (filled.get(thing) ?? 0) + sizeOf(path));
  }
  return [...filled].flatMap(([thing, area]) =>
    area > mostFilled * thing.box.width * thing.box.height ? [thing] : [],
  );
}

const sizeOf = (path: Path) =>
  flatten(path, 1).reduce((sum, polygon) => sum + Math.abs(signedArea(polygon)), 0);

const thingAt = (x: number, y: number, things: readonly PlacedArtwork[]) =>
  things.findLast(
    ({ box }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
  );

/** Of all black areas that are too large the things that have most of them. */
export function blottedThings({ scene, drawing, painted }: FittedPage): PlacedArtwork[] {
  if (!painted) return [];
  const page = scene.width * scene.height;
  const most = largestBlot * page;
  const isLarge = ({ width, height }: Box) => width * height > partOfBlot * page;
  const inked = drawing.shapes.filter(
    ({ fill, path }) => fill === "ink" && isLarge(pathBounds(path)),
  );
  // What is filled is filled once more where areas became one.
  const places = new Map(inked.map(({ path }) => [Object.values(pathBounds(path)).join(), path]));
  const all = places.values().reduce((sum, path) => sum + sizeOf(path), 0);
  if (all < leastInked * page) return [];
  const { side, canvas } = painted;
  const line = (widestLinePt * unitsPerPoint(scene)) / side;
  const large = solidsOf(canvas.runs(), 0, line, most / side ** 2);
  const blots = large.filter(({ size }) => size * side ** 2 > most);
  return blots.flatMap(({ size, box: { left, top, right, bottom } }) => {
    const [x, y] = [left * side, top * side];
    const box = { x, y, width: right * side - x, height: bottom * side - y };
    return thingsIn(box, leastOfBlot * size * side ** 2, inked, scene);
  });
}

function thingsIn(blot: Box, least: number, inked: readonly DrawnShape[], scene: Scene) {
  const things = scene.items.filter((item) => item.kind === "artwork");
  const ink = new Map<PlacedArtwork, number>();
  for (const { path, item } of inked) {
    const box = pathBounds(path);
    if (!overlaps(box, blot, 0)) continue;
    const thing =
      things.find(({ id }) => id === item) ??
      thingAt(box.x + box.width / 2, box.y + box.height / 2, things);
    if (thing) ink.set(thing, (ink.get(thing) ?? 0) + sizeOf(path));
  }
  return [...ink].flatMap(([thing, size]) => (size > least ? [thing] : []));
}
