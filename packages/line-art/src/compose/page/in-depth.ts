/** A row too wide for the page becomes two: every other one stands further back, seen between its neighbours. */
import { isAlive } from "../../lexicon/living.ts";
import { signs } from "../../lexicon/signs.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Mention } from "../../types.ts";
import { anchorsOf } from "../groups/anchors.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  pointOn,
  sizeOn,
  turnedRound,
} from "../groups/cluster.ts";

/** What two rows must bring: so much larger is everybody drawn. */
const worth = 1.1;
/** Of two people the one behind looks carried. */
const worthForTwo = 1.4;
/** How much closer neighbours are when one stands behind the other, as a share of their distance in a row. */
const closer = 0.62;
/** Somebody reaches to the right who has so much of the width there. */
const leastReach = 0.6;
const signSubjects: ReadonlySet<string> = new Set(
  Object.values(signs).map(({ subject }) => subject),
);
/** Whose feet are no further up than this share of the row's height stand in it. */
const standing = 0.2;

/** The row itself, where it is large enough on the page or none. */
export function inDepth(row: Cluster, pageRatio: number): Cluster {
  if (row.rear) return row;
  const members = membersOf(row);
  const isRow = members.every(
    ({ box }) => box.y + box.height > row.box.y + (1 - standing) * row.box.height,
  );
  if (members.length < 2 || !isRow) return row;
  const deep = setBack(members, rearOf(members), row);
  const arePeople = members.every(({ root }) => subjectById(root.subject).kind === "person");
  const least = arePeople && members.length === 2 ? worthForTwo : worth;
  return sizeOn(deep, pageRatio) > least * sizeOn(row, pageRatio) ? deep : row;
}

/** Who stands apart from the others, with whatever they have on or in hand, from left to right. */
export function membersOf({ root, parts }: Cluster): Cluster[] {
  const groups: Cluster[] = [];
  for (const part of parts.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = groups.at(-1);
    const own = clusterOf(part.mention, [part]);
    const overlap = last ? last.box.x + last.box.width - own.box.x : 0;
    const isOne = last && overlap > 0.02 * Math.min(last.box.width, own.box.width);
    if (last && (isOne || isSignOf(part, last)))
      groups[groups.length - 1] = clusterOf(root, [...last.parts, part]);
    else groups.push(own);
  }
  // Somebody with a doll is no doll.
  const rootOf = (group: Cluster) =>
    (group.parts.find(({ mention }) => isAlive(mention.subject)) ?? group.parts[0]!).mention;
  // As they were painted.
  return groups.map((group) =>
    clusterOf(
      rootOf(group),
      parts.filter((part) => group.parts.includes(part)),
    ),
  );
}

/** The streaks behind a runner, and the runner behind whose streaks they are. */
function isSignOf({ mention }: Part, { parts }: Cluster): boolean {
  const isSign = (one: Mention) => signSubjects.has(one.subject) && one.action !== undefined;
  const same = parts.filter((part) => part.mention.id === mention.id);
  return same.length > 0 && same.every((part) => isSign(part.mention) !== isSign(mention));
}

/** Those in odd or those in even places: who flies, who has a thing before them, or who is taller. */
function rearOf(members: readonly Cluster[]): 0 | 1 {
  const placesOf = (test: (member: Cluster) => boolean) => {
    const first = members.findIndex(test);
    return first < 0 || members.every(test) ? undefined : ((first % 2) as 0 | 1);
  };
  const fliers = placesOf(({ root }) => subjectById(root.subject).habitat === "air");
  if (fliers !== undefined) return fliers;
  const heights = [0, 1].map((which) => {
    const some = members.filter((_, place) => place % 2 === which);
    return some.reduce((sum, { box }) => sum + box.height, 0) / some.length;
  });
  const isTaller = (which: 0 | 1) => heights[which]! > 1.2 * heights[1 - which]!;
  const things = placesOf(({ root }) => !isAlive(root.subject));
  if (things !== undefined && !isTaller(things)) return things === 0 ? 1 : 0;
  // Of three equals two stand in front.
  return isTaller(0) ? 0 : 1;
}

