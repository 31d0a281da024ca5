/** Who picks apples has the hand at one in the tree; two do so from either side. */
import { isAlive } from "../lexicon/living.ts";
import { anchorsOf } from "./anchors.ts";
import {
  type Cluster,
  clusterOf,
  middle,
  moved,
  type Part,
  pointOn,
  scaled,
  stoodAt,
} from "./cluster.ts";

/** Where fruit hangs low on the apple tree, on the left and on the right. */
const [left, right] = [
  { x: 0.2, y: 0.45 },
  { x: 0.8, y: 0.45 },
];

const picks = ({ artwork }: Part) => artwork.set === "figure" && artwork.name.includes("/picking");

/** The tree is as tall as brings its fruit to the hand; undefined where nobody picks. */
export function atTheFruit(pickers: Cluster, whole: Cluster): Cluster | undefined {
  const people = pickers.parts.filter(picks).toSorted((a, b) => a.box.x - b.box.x);
  const first = people[0];
  if (!first || whole.root.subject !== "apple-tree") return undefined;
  const tallest = people.reduce((a, b) => (b.box.height > a.box.height ? b : a));
  const foot = first.box.y + first.box.height;
  const size = (foot - handOf(tallest).y) / (1 - left.y) / whole.box.height;
  const tree = stoodAt(scaled(whole, size), middle(whole), foot);
  const under = people.map((part, place) => {
    const one = { ...part, mirrored: place > 0 };
    const at = place > 0 ? right.x : left.x;
    // Others are further out.
    const further = Math.max(0, place - 1) * 0.9 * part.box.width;
    const x = tree.box.x + at * tree.box.width - handOf(one).x + further;
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
  return moved(basket, middle(tree) + 0.1 * tree.box.width - middle(basket), 0).parts;
}

const handOf = (part: Part) => pointOn(part, anchorsOf(part.mention.subject, part.artwork).hand);
