/** Animals that somebody feeds or pets are as large against that person as they are, and within reach. */
import { figureAnchors } from "../figure/anchors.ts";
import { subjectById } from "../lexicon/subjects.ts";
import {
  type Cluster,
  clusterOf,
  facingOf,
  moved,
  type Part,
  pointOn,
  scaled,
  shareOf,
} from "./cluster.ts";
import { reposed } from "./repose.ts";

const tending = /^(feeding|petting)$/;
/** Whoever is lower, as a share of who pets it, is petted on one's knees. */
const low = 0.5;
/** How far the hand is over its edge, as a share of its width. */
const over = 0.14;

const isAnimal = ({ mention, artwork }: Part) =>
  artwork.set !== "figure" && subjectById(mention.subject).kind === "animal";

/** No larger than they are beside who is at them; others as they were. */
export function inScale(person: Cluster, animals: Cluster): Cluster {
  const { action = "" } = person.root;
  const [who] = person.parts as [Part];
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

/** One person with a hand on one animal; undefined where there are more of either. */
export function petted(person: Cluster, animals: Cluster): Cluster | undefined {
  const [who, ...others] = person.parts as [Part, ...Part[]];
  const [animal, ...more] = animals.parts as [Part, ...Part[]];
  if (person.root.action !== "petting" || others.length + more.length > 0) return undefined;
  if (who.artwork.set !== "figure" || !isAnimal(animal)) return undefined;
  const kneels = animal.box.height < low * who.box.height;
  const doer = { ...(kneels ? reposed(who, "making") : who), mirrored: false };
  const hand = pointOn(doer, figureAnchors(doer.artwork).hand);
  const edge = hand.x - over * animal.box.width;
  const placed = moved(animals, edge - animal.box.x, -(animal.box.y + animal.box.height));
  return clusterOf(person.root, [...placed.parts, doer]);
}
