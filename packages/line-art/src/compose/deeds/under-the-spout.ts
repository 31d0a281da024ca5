/** What is watered stands where the drops fall, and they are seen before it. */
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { isTree } from "../../lexicon/subjects.ts";
import { type Cluster, clusterOf, middle, moved, pointOn, scaled } from "../groups/cluster.ts";

/** How high plants under the spout are at most, as a share of who waters them. */
const high = 0.46;

/** Undefined for several, for trees, and where the can is not in a hand. */
export function underTheSpout(gardener: Cluster, plants: Cluster): Cluster | undefined {
  const [who, ...others] = gardener.parts;
  if (!who || others.length > 0 || poseOfFigure(who.artwork) !== "gardening") return undefined;
  if (isTree(plants.root.subject)) return undefined;
  const drops = pointOn(who, figureAnchors(who.artwork).tip);
  const sized = scaled(plants, Math.min(1, (high * who.box.height) / plants.box.height));
  const { box } = sized;
  const foot = who.box.y + who.box.height;
  // Of several the first is under it.
  const left = who.mirrored ? box.x + box.width : box.x;
  const one = plants.parts.length > 1 ? left : middle(sized);
  const first = plants.parts.length > 1 ? Math.min(0.2 * who.box.width, 0.5 * box.width) : 0;
  const to = drops.x + (who.mirrored ? first : -first);
  const placed = moved(sized, to - one, foot - (box.y + box.height));
  return clusterOf(gardener.root, [...placed.parts, ...gardener.parts]);
}
