/** Standing on what is not level: an arched bridge, the back of a hedgehog. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { flatten } from "../../artwork/path.ts";
import { across, type Cluster, clusterOf, middle, moved, type Part } from "./cluster.ts";

/** The highest point of a drawing over a place; undefined beside it. */
export function surfaceAt(part: Part, x: number): number | undefined {
  const { shapes, box } = loadArtwork(part.artwork);
  const scale = part.box.height / box.height;
  const share = (x - part.box.x) / part.box.width;
  const at = box.x + box.width * (part.mirrored ? 1 - share : share);
  let highest = Number.POSITIVE_INFINITY;
  for (const polygon of shapes.flatMap(({ path }) => flatten(path, box.width / 100))) {
    polygon.forEach(([x2, y2], index) => {
      const [x1, y1] = polygon.at(index - 1)!;
      if (x1 > at === x2 > at) return;
      highest = Math.min(highest, y1 + ((y2 - y1) * (at - x1)) / (x2 - x1));
    });
  }
  return Number.isFinite(highest) ? part.box.y + (highest - box.y) * scale : undefined;
}

/** Each of a row as high as the ground is under it; what is put together moves as one. */
export function settledOn(row: Cluster, ground: Part): Cluster {
  const isRow = row.parts.every(({ mention }) => mention.id === row.root.id) || isApart(row);
  const units = isRow ? row.parts.map((part) => clusterOf(row.root, [part])) : [row];
  const sink = 0.02 * ground.box.height;
  const settled = units.map((unit) => {
    const y = surfaceAt(ground, middle(unit)) ?? surfaceAt(ground, across(ground, 0.5))!;
    return moved(unit, 0, y + sink - (unit.box.y + unit.box.height));
  });
  return clusterOf(
    row.root,
    settled.flatMap(({ parts }) => parts),
  );
}

/** Whether all stand on one ground and nobody holds or covers another. */
function isApart({ parts, box }: Cluster): boolean {
  const byPlace = parts.toSorted((one, other) => one.box.x - other.box.x);
  return byPlace.every((part, at) => {
    const before = byPlace[at - 1];
    const isBeside = !before || before.box.x + before.box.width <= part.box.x;
    return isBeside && part.box.y + part.box.height > box.y + 0.96 * box.height;
  });
}
