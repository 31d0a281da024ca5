/** Those who stand before and behind each other: before a castle, behind a tree or a fence. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import { behindATrunk } from "../deeds/behind-a-trunk.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  type Part,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { reposed } from "./repose.ts";

/** What is behind stands higher on the page and to the side, so that its face stays free. */
export function inFront(front: Cluster, back: Cluster): Cluster {
  if (isUsedAs("barrier", front.root.subject)) return overTheTop(front, back);
  const hides = back.root.action === "hiding";
  const atTheTrunk = (hides || isTall(front, back)) && behindATrunk(front, back);
  if (atTheTrunk) return atTheTrunk;
  if (isTall(front, back)) return hides ? hiddenAside(front, back) : peeping(front, back, 0.3);
  if (hides) return hidden(front, back);
  // Seen over the one in front, and yet no castle that leaves only a dwarf before it.
  const wished = Math.max(back.box.height, 1.15 * front.box.height);
  const most = Math.min(
    1.7 * front.box.height,
    (2.6 * front.box.width * back.box.height) / back.box.width,
  );
  const tall = scaled(back, Math.min(wished, most) / back.box.height);
  const placed = moved(
    tall,
    middle(front) - middle(tall) + front.box.width * 0.45 + tall.box.width * 0.18,
    -0.16 * front.box.height,
  );
  return clusterOf(front.root, [...placed.parts.map(lookingOut), ...front.parts]);
}

/** Trees and houses, against whoever is behind them. */
function isTall({ root: front }: Cluster, { root: back }: Cluster): boolean {
  const { kind, height } = subjectById(front.subject);
  const isHigher = height > 1.6 * subjectById(back.subject).height;
  return /plant|building/.test(kind) && isHigher && isAlive(back.subject);
}

/** Whoever hides looks over a box or a rock, and out from behind a curtain. */
function hidden(front: Cluster, back: Cluster): Cluster {
  const isHigher = subjectById(front.root.subject).height > 1.2;
  if (isHigher) return hiddenAside(front, back);
  const low = scaled(front, Math.max(1, back.box.height / front.box.height));
  const placed = stoodAt(back, middle(low), low.box.y + 0.45 * back.box.height);
  return clusterOf(front.root, [...placed.parts, ...low.parts]);
}

/** Leaning out, more of them hidden. */
function hiddenAside(front: Cluster, back: Cluster): Cluster {
  const leaning = back.parts.map((part) => reposed(part, "peeping"));
  return peeping(front, clusterOf(back.root, leaning), 0.14);
}

/**
 * Out from behind it, not over it: one side is hidden, the face is free.
 *
 * @param aside how far the middle of who is behind is beyond its edge, as a share of the width
 */
function peeping(front: Cluster, back: Cluster, aside: number): Cluster {
  const tall = scaled(front, Math.max(1, (1.6 * back.box.height) / front.box.height));
  const x = middle(tall) + 0.5 * tall.box.width + aside * back.box.width;
  const placed = stoodAt(back, x, -0.03 * tall.box.height);
  return clusterOf(front.root, [...placed.parts.map(lookingOut), ...tall.parts]);
}

/** A group before a castle, which rises in the middle above their heads. */
export function beforeABuilding(group: Cluster, building: Cluster, pageRatio: number): Cluster {
  const { width, height } = group.box;
  // Upright pages have room for its towers.
  const most = (pageRatio < 0.8 ? 1.7 : 1.15) * width;
  const wished = (pageRatio < 0.8 ? 2.6 : 1.8) * height;
  const factor = Math.min(wished / building.box.height, most / building.box.width);
  const tall = scaled(building, factor);
  const placed = moved(tall, middle(group) - middle(tall), -0.3 * height);
  return clusterOf(group.root, [...placed.parts, ...group.parts]);
}

/** Who stands behind a fence looks over it. */
function overTheTop(fence: Cluster, group: Cluster): Cluster {
  const tall = scaled(group, (1.7 * fence.box.height) / group.box.height);
  const placed = moved(tall, middle(fence) - middle(tall), -0.1 * fence.box.height);
  return clusterOf(fence.root, [...placed.parts, ...fence.parts]);
}

/** Whose left side is hidden looks to the right, so that the face is free. */
function lookingOut(part: Part, _: number, { length }: readonly Part[]): Part {
  const isHidden = length === 1 && isAlive(part.mention.subject) && facingOf(part) === "left";
  return isHidden ? { ...part, mirrored: !part.mirrored } : part;
}
