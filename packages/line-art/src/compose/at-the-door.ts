/** Who knocks stands before the door, the knuckles on it. */
import { type Cluster, clusterOf } from "./cluster.ts";
import { oneAtOne } from "./one-at-one.ts";

/** A door is so much taller than who knocks, and the hand so far in from its side. */
const taller = 1.3;
const inwards = 0.26;

/** One at one door; undefined where there are others. */
export function atTheDoor(visitor: Cluster, door: Cluster): Cluster | undefined {
  const found = oneAtOne(visitor, door, "knocking", (subject) => subject === "door");
  if (!found) return undefined;
  const { who, what, hand, floor } = found;
  const height = taller * who.box.height;
  const width = (height * what.box.width) / what.box.height;
  const box = { x: hand.x - inwards * width, y: floor - height, width, height };
  return clusterOf(visitor.root, [{ ...what, box }, ...visitor.parts]);
}
