/** One load that several carry: two at its ends, more of them under it. */
import { figureAnchors } from "../../figure/anchors.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Mention } from "../../types.ts";
import { atFoot, type Cluster, clusterOf, type Part, pointOn } from "../groups/cluster.ts";
import { inARow } from "../groups/next-to.ts";
import { reposed } from "../groups/repose.ts";

/** Who carries a sofa needs another, said or not. */
const isHeavy = ({ subject }: Mention) => {
  const { kind, habitat, height } = subjectById(subject);
  return kind === "object" && habitat === "indoor" && height >= 0.6;
};

/** Undefined where each has one, or somebody has no hands. */
export function carriedTogether(
  bearers: Cluster,
  load: Cluster,
  { id, action }: Mention,
): Cluster | undefined {
  const isSaid = action === "carrying-together";
  const isMeant = /^(?:holding|carrying|lifting)$/.test(action ?? "") && isHeavy(load.root);
  const [what] = load.parts;
  if ((!isSaid && !isMeant) || load.parts.length !== 1 || bearers.parts.length < 2)
    return undefined;
  const areFree = bearers.parts.every(
    ({ mention, artwork }) => artwork.set === "figure" && (isSaid || mention.id === id),
  );
  if (!areFree) return undefined;
  const both = bearers.parts.length === 2 && isHeavy(load.root);
  return both ? atItsEnds(bearers, what!) : underIt(bearers, what!);
}

/** How high it is, as a share of who carries it, and how far the hands are under it. */
const [thick, under] = [0.5, 0.06];

function atItsEnds({ root, parts }: Cluster, load: Part): Cluster {
  const [left, right] = parts.toSorted((a, b) => a.box.x - b.box.x) as [Part, Part];
  const posed = (part: Part, mirrored: boolean) =>
    atFoot({ ...reposed(part, "carrying-an-end"), mirrored });
  const [one, other] = [posed(left, false), posed(right, true)];
  const hand = pointOn(one, figureAnchors(one.artwork).hand);
  const height = thick * Math.max(one.box.height, other.box.height);
  const width = (height * load.box.width) / load.box.height;
  const lap = under * width;
  const far = pointOn(other, figureAnchors(other.artwork).hand);
  const x = other.box.x + hand.x - lap + width - (far.x - lap);
  const low = Math.max(hand.y, far.y);
  const box = { x: hand.x - lap, y: low + 0.1 * height - height, width, height };
  return clusterOf(root, [{ ...load, box }, one, { ...other, box: { ...other.box, x } }]);
}

/** How high it is at most, as a share of the tallest. */
const high = 0.75;

function underIt(bearers: Cluster, load: Part): Cluster {
  const row = inARow(bearers);
  const parts = row.parts.map((part) =>
    atFoot({ ...reposed(part, "carrying-together"), mirrored: false }),
  );
  const crowns = parts.map((part) => {
    const { hand, crown } = figureAnchors(part.artwork);
    return pointOn(part, { x: 0.5, y: Math.min(hand.y, crown.y + 0.06) }).y;
  });
  const whole = clusterOf(row.root, parts);
  const most = high * Math.max(...parts.map(({ box }) => box.height));
  const factor = Math.min((0.96 * whole.box.width) / load.box.width, most / load.box.height);
  const [width, height] = [factor * load.box.width, factor * load.box.height];
  const x = whole.box.x + (whole.box.width - width) / 2;
  const y = Math.min(...crowns) - height;
  return clusterOf(row.root, [{ ...load, box: { x, y, width, height } }, ...parts]);
}
