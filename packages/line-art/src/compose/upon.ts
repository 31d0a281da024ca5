/** Who rides, sits, stands and lies on or in what. */
import { frontShapes } from "../artwork/own/index.ts";
import { portraits } from "../artwork/own/portraits.ts";
import { figureAnchors } from "../figure/anchors.ts";
import { isAlive } from "../lexicon/living.ts";
import { subjectById } from "../lexicon/subjects.ts";
import { isUsedAs } from "../lexicon/uses.ts";
import type { SubjectId } from "../types.ts";
import { anchorsOf, rims, rises } from "./anchors.ts";
import { areCutFlowers, inVase } from "./bunch.ts";
import {
  across,
  type Cluster,
  clusterOf,
  drawnFacing,
  middle,
  moved,
  noHigherThan,
  type Part,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { frontOf } from "./front-of.ts";
import { riding } from "./mounts.ts";
import { beforeTheFeet, inARow, inFront } from "./next-to.ts";
import { reposed } from "./repose.ts";
import { seats } from "./seats.ts";
import { settledOn } from "./surface.ts";

/** Off the ground, hands at the middle of it. */
export function climbing(climber: Cluster, whole: Cluster): Cluster {
  const rise = rises[whole.root.subject];
  // Half way up a slope that is not much higher than whoever climbs it.
  if (rise)
    return onRise(climber, whole, { wider: 2.4, higher: 1.2, foot: Math.max(0.6, rise.foot) });
  const steep = scaled(whole, Math.max(0.6, (1.75 * climber.box.height) / whole.box.height));
  const up = 0.13 * steep.box.height;
  const placed = moved(climber, middle(steep) - 0.2 * climber.box.width - middle(climber), -up);
  return clusterOf(climber.root, [...steep.parts, ...placed.parts]);
}

export function isTree(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return kind === "plant" && height > 1.5;
}

/** "A bear on a bicycle" rides it. */
export function isRidden(id: SubjectId): boolean {
  return seats[id] !== undefined && subjectById(id).kind === "vehicle" && !rims[id];
}

export function on(subject: Cluster, base: Cluster): Cluster {
  const first = base.parts.find(({ mention }) => mention.id === base.root.id) ?? base.parts[0];
  const { top } = anchorsOf(first!.mention.subject, first!.artwork);
  if (subjectById(first!.mention.subject).kind === "food") return onFood(subject, base, top);
  const rise = rises[first!.mention.subject];
  if (rise) return onRise(subject, base, rise);
  const isMoon = isUsedAs("moon", first!.mention.subject);
  const wanted = (subject.box.width * (isMoon ? 1.08 : 0.98)) / base.box.width;
  const { kind, habitat } = subjectById(first!.mention.subject);
  if (isAlive(first!.mention.subject)) return onBack(subject, base, first!);
  if (isUsedAs("bridge", first!.mention.subject)) return onBridge(subject, base);
  const isVast = ["vehicle", "building", "plant"].includes(kind);
  const inProportion = ((isVast ? 1.5 : 0.7) * subject.box.height) / base.box.height;
  const tall = isVast ? inProportion : habitat === "indoor" ? 0.8 : Math.min(0.8, inProportion);
  const grown = scaled(base, isMoon ? wanted : Math.max(tall, wanted));
  const y = grown.box.y + grown.box.height * top;
  const x = isMoon ? grown.box.x + grown.box.width * 0.6 : middle(grown);
  const placed = stoodAt(subject, x, y);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** On their way over it: there is some of it before and behind them. */
function onBridge(subject: Cluster, bridge: Cluster): Cluster {
  const asLong = (1.6 * subject.box.width) / bridge.box.width;
  const long = scaled(bridge, Math.max(asLong, (0.9 * subject.box.height) / bridge.box.height));
  const placed = settledOn(stoodAt(subject, middle(long), 0), long.parts[0]!);
  return clusterOf(subject.root, [...long.parts, ...placed.parts]);
}

/** A castle on a hill or on the slope of a mountain, which is the ground it stands on. */
function onRise(
  subject: Cluster,
  hill: Cluster,
  { wider, higher, foot }: (typeof rises)[SubjectId],
): Cluster {
  const grown = scaled(
    hill,
    Math.max(
      (wider * subject.box.width) / hill.box.width,
      (higher * subject.box.height) / hill.box.height,
    ),
  );
  const isPlanted = isUsedAs("planted", subject.root.subject);
  const y = grown.box.y + grown.box.height * (isPlanted ? foot / 2 : foot);
  // The pole of a flag is at its edge.
  const aside = isPlanted ? 0.4 * subject.box.width : 0;
  const placed = stoodAt(subject, middle(grown) + aside, y);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** A snail on a tortoise: whoever carries is the larger. */
function onBack(subject: Cluster, bearer: Cluster, part: Part): Cluster {
  const { box: back } = part;
  if (part.artwork.set === "figure") return onShoulder(subject, bearer, part);
  const most = Math.min(
    (0.6 * back.width) / subject.box.width,
    (0.7 * back.height) / subject.box.height,
  );
  const sized = scaled(subject, Math.min(1, most));
  const placed = settledOn(stoodAt(sized, backOf(part), 0), part);
  return clusterOf(subject.root, [...bearer.parts, ...placed.parts]);
}

/** Where a hat would be, and not much larger than one. */
export function onHead(subject: Cluster, bearer: Cluster): Cluster {
  const part = bearer.parts.find(({ mention }) => mention.id === bearer.root.id)!;
  const { hat } = anchorsOf(part.mention.subject, part.artwork);
  const isFigure = part.artwork.set === "figure";
  const most = isFigure ? 0.26 * part.box.height : 0.9 * hat.width * part.box.width;
  const sized = scaled(
    subject,
    Math.min(1, most / Math.max(subject.box.width, subject.box.height)),
  );
  const foot = part.box.y + (hat.y + 0.02) * part.box.height;
  const placed = stoodAt(sized, across(part, hat.x), foot);
  return clusterOf(subject.root, [...bearer.parts, ...placed.parts]);
}

/** On the shoulder that the holding hand is not at, beside the head, small enough to leave the face free. */
function onShoulder(subject: Cluster, bearer: Cluster, part: Part): Cluster {
  const { artwork, box, mirrored } = part;
  const { head, crown } = figureAnchors(artwork);
  // A portrait has a larger head than the figure it stands for.
  const isPortrait = Object.hasOwn(portraits, artwork.name);
  const half = (isPortrait ? 0.29 : head.y - crown.y) * box.height;
  const most = (isPortrait ? 0.32 : 0.22) * box.height;
  const sized = scaled(
    subject,
    Math.min(1, most / Math.max(subject.box.width, subject.box.height)),
  );
  const foot = box.y + (isPortrait ? 0.6 * box.height : head.y * box.height + 1.45 * half);
  const away = (isPortrait ? 0.95 : 0.6) * half + sized.box.width / 2;
  const x = across(part, isPortrait ? 0.5 : head.x) + (mirrored ? away : -away);
  const placed = stoodAt(sized, x, foot);
  return clusterOf(subject.root, [...bearer.parts, ...placed.parts]);
}

/** The middle of the back, across: behind the head of who is seen from the side. */
function backOf(part: Part): number {
  const facing = drawnFacing(part.mention.subject, part.artwork);
  return across(part, facing === "front" ? 0.5 : facing === "left" ? 0.68 : 0.32);
}

/** Candles on a cake: as wide as it is on top, and not as high. */
function onFood(subject: Cluster, base: Cluster, top: number): Cluster {
  const factor = Math.min(
    (0.62 * base.box.width) / subject.box.width,
    (0.5 * base.box.height) / subject.box.height,
  );
  const sized = scaled(subject, factor);
  const y = base.box.y + base.box.height * top;
  const placed = stoodAt(sized, middle(base), y);
  return clusterOf(subject.root, [...base.parts, ...placed.parts]);
}

/** Nobody sits in flowers, corn or fallen leaves as one does in a tree: one stands among them. */
export function isLow(id: SubjectId): boolean {
  const { kind, height } = subjectById(id);
  return (kind === "plant" && height <= 1 && !isUsedAs("pot", id)) || isUsedAs("crop", id);
}

/** Fairies and bees live in a single flower. */
function isTiny({ root, parts }: Cluster): boolean {
  return parts.length === 1 && (root.subject === "fairy" || subjectById(root.subject).height < 0.1);
}

/** On the head of a flower, which is as wide as whoever is there. */
function onBlossom(subject: Cluster, flower: Cluster): Cluster {
  const grown = scaled(flower, (1.25 * subject.box.width) / flower.box.width);
  const placed = stoodAt(subject, middle(grown), grown.box.y + 0.3 * grown.box.height);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** A field of corn is more than one. */
function inAField({ root, parts }: Cluster): Cluster {
  const [one] = parts as [Part];
  const all = Array.from({ length: Math.max(5, parts.length) }, (_, place) => ({
    ...one,
    box: { ...one.box, x: place * 1.1 * one.box.width },
  }));
  return clusterOf(root, all);
}

function among(subject: Cluster, whole: Cluster): Cluster {
  const row = isUsedAs("crop", whole.root.subject) ? inAField(whole) : whole;
  const asWide = (2.4 * subject.box.width * row.box.height) / row.box.width;
  return beforeTheFeet(subject, noHigherThan(Math.min(0.5 * subject.box.height, asWide), row));
}

/** Looks out over the rim of what it is in, whose front is drawn over it. */
export function inside(wide: Cluster, container: Cluster): Cluster {
  const [whole] = container.parts;
  const { subject: what } = whole!.mention;
  const { kind } = subjectById(what);
  if (isUsedAs("cabin", what)) return riding(wide, container);
  if (isUsedAs("vase", what) && areCutFlowers(wide)) return inVase(wide, container);
  if (isUsedAs("blossom", what) && container.parts.length === 1 && isTiny(wide))
    return onBlossom(wide, container);
  if (isLow(what) || container.parts.length > 1) return among(wide, inARow(container));
  if (kind === "plant" && !isUsedAs("pot", what)) return amid(wide, container);
  if (isUsedAs("disc", what)) return amidst(wide, container);
  if (isUsedAs("opening", what)) return inTheMouth(wide, container);
  // Nobody looks out over the roof of a house.
  if (kind === "building" && !rims[what]) return inFront(wide, container);
  const { x, y, width, height } = rims[what] ?? { x: 0.5, y: 0.42, width: 0.74 };
  const subject = crowded(lookingOut(whole!, wide));
  const isRoomy = rims[what] !== undefined;
  // What is made for passengers keeps its size and they theirs in it; a box grows around its cat.
  // As deep in as shows head and shoulders: the feet are below the rim.
  const isLoad = kind === "vehicle" && !isAlive(subject.root.subject);
  const depth =
    hasSeats(whole!) && subject.parts[0]!.artwork.set === "figure" ? 0.36 : isLoad ? 0.12 : 0.3;
  const asWide = subject.box.width / width / container.box.width;
  const underRoof = height
    ? ((1 - depth) * 1.05 * subject.box.height) / height / container.box.height
    : 0;
  const needed = Math.max(asWide, underRoof);
  const grown = scaled(container, isRoomy ? needed : Math.max(1, needed));
  const most = grown.box.y + 0.45 * subject.box.height;
  // Of what is in a bag or a jar more than half is to be seen.
  const rim = isRoomy
    ? grown.box.y + grown.box.height * y
    : Math.min(grown.box.y + grown.box.height * y, most);
  const sunk = isRoomy ? depth * subject.box.height : 0;
  const placed = stoodAt(subject, grown.box.x + grown.box.width * x, rim + sunk);
  const front = grown.parts.filter(hasFront).map(frontOf);
  return clusterOf(
    subject.root,
    front.length > 0
      ? [...grown.parts, ...placed.parts, ...front]
      : [...placed.parts, ...grown.parts],
  );
}

/** Does a piece of it hide what is in it? */
const hasFront = ({ artwork: { set, name } }: Part) =>
  set === "own" && frontShapes[name] !== undefined;

const hasSeats = ({ mention }: Part) => mention.subject.endsWith("-with-seats");

/** Passengers whose legs the front of their vehicle hides look out of it at us. */
function lookingOut(vehicle: Part, passengers: Cluster): Cluster {
  if (!hasSeats(vehicle)) return passengers;
  const parts = passengers.parts.map((part) => reposed(part, "cross-legged"));
  return clusterOf(passengers.root, parts);
}

/** Several in one container sit close together. */
function crowded({ root, parts, box }: Cluster): Cluster {
  const closer = parts.map((part) => ({
    ...part,
    box: { ...part.box, x: box.x + (part.box.x - box.x) * 0.72 },
  }));
  return clusterOf(root, closer);
}

/** In the middle of a web or a plate, before it; several in rows. */
function amidst(group: Cluster, web: Cluster): Cluster {
  const subject = inASquare(group);
  const factor = Math.max(
    (1.9 * subject.box.height) / web.box.height,
    (1.9 * subject.box.width) / web.box.width,
  );
  const grown = scaled(web, factor);
  const y = grown.box.y + 0.5 * grown.box.height + 0.5 * subject.box.height;
  const placed = stoodAt(subject, middle(grown), y);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

function inASquare({ root, parts, box }: Cluster): Cluster {
  if (parts.length < 3) return clusterOf(root, parts);
  const columns = Math.ceil(Math.sqrt(parts.length));
  const width = 1.15 * Math.max(...parts.map((part) => part.box.width));
  const height = 1.25 * Math.max(...parts.map((part) => part.box.height));
  const placed = parts.map((part, index) => {
    const row = Math.floor(index / columns);
    const x = box.x + ((index % columns) + (row % 2) * 0.4) * width;
    return { ...part, box: { ...part.box, x, y: box.y + row * height } };
  });
  return clusterOf(root, placed);
}

/** Before the dark of an opening as high as whoever is in it. */
function inTheMouth(subject: Cluster, cave: Cluster): Cluster {
  const factor = Math.max(
    (1.7 * subject.box.height) / cave.box.height,
    (1.7 * subject.box.width) / cave.box.width,
  );
  const grown = scaled(cave, factor);
  const placed = moved(subject, middle(grown) - middle(subject), -0.02 * grown.box.height);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** Up in a tree: in front of its leaves. */
export function amid(subject: Cluster, tree: Cluster): Cluster {
  const factor = Math.max(2.3 * subject.box.height, 1.7 * subject.box.width) / tree.box.height;
  const grown = scaled(tree, factor);
  const y = grown.box.y + 0.58 * grown.box.height;
  const placed = stoodAt(subject, middle(grown), y);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}
