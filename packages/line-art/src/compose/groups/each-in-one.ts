/** As many as there are things for them: each has one, in a row. */
import { isUsedAs } from "../../lexicon/uses.ts";
import { rims } from "./anchors.ts";
import { beside, type Cluster, clusterOf, moved, type Part } from "./cluster.ts";

/** @param join one of the group, with the signs about it, and what is theirs */
export function eachWithOne(
  group: Cluster,
  things: Cluster,
  join: (one: Cluster, thing: Cluster) => Cluster,
): Cluster {
  const [those, signs] = membersOf(group);
  return those
    .map((part, place) =>
      join(
        clusterOf(group.root, [part, ...signs.slice(place, place + 1)]),
        clusterOf(things.root, [{ ...things.parts[place]!, mirrored: false }]),
      ),
    )
    .map((pair) => moved(pair, 0, -pair.box.y - pair.box.height))
    .reduce((row, pair) => beside(row, pair, group.root));
}

/** Two cats in two boxes, three girls in three beds. */
export function isEachInOne(group: Cluster, { root, parts: things }: Cluster): boolean {
  const [those, signs] = membersOf(group);
  return (
    things.length > 1 &&
    those.length === things.length &&
    (signs.length === 0 || signs.length === those.length) &&
    (rims[root.subject] !== undefined ||
      isUsedAs("seat", root.subject) ||
      root.subject === "bare-stilts")
  );
}

/** Those it is of, and the letters over the heads of who sleeps. */
function membersOf({ root, parts }: Cluster): [Part[], Part[]] {
  const isMember = ({ mention }: Part) => mention.subject === root.subject;
  return [parts.filter(isMember), parts.filter((part) => !isMember(part))];
}
