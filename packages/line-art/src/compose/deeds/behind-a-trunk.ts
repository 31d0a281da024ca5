/** Who is behind a tree looks out from behind its trunk: half hidden, the face free. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import type { ArtworkRef, SubjectId } from "../../types.ts";
import { anchorsOf } from "../groups/anchors.ts";
import { across, type Cluster, clusterOf, facingOf, type Part } from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

interface Trunk {
  /** The drawing that has room below its crown. */
  artwork: string;
  /** Where its sides are in the drawing. */
  left: number;
  right: number;
  /** How high the tree is, as a share of the tallest behind it, who reach up to its crown. */
  high: number;
}

const roomy = { left: 49, right: 79, high: 2.25 };
const trunks: Readonly<Record<SubjectId, Trunk>> = {
  "deciduous-tree": { artwork: "shade-tree", ...roomy },
  "apple-tree": { artwork: "fruiting-shade-tree", ...roomy },
  "blossoming-tree": { artwork: "blossoming-tree", left: 53, right: 75, high: 2.9 },
};
/** How much of an animal is hidden; of one whose face is in the middle, no more than up to the face. */
const hidden = 0.42;

/** One on either side, others further out; undefined for what has no trunk to hide behind. */
export function behindATrunk(front: Cluster, back: Cluster): Cluster | undefined {
  const [whole] = front.parts;
  const hiders = back.parts
    .filter(({ mention }) => isAlive(mention.subject))
    .map((part) => reposed(part, "peeping"));
  const trunk = trunks[front.root.subject];
  if (!trunk || front.parts.length > 1 || hiders.length === 0) return undefined;
  const tree: ArtworkRef = { set: "own", name: trunk.artwork };
  const source = loadArtwork(tree).box;
  const height = trunk.high * Math.max(...hiders.map(({ box }) => box.height));
  const width = (height * source.width) / source.height;
  const box = { x: -width / 2, y: -height, width, height };
  const grown: Part = { ...whole!, artwork: tree, box };
  const sideAt = (x: number) => across(grown, (x - source.x) / source.width);
  const sides = hiders.map((part, place) => {
    const isLeft = place % 2 === 1;
    const further = 0.55 * Math.floor(place / 2) * part.box.width;
    const edge = isLeft ? sideAt(trunk.left) - further : sideAt(trunk.right) + further;
    return lookingOut(part, edge, isLeft, -0.03 * height);
  });
  return clusterOf(front.root, [...sides.toReversed(), grown]);
}

/** @param edge of the trunk, out from behind which it looks */
function lookingOut(part: Part, edge: number, isLeft: boolean, foot: number): Part {
  const isFigure = part.artwork.set === "figure";
  const looksIn = facingOf(part) === (isLeft ? "right" : "left");
  const one = { ...part, mirrored: isFigure ? isLeft : looksIn !== part.mirrored };
  const share = isFigure ? figureAnchors(one.artwork).seat.x : hiddenOf(one, isLeft);
  const { width, height } = one.box;
  const x = isLeft ? edge - (1 - share) * width : edge - share * width;
  return { ...one, box: { x, y: foot - height, width, height } };
}

/** As a share of the width, from the side that is hidden. */
function hiddenOf(part: Part, isLeft: boolean): number {
  const { hat } = anchorsOf(part.mention.subject, part.artwork);
  const face = part.mirrored ? 1 - hat.x : hat.x;
  const free = (isLeft ? 1 - face : face) - 0.62 * hat.width;
  return Math.max(0.14, Math.min(hidden, free));
}
