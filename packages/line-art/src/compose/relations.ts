/** How two groups go together: who rides, sits in, stands on, wears, holds what. */
import { wornOn } from "../lexicon/clothes.ts";
import { isAlive } from "../lexicon/living.ts";
import { isTree, subjectById } from "../lexicon/subjects.ts";
import { isPutUp, isUsedAs } from "../lexicon/uses.ts";
import type { Mention, Relation, SubjectId } from "../types.ts";
import { above, jumpingOver, under } from "./above-and-under.ts";
import { anchorsOf, rims } from "./anchors.ts";
import { atOneDesk } from "./at-one-desk.ts";
import { atTable, isLaidTable } from "./at-table.ts";
import { atTheDoor } from "./at-the-door.ts";
import { atTheEyepiece } from "./at-the-eyepiece.ts";
import { atTheGrill } from "./at-the-grill.ts";
import { atTheNest } from "./at-the-nest.ts";
import { atThePiano } from "./at-the-piano.ts";
import { atTheStove } from "./at-the-stove.ts";
import { beforeABuilding, inFront } from "./before-and-behind.ts";
import { inCabins } from "./cabins.ts";
import { carried, onAPerson, onLap } from "./carried.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  middle,
  moved,
  noHigherThan,
  type Part,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { danglingFrom } from "./dangling.ts";
import { eachWithOne, isEachInOne } from "./each-in-one.ts";
import { handsOn } from "./hands-on.ts";
import { bringsAlong, held } from "./held.ts";
import { inALine } from "./in-a-line.ts";
import { inDepth } from "./in-depth.ts";
import { atThePot } from "./in-the-pot.ts";
import { jointActs } from "./joint-acts.ts";
import { kickedUp } from "./kicked.ts";
import { onALead } from "./led.ts";
import { machineWork } from "./machines-at-work.ts";
import { riding } from "./mounts.ts";
import { around, beforeTheFeet, juggled, nextTo, tamed } from "./next-to.ts";
import { leantAgainst, onALadder } from "./on-a-ladder.ts";
import { gathered, isGathering, onCover } from "./on-the-ground.ts";
import { perched } from "./perches.ts";
import { atTheFruit } from "./picking.ts";
import { pouredFor } from "./pouring.ts";
import { pulledUp } from "./pulled-up.ts";
import { reposed } from "./repose.ts";
import { settledOn } from "./surface.ts";
import { onTheWave } from "./surfing.ts";
import { throughTheHoop } from "./through-the-hoop.ts";
import { sharedUmbrella } from "./under-one-umbrella.ts";
import { climbing, isRidden, on, onHead, putUp } from "./upon.ts";
import { amid, inside, isLow } from "./within.ts";
import { worn } from "./worn.ts";