function setBack(members: readonly Cluster[], rear: 0 | 1, { root }: Cluster): Cluster {
  const isRear = (place: number) => place % 2 === rear;
  const front = members.filter((_, place) => !isRear(place));
  const flies = members.some(
    ({ root: { subject } }, place) => isRear(place) && subjectById(subject).habitat === "air",
  );
  const raise = Math.max(
    ...front.map((member) => member.box.height * Math.max(raiseOf(member), flies ? 0.82 : 0)),
  );
  const centres: number[] = [];
  for (const [place, { box }] of members.entries()) {
    const [before, inSameRow] = [members[place - 1], members[place - 2]];
    const apart = (other: Cluster) => (other.box.width + box.width) / 2;
    centres.push(
      Math.max(
        before ? centres[place - 1]! + closer * apart(before) : 0,
        inSameRow ? centres[place - 2]! + 1.06 * apart(inSameRow) : 0,
      ),
    );
  }
  const placed = members.map((member, place) =>
    moved(
      member,
      centres[place]! - (member.box.x + member.box.width / 2),
      isRear(place) ? -raise : 0,
    ),
  );
  const [behind, before] = [true, false].map((wanted) =>
    placed
      .map((member, place) => (isRear(place) ? lookingOut(member, placed, place) : member))
      .filter((_, place) => isRear(place) === wanted)
      .flatMap(({ parts }) => parts),
  ) as [Part[], Part[]];
  return {
    ...clusterOf(root, [...behind, ...heldOutwards(clusterOf(root, before)).parts]),
    rear: { feet: -raise, count: behind.length },
  };
}

/** At the end of the row one looks out of it: the face is not behind a neighbour. */
function lookingOut(member: Cluster, { length }: readonly Cluster[], place: number): Cluster {
  const [part, ...more] = member.parts as [Part, ...Part[]];
  const hidden = place === 0 ? "right" : place === length - 1 ? "left" : undefined;
  const isAlone = more.length === 0 && subjectById(part.mention.subject).kind === "animal";
  if (!isAlone || part.mention.action || facingOf(part) !== hidden) return member;
  return clusterOf(member.root, [{ ...part, mirrored: !part.mirrored }]);
}

/** What the first person of a front row has in hand is on the free side, not before who stands behind. */
export function heldOutwards(row: Cluster): Cluster {
  const [member] = membersOf(row);
  const bearer = member?.parts.find(
    ({ mention }) => subjectById(mention.subject).kind === "person",
  );
  if (!member || bearer?.artwork.set !== "figure" || bearer.mirrored) return row;
  // Several round a snowman reach for it from both sides.
  if (member.parts.some(({ mention }) => mention !== bearer.mention && isAlive(mention.subject)))
    return row;
  const { box } = member;
  const reach = box.x + box.width - (bearer.box.x + bearer.box.width / 2);
  const hasKite = bearer.artwork.name.includes("/flying-kite");
  if (!hasKite && reach < leastReach * box.width) return row;
  const { feet } = anchorsOf(bearer.mention.subject, bearer.artwork);
  const { x: axis } = pointOn(bearer, feet);
  const parts = row.parts.map((part) =>
    member.parts.includes(part) ? turnedRound(part, axis) : part,
  );
  return clusterOf(row.root, parts);
}

/**
 * How far up those behind begin, as a share of the height of who is before them: people stand as on a
 * family photograph, animals look over each other's backs, things are each seen whole.
 */
export function raiseOf({ root: { subject, action } }: Cluster): number {
  const { kind, habitat } = subjectById(subject);
  // Who is stretched out is seen whole.
  if (/^(swimming|crawling)$/.test(action ?? "")) return 1;
  if (kind === "person") return 0.36;
  return habitat === "ground" && isAlive(subject) ? onOneGround : 1.03;
}

/** Their legs are hidden behind who is before them, not their faces: nobody stands on a head. */
export const onOneGround = 0.66;

/** Of animals those behind stand the closer the higher they rise above the others. */
export function raiseOver(raise: number, behind: Cluster, before: Cluster): number {
  const areAnimals = [...behind.parts, ...before.parts].every(
    ({ mention: { subject } }) => isAlive(subject) && subjectById(subject).habitat === "ground",
  );
  if (!areAnimals) return raise;
  const hidden = ((1 - onOneGround) * behind.box.height) / before.box.height;
  return Math.min(raise, onOneGround, Math.max(0.2, 1 - hidden));
}

/** As far to the side as has animals look out between those before them, not over a head. */
export function aside(behind: Cluster, before: Cluster): number {
  const counts = [behind, before].map((row) => membersOf(row).length) as [number, number];
  const areInLine = counts[0] % 2 === counts[1] % 2 && counts[0] <= counts[1] && counts[1] > 1;
  return areInLine && isAlive(before.root.subject) ? before.box.width / (2 * counts[1]) : 0;
}
