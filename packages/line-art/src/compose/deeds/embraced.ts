/** Who hugs somebody, or a tree. */
import { isTree } from "../../lexicon/subjects.ts";
import { type Cluster, clusterOf, facingOf, middle, moved, scaled } from "../groups/cluster.ts";
import { tamed } from "../groups/next-to.ts";
import { reposed } from "../groups/repose.ts";

/** In each other's arms: they overlap a little, and look at each other; the taller one's arms are before. */
export function embraced(subject: Cluster, whole: Cluster): Cluster {
  if (isTree(whole.root.subject)) return atTheTrunk(subject, whole);
  const object = tamed(whole, subject);
  const arePeople = [subject, object].every(({ parts }) => parts[0]!.artwork.set === "figure");
  const isTaller = subject.box.height > 1.06 * object.box.height;
  const isSmaller = object.box.height > 1.06 * subject.box.height;
  const down = (cluster: Cluster) =>
    clusterOf(
      cluster.root,
      cluster.parts.map((part) => reposed(part, "hugging-down")),
    );
  const one = arePeople && isTaller ? down(subject) : subject;
  const other = arePeople && isSmaller ? down(object) : object;
  const shared = (arePeople ? 0.78 : 0.14) * Math.min(one.box.width, other.box.width);
  // The second grandchild is on the other side.
  const isLeft = subject.parts.length > 1 && arePeople;
  const x = isLeft ? one.box.x + shared - other.box.width : one.box.x + one.box.width - shared;
  const turned = moved(other, x - other.box.x, 0).parts.map((part) =>
    !isLeft && (part.artwork.set === "figure" || facingOf(part) === "right")
      ? { ...part, mirrored: !part.mirrored }
      : part,
  );
  const parts = isSmaller ? [...one.parts, ...turned] : [...turned, ...one.parts];
  return clusterOf(subject.root, parts);
}

/** Before a tree, whose trunk is within their arms. */
function atTheTrunk(subject: Cluster, whole: Cluster): Cluster {
  const tree = scaled(whole, (1.9 * subject.box.height) / whole.box.height);
  const trunk = subject.box.x + 0.8 * subject.box.width;
  return clusterOf(subject.root, [...moved(tree, trunk - middle(tree), 0).parts, ...subject.parts]);
}
