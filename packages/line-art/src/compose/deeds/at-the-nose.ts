/** Who licks, sniffs and nuzzles has the nose at the other. */
import { loadArtwork } from "../../artwork/load-artwork.ts";
import { flatten } from "../../artwork/path.ts";
import { isAlive } from "../../lexicon/living.ts";
import {
  across,
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  type Point,
  scaled,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";
import { siteOn } from "../groups/sites.ts";
import { mouthOf } from "./in-the-mouth.ts";

const atTheNose = /^(licking|lapping|sniffing|nuzzling)$/;

export const isByNose = (action: string | undefined) => atTheNose.test(action ?? "");

/** Undefined where it is another deed, or several do it. */
export function noseAt(subject: Cluster, whole: Cluster): Cluster | undefined {
  const [other] = whole.parts;
  const { action } = subject.root;
  if (!isByNose(action) || subject.parts.length > 1 || !other || whole.parts.length > 1)
    return undefined;
  const [who] = subject.parts as [Part];
  if (action === "lapping" && facingOf(who) === "front") return atTheRim(who, whole);
  const one = turnedTo("right", subject);
  const foot = one.box.y + one.box.height;
  const nose = noseOf(one.parts[0]!, "right");
  const readied = isAlive(other.mention.subject)
    ? onKnees(turnedTo("left", whole), foot - nose.y)
    : whole;
  const grounded = moved(readied, 0, foot - (readied.box.y + readied.box.height));
  const site = siteFor(grounded.parts[0]!, action);
  const fit = Math.min(most(other), Math.max(least(other), (nose.y - foot) / (site.y - foot)));
  const sized = scaled(moved(grounded, 0, -foot), fit);
  const back = moved(sized, 0, foot);
  const at = siteFor(back.parts[0]!, action);
  const close = action === "nuzzling" ? 0.05 * one.box.width : 0.01 * one.box.width;
  const placed = moved(back, nose.x - at.x - close, 0);
  const content = action === "nuzzling" ? withClosedEyes : (part: Part) => part;
  return clusterOf(subject.root, [...placed.parts, ...one.parts].map(content));
}

/** Seen from the front one drinks out of what stands before the chest. */
function atTheRim(who: Part, whole: Cluster): Cluster {
  const foot = who.box.y + who.box.height;
  const mouth = siteOn(who, "mouth");
  const high = Math.max(0.2 * who.box.height, foot - mouth.y);
  const wide = (0.72 * who.box.width * whole.box.height) / whole.box.width;
  const sized = scaled(whole, Math.min(high, wide) / whole.box.height);
  const placed = moved(
    sized,
    mouth.x - (sized.box.x + 0.46 * sized.box.width),
    mouth.y - sized.box.y,
  );
  return clusterOf(who.mention, [who, ...placed.parts]);
}

const isPerson = ({ artwork }: Part) => artwork.set === "figure";
/** How much smaller and larger the other is drawn for noses to meet. */
const least = (part: Part) => (isPerson(part) ? 0.85 : 0.6);
const most = (part: Part) => (isPerson(part) ? 1.1 : isAlive(part.mention.subject) ? 1.25 : 1.8);

function turnedTo(side: "left" | "right", cluster: Cluster): Cluster {
  const facing = facingOf(cluster.parts[0]!);
  return facing === side || facing === "front" ? cluster : allTurnedRound(cluster);
}

/** Who stands is lower on the knees. */
function onKnees(whole: Cluster, height: number): Cluster {
  const [part] = whole.parts as [Part];
  const isUp = isPerson(part) && part.artwork.name.split("/")[1] === "standing";
  return isUp && height < 0.72 * part.box.height
    ? clusterOf(whole.root, [reposed(part, "kneeling")])
    : whole;
}

/** Where the head ends on that side, at the height of the mouth: ears are in the way of noses. */
function noseOf(part: Part, side: "left" | "right"): Point {
  const mouth = siteOn(part, "mouth");
  if (isPerson(part)) return mouth;
  const { shapes, box } = loadArtwork(part.artwork);
  const level = (mouth.y - part.box.y) / part.box.height;
  const points = shapes
    .filter(({ kind }) => kind === "area")
    .flatMap(({ path }) => flatten(path, box.width / 60).flat())
    .map(([x, y]) => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height }))
    .filter(({ y }) => Math.abs(y - level) < near);
  // What is as high and across the body is no head.
  const ends = points.map(({ x }) => across(part, x));
  const reach = headOf(part);
  const ofHead = ends.filter((x) => Math.abs(x - mouth.x) < reach);
  const end = Math.max(0, ...ofHead.map((x) => (side === "right" ? x - mouth.x : mouth.x - x)));
  return { x: mouth.x + (side === "right" ? end : -end), y: mouth.y };
}

/** How far above and below the mouth, as a share of the height. */
const near = 0.16;

/** How far a head reaches from the mouth at the most. */
const headOf = (part: Part) => 1.8 * mouthOf(part.artwork).face * part.box.width;

/** The side of somebody's face; a flower's bloom; of a thing its upper part. */
function siteFor(part: Part, action: string | undefined): Point {
  if (isPerson(part)) return siteOn(part, "ear");
  if (isAlive(part.mention.subject)) return noseOf(part, "left");
  const { x, y, width, height } = part.box;
  if (action === "lapping") return { x: x + 0.3 * width, y };
  return { x: x + 0.06 * width, y: y + 0.28 * height };
}

function withClosedEyes(part: Part): Part {
  return isPerson(part) ? part : { ...part, artwork: { ...part.artwork, variant: "asleep" } };
}
