/** Those who are face to face: across a table, with a thing between them. */
import { isAlive } from "../../lexicon/living.ts";
import type { Mention } from "../../types.ts";
import { anchorsOf } from "./anchors.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  drawnFacing,
  facingOf,
  opposite,
  type Part,
  pointOn,
} from "./cluster.ts";

/** Two face to face, their knees under what is between them. */
export function acrossATable({ root, parts }: Cluster, table: Cluster): Cluster {
  const isTable = (part: Part) => part.mention.id === table.root.id;
  const between = parts.find(isTable)!;
  const people = parts.filter((part) => !isTable(part));
  const drawnUp = people.map((part) => {
    const { x, width } = part.box;
    const isLeft = x < between.box.x;
    const under = (part.artwork.set === "figure" ? knee : edge) * width;
    const knees = isLeft ? between.box.x + under : between.box.x + between.box.width - under;
    return { ...part, box: { ...part.box, x: isLeft ? knees - width : knees } };
  });
  return clusterOf(root, [...drawnUp, between]);
}

/** How much of somebody on a chair is under the table, across. */
const knee = 0.36;
/** And of who has none, a robot. */
const edge = 0.08;

/** What two hold between them is within reach of both. */
export function handedOver(all: Cluster, thing: Mention, action: string | undefined): Cluster {
  const what = all.parts.find(({ mention }) => mention.id === thing.id);
  const holders = all.parts.filter(({ mention }) => mention.action === "holding");
  if (action !== "holding" || !what || holders.length !== 2) return all;
  const { x, y, width, height } = what.box;
  // As large as both can be seen to have it.
  const factor = Math.max(1, (0.42 * all.box.height) / Math.max(width, height));
  const larger = { width: factor * width, height: factor * height };
  const [across, down] = [x + width / 2, y + height / 2];
  const parts = all.parts.map((part) => {
    if (part === what) {
      const corner = { x: across - larger.width / 2, y: down - larger.height / 2 };
      return { ...part, box: { ...corner, ...larger } };
    }
    if (!holders.includes(part) || part.artwork.set !== "figure") return part;
    const hand = pointOn(part, anchorsOf(part.mention.subject, part.artwork).hand);
    const edge = across + Math.sign(hand.x - across) * 0.3 * larger.width;
    return { ...part, box: { ...part.box, x: part.box.x + edge - hand.x } };
  });
  return clusterOf(all.root, parts);
}

/** A knight on a horse and a dragon, what either breathes or holds out between them; undefined for things. */
export function inAFight(one: Cluster, other: Cluster): Cluster | undefined {
  if (!other.parts.some(({ mention }) => isAlive(mention.subject))) return undefined;
  return beside(looking(one, "right"), looking(other, "left"));
}

/** With what they ride and have in hand, by which way the largest of them looks. */
function looking(group: Cluster, way: "left" | "right"): Cluster {
  const living = group.parts.filter(({ mention }) => isAlive(mention.subject));
  const size = ({ box }: Part) => box.width * box.height;
  const [largest] = living.toSorted((a, b) => size(b) - size(a));
  return largest && facingOf(largest) === opposite(way) ? allTurnedRound(group) : group;
}

/** Half of them on either side of what they are at, face to face. */
export function onBothSides({ root, parts }: Cluster, object: Cluster): Cluster {
  const inOrder = parts.toSorted((a, b) => a.box.x - b.box.x);
  const half = Math.ceil(inOrder.length / 2);
  const turned = (some: readonly Part[], way: "left" | "right") =>
    clusterOf(
      root,
      some.map((part) => ({
        ...part,
        mirrored: drawnFacing(part.mention.subject, part.artwork) === opposite(way),
      })),
    );
  const left = turned(inOrder.slice(0, half), "right");
  const right = turned(inOrder.slice(half), "left");
  return beside(beside(left, object), right);
}
