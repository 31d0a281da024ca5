/** What is thrown has left the hand: it is at whom it hits, over what it falls into, or up in the air. */
import { figureAnchors } from "../../figure/anchors.ts";
import { poseOfFigure } from "../../figure/figure.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import { opened } from "../groups/anchors.ts";
import {
  allTurnedRound,
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  type Point,
  pointOn,
} from "../groups/cluster.ts";
import { siteOn } from "../groups/sites.ts";
import { mouthOf } from "./in-the-mouth.ts";
import { inScale } from "./tended.ts";

/** How far whom it is thrown at is from the hand, as a share of who throws. */
const flight = 0.5;
/** How large what flies is at the least and at the most, as a share of who throws it. */
const [least, most] = [0.2, 0.36];

/** Undefined where nobody has hands to throw with, or nothing in them. */
export function thrownAt(subject: Cluster, whole: Cluster): Cluster | undefined {
  const throwers = inPose(subject, "hurling").map((part) => ({ ...part, mirrored: false }));
  const things = subject.parts.filter(
    (part) => isInHand(part, throwers) || liesApart(part, throwers),
  );
  if (throwers.length === 0 || things.length === 0) return undefined;
  const others = subject.parts.filter(
    (part) => !things.includes(part) && poseOf(part) !== "hurling",
  );
  const tallest = Math.max(...throwers.map(({ box }) => box.height));
  const hand = Math.max(...throwers.map((part) => handOf(part).x));
  const sized = turnedTowards(standingOpen(inScale(subject, whole)));
  const foot = subject.box.y + subject.box.height;
  const target = moved(
    sized,
    hand + flight * tallest - sized.box.x,
    foot - (sized.box.y + sized.box.height),
  );
  const flying = things.map((part, place) => flown(part, tallest, target, place));
  return clusterOf(subject.root, [...others, ...throwers, ...target.parts, ...flying]);
}

/** At nobody: ahead of whose hand it was in. */
export function thrownOut(bearers: Cluster, things: Cluster): Cluster | undefined {
  const throwers = inPose(bearers, "hurling");
  if (throwers.length === 0) return undefined;
  const flying = things.parts.map((part, place) => {
    const thrower = throwers[place % throwers.length]!;
    const sized = resized(part, thrower.box.height);
    const { x, y } = handOf(thrower);
    const ahead =
      (facingOf(thrower) === "left" ? -1 : 1) * (0.16 * thrower.box.height + sized.box.width / 2);
    return centred(sized, { x: x + ahead, y: y - 0.7 * sized.box.height }, 0);
  });
  return clusterOf(bearers.root, [...bearers.parts, ...flying]);
}

/** Each over the head and the hands of who throws it; undefined for somebody without hands. */
export function tossedUp(bearers: Cluster, things: Cluster): Cluster | undefined {
  const throwers = inPose(bearers, "tossing-up");
  if (throwers.length === 0 || things.parts.some(({ mention }) => isAlive(mention.subject)))
    return undefined;
  const flying = things.parts.map((part, place) => {
    const thrower = throwers[place % throwers.length]!;
    const { height } = thrower.box;
    const sized = resized(part, height);
    const turn = Math.floor(place / throwers.length);
    const { x } = pointOn(thrower, figureAnchors(thrower.artwork).crown);
    const top = handOf(thrower).y - 0.2 * height - 1.15 * turn * sized.box.height;
    return centred(sized, { x, y: top - sized.box.height / 2 }, place % 2 === 0 ? -14 : 14);
  });
  return clusterOf(bearers.root, [...bearers.parts, ...flying]);
}

const poseOf = ({ artwork }: Part) =>
  artwork.set === "figure" ? poseOfFigure(artwork) : undefined;

const inPose = ({ parts }: Cluster, pose: string) => parts.filter((part) => poseOf(part) === pose);

const handOf = (part: Part) => pointOn(part, figureAnchors(part.artwork).hand);

/** What they wear and stand on stays with them. */
function isInHand({ box, mention, artwork }: Part, bearers: readonly Part[]): boolean {
  if (artwork.set === "figure" || isAlive(mention.subject)) return false;
  return bearers.some((bearer) => {
    const { x, y } = handOf(bearer);
    const slack = 0.12 * bearer.box.height;
    const isAcross = x > box.x - slack && x < box.x + box.width + slack;
    return isAcross && y > box.y - slack && y < box.y + box.height + slack;
  });
}

/** Of three things one is in the hand, and the others were put beside. */
const liesApart = ({ box, mention, artwork }: Part, bearers: readonly Part[]) =>
  artwork.set !== "figure" &&
  !isAlive(mention.subject) &&
  bearers.every(
    (bearer) =>
      box.x + box.width / 2 < bearer.box.x ||
      box.x + box.width / 2 > bearer.box.x + bearer.box.width,
  );

const turnedTowards = (whole: Cluster) =>
  facingOf(whole.parts.find(({ mention }) => isAlive(mention.subject)) ?? whole.parts[0]!) ===
  "right"
    ? allTurnedRound(whole)
    : whole;

/** At a head, before the eyes; over what stands open: the second in the second. */
function flown(part: Part, thrower: number, target: Cluster, place: number): Part {
  const sized = resized(part, thrower);
  const { width, height } = sized.box;
  const living = target.parts.filter(({ mention }) => isAlive(mention.subject));
  const [aim, ...more] = living.length > 0 ? living : target.parts;
  const one = place === 0 ? aim! : (more[(place - 1) % Math.max(1, more.length)] ?? aim!);
  if (living.length > 0) {
    const { x, y } = besideTheEyes(one);
    return centred(sized, { x: x - 0.36 * width, y: y + 0.6 * place * height }, 0);
  }
  const middle = one.box.x + one.box.width / 2;
  // One after the other, along the way that they fly.
  const behind = more.length > 0 ? 0 : place;
  const at = {
    x: middle - 0.1 * width - 0.24 * behind * thrower,
    y: one.box.y - 0.3 * height - 0.12 * behind * thrower,
  };
  return centred(sized, at, -20);
}

/** Rubbish goes into no bin that is shut. */
function standingOpen(whole: Cluster): Cluster {
  const parts = whole.parts.map((part) => {
    const open = opened[part.mention.subject];
    return open ? { ...part, artwork: subjectById(open).artwork } : part;
  });
  return clusterOf(whole.root, parts);
}

/** Where a head ends on the side from which things come. */
function besideTheEyes(part: Part): Point {
  if (part.artwork.set === "figure") return siteOn(part, "hair");
  const { x, y, face } = mouthOf(part.artwork);
  const { box } = part;
  const mouth = pointOn(part, { x, y });
  const isFront = facingOf(part) === "front" || x > 0.35;
  return {
    x: mouth.x - (isFront ? 0.9 : 0.1) * face * box.width,
    y: mouth.y - 0.3 * face * box.width,
  };
}

/** As large as is seen in the air. */
function resized(part: Part, thrower: number): Part {
  const { width, height } = part.box;
  const size = Math.max(width, height);
  const factor = Math.min(most * thrower, Math.max(least * thrower, size)) / size;
  return { ...part, box: { ...part.box, width: factor * width, height: factor * height } };
}

function centred(part: Part, { x, y }: Point, rotation: number): Part {
  const { width, height } = part.box;
  return { ...part, rotation, box: { x: x - width / 2, y: y - height / 2, width, height } };
}