export function relate(
  subject: Cluster,
  relation: Relation,
  objects: Cluster[],
  mention: Mention,
  pageRatio: number,
): Cluster {
  const { kind, at } = relation;
  const [object] = objects as [Cluster];
  const climbs = mention.action === "climbing";
  const climbed =
    ((climbs || /^(on|in)$/.test(kind)) && onALadder(subject, object)) ||
    (kind === "under" && atTheFruit(subject, object)) ||
    (/^(in|beside|under)$/.test(kind) && leantAgainst(subject, object));
  if (climbed) return climbed;
  if (climbs && /^(on|in|beside)$/.test(kind)) return climbing(subject, object);
  const worked = /^(beside|holding)$/.test(kind) && machineWork(subject, object, kind);
  if (worked) return worked;
  const pulled = /^(beside|holding)$/.test(kind) && pulledUp(subject, object);
  if (pulled) return pulled;
  const perching = kind === "on" && !at && perched(subject, object);
  if (perching) return perching;
  const led = /^(beside|holding)$/.test(kind) && onALead(subject, object, mention);
  if (led) return led;
  const through = mention.action === "jumping" && kind === "in" && throughTheHoop(subject, object);
  if (through) return through;
  if (kind === "beside") {
    const looking = atTheEyepiece(subject, object, mention);
    if (looking) return looking;
    if (mention.action === "surfing" && object.root.subject === "ocean-wave")
      return onTheWave(subject, object);
    if (mention.action === "following") return inALine(subject, object, pageRatio);
    const desk = atOneDesk(subject, object);
    if (desk) return desk;
    const alone =
      atThePiano(subject, object) ??
      atTheGrill(subject, object) ??
      atTheStove(subject, object) ??
      atTheDoor(subject, object) ??
      atThePot(subject, object);
    if (alone) return alone;
    // Towards it, which is on the right.
    if (mention.action === "blowing-hard") return beside(allTurnedRound(subject), object);
    if (mention.action === "hugging") return embraced(subject, object);
    const nesting = atTheNest(subject, object);
    if (nesting) return nesting;
    const sheltered = sharedUmbrella(subject, object);
    if (sheltered) return sheltered;
    const seenTo = handsOn(subject, object, mention) ?? pouredFor(subject, object, mention);
    if (seenTo) return seenTo;
    const act = jointActs[mention.action ?? ""];
    if (act) return act(beside(subject, object));
  }
  if (/^(in|on|riding)$/.test(kind) && isEachInOne(subject, object)) {
    const join = (one: Cluster, its: Cluster) => relate(one, relation, [its], mention, pageRatio);
    return eachWithOne(subject, object, join);
  }
  const load =
    kind === "holding"
      ? carried(subject, object, mention)
      : !at && /^(on|riding)$/.test(kind) && onAPerson(subject, object);
  if (load) return load;
  if (at === "head" && isAlive(object.root.subject)) return onHead(subject, object);
  if (at === "lap" && isAlive(object.root.subject)) return onLap(subject, object);
  const passengers = /^(on|in|riding)$/.test(kind) && inCabins(subject, object);
  if (passengers) return passengers;
  const isSign = ({ mention: { subject: sign } }: Part) => sign === "juggled-balls";
  if (mention.action === "juggling" && /^(beside|holding)$/.test(kind)) {
    const jugglers = subject.parts.filter((part) => !isSign(part));
    const free = jugglers.map((part) => reposed(part, "juggling-things"));
    return juggled(clusterOf(mention, free), object);
  }
  // The ball of who kicks it is part of the pose.
  if (kind === "beside" && subject.parts.some((part) => bringsAlong(part, object))) return subject;
  const kicked = mention.action === "kicking" && kind === "beside" && kickedUp(subject, object);
  if (kicked) return kicked;
  if (/^(beside|around|in-front-of)$/.test(kind) && isGathering(subject, object))
    return gathered(subject, object, pageRatio);
  switch (kind) {
    case "riding":
      return rims[object.root.subject] ? inside(subject, object) : riding(subject, object);
    case "on":
      if (rims[object.root.subject] && subjectById(object.root.subject).kind === "vehicle")
        return inside(subject, object);
      if (isPutUp(mention.subject, object.root.subject)) return putUp(subject, object);
      if (isUsedAs("cover", object.root.subject))
        return onCover(
          subject.parts.every((part) => isAlive(part.mention.subject))
            ? inDepth(subject, pageRatio)
            : subject,
          object,
        );
      if (isRidden(object.root.subject)) return riding(subject, object);
      return isTree(object.root.subject) ? amid(subject, object) : on(subject, object);
    case "in":
      if (object.root.subject.endsWith("-hat")) return inside(subject, upturned(object));
      // A flower is worn in the hair, and yet one is in the flowers.
      if (wornOn(object.root.subject) && !isFlower(object.root.subject))
        return worn(subject, object);
      return isUsedAs("seat", object.root.subject) || isUsedAs("floor", object.root.subject)
        ? on(subject, object)
        : inside(subject, object);
    case "under":
      return danglingFrom(subject, object, mention) ?? under(subject, object);
    case "above":
      return mention.action === "jumping" ? jumpingOver(subject, object) : above(subject, object);
    case "behind":
      if (object.parts.some(isLaidTable)) return atTable(subject, object, pageRatio);
      return { ...inFront(object, subject), root: subject.root };
    case "in-front-of":
      return subjectById(object.root.subject).kind === "building" &&
        subject.box.width > 0.9 * subject.box.height
        ? beforeABuilding(subject, object, pageRatio)
        : inFront(subject, object);
    case "right-of":
      return beside(tamed(object, subject), subject, subject.root);
    case "between":
      return between(subject, objects);
    case "around":
      if (object.root.subject === "mirrored-moon") return atThePond(subject, object);
      // A cat runs round a table, before it.
      if (mention.action === "running" && !isAlive(object.root.subject))
        return inFront(subject, object);
      return encircled(subject, object);
    case "wearing":
      return worn(subject, object);
    case "holding":
      return held(subject, object, mention);
    default:
      return nextTo(subject, tamed(object, subject), mention, pageRatio);
  }
}

const isFlower = (id: SubjectId) => isLow(id) || isUsedAs("blossom", id);

/** A hat that somebody looks out of stands on its crown. */
function upturned({ root, parts }: Cluster): Cluster {
  return clusterOf(
    root,
    parts.map((part) => ({ ...part, rotation: 180 })),
  );
}

