/** Which part each thing of a description plays on the page. */
import { subjectById } from "../lexicon/subjects.ts";
import type { SubjectId } from "../types.ts";
import { beside, type Cluster, clusterOf, moved } from "./cluster.ts";
import { around } from "./relations.ts";

export interface Cast {
  hero: Cluster | undefined;
  sky: Cluster[];
  back: Cluster[];
}

/** Who plays the hero together, what hangs in the sky, what stands in the background. */
export function castOf(clusters: readonly Cluster[], pageRatio: number): Cast {
  const [first, ...others] = clusters;
  if (!first) return { hero: undefined, sky: [], back: [] };
  const sky: Cluster[] = [];
  const back: Cluster[] = [];
  const leading: Cluster[] = [first];
  for (const cluster of others) {
    const { kind, habitat } = subjectById(cluster.root.subject);
    const isAlone = cluster.parts.every((part) => part.mention.id === cluster.root.id);
    if (isAlone && (habitat === "sky" || (habitat === "air" && kind !== "person")))
      sky.push(cluster);
    else if (isAlone && isBackdrop(cluster.root.subject) && cluster.root.size !== "huge")
      back.push(cluster);
    else leading.push(cluster);
  }
  // When the first thing named is scenery, what lives beside it is the hero: "a castle with a dragon".
  if (isScenery(first) && leading.length > 1) {
    back.push(first);
    leading.shift();
  }
  const hero = gather(leading, pageRatio);
  return { hero, sky, back };
}

/** Side by side, or in two rows, the larger behind, where one row would be a thin band on the page. */
function gather(clusters: readonly Cluster[], pageRatio: number): Cluster {
  const { root } = clusters[0]!;
  const rowOf = (some: readonly Cluster[]) =>
    some.reduce((group, cluster, index) =>
      index % 2 === 1 ? beside(group, cluster, root) : beside(cluster, group, root),
    );
  const [first, second] = clusters;
  if (first && second && clusters.length === 2 && second.parts.length > 1 && swims(second))
    return around(first, second);
  const single = rowOf(clusters);
  const ratio = single.box.width / single.box.height;
  // Two stand side by side as long as they can, and so do people; a tall page stacks them sooner.
  const arePeople = clusters.every(
    ({ root: { subject } }) => subjectById(subject).kind === "person",
  );
  const areThings = clusters.every(
    ({ root: { subject } }) => !/animal|creature|person/.test(subjectById(subject).kind),
  );
  const isSpread = clusters.length === 2 || arePeople || (areThings && pageRatio > 1.5);
  const widest = isSpread ? 2.6 : 1.7;
  if (clusters.length < 2 || ratio < widest * pageRatio) return single;
  const bySize = clusters.toSorted((a, b) => b.box.height - a.box.height);
  const half = Math.ceil(bySize.length / 2);
  const front = rowOf(bySize.slice(half));
  const behind = rowOf(bySize.slice(0, half));
  // As on a family photograph; of things each is to be seen whole.
  const { kind, habitat } = subjectById(root.subject);
  const raise =
    kind === "person" ? 0.34 : /animal|creature/.test(kind) && habitat === "ground" ? 0.84 : 1.03;
  const raised = moved(
    behind,
    front.box.x + front.box.width / 2 - (behind.box.x + behind.box.width / 2),
    front.box.y * raise - (behind.box.y + behind.box.height),
  );
  const isAirborne = /air|sky|water/.test(habitat);
  return {
    ...clusterOf(root, [...raised.parts, ...front.parts]),
    ...(!isAirborne && { rearFeet: front.box.y * raise }),
  };
}

/** Houses and trees; flowers stand in front with everybody else. */
function isBackdrop(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return kind === "building" || (kind === "plant" && (height > 1.5 || /tree|palm/.test(id)));
}

function isScenery({ root, parts }: Cluster): boolean {
  const { kind, habitat } = subjectById(root.subject);
  const isAlone = parts.every((part) => part.mention.id === root.id);
  return isAlone && (kind === "building" || habitat === "sky");
}

function swims({ root }: Cluster): boolean {
  return subjectById(root.subject).habitat === "water";
}
