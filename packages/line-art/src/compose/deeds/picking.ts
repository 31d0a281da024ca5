/** Who picks apples has the hand at one in the tree; two do so from either side. */
import { isAlive } from "../../lexicon/living.ts";
import { anchorsOf } from "../groups/anchors.ts";
import {
  type Cluster,
  clusterOf,
  middle,
  moved,
  type Part,
  pointOn,
  scaled,
  stoodAt,
} from "../groups/cluster.ts";
import { ladderOf } from "./on-a-ladder.ts";

/** Where fruit hangs low on the apple tree, on the left, on the right and before the trunk. */
const [left, right, between] = [
  { x: 0.08, y: 0.56 },
  { x: 0.92, y: 0.56 },
  { x: 0.56, y: 0.56 },
];
/** What one reaches from a ladder. */
const upper = { x: 0.18, y: 0.29 };

const picks = ({ artwork }: Part) => artwork.set === "figure" && artwork.name.includes("/picking");

/** The tree is as tall as brings its fruit to the hand; undefined where nobody picks. */
export function atTheFruit(pickers: Cluster, whole: Cluster): Cluster | undefined {
  const people = pickers.parts.filter(picks).toSorted((a, b) => a.box.x - b.box.x);
  const first = people[0];
  if (!first || whole.root.subject !== "apple-tree") return undefined;
  const tallest = people.reduce((a, b) => (b.box.height > a.box.height ? b : a));
  const foot = pickers.box.y + pickers.box.height;
  if (ladderOf(pickers)) return fromTheLadder(pickers, first, whole);
  const size = (foot - handOf(tallest).y) / (1 - left.y) / whole.box.height;
  const tree = stoodAt(scaled(whole, size), middle(whole), foot);
  const under = people.map((part, place) => {
    const one = { ...part, mirrored: place === 1 };
    const at = [left, right, between][place] ?? right;
    // Others are further out.
    const further = Math.max(0, place - 2) * 0.9 * part.box.width;
    const x = tree.box.x + at.x * tree.box.width - handOf(one).x + further;
    return { ...one, box: { ...one.box, x: one.box.x + x } };
  });
  const things = pickers.parts.filter((part) => !people.includes(part));
  const besides = things.some(({ mention }) => isAlive(mention.subject))
    ? things
    : beneath(tree, clusterOf(pickers.root, things.length > 0 ? things : under), things.length);
  return clusterOf(pickers.root, [...tree.parts, ...under, ...besides]);
}

/** The basket stands before the trunk. */
function beneath(tree: Cluster, basket: Cluster, count: number): Part[] {
  if (count === 0) return [];
  return moved(basket, middle(tree) + 0.05 * tree.box.width - middle(basket), 0).parts;
}

/** The ladder stands before the crown, the hand of who is on it at a fruit. */
function fromTheLadder(pickers: Cluster, picker: Part, whole: Cluster): Cluster {
  const foot = pickers.box.y + pickers.box.height;
  const hand = handOf(picker);
  const tree = scaled(whole, (foot - hand.y) / (1 - upper.y) / whole.box.height);
  const x = hand.x - upper.x * tree.box.width - tree.box.x;
  return clusterOf(pickers.root, [
    ...moved(stoodAt(tree, tree.box.x + tree.box.width / 2, foot), x, 0).parts,
    ...pickers.parts,
  ]);
}

const handOf = (part: Part) => pointOn(part, anchorsOf(part.mention.subject, part.artwork).hand);
