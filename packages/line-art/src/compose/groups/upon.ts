/** Who rides, sits and stands on what; who is in it is in within.ts. */
import { portraits } from "../../artwork/portraits/portraits.ts";
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { isUsedAs } from "../../lexicon/uses.ts";
import type { SubjectId } from "../../types.ts";
import { asAShell } from "../deeds/on-the-back.ts";
import { kitesOverHeads } from "../page/close-up.ts";
import { anchorsOf, rims, rises } from "./anchors.ts";
import {
  across,
  type Cluster,
  clusterOf,
  drawnFacing,
  middle,
  moved,
  type Part,
  scaled,
  stoodAt,
} from "./cluster.ts";
import { inARow } from "./next-to.ts";
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

/** "A bear on a bicycle" rides it. */
export function isRidden(id: SubjectId): boolean {
  return seats[id] !== undefined && subjectById(id).kind === "vehicle" && !rims[id];
}

/** On the upper panel of a door, or in the middle of a window. */
export function putUp(subject: Cluster, panel: Cluster): Cluster {
  const { box, root } = panel;
  const isDoor = root.subject === "door";
  const fits = Math.min(
    (0.62 * box.width) / subject.box.width,
    ((isDoor ? 0.34 : 0.7) * box.height) / subject.box.height,
  );
  const sized = scaled(subject, fits);
  const y = box.y + (isDoor ? 0.34 : 0.5) * box.height + sized.box.height / 2;
  const placed = stoodAt(sized, middle(panel), y);
  return clusterOf(root, [...panel.parts, ...placed.parts]);
}

export function on(all: Cluster, base: Cluster): Cluster {
  const first = base.parts.find(({ mention }) => mention.id === base.root.id) ?? base.parts[0];
  const subject = isUsedAs("wire", first!.mention.subject) ? inARow(all) : sideBySide(all);
  const { top } = anchorsOf(first!.mention.subject, first!.artwork);
  if (subjectById(first!.mention.subject).kind === "food") return onFood(subject, base, top);
  const rise = rises[first!.mention.subject];
  if (rise) return onRise(subject, base, rise);
  const isMoon = isUsedAs("moon", first!.mention.subject);
  // Who lies in a hammock does so between its trees.
  const room = base.box.width * (rims[first!.mention.subject]?.width ?? 1);
  const isPodium = isUsedAs("podium", first!.mention.subject);
  const wanted = (subject.box.width * (isMoon ? 1.08 : isPodium ? 0.72 : 0.98)) / room;
  const { kind, habitat } = subjectById(first!.mention.subject);
  if (isAlive(first!.mention.subject)) return onBack(subject, base, first!);
  if (isUsedAs("bridge", first!.mention.subject)) return onBridge(subject, base);
  const isVast = ["vehicle", "building", "plant"].includes(kind);
  // A lily pad is no wider than it takes for whoever stands on it.
  const broad = (2 * Math.max(subject.box.width, 0.9 * subject.box.height)) / base.box.width;
  const inProportion = Math.min(
    ((isVast ? 1.5 : 0.7) * subject.box.height) / base.box.height,
    kind === "plant" ? broad : Number.POSITIVE_INFINITY,
  );
  // A puddle is as flat as it is wide.
  const isFlat = isUsedAs("floor", first!.mention.subject);
  const tall =
    isFlat || isPodium
      ? 0
      : isVast
        ? inProportion
        : habitat === "indoor"
          ? 0.8
          : Math.min(0.8, inProportion);
  const grown = scaled(base, isMoon ? wanted : Math.max(tall, wanted));
  const y = grown.box.y + grown.box.height * top;
  const x = isMoon ? grown.box.x + grown.box.width * 0.6 : middle(grown);
  // Legs hang down before it, as far as it is high.
  const down = isFlat ? 0 : Math.min(legsOf(subject), grown.box.y + grown.box.height - y);
  const placed = stoodAt(subject, x, y + down);
  return clusterOf(subject.root, [...grown.parts, ...placed.parts]);
}

/** How much of whoever sleeps on the far side is seen, as a share of the height. */
const seen = 0.56;

/** Those who sleep in one bed do so next to each other, heads on one pillow, the tallest behind. */
function sideBySide({ root, parts, box }: Cluster): Cluster {
  const sleeps = ({ artwork }: Part) =>
    artwork.set === "figure" && /\/(sleeping|lying)(\/|$)/.test(artwork.name);
  if (parts.length < 2 || !parts.every(sleeps)) return { root, parts, box };
  const byLength = parts.toSorted((a, b) => b.box.width - a.box.width);
  let y = 0;
  const lain = byLength.map((part) => {
    const placed = { ...part, mirrored: false, box: { ...part.box, x: 0, y } };
    y += seen * part.box.height;
    return placed;
  });
  return clusterOf(root, lain);
}

/** How far the feet of who is seated are below what is sat on; 0 for all others. */
export function legsOf({ parts }: Cluster): number {
  const legs = parts
    .filter(({ artwork }) => artwork.set === "figure")
    .map(({ artwork, box }) =>
      /\/seated/.test(artwork.name) ? (1 - figureAnchors(artwork).seat.y) * box.height : 0,
    );
  return legs.length > 0 ? Math.min(...legs) : 0;
}

/** On their way over it: there is some of it before and behind them. */
function onBridge(subject: Cluster, bridge: Cluster): Cluster {
  const asLong = (1.3 * subject.box.width) / bridge.box.width;
  const long = scaled(bridge, Math.max(asLong, (0.9 * subject.box.height) / bridge.box.height));
  const placed = settledOn(stoodAt(subject, middle(long), 0), long.parts[0]!);
  return clusterOf(subject.root, [...long.parts, ...placed.parts]);
}

/** A castle on a hill or on the slope of a mountain, which is the ground it stands on. */
function onRise(
  all: Cluster,
  hill: Cluster,
  { wider, higher, foot }: (typeof rises)[SubjectId],
): Cluster {
  const subject = kitesOverHeads(all);
  // Of two sledges side by side there is no more than a hill under them.
  const isRide = ({ mention }: Part) => isUsedAs("mount", mention.subject);
  const isWide = subject.parts.filter(isRide).length > 1;
  const grown = scaled(
    hill,
    Math.max(
      ((isWide ? Math.min(wider, 1.3) : wider) * subject.box.width) / hill.box.width,
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
  const house = asAShell(subject, bearer, part);
  if (house) return house;
  // Of a row all are behind the head and before the tail.
  const wide = subject.parts.length > 1 ? 0.5 : 0.6;
  const most = Math.min(
    (wide * back.width) / subject.box.width,
    (0.7 * back.height) / subject.box.height,
  );
  const sized = scaled(subject, Math.min(1, most));
  const aside = subject.parts.length > 1 ? 0.1 * back.width : 0;
  const ahead = part.mirrored ? aside : -aside;
  const placed = settledOn(stoodAt(sized, backOf(part) + ahead, 0), part);
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