/** In each other's arms: they overlap a little, and look at each other; the taller one's arms are before. */
function embraced(subject: Cluster, whole: Cluster): Cluster {
  if (isTree(whole.root.subject)) return atTheTrunk(subject, whole);
  const object = tamed(whole, subject);
  const arePeople = [subject, object].every(({ parts }) => parts[0]!.artwork.set === "figure");
  const isTaller = subject.box.height > 1.06 * object.box.height;
  const isSmaller = object.box.height > 1.06 * subject.box.height;
  const down = (cluster: Cluster) =>
    clusterOf(
      cluster.root,
      cluster.parts.map((part) => reposed(part, "hugging-down")),
    );
  const one = arePeople && isTaller ? down(subject) : subject;
  const other = arePeople && isSmaller ? down(object) : object;
  const shared = (arePeople ? 0.78 : 0.14) * Math.min(one.box.width, other.box.width);
  // The second grandchild is on the other side.
  const isLeft = subject.parts.length > 1 && arePeople;
  const x = isLeft ? one.box.x + shared - other.box.width : one.box.x + one.box.width - shared;
  const turned = moved(other, x - other.box.x, 0).parts.map((part) =>
    !isLeft && (part.artwork.set === "figure" || facingOf(part) === "right")
      ? { ...part, mirrored: !part.mirrored }
      : part,
  );
  const parts = isSmaller ? [...one.parts, ...turned] : [...turned, ...one.parts];
  return clusterOf(subject.root, parts);
}

/** Before a tree, whose trunk is within their arms. */
function atTheTrunk(subject: Cluster, whole: Cluster): Cluster {
  const tree = scaled(whole, (1.9 * subject.box.height) / whole.box.height);
  const trunk = subject.box.x + 0.8 * subject.box.width;
  return clusterOf(subject.root, [...moved(tree, trunk - middle(tree), 0).parts, ...subject.parts]);
}

/** Flat before their feet, and as wide as they sit apart. */
function atThePond(subject: Cluster, whole: Cluster): Cluster {
  const pond = scaled(whole, (0.9 * subject.box.width) / whole.box.width);
  return beforeTheFeet(subject, pond);
}

/** Whichever are several go around the other: "stars around the moon", "a cat surrounded by mice". */
function encircled(subject: Cluster, object: Cluster): Cluster {
  const isRing = subject.parts.length > object.parts.length;
  const [centre, others] = isRing ? [object, subject] : [subject, object];
  const { habitat } = subjectById(others.root.subject);
  const hangs = /sky|air/.test(habitat) && others.parts.length > 3;
  return { ...(hangs ? ring(centre, others) : around(centre, others)), root: subject.root };
}

/** All around, as stars and bees can be. */
function ring(centre: Cluster, others: Cluster): Cluster {
  const size = Math.max(...others.parts.map(({ box }) => Math.max(box.width, box.height)));
  const wide = Math.max(centre.box.width, centre.box.height);
  const count = others.parts.length;
  const star = Math.min(1, (0.75 * wide) / size);
  const radius = Math.max(
    0.5 * wide + 0.85 * size * star,
    (count * size * star * 1.15) / (2 * Math.PI),
  );
  const y = centre.box.y + centre.box.height / 2;
  const placed = others.parts.map((part, index) => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    const [width, height] = [part.box.width * star, part.box.height * star];
    const box = {
      x: middle(centre) + radius * Math.cos(angle) - width / 2,
      y: y + radius * Math.sin(angle) - height / 2,
      width,
      height,
    };
    return { ...part, box };
  });
  return clusterOf(centre.root, [...centre.parts, ...placed]);
}

function between(subject: Cluster, objects: Cluster[]): Cluster {
  const [first, second] = objects as [Cluster, Cluster?];
  if (second) return beside(beside(first, subject, subject.root), second);
  return around(subject, first);
}

/** Under a thing of a group that stands already, between its legs. */
export function tuckedUnder(guest: Cluster, group: Cluster, roof: string): Cluster {
  const { box, mention } = group.parts.find((part) => part.mention.id === roof)!;
  // A crown of leaves reaches further down than a table.
  const room = subjectById(mention.subject).kind === "plant" ? 0.4 : 0.6;
  const sized = noHigherThan(room * box.height, guest);
  const foot = box.y + box.height;
  const placed = stoodAt(sized, box.x + box.width / 2, foot);
  return clusterOf(group.root, [...group.parts, ...placed.parts]);
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
