/** What hangs or flies in the sky: each where it covers nothing. */
import { overlaps } from "../../artwork/box.ts";
import type { Box, PlacedArtwork, SubjectId } from "../../types.ts";
import { isHung } from "../deeds/on-the-wall.ts";
import { type Cluster, clusterOf, moved, scaled } from "../groups/cluster.ts";
import { placedArtworks } from "./place.ts";
import { innerBox, type Stage } from "./stage.ts";

/** @param sky where it is seen */
export function placeSky(
  clusters: readonly Cluster[],
  stage: Stage,
  occupied: readonly Box[],
  sky = innerBox(stage),
): PlacedArtwork[] {
  return skySpots(clusters, stage, occupied, sky).flatMap(({ sized, spot = sky }, index) =>
    placedArtworks(moved(sized, spot.x - sized.box.x, spot.y - sized.box.y), "support").map(
      (item, part) => ({
        ...item,
        id: `${item.mention}-${index + 1}${part ? `-${part + 1}` : ""}`,
      }),
    ),
  );
}

/** What fills the sky, as shares of the page. */
const large: Readonly<Record<SubjectId, number>> = { rainbow: 0.5, fireworks: 0.38, aurora: 0.5 };
/** What goes from one side to the other. */
const wide: Readonly<Record<SubjectId, number>> = { aurora: 0.8 };

/** How far from others it is where there is room, as a share of the page. */
const apart = 0.025;

/** How large and where each of them is, as a share of the wished size; no spot where there is no room at all. */
export function skySpots(
  clusters: readonly Cluster[],
  stage: Stage,
  occupied: readonly Box[],
  sky = innerBox(stage),
) {
  const taken = [...occupied];
  return clusters.flatMap(spreadOut).map((cluster, index) => {
    const usual = isHung(cluster) ? 0.32 : cluster.root.count > 2 ? 0.16 : 0.2;
    const target = (large[cluster.root.subject] ?? usual) * stage.unit;
    const full = scaled(
      cluster,
      Math.min(
        target / cluster.box.height,
        ((wide[cluster.root.subject] ?? 0.4) * stage.width) / cluster.box.width,
      ),
    );
    // Rather small than behind something else, or touching it: stars do not sit on planets.
    const sizes = [1, 0.75, 0.55, 0.4].map((share) => ({ share, sized: scaled(full, share) }));
    const spotIn = (gap: number) =>
      sizes
        .map((each) => ({ ...each, spot: freeSpot(each.sized.box, sky, taken, index, gap) }))
        .find(({ spot }) => spot);
    const found = spotIn(apart * stage.unit) ?? spotIn(0);
    if (found?.spot) taken.push({ ...found.sized.box, ...found.spot });
    return found ?? { share: 0, sized: full, spot: undefined };
  });
}

/** Stars and bees are all over the sky, not in a row. */
function spreadOut(cluster: Cluster): Cluster[] {
  const isOneKind = cluster.parts.every(({ mention }) => mention.id === cluster.root.id);
  if (!isOneKind) return [cluster];
  return cluster.parts.map((part) => clusterOf(cluster.root, [part]));
}

/** The first place along the top, corners first, where it covers nothing. */
function freeSpot(
  box: Box,
  { x, y, width, height }: Box,
  occupied: readonly Box[],
  index: number,
  gap: number,
): { x: number; y: number } | undefined {
  const across =
    index % 2 === 0 ? [1, 0, 0.5, 0.25, 0.75, 0.12, 0.88] : [0, 1, 0.5, 0.75, 0.25, 0.88, 0.12];
  // Not all at the same height.
  const dip = (index % 3) * 0.035;
  for (const down of [0, 0.06, 0.12, 0.19, 0.26, 0.34, 0.42]) {
    for (const side of across) {
      const spot = { x: x + side * (width - box.width), y: y + (down + dip) * height };
      const here = { ...box, ...spot };
      if (!occupied.some((other) => overlaps(here, other, gap))) return spot;
    }
  }
  return undefined;
}
