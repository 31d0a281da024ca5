/** Who makes or plants something has the hands at it: two at its sides, others are behind it. */
import { figureAnchors } from "../../figure/anchors.ts";
import { subjectById } from "../../lexicon/subjects.ts";
import {
  atFoot,
  type Cluster,
  clusterOf,
  isSmallThing,
  middle,
  moved,
  type Part,
  pointOn,
  scaled,
} from "../groups/cluster.ts";
import { reposed } from "../groups/repose.ts";

/** How high a thing is that they kneel before, as a share of them; what is taller than a child stays so. */
const low = 0.95;
const small = 0.45;
/** A young tree is as tall as whoever kneels at it would stand, a seedling is not. */
const planted = { tree: 1.35, seedling: 0.5 };
/** How far hands reach over its edge, as a share of its width: in the earth under its leaves. */
const over = { making: 0.12, tree: 0.09, seedling: 0.2 };

/** Undefined where not all of them are on their knees before one thing. */
export function atWork(people: Cluster, thing: Cluster): Cluster | undefined {
  const kneel = ({ artwork }: Part) => /^[^/]+\/(making|planting)/.test(artwork.name);
  const areOfAKind = thing.parts.every(({ mention }) => mention.id === thing.root.id);
  if (!people.parts.every(kneel) || !areOfAKind) return undefined;
  const tallest = Math.max(...people.parts.map(({ box }) => box.height));
  const { height } = subjectById(thing.root.subject);
  const isTall = height > 0.8;
  const isPlanted = people.root.action === "planting";
  const share = isTall ? 1.45 : isSmallThing(thing.root) ? small : low;
  const plant = isTall ? "tree" : "seedling";
  const wished = isPlanted ? planted[plant] * tallest : Math.max(thing.box.height, share * tallest);
  // Several are a row that leaves those about it their size.
  const most = (1.6 * tallest) / thing.box.width;
  const sized = scaled(
    isPlanted ? inEarth(thing) : thing,
    Math.min(wished / thing.box.height, most),
  );
  const centre = moved(sized, -middle(sized), 0);
  const [left, right, ...others] = people.parts.toSorted((a, b) => a.box.height - b.box.height);
  const at = (part: Part, side: -1 | 1): Part => {
    const one = atFoot({ ...part, mirrored: side > 0 });
    const { x } = pointOn(one, figureAnchors(one.artwork).hand);
    const reach = over[isPlanted ? plant : "making"];
    const edge = side * (0.5 - reach) * centre.box.width;
    return { ...one, box: { ...one.box, x: one.box.x + edge - x } };
  };
  const sides = [at(left!, -1), ...(right ? [at(right, 1)] : [])];
  const foot = -0.3 * tallest;
  // Nobody is seen behind a snowman.
  const behind = isTall ? overTheirHeads(others, sides, foot) : inTheBack(others, foot);
  return clusterOf(people.root, [...behind, ...centre.parts, ...sides]);
}

function inEarth(plant: Cluster): Cluster {
  const isSprout = ({ mention }: Part) => mention.subject === "seedling";
  const artwork = { set: "own", name: "seedling-in-earth" } as const;
  const parts = plant.parts.map((part) => (isSprout(part) ? { ...part, artwork } : part));
  return clusterOf(plant.root, parts);
}

/** On their feet behind those who kneel, in turn on either side. */
function overTheirHeads(parts: readonly Part[], kneeling: readonly Part[], foot: number): Part[] {
  return parts.map((part, place) => {
    const before = kneeling[place % kneeling.length]!;
    const one = { ...reposed(part, "petting"), mirrored: before.mirrored };
    const further = (0.16 + 0.6 * Math.floor(place / 2)) * one.box.width;
    const middleOf = before.box.x + before.box.width / 2 + (before.mirrored ? further : -further);
    const box = { ...one.box, x: middleOf - one.box.width / 2, y: foot - one.box.height };
    return { ...one, box };
  });
}

/** On their feet, bent over it from the other side. */
function inTheBack(parts: readonly Part[], foot: number): Part[] {
  const standing = parts.map((part) => reposed(part, "playing-strings"));
  const width = standing.reduce((sum, { box }) => sum + box.width, 0);
  let x = -width / 2;
  return standing.map((part) => {
    const box = { ...part.box, x, y: foot - part.box.height };
    x += part.box.width;
    return { ...part, box, mirrored: false };
  });
}
