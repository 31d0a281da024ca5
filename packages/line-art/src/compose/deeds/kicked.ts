/** Whatever is kicked is at the foot: a shuttlecock above it, a stone before it. */
import { figureAnchors } from "../../figure/anchors.ts";
import {
  type Cluster,
  clusterOf,
  isSmallThing,
  pointOn,
  scaled,
  stoodAt,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** Undefined where the ball of the pose will do. */
export function kickedUp(kicker: Cluster, thing: Cluster): Cluster | undefined {
  const [who, ...more] = kicker.parts;
  const isOne = more.length === 0 && thing.parts.length === 1;
  if (!isOne || who?.artwork.set !== "figure" || !isSmallThing(thing.root)) return undefined;
  const player = reposed({ ...who, mirrored: false }, "kicking-up");
  const { x, y } = pointOn(player, figureAnchors(player.artwork).toe);
  const size = 0.26 * player.box.height;
  const sized = scaled(thing, size / Math.max(thing.box.width, thing.box.height));
  const placed = stoodAt(sized, x + 0.3 * size, y - 0.1 * size);
  return clusterOf(kicker.root, [player, ...placed.parts]);
}
