/** How two groups go together: who rides, sits in, stands on, wears, holds what. */
import { wornOn } from "../../lexicon/clothes.ts";
import { isAlive } from "../../lexicon/living.ts";
import { isTree, subjectById } from "../../lexicon/subjects.ts";
import { isPutUp, isUsedAs } from "../../lexicon/uses.ts";
import type { Mention, Relation, RelationKind, SubjectId } from "../../types.ts";
import { atOneTable, cleared } from "../deeds/at-one-table.ts";
import { atTable, isLaidTable } from "../deeds/at-table.ts";
import { danglingFrom } from "../deeds/dangling.ts";
import { onCover } from "../deeds/on-the-ground.ts";
import { inDepth } from "../page/in-depth.ts";
import { above, jumpingOver, under } from "./above-and-under.ts";
import { anchorsOf, rims } from "./anchors.ts";
import { beforeABuilding, inFront } from "./before-and-behind.ts";
import { borne } from "./borne.ts";
import { beside, type Cluster, clusterOf, noHigherThan, scaled, stoodAt } from "./cluster.ts";
import { atThePond, between, encircled } from "./encircled.ts";
import { held } from "./held.ts";
import { riding } from "./mounts.ts";
import { nextTo, tamed } from "./next-to.ts";
import { inTheirOwnWay, type Meeting } from "./own-ways.ts";
import { settledOn } from "./surface.ts";
import { isRidden, on, putUp } from "./upon.ts";
import { amid, inside, isLow } from "./within.ts";
import { worn } from "./worn.ts";

/** @param objects one, but for who is between two */
export function relate(
  subject: Cluster,
  relation: Relation,
  objects: Cluster[],
  mention: Mention,
  pageRatio: number,
): Cluster {
  const object = objects[0]!;
  const meeting = { subject, object, objects, relation, mention, pageRatio };
  const again = (one: Cluster, its: Cluster) => relate(one, relation, [its], mention, pageRatio);
  return inTheirOwnWay(meeting, again) ?? byKind[relation.kind](meeting);
}

const byKind: Readonly<Record<RelationKind, (meeting: Meeting) => Cluster>> = {
  riding: ({ subject, object }) =>
    rims[object.root.subject] ? inside(subject, object) : riding(subject, object),
  on: upon,
  in: within,
  under: ({ subject, object, mention }) =>
    danglingFrom(subject, object, mention) ?? under(subject, object),
  above: ({ subject, object, mention }) =>
    mention.action === "jumping" ? jumpingOver(subject, object) : above(subject, object),
  behind: ({ subject, object, pageRatio }) =>
    object.parts.some(isLaidTable)
      ? (atOneTable(subject, object) ?? atTable(subject, object, pageRatio))
      : { ...inFront(object, subject), root: subject.root },
  "in-front-of": ({ subject, object, pageRatio }) =>
    subjectById(object.root.subject).kind === "building" &&
    subject.box.width > 0.9 * subject.box.height
      ? beforeABuilding(subject, object, pageRatio)
      : inFront(subject, object),
  beside: asNeighbours,
  "left-of": asNeighbours,
  "right-of": ({ subject, object }) => beside(tamed(object, subject), subject, subject.root),
  between: ({ subject, objects }) => between(subject, objects),
  around: aroundIt,
  wearing: ({ subject, object }) => worn(subject, object),
  bearing: ({ subject, objects, relation }) => borne(subject, objects, relation.part ?? "back"),
  holding: ({ subject, object, mention }) => held(subject, object, mention),
};

function upon({ subject, object, mention, pageRatio }: Meeting): Cluster {
  const base = object.root.subject;
  if (rims[base] && subjectById(base).kind === "vehicle") return inside(subject, object);
  if (isPutUp(mention.subject, base)) return putUp(subject, object);
  if (isUsedAs("cover", base)) {
    const areAlive = subject.parts.every((part) => isAlive(part.mention.subject));
    return onCover(areAlive ? inDepth(subject, pageRatio) : subject, object);
  }
  if (isRidden(base)) return riding(subject, object);
  return isTree(base) ? amid(subject, object) : on(subject, object);
}

function within({ subject, object }: Meeting): Cluster {
  const place = object.root.subject;
  if (place.endsWith("-hat")) return inside(subject, upturned(object));
  // A flower is worn in the hair, and yet one is in the flowers; an apple is in a backpack.
  const part = wornOn(place);
  if (part && part !== "back" && !isFlower(place)) return worn(subject, object);
  return isUsedAs("seat", place) || isUsedAs("floor", place)
    ? on(subject, object)
    : inside(subject, object);
}

function asNeighbours({ subject, object, mention, pageRatio }: Meeting): Cluster {
  return nextTo(subject, tamed(object, subject), mention, pageRatio);
}

function aroundIt({ subject, object, mention }: Meeting): Cluster {
  if (object.root.subject === "mirrored-moon") return atThePond(subject, object);
  // A cat runs round a table, before it.
  if (mention.action === "running" && !isAlive(object.root.subject))
    return inFront(subject, object);
  return encircled(subject, object);
}

const isFlower = (id: SubjectId) => isLow(id) || isUsedAs("blossom", id);

/** A hat that somebody looks out of stands on its crown. */
function upturned({ root, parts }: Cluster): Cluster {
  return clusterOf(
    root,
    parts.map((part) => ({ ...part, rotation: 180 })),
  );
}

/** Under a thing of a group that stands already, between its legs. */
export function tuckedUnder(guest: Cluster, group: Cluster, roof: string): Cluster {
  const known = group.parts.find((part) => part.mention.id === roof)!;
  const { box, mention } = known;
  // A crown of leaves reaches further down than a table.
  const room = subjectById(mention.subject).kind === "plant" ? 0.4 : 0.6;
  const sized = noHigherThan(room * box.height, guest);
  const foot = box.y + box.height;
  const placed = stoodAt(sized, box.x + box.width / 2, foot);
  // Nobody is seen through a tablecloth.
  const parts = group.parts.map((part) => (part === known ? cleared(part) : part));
  return clusterOf(group.root, [...parts, ...placed.parts]);
}

/** On a thing of a group that stands already. */
export function setUpon(guest: Cluster, group: Cluster, base: string): Cluster {
  const ground = group.parts.find((part) => part.mention.id === base)!;
  const { box, mention, artwork } = ground;
  if (isPutUp(guest.root.subject, mention.subject)) {
    const { parts } = putUp(guest, clusterOf(mention, [ground]));
    return clusterOf(group.root, [...group.parts, ...parts.slice(1)]);
  }
  const most = Math.min((0.7 * box.width) / guest.box.width, (0.8 * box.height) / guest.box.height);
  const sized = scaled(guest, Math.min(1, most));
  const y = box.y + box.height * anchorsOf(mention.subject, artwork).top;
  const placed = stoodAt(sized, box.x + box.width / 2, y);
  const stood = isUsedAs("bridge", mention.subject) ? settledOn(placed, ground) : placed;
  return clusterOf(group.root, [...group.parts, ...stood.parts]);
}
