/** Who knocks stands before the door, the knuckles on it. */
import { type Cluster, clusterOf } from "../groups/cluster.ts";
import { oneAtOne, onTheFloor } from "../groups/one-at-one.ts";

/** A door is so much taller than who knocks, and the hand so far in from its side. */
const taller = 1.3;
const inwards = 0.26;

/** One at one door; undefined where there are others. */
export function atTheDoor(visitor: Cluster, door: Cluster): Cluster | undefined {
  const found = oneAtOne(visitor, door, "knocking", (subject) => subject === "door");
  if (!found) return undefined;
  const { who, hand } = found;
  const behind = onTheFloor(found, taller * who.box.height, (width) => hand.x - inwards * width);
  return clusterOf(visitor.root, [behind, ...visitor.parts]);
}
