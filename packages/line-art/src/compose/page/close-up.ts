/** On an upright page a row is as large as it is narrow: those who stand in it stand shoulder to shoulder. */
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { type Cluster, clusterOf, moved } from "../groups/cluster.ts";
import { membersOf } from "./in-depth.ts";

/** How much of the narrower one's width its neighbour may take: an arm's, no face's. */
const shared = 0.13;
/** As long as they are this high, as a share of the row, they stand in it. */
const standing = 0.5;

export function closeUp(row: Cluster, pageRatio: number): Cluster {
  const isNarrow = row.box.width < pageRatio * row.box.height;
  const members = membersOf(row);
  const kites = kitesOverHeads(row);
  if (kites !== row) return kites;
  if (pageRatio >= 1 || isNarrow || row.rear || members.length < 2) return row;
  const shifts: number[] = [0];
  for (const [place, { box }] of members.entries()) {
    const before = members[place - 1];
    if (!before) continue;
    const gap = box.x - (before.box.x + before.box.width);
    const touch = isClose(before, row) && isClose(members[place]!, row);
    const wished = touch ? -shared * Math.min(before.box.width, box.width) : gap;
    shifts.push(shifts[place - 1]! + Math.min(0, wished - gap));
  }
  const shiftOf = new Map(
    members.flatMap(({ parts }, place) => parts.map((part) => [part, shifts[place]!])),
  );
  // In the order in which they were painted.
  const parts = row.parts.flatMap(
    (part) => moved(clusterOf(part.mention, [part]), shiftOf.get(part) ?? 0, 0).parts,
  );
  return clusterOf(row.root, parts);
}

/** Whose arms hang at the sides, or what stands on its own; a wheel or a tail is no arm. */
function isClose({ root, parts, box }: Cluster, row: Cluster): boolean {
  const { kind } = subjectById(root.subject);
  const isFigure = parts.some(({ artwork }) => artwork.set === "figure");
  const isFlank = isAlive(root.subject) && subjectById(root.subject).facing !== "front";
  return (
    (isFigure || !(isFlank || kind === "vehicle")) &&
    box.height > standing * row.box.height &&
    box.y + box.height > -0.1 * row.box.height
  );
}

const fliesAKite = ({ parts }: Cluster) =>
  parts.every(({ artwork }) => artwork.set === "figure" && artwork.name.includes("/flying-kite"));

/** How far it is from one to the next, as a share of the width with the kite. */
const toTheHand = 0.64;

/** Each kite is over the head of the next, who is no taller; the row itself, where not all of them fly one. */
export function kitesOverHeads(row: Cluster): Cluster {
  const members = membersOf(row);
  if (members.length < 2 || row.rear || !members.every(fliesAKite)) return row;
  let x = 0;
  const placed = members
    .toSorted((a, b) => b.box.height - a.box.height)
    .flatMap((member) => {
      const at = moved(member, x - member.box.x, 0);
      x += toTheHand * member.box.width;
      return at.parts.map((part) => ({ ...part, mirrored: false }));
    });
  return clusterOf(row.root, placed);
}
