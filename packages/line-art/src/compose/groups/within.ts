/** Who is in what: in a box, a tree, a cave, among flowers. */

import { frontShapes } from "../../artwork/front-shapes.ts";
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { flatten } from "../../artwork/path.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { isAlive } from "../../lexicon/living.ts";
import { parts } from "../../lexicon/parts.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { ArtworkRef, SubjectId } from "../../types.ts";
import { rims } from "./anchors.ts";
import { inFront } from "./before-and-behind.ts";
import { areCutFlowers, inVase } from "./bunch.ts";
import {
  allTurnedRound,
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
import { frontOf } from "./front-of.ts";
import { riding } from "./mounts.ts";
import { beforeTheFeet, inARow } from "./next-to.ts";
import { isShowcase, onShow } from "./on-show.ts";
import { reposed } from "./repose.ts";
import { legsOf } from "./upon.ts";

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
  // Nobody who comes with the food is in the oven.
  if (what === "empty-oven" && wide.parts.some(({ mention }) => isAlive(mention.subject)))
    return inFront(wide, container);
  if (isUsedAs("disc", what)) return amidst(wide, container);
  if (isShowcase(what)) return onShow(wide, container);
  if (isUsedAs("opening", what)) return inTheMouth(wide, container);
  if (isUsedAs("portal", what)) return comingOut(wide, container);
  // Nobody looks out over the roof of a house.
  if (kind === "building" && !rims[what]) return inFront(wide, container);
  const { x, y, width, height } = rims[what] ?? { x: 0.5, y: 0.42, width: 0.74 };
  const isDeep = isBuried(what);
  const subject = crowded(lookingOut(whole!, outOfItsHole(isDeep ? satDown(wide) : wide, what)));
  const isRoomy = rims[what] !== undefined;
  // What is made for passengers keeps its size and they theirs in it; a box grows around its cat.
  // As deep in as shows head and shoulders: the feet are below the rim.
  const isLoad = kind === "vehicle" && !isAlive(subject.root.subject);
  // The face of a hedgehog is low.
  const isFlat = subject.parts.length === 1 && subject.box.width > 1.25 * subject.box.height;
  const isSeated = hasSeats(whole!) && subject.parts[0]!.artwork.set === "figure";
  const eyesOut = wide.root.action === "hiding" ? upToTheEyes(subject) : undefined;
  const depth = isDeep
    ? 0.45
    : eyesOut
      ? eyesOut
      : isSeated
        ? 0.36
        : isLoad
          ? 0.12
          : isFlat && kind !== "vehicle"
            ? 0.14
            : 0.3;
  // The knees are wider than what looks out.
  const widest = (isDeep ? 0.66 : 1) * subject.box.width;
  const asWide = widest / width / container.box.width;
  const asDeep = isDeep ? (1.04 * depth * subject.box.height) / (1 - y) / container.box.height : 0;
  const underRoof = height
    ? ((1 - depth) * 1.05 * subject.box.height) / height / container.box.height
    : 0;
  const needed = Math.max(asWide, asDeep, underRoof);
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

/** How deep in is who hides, as a share of the height: no more than the eyes look out. */
function upToTheEyes({ parts: all, box }: Cluster): number | undefined {
  const [part] = all;
  if (!part || all.length > 1) return undefined;
  const { shapes, box: source } = loadArtwork(part.artwork);
  const eyes = shapes.filter((shape) => shape.part === parts.eye);
  const points = eyes.flatMap(({ path }) => flatten(path, source.width / 100).flat());
  if (points.length === 0) return undefined;
  const lowest = Math.max(...points.map(([, y]) => y));
  return (
    Math.max(0.3, 1 - (lowest - source.y) / source.height - 0.04) * (part.box.height / box.height)
  );
}

/** Of a worm in an apple the head looks out, not all its length. */
const heads: Readonly<Record<SubjectId, ArtworkRef>> = {
  worm: { set: "own", name: "worm-looking-out" },
};

/** On the ground, so that the mound is no higher than need be. */
function satDown({ root, parts }: Cluster): Cluster {
  return clusterOf(
    root,
    parts.map((part) => reposed(part, "cross-legged")),
  );
}

/** Up to the shoulders. */
const isBuried = (place: SubjectId) => place === "loose-mound";

function outOfItsHole({ root, parts }: Cluster, place: SubjectId): Cluster {
  const isHole = subjectById(place).kind === "food" || isBuried(place);
  const artwork = isHole ? heads[root.subject] : undefined;
  if (!artwork) return clusterOf(root, parts);
  const { box: source } = loadArtwork(artwork);
  const looking = parts.map((part, place) => {
    const width = (part.box.height * source.width) / source.height;
    return { ...part, artwork, box: { ...part.box, x: 1.2 * place * width, width } };
  });
  return clusterOf(root, looking);
}

/** Does a piece of it hide what is in it? */
const hasFront = ({ artwork: { set, name } }: Part) =>
  set === "own" && frontShapes[name] !== undefined;

const hasSeats = ({ mention }: Part) => mention.subject.endsWith("-with-seats");

/** Passengers whose legs the front of their vehicle hides look out of it at us. */
function lookingOut(vehicle: Part, passengers: Cluster): Cluster {
  if (isUsedAs("railed", vehicle.mention.subject)) return atARail(passengers);
  if (!hasSeats(vehicle)) return passengers;
  const parts = passengers.parts.map((part) => reposed(part, "cross-legged"));
  return clusterOf(passengers.root, parts);
}

/** One is on the feet there, where one would sit in a boat; the last has room for a wave. */
function atARail({ root, parts }: Cluster): Cluster {
  const sits = ({ artwork }: Part) =>
    /^(seated|riding|cross-legged)$/.test(poseOfFigure(artwork) ?? "");
  const last = Math.max(...parts.map(({ box }) => box.x));
  const standing = parts.map((part) =>
    sits(part)
      ? { ...reposed(part, part.box.x === last ? "waving" : "walking"), mirrored: false }
      : part,
  );
  return clusterOf(root, standing);
}

/** Several in one container sit close together. */
function crowded({ root, parts, box }: Cluster): Cluster {
  const closer = parts.map((part) => ({
    ...part,
    box: { ...part.box, x: box.x + (part.box.x - box.x) * 0.72 },
  }));
  return clusterOf(root, closer);
}

/** How much of a web or a plate they take up, across and up, where its rim is not known. */
const amidShare = 1 / 1.9;

/** In the middle of a web or a plate, before it; several in rows. */
function amidst(group: Cluster, web: Cluster): Cluster {
  const subject = inASquare(group);
  const { y: foot, width, height = amidShare } = rims[web.root.subject] ?? { width: amidShare };
  const factor = Math.max(
    subject.box.height / height / web.box.height,
    subject.box.width / width / web.box.width,
  );
  const grown = scaled(web, factor);
  const y = foot
    ? grown.box.y + foot * grown.box.height
    : grown.box.y + 0.5 * grown.box.height + 0.5 * subject.box.height;
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
function inTheMouth(group: Cluster, cave: Cluster): Cluster {
  // Bats flit about in it, at no one height.
  const flies = /air|sky/.test(subjectById(group.root.subject).habitat);
  const subject = flies ? inASquare(group) : group;
  const factor = Math.max(
    (1.7 * subject.box.height) / cave.box.height,
    (1.7 * subject.box.width) / cave.box.width,
  );
  const grown = scaled(cave, factor);
  const up = grown.box.height * (flies ? 0.12 : 0.02);
  const foot = grown.box.y + grown.box.height - (subject.box.y + subject.box.height);
  const placed = moved(subject, middle(grown) - middle(subject), foot - up);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** Half out of a tunnel seen from the side, the rest behind its hill; animals stand before its dark. */
function comingOut(group: Cluster, tunnel: Cluster): Cluster {
  const [leader] = group.parts as [Part];
  const stays = group.parts.every(({ mention }) => isAlive(mention.subject));
  const factor = (stays ? 1.9 : 1.34) * (group.box.height / tunnel.box.height);
  const { parts, box } = scaled(tunnel, factor);
  const subject = facingOf(leader) === "right" ? allTurnedRound(group) : group;
  // As far as to the side of the portal that is next to us; the last of several is in it.
  const last = Math.max(...subject.parts.map((part) => part.box.x + part.box.width / 2));
  const inside = stays ? last : subject.box.x + 0.8 * subject.box.width;
  const placed = moved(subject, box.x + (stays ? 0.22 : 0.35) * box.width - inside, 0);
  const hill = stays ? [] : parts.map(frontOf);
  return clusterOf(subject.root, [...parts, ...placed.parts, ...hill]);
}

/** A tree with a branch on which one is, alone or several in a row from its one end to the other. */
const spreading: ArtworkRef = { set: "own", name: "spreading-tree" };
const branch = { wider: 1.12, asHigh: 2.3, at: 0.64 };

/** Up in a tree: on a long branch before its leaves; who has a branch of its own, before the leaves. */
export function amid(subject: Cluster, tree: Cluster): Cluster {
  const isCrowd = subject.parts.filter(({ mention }) => isAlive(mention.subject)).length > 2;
  const isPlain = tree.parts.length === 1 && tree.root.subject === "deciduous-tree";
  const areOnTheirs = subject.parts.every(({ artwork }) => showsABranch(artwork));
  if (isPlain && (isCrowd || !areOnTheirs)) return onALongBranch(subject, tree);
  const factor = Math.max(2.3 * subject.box.height, 1.7 * subject.box.width) / tree.box.height;
  const grown = scaled(tree, factor);
  const y = grown.box.y + 0.58 * grown.box.height;
  const placed = stoodAt(subject, middle(grown), y);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

const showsABranch = (artwork: ArtworkRef) =>
  loadArtwork(artwork).shapes.some(({ part }) => part === parts.branch);

function onALongBranch(subject: Cluster, { parts }: Cluster): Cluster {
  const { width: across, height: up } = loadArtwork(spreading).box;
  const width = Math.max(branch.wider * subject.box.width, branch.asHigh * subject.box.height);
  const height = (width * up) / across;
  const box = { x: -width / 2, y: -height, width, height };
  const whole: Part = { ...parts[0]!, artwork: spreading, box };
  const placed = stoodAt(subject, 0, (branch.at - 1) * height + legsOf(subject));
  return clusterOf(subject.root, [whole, ...placed.parts]);
}
