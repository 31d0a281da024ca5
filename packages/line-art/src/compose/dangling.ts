/** Who hangs from a branch has both hands on it, the feet in the air. */
import { figureAnchors } from "../figure/anchors.ts";
import { hasHeadToDress } from "../figure/animal-heads.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type { Brief, Mention } from "../types.ts";
import { type Cluster, clusterOf, middle, moved, pointOn, scaled } from "./cluster.ts";

const dangling = "dangling";
/** How high on a branch the hands are, and how much wider it is than those who hang from it. */
const grip = 0.48;
const wider = 1.7;

/** People do, and animals with hands; a sloth is drawn with its branch, a bat flies. */
export function danglers(brief: Brief): Brief {
  const isBranch = (id: string | undefined) =>
    brief.mentions.some((one) => one.id === id && one.subject === "tree-branch");
  const hangs = ({ id, subject, action }: Mention) =>
    action === undefined &&
    (subjectById(subject).kind === "person" || isUsedAs("dangler", subject)) &&
    hasHandsFor(subject) &&
    brief.relations.some(
      ({ kind, from, to }) => kind === "under" && from === id && isBranch(to[0]),
    );
  return {
    ...brief,
    mentions: brief.mentions.map((one) => (hangs(one) ? { ...one, action: dangling } : one)),
  };
}

const hasHandsFor = (subject: string) =>
  subjectById(subject).artwork.set === "figure" || hasHeadToDress(subject);

/** Undefined for whoever only stands below. */
export function danglingFrom(
  subject: Cluster,
  branch: Cluster,
  mention: Mention,
): Cluster | undefined {
  if (mention.action !== dangling) return undefined;
  const [first] = subject.parts;
  const hands = pointOn(first!, figureAnchors(first!.artwork).hand);
  const long = scaled(branch, (wider * subject.box.width) / branch.box.width);
  const y = hands.y - grip * long.box.height;
  const placed = moved(long, middle(subject) - middle(long), y - long.box.y);
  return clusterOf(subject.root, [...placed.parts, ...subject.parts]);
}
