/** What somebody feeds, pets or washes is within reach, and animals are as large against that person as they are. */
import { figureAnchors } from "../../figure/anchors.ts";
import { isAlive } from "../../lexicon/living.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import type { Mention } from "../../types.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  noHigherThan,
  type Part,
  pointOn,
  scaled,
  shareOf,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

const tending =
  /^(walking|feeding|combing|petting|scrubbing|reading|throwing|photographing|blowing-bubbles)$/;
/** What is done with a hand on it. */
const byHand = /^(petting|scrubbing|fixing|painting)$/;
/** Whoever is lower, as a share of who pets it, is petted on one's knees. */
const low = 0.5;
/** How much further down they stand who are before it, as a share of their height. */
const before = 0.12;
/** How far the hand is over its edge, as a share of its width. */
const over = 0.14;

/** How high a worm or a bee is beside somebody, as a share. */
const insect = 0.36;
const isInsect = ({ subject }: Mention) =>
  subjectById(subject).kind === "animal" && subjectById(subject).height <= 0.1;

const isAnimal = ({ mention, artwork }: Part) =>
  artwork.set !== "figure" && subjectById(mention.subject).kind === "animal";

/** No larger than they are beside who is at them; others as they were. */
export function inScale(person: Cluster, animals: Cluster): Cluster {
  const { action = "" } = person.root;
  const [who] = person.parts as [Part];
  if (isAlive(who.mention.subject) && isInsect(animals.root))
    return noHigherThan(insect * who.box.height, animals);
  const areTended = tending.test(action) && who.artwork.set === "figure";
  if (!areTended || !animals.parts.every(isAnimal)) return animals;
  const height = Math.max(...animals.parts.map(({ box }) => box.height));
  const most = shareOf(animals.root, who.mention) * who.box.height;
  const sized = scaled(animals, Math.min(1, most / height));
  // They look at who is there for them.
  const facing = sized.parts.map((part) =>
    facingOf(part) === "right" ? { ...part, mirrored: !part.mirrored } : part,
  );
  return clusterOf(animals.root, facing);
}

/** All with a hand on it: two on either side, others before it. */
export function atHand(people: Cluster, thing: Cluster): Cluster | undefined {
  const { parts } = people;
  const areAtIt = parts.every(
    ({ artwork, mention }) => artwork.set === "figure" && byHand.test(mention.action ?? ""),
  );
  const isPerson = thing.parts.every(({ artwork }) => artwork.set === "figure");
  const isModel = people.root.action === "painting" && isAlive(thing.root.subject);
  if (!areAtIt || isPerson || isModel) return undefined;
  const placed = moved(thing, 0, -(thing.box.y + thing.box.height));
  const { x, width, height } = placed.box;
  // Only the rim of a tub with somebody in it.
  const reach = thing.parts.length > 1 ? 0 : over;
  const doers = parts.map((part, place) => {
    const kneels = part.mention.action === "petting" && height < low * part.box.height;
    const one = { ...(kneels ? reposed(part, "making") : part), mirrored: place > 0 };
    const hand = pointOn(one, figureAnchors(one.artwork).hand);
    const share = [reach, 1 - reach, ...between(parts.length - 2)][place]!;
    const foot = place > 1 ? before * one.box.height : 0;
    const left = one.box.x + x + share * width - hand.x;
    return { ...one, box: { ...one.box, x: left, y: foot - one.box.height } };
  });
  return clusterOf(people.root, [...placed.parts, ...doers]);
}

/** Where the hands of so many are who stand before it, as shares of its width. */
function between(count: number): number[] {
  return Array.from({ length: Math.max(0, count) }, (_, place) => (place + 0.8) / (count + 1));
}
