/** Who grills stands at the grill: it is as high as the hand, and what lies on it is under the tongs. */
import { type Cluster, clusterOf } from "../groups/cluster.ts";
import { oneAtOne, onTheFloor } from "../groups/one-at-one.ts";

/** Where the grate of the drawing is, as a share of its height. */
const grate = 0.36;

/** One cook at one grill; undefined where there are others. */
export function atTheGrill(cook: Cluster, grill: Cluster): Cluster | undefined {
  const found = oneAtOne(cook, grill, "grilling", (subject) => subject === "barbecue-grill");
  if (!found) return undefined;
  const { hand, floor } = found;
  const height = (0.88 * (floor - hand.y)) / (1 - grate);
  const behind = onTheFloor(found, height, (width) => hand.x + 0.02 * width);
  return clusterOf(cook.root, [{ ...behind, mirrored: false }, ...cook.parts]);
}
