/** Those who stand beside, before, behind and around each other. */

import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { Box, Mention } from "../../types.ts";
import { atWork } from "../deeds/at-work.ts";
import { beforeIt } from "../deeds/before-it.ts";
import { pulledByTheHandle } from "../deeds/by-the-handle.ts";
import { browsing } from "../deeds/in-the-mouth.ts";
import { pushing } from "../deeds/pushing.ts";
import { acrossTheNet } from "../deeds/table-tennis.ts";
import { atHand, inScale } from "../deeds/tended.ts";
import { aside } from "../page/in-depth.ts";
import { anchorsOf } from "./anchors.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  inProportion,
  middle,
  moved,
  noHigherThan,
  type Part,
  pointOn,
  scaled,
  sizeOn,
  stoodAt,
} from "./cluster.ts";
import { acrossATable, handedOver, onBothSides } from "./face-to-face.ts";

/** Beside each other; in depth where a row of many would be a thin band. */
export function nextTo(
  subject: Cluster,
  whole: Cluster,
  mention: Mention,
  pageRatio: number,
): Cluster {
  const match = acrossTheNet(subject, whole);
  if (match) return match;
  const { action } = mention;
  const fed = action === "browsing" ? browsing(subject, whole) : undefined;
  if (fed) return fed;
  const isToy = action === "playing" && !isAlive(whole.root.subject);
  // A fish that is eaten is no larger than the cat.
  const isPrey = action === "eating" && isAlive(whole.root.subject);
  const most = isToy ? 0.55 : isPrey ? 0.4 : undefined;
  const natural = inScale(subject, whole);
  const sized = most ? noHigherThan(most * subject.box.height, natural) : natural;
  const isDecked = action === "decorating" && subjectById(whole.root.subject).kind === "plant";
  const object = isDecked
    ? scaled(whole, Math.max(1, (1.4 * subject.box.height) / whole.box.height))
    : sized;
  // A table with a cake on it is one thing.
  const isSet = object.parts.some(({ mention }) => mention.id !== object.parts[0]!.mention.id);
  const isShared = isSet || (action !== undefined && object.parts.length === 1);
  const foot = subject.box.y + subject.box.height;
  // Who is carried stays with the bearer.
  const arePeople = subject.parts.every(
    ({ artwork, box }) =>
      artwork.set === "figure" && box.y + box.height > foot - 0.1 * subject.box.height,
  );
  // 拔萝卜: one behind the other, all at it.
  const isTowed = object.parts.some(
    ({ mention: one }) => subjectById(one.subject).kind === "vehicle",
  );
  if (action === "pulling" && isShared && arePeople && isTowed) return onTheRope(subject, object);
  if (action === "pulling" && isShared && arePeople)
    return beside(
      subject,
      scaled(object, Math.max(1, (0.75 * subject.box.height) / object.box.height)),
    );
  const atIt =
    (isHandwork(mention) && atWork(subject, object)) || reached(subject, object, pageRatio);
  if (atIt) return atIt;
  const isSharing =
    action === "holding" && subject.parts.every((part) => isAlive(part.mention.subject));
  const isAround =
    arePeople || action === "playing" || isSharing || isUsedAs("sat-at", object.root.subject);
  const inARow =
    isShared && isAround && subject.parts.length > 1 && !/^(parading|pushing)$/.test(action ?? "")
      ? handedOver(onBothSides(subject, sharedBy(subject, object, action)), object.root, action)
      : action === "pushing"
        ? pushing(subject, turnedAhead(object, subject))
        : turnedTo(subject, object, action);
  // With what they have in hand.
  const bearers = subject.parts.filter(({ mention }) => isAlive(mention.subject));
  const areAllPeople = [...bearers, ...object.parts].every(
    ({ artwork }) => artwork.set === "figure",
  );
  if (isUsedAs("sat-at", object.root.subject) && subject.parts.length === 2)
    return acrossATable(inARow, object);
  if (!action || isSet || areAllPeople || (isShared && isHandwork(mention) && arePeople))
    return inARow;
  if (subject.parts.length + object.parts.length < 4)
    return beforeIt(subject, object, inARow, pageRatio);
  if (/^(running|spraying|breathing-fire)$/.test(action) && isShared) return inARow;
  const isSeenOver = object.box.height > 0.8 * subject.box.height;
  const inDepth =
    isShared && isSeenOver
      ? before(subject, object, action)
      : accompaniedBy(subject, object, action);
  // Hens run together before who feeds them.
  const worth = isShared ? 1.15 : action === "feeding" ? 0.8 : 0.95;
  return sizeOn(inDepth, pageRatio) > worth * sizeOn(inARow, pageRatio) ? inDepth : inARow;
}

