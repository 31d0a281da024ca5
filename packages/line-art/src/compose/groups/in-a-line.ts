/** Ducklings after their mother, a queue at a counter: one behind the other, all the same way. */
import {
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  type Part,
  scaled,
} from "./cluster.ts";
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

/** Close behind each other, on one ground, however they stood. */
function inSingleFile({ root, parts }: Cluster): Cluster {
  let x = 0;
  const placed = parts.map((part) => {
    const box = { ...part.box, x, y: -part.box.height };
    x += 1.06 * part.box.width;
    return { ...part, box };
  });
  return clusterOf(root, placed);
}

/** A queue is at the near end of what they wait for, and no higher page turns it into two. */
export function queuedAt(waiting: Cluster, goal: Cluster): Cluster {
  const [first] = goal.parts as [Part];
  const isRight = first.artwork.set === "figure" || facingOf(first) === "right";
  const line = inSingleFile(waiting);
  const facing = clusterOf(
    line.root,
    line.parts.map((part) => headed(part, isRight ? "right" : "left")),
  );
  const high = Math.max(...line.parts.map(({ box }) => box.height));
  const place = scaled(goal, Math.max(1, (1.5 * high) / goal.box.height));
  return isRight ? beside(facing, place) : beside(place, facing, waiting.root);
}
