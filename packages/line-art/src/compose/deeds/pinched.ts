/** Who is pinched in the toe hops on the other foot; a crab has its claw there. */
import { figureAnchors } from "../../figure/anchors.ts";
import { type Cluster, clusterOf, moved, pointOn, scaled } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** How high it is, as a share of whom it pinches, and how far it is over the toe, as a share of its width. */
const [high, over] = [0.3, 0.12];

/** Undefined where it is no person, or more than one on either side. */
export function pinchedBy(pincher: Cluster, whole: Cluster): Cluster | undefined {
  const [whom, ...more] = whole.parts;
  if (whom?.artwork.set !== "figure") return undefined;
  if (more.length > 0 || pincher.parts.length > 1) return undefined;
  const hopping = { ...reposed(whom, "hopping"), mirrored: false };
  const sized = scaled(pincher, (high * whom.box.height) / pincher.box.height);
  const { x } = pointOn(hopping, figureAnchors(hopping.artwork).toe);
  const foot = hopping.box.y + hopping.box.height;
  const placed = moved(
    sized,
    x - over * sized.box.width - sized.box.x,
    foot - (sized.box.y + sized.box.height),
  );
  return clusterOf(pincher.root, [hopping, ...placed.parts]);
}