/** On upright pages one person stands before a thing (before-it.ts): that is larger. */
function reached(subject: Cluster, object: Cluster, pageRatio: number): Cluster | undefined {
  const isBefore = pageRatio < 0.8 && subject.parts.length === 1 && !isAlive(object.root.subject);
  return isBefore && object.parts.length === 1 ? undefined : atHand(subject, object);
}

/** So far behind its front a load is tied to the rope, as a share of its width. */
const tied = 0.16;

/** Where the rope ends; what is towed with nobody on it is no higher than the hips. */
function onTheRope(puller: Cluster, load: Cluster): Cluster {
  const pulled = pulledByTheHandle(puller, load);
  if (pulled) return pulled;
  // With what is in it.
  const most = load.parts.length > 1 ? 0.8 : 0.5;
  const sized = noHigherThan(most * puller.box.height, load);
  const end = puller.box.x + puller.box.width;
  const placed = moved(sized, end - tied * sized.box.width - sized.box.x, 0);
  return clusterOf(puller.root, [...placed.parts, ...puller.parts]);
}

/** Held by all, or as high as those who build it, on their knees, would stand. */
function sharedBy(people: Cluster, object: Cluster, action: string | undefined): Cluster {
  const arePeople = people.parts.every(({ artwork }) => artwork.set === "figure");
  if (action === "holding" && arePeople) return atHands(object, people);
  const { kind, height } = subjectById(object.root.subject);
  const isTall = action === "making" && height > 0.8 && kind !== "food";
  return isTall
    ? scaled(object, Math.max(1, (1.45 * people.box.height) / object.box.height))
    : object;
}

/** What people kneel before, their hands at it. */
function isHandwork({ action }: Mention): boolean {
  return action === "making" || action === "planting";
}

/** The handle of a pram is where whoever pushes it stands. */
function turnedAhead(object: Cluster, { parts: [pusher] }: Cluster): Cluster {
  // Who sits in a wheelchair is pushed from behind.
  const chair = object.parts.find(({ mention }) => isUsedAs("wheelchair", mention.subject));
  if (chair && object.parts.length > 1 && facingOf(chair) === "left") return allTurnedRound(object);
  // Who rides it turns with it.
  if (object.parts.some(({ mention }) => isAlive(mention.subject))) return object;
  const isTurned = (part: Part) =>
    pusher?.artwork.set === "figure" && !isAlive(part.mention.subject) && facingOf(part) === "left";
  const parts = object.parts.map((part) =>
    isTurned(part) ? { ...part, mirrored: !part.mirrored } : part,
  );
  return clusterOf(object.root, parts);
}

/** Who runs after something, or breathes fire at it, looks where it is. */
function turnedTo(subject: Cluster, object: Cluster, action: string | undefined): Cluster {
  const [first] = subject.parts as [Part];
  // Who is seen from the front sprays to the left, too.
  const looksLeft =
    facingOf(first) === "left" || (first.artwork.set !== "figure" && facingOf(first) === "front");
  const aim = action === "running" ? headedAs(subject, object) : object;
  return /^(running|breathing-fire|spraying)$/.test(action ?? "") && looksLeft
    ? beside(aim, subject, subject.root)
    : beside(subject, aim);
}

/** Those who run together do so the same way. */
function headedAs({ parts: [first] }: Cluster, others: Cluster): Cluster {
  const way = facingOf(first!);
  const parts = others.parts.map((part) =>
    part.mention.action === "running" && facingOf(part) !== way
      ? { ...part, mirrored: !part.mirrored }
      : part,
  );
  return clusterOf(others.root, parts);
}

/** As high as the hands of those who share it. */
function atHands(whole: Cluster, people: Cluster): Cluster {
  const [first] = people.parts;
  const thing = inProportion(whole, people);
  const { hand } = anchorsOf(first!.mention.subject, first!.artwork);
  const { y } = pointOn(first!, hand);
  return moved(thing, 0, y - (thing.box.y + thing.box.height / 2));
}

