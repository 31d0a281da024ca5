/** A witch on her broom before the full moon, which is larger than she is. */
import { isUsedAs } from "../../lexicon/uses.ts";
import { type Cluster, clusterOf, middle, moved, scaled } from "../groups/cluster.ts";

/** How large the moon is, as a share of the longer side of whoever passes it. */
const large = 1.12;

/** Undefined where nobody flies, or past something else. */
export function pastTheMoon(flyer: Cluster, moon: Cluster): Cluster | undefined {
  const flies = flyer.parts.some(
    ({ mention }) => mention.action === "flying" || isUsedAs("flyer", mention.subject),
  );
  if (!isUsedAs("moon", moon.root.subject) || !flies) return undefined;
  const long = Math.max(flyer.box.width, flyer.box.height);
  const full = scaled(moon, (large * long) / moon.box.height);
  const up = flyer.box.y + flyer.box.height / 2 - (full.box.y + full.box.height / 2);
  const placed = moved(full, middle(flyer) - middle(full), up);
  return clusterOf(flyer.root, [...placed.parts, ...flyer.parts]);
}
