/** Ducklings after their mother: one behind the other, all the same way. */
import { beside, type Cluster, clusterOf, facingOf, middle, moved, type Part } from "./cluster.ts";
import { inARow } from "./next-to.ts";

/** On upright pages they come below her, where the line would be short and thin. */
export function inALine(followers: Cluster, leader: Cluster, pageRatio: number): Cluster {
  const [first] = leader.parts as [Part];
  const way = first.artwork.set === "figure" || facingOf(first) === "right" ? "right" : "left";
  const heading = ({ root, parts }: Cluster) =>
    clusterOf(
      root,
      parts.map((part) => headed(part, way)),
    );
  const [ahead, after] = [heading(leader), heading(inARow(followers))];
  if (pageRatio < 0.8 && after.parts.length > 1) {
    const below = moved(after, middle(ahead) - middle(after), 1.12 * after.box.height);
    const rear = { feet: ahead.box.y + ahead.box.height, count: ahead.parts.length };
    return { ...clusterOf(followers.root, [...ahead.parts, ...below.parts]), rear };
  }
  return way === "left" ? beside(ahead, after, followers.root) : beside(after, ahead);
}

function headed(part: Part, way: "left" | "right"): Part {
  const looks = facingOf(part);
  return looks === "front" || looks === way ? part : { ...part, mirrored: !part.mirrored };
}