/** In front of what they are at, which is seen over their heads. */
function before(group: Cluster, object: Cluster, action: string): Cluster {
  const most = Math.min(
    1.8 * group.box.height,
    (0.9 * group.box.width * object.box.height) / object.box.width,
  );
  const tall = scaled(object, Math.max(most, object.box.height) / object.box.height);
  const up = action === "parading" ? 0.66 : 0.4;
  const placed = moved(tall, middle(group) - middle(tall), -up * group.box.height);
  const isRightOfIt = ({ box }: Part) => box.x + box.width / 2 > middle(placed) + 0.1 * box.width;
  const facing = group.parts.map((part) =>
    part.artwork.set === "figure" && action !== "parading"
      ? { ...part, mirrored: isRightOfIt(part) }
      : part,
  );
  return clusterOf(group.root, [...placed.parts, ...facing]);
}

/** Others before the feet of those who see to them; what flies about is above their heads. */
function accompaniedBy(subject: Cluster, others: Cluster, action: string): Cluster {
  const isAir = /air|sky/.test(subjectById(others.root.subject).habitat);
  const flies = isAir && /running|flying|jumping|pointing|watching/.test(action);
  const row = noHigherThan((flies ? 0.36 : 0.6) * subject.box.height, inARow(others));
  return flies ? overhead(subject, row) : beforeTheFeet(subject, row);
}

/** What stands next to the one the page is about must not dwarf it: a cat next to a rocket. */
export function tamed(object: Cluster, subject: Cluster): Cluster {
  return noHigherThan(1.7 * subject.box.height, object);
}

/** Half of the others on either side; what swims does so at different depths. */
export function around(subject: Cluster, others: Cluster): Cluster {
  const parts = others.parts.toSorted((a, b) => a.box.x - b.box.x);
  if (parts.length < 2) return beside(subject, others);
  const half = Math.ceil(parts.length / 2);
  const swims = subjectById(others.root.subject).habitat === "water";
  const group = (some: Part[]) =>
    swims ? column(others.root, some, subject.box) : clusterOf(others.root, some);
  const left = group(parts.slice(0, half));
  const right = group(parts.slice(half));
  return beside(beside(left, subject, subject.root), right);
}

/** One above the other, from the top of `box` to its foot. */
function column(root: Mention, parts: readonly Part[], { y, height }: Box): Cluster {
  const step = Math.max(height / parts.length, 1.08 * parts[0]!.box.height);
  const stacked = parts.map((part, place) => ({
    ...part,
    box: {
      ...part.box,
      x: (place % 2) * 0.3 * part.box.width,
      y: y + height / 2 + (place + 0.5 - parts.length / 2) * step - part.box.height / 2,
    },
  }));
  return clusterOf(root, stacked);
}

/** In the air above the head, in an arc. */
export function juggled(juggler: Cluster, things: Cluster): Cluster {
  const count = things.parts.length;
  const { x, y, width, height } = juggler.box;
  const size = Math.min(0.3 * height, (1.1 * width) / count);
  const flying = things.parts.map((part, place) => {
    const scale = size / Math.max(part.box.width, part.box.height);
    const across = count > 1 ? place / (count - 1) - 0.5 : 0;
    const centre = {
      x: x + width * (0.5 + 1.1 * across),
      y: y - size * (1.5 - 3 * across * across),
    };
    const box = { width: part.box.width * scale, height: part.box.height * scale };
    return {
      ...part,
      box: { ...box, x: centre.x - box.width / 2, y: centre.y - box.height / 2 },
    };
  });
  return clusterOf(juggler.root, [...juggler.parts, ...flying]);
}

export function overhead(subject: Cluster, row: Cluster): Cluster {
  const placed = stoodAt(row, middle(subject), subject.box.y - 0.14 * row.box.height);
  return clusterOf(subject.root, [...subject.parts, ...placed.parts]);
}

/** How much lower they stand, as a share of their height: no foot is seen on their backs. */
const hiding = 0.45;

/** Animals and flowers hide the legs of who stands behind them, things do not. */
export function beforeTheFeet(holder: Cluster, row: Cluster): Cluster {
  const isHiding = isAlive(row.root.subject) || subjectById(row.root.subject).kind === "plant";
  const down = isHiding ? hiding : 0.94;
  const x = middle(holder) - aside(holder, row);
  const lain = moved(row, x - middle(row), down * row.box.height);
  const parts = [...holder.parts, ...lain.parts];
  return { ...clusterOf(holder.root, parts), rear: { feet: 0, count: holder.parts.length } };
}

/** All on the ground, whatever heap they were. */
export function inARow({ root, parts }: Cluster): Cluster {
  let x = 0;
  const laid = parts
    .toSorted((a, b) => a.box.x - b.box.x)
    .map((part) => {
      const box = { ...part.box, x, y: -part.box.height };
      x += 1.1 * part.box.width;
      return { ...part, box };
    });
  return clusterOf(root, laid);
}
