/** Who pushes what: the hands are at its handle. */
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { SubjectId } from "../../types.ts";
import {
  allTurnedRound,
  beside,
  type Cluster,
  clusterOf,
  facingOf,
  inProportion,
  moved,
  type Part,
  pointOn,
  scaled,
} from "../groups/cluster.ts";

/** Where hands take it, as fractions of its drawing; whoever pushes it is on that side. */
const handles: Readonly<Record<SubjectId, { x: number; y: number }>> = {
  "book-cart": { x: 0.97, y: 0.2 },
  stroller: { x: 0.97, y: 0.2 },
  "shopping-cart": { x: 0.04, y: 0.05 },
  "lawn-mower": { x: 0.9, y: 0.08 },
  wheelbarrow: { x: 0.97, y: 0.26 },
};
/** A cart is made smaller or larger for its handle to be at hand. */
const [smallest, largest] = [0.36, 1.2];

export function pushing(pusher: Cluster, whole: Cluster): Cluster {
  const who = pusher.parts.find(({ artwork }) => artwork.set === "figure");
  const thing = handleTowards(who, inProportion(whole, pusher));
  const cart = cartOf(thing);
  if (!who || pusher.parts.length > 1) return beside(pusher, whole);
  if (!cart) return atTheSwing(who, whole) ?? behindTheRider(who, whole) ?? beside(pusher, whole);
  const handle = handles[cart.mention.subject]!;
  const hand = pointOn(who, figureAnchors(who.artwork).hand);
  const foot = who.box.y + who.box.height;
  const high = (1 - handle.y) * cart.box.height;
  const sized = scaled(thing, Math.min(largest, Math.max(smallest, (foot - hand.y) / high)));
  const { box, mirrored } = cartOf(sized)!;
  const across = box.x + box.width * (mirrored ? 1 - handle.x : handle.x);
  const placed = moved(sized, hand.x - across, foot - box.y - box.height);
  return clusterOf(pusher.root, [...placed.parts, who]);
}

/** With a kitten in it, too, a wheelbarrow has its handles where the hands are. */
function handleTowards(who: Part | undefined, thing: Cluster): Cluster {
  const cart = cartOf(thing);
  if (!who || !cart) return thing;
  const isOnRight = handles[cart.mention.subject]!.x > 0.5 !== cart.mirrored;
  return isOnRight === (facingOf(who) === "right") ? allTurnedRound(thing) : thing;
}

/** The hands at the back of who sits in it. */
function atTheSwing(who: Part, whole: Cluster): Cluster | undefined {
  const isSwing = ({ mention }: Part) => mention.subject === "garden-swing";
  const rider = whole.parts.find(({ mention }) => isAlive(mention.subject));
  if (!rider || !whole.parts.some(isSwing)) return undefined;
  const ahead = facingOf(rider) === "left" ? allTurnedRound(whole) : whole;
  const { x, width } = ahead.parts.find(({ mention }) => mention === rider.mention)!.box;
  const hand = pointOn(who, figureAnchors(who.artwork).hand);
  const foot = who.box.y + who.box.height;
  const dx = hand.x - (x + 0.18 * width);
  return clusterOf(who.mention, [
    ...moved(ahead, dx, foot - ahead.box.y - ahead.box.height).parts,
    who,
  ]);
}

/** "Dad pushing the bicycle, teaching his daughter to ride": a hand at her back, both on their way. */
function behindTheRider(who: Part, whole: Cluster): Cluster | undefined {
  const rider = whole.parts.find(({ artwork }) => artwork.set === "figure");
  const isVehicle = ({ mention }: Part) => subjectById(mention.subject).kind === "vehicle";
  if (!rider || !whole.parts.some(isVehicle)) return undefined;
  const ahead = facingOf(rider) === facingOf(who) ? whole : allTurnedRound(whole);
  const hand = pointOn(who, figureAnchors(who.artwork).hand);
  const foot = who.box.y + who.box.height;
  const { x, width, y, height } = ahead.box;
  const isToTheRight = facingOf(who) === "right";
  const dx = isToTheRight ? hand.x - x - 0.2 * width : hand.x - (x + 0.8 * width);
  return clusterOf(who.mention, [...moved(ahead, dx, foot - y - height).parts, who]);
}

const cartOf = ({ parts }: Cluster): Part | undefined =>
  parts.find(({ mention }) => handles[mention.subject]);
