/** Ducklings after their mother: one behind the other, all the same way. */
import { beside, type Cluster, clusterOf, facingOf, type Part } from "./cluster.ts";
import { inARow } from "./next-to.ts";

export function inALine(followers: Cluster, leader: Cluster): Cluster {
  const [first] = leader.parts as [Part];
  const way = first.artwork.set === "figure" || facingOf(first) === "right" ? "right" : "left";
  const heading = ({ root, parts }: Cluster) =>
    clusterOf(
      root,
      parts.map((part) => headed(part, way)),
    );
  const [ahead, after] = [heading(leader), heading(inARow(followers))];
  return way === "left" ? beside(ahead, after, followers.root) : beside(after, ahead);
}

function headed(part: Part, way: "left" | "right"): Part {
  const looks = facingOf(part);
  return looks === "front" || looks === way ? part : { ...part, mirrored: !part.mirrored };
}
